"""Fast games have the same distribution as games played by the rules."""

from __future__ import annotations

import pytest

from roost.arena import MatchPlan, run_match
from roost.arena.pickomino import FAST
from roost.arena.plan import Chunk
from roost.arena.play import play_one_by_one
from roost.bots import BOTS, BotInfo
from roost.bots.pickomino.solved import GreedyPolicy, TurnPolicy
from roost.rules.core import Action
from roost.rules.pickomino import PickominoState
from roost.solver.pickomino.positions import Positions, Rows
from tests.scale import scaled


class Hopeless(TurnPolicy):
    """A bot without any preferences, which stops as soon as possible."""

    def worth(self, positions: Positions) -> Rows:
        return [[0.0] * 17] * len(positions)


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
    result = run_match(plan, jobs=1)
    assert [bot.wins for bot in result.bots] == [float(p == place) for p in range(3)]
    assert [bot.score > 0 for bot in result.bots] == [p == place for p in range(3)]


def test_both_ways_of_playing_agree() -> None:
    """Compare `greedy` by the kernel and with the rules."""
    plan = MatchPlan(("greedy", "greedy", "greedy"), 300, variant="short+any-lower")
    assert FAST.fits(plan)
    batch, single = FAST.play(Chunk(plan, 0, 300)), play_one_by_one(Chunk(plan, 0, scaled(60, 150)))
    turns = batch.turns / batch.games
    assert single.turns / single.games == pytest.approx(turns, rel=0.08)
    assert sum(single.scores) / single.games == pytest.approx(
        sum(batch.scores) / batch.games, rel=0.08
    )


def test_a_bot_with_its_own_decisions_is_played_one_by_one() -> None:
    assert FAST.fits(MatchPlan(("greedy", "strongest"), 1))
    assert not FAST.fits(MatchPlan(("greedy", "second"), 1))
    assert not FAST.fits(MatchPlan(("greedy", "hopeless"), 1))
    assert not FAST.fits(MatchPlan(("greedy", "casual"), 1))
