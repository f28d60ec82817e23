"""A club plays on two servers while one is upgraded: nobody notices, and every game verifies."""

import pytest

from bench.club.__main__ import MOST_LEFT_KB, wrong
from bench.club.evening import Club, evening
from bench.club.guests import Pace
from tests.scale import CLUB, scaled
from tests.server.core.storage import postgres

PACE = scaled(Pace(0.0, 0.04, 0.0), Pace(0.1, 0.7, 0.1))
LEFT_KB = scaled(40.0, MOST_LEFT_KB)  # of a decision: in a few seconds hardly a game ends


@pytest.mark.alone
@pytest.mark.slow
async def test_an_upgrade_in_the_middle_of_an_evening_is_noticed_by_nobody() -> None:
    guests, bots, seconds = CLUB
    told: list[str] = []
    uri = postgres.server().get_uri()
    found = await evening(Club(guests, bots, seconds, PACE), uri, told.append)
    assert wrong(found, LEFT_KB) == []
    assert min(len(memory.sizes) for memory in found.memory) > 5
    assert "upgrade" in told
    assert found.diary.lost > 0, "nobody was on the server that was upgraded"
    assert found.diary.finished.total() > 0
    assert found.verified.games >= guests // 2  # those that were not finished, too
