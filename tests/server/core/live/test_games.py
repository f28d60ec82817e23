"""Whole games over the wire."""

import pytest

from roost.fairdice.verify import verify
from roost.rules.record import Record
from tests.server.helpers import Guest

ME, BOT, OPEN = {"type": "me"}, {"type": "bot", "bot": "simple"}, {"type": "open"}


def cautious(view: dict[str, object], options: list[dict[str, object]]) -> dict[str, object]:
    """Stops as soon as a tile is within reach."""
    for option in options:
        if option["type"] == "stop" and not option["fails"]:
            return option
    return options[0]


@pytest.mark.parametrize("game", ["pickomino", "knockout"])
async def test_a_guest_plays_a_whole_game_against_a_bot_and_its_record_verifies(
    ana: Guest, game: str
) -> None:
    made = await ana.make(game=game, seats=[ME, BOT], pace_ms=0)
    table = made["table"]["id"]
    async with ana.socket(table) as live:
        await live.until("welcome")
        await live.start([0])
        view = await live.play_turns([0], cautious)
    assert view["status"] == "over"
    assert view["outcome"]["ranks"].count(1) >= 1
    record = Record.from_json((await ana.http.get(f"/api/tables/{table}/record")).json())
    report = verify(record)
    assert report.checked
    assert report.good, report.findings
    assert report.rolls > 0
