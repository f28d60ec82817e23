"""Lockstep play has the same distribution as playing one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
import pytest

from roost.arena import MatchPlan, run_match
from roost.arena.pickomino import FAST
from roost.arena.plan import Chunk
from roost.arena.play import play_one_by_one
from roost.bots import BOTS, BotInfo
from roost.bots.pickomino.solved import GreedyPolicy, TurnPolicy
from roost.rules.core import Action
from roost.rules.pickomino import PickominoState
from tests.scale import scaled

if TYPE_CHECKING:
    from roost.solver.pickomino.port import Games


class Hopeless(TurnPolicy):
    """A bot without any preferences, which stops as soon as possible."""

    def worth(self, games: Games) -> npt.NDArray[np.float64]:
        return np.zeros((len(games), 17))


class Second(GreedyPolicy):
    """A bot that plays the turn for worms with its own code."""

    def values(self, state: PickominoState) -> dict[Action, float]:
        return {action: -value for action, value in super().values(state).items()}


@pytest.fixture(autouse=True)
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    own = (
        BotInfo("pickomino", "hopeless", 7, f"{__name__}:Hopeless"),
        BotInfo("pickomino", "second", 8, f"{__name__}:Second"),
    )
    monkeypatch.setitem(BOTS._found, "pickomino", BOTS.of("pickomino") + own)


@pytest.mark.parametrize("place", range(3))
def test_wins_belong_to_bots_and_not_to_seats(place: int) -> None:
    """One good bot plays against two that never take a tile, in all seats."""
    bots = ["hopeless"] * 3
    bots[place] = "greedy"
    plan = MatchPlan(tuple(bots), 40)
    assert FAST.fits(plan)
    result = run_match(plan, jobs=1)
    assert [bot.wins for bot in result.bots] == [float(p == place) for p in range(3)]
    assert [bot.score > 0 for bot in result.bots] == [p == place for p in range(3)]


def test_both_ways_of_playing_agree() -> None:
    """Compare greedy in lockstep and with the rules."""
    plan = MatchPlan(("greedy", "greedy", "greedy"), 300, variant="short+any-lower")
    batch, single = FAST.play(Chunk(plan, 0, 300)), play_one_by_one(Chunk(plan, 0, scaled(60, 150)))
    turns = batch.turns / batch.games
    assert single.turns / single.games == pytest.approx(turns, rel=0.08)
    assert sum(single.scores) / single.games == pytest.approx(
        sum(batch.scores) / batch.games, rel=0.08
    )


def test_a_bot_with_its_own_decisions_is_played_one_by_one() -> None:
    assert FAST.fits(MatchPlan(("greedy", "strongest"), 1))
    assert not FAST.fits(MatchPlan(("greedy", "second"), 1))
    assert not FAST.fits(MatchPlan(("greedy", "casual"), 1))
