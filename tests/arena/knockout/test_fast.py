"""Knockout matches use the kernels if these can play every bot."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from roost.arena import MatchPlan, run_match
from roost.arena.knockout import FAST
from roost.arena.plan import Chunk
from roost.arena.play import fast_path, play_chunk, play_one_by_one
from roost.bots import BOTS, BotInfo
from roost.bots.knockout.policies import ALERT, GreedyPolicy, WeighingPolicy
from roost.rules.core import Action
from roost.rules.knockout import KnockoutState


class Echo:
    """A bot that plays like cautious but is a different class."""

    def __init__(self) -> None:
        self._cautious = WeighingPolicy(ALERT)

    def probabilities(self, state: KnockoutState) -> Mapping[Action, float]:
        return self._cautious.probabilities(state)


class Shy(GreedyPolicy):
    """A subclass of greedy that always plays the last move of the list."""

    def probabilities(self, state: KnockoutState) -> Mapping[Action, float]:
        odds = super().probabilities(state)
        return dict.fromkeys(list(odds)[-1:], 1.0)


@pytest.fixture(autouse=True)
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    own = (
        BotInfo("knockout", "echo", 14, f"{__name__}:Echo"),
        BotInfo("knockout", "shy", 15, f"{__name__}:Shy"),
    )
    monkeypatch.setitem(BOTS._found, "knockout", BOTS.of("knockout") + own)


@pytest.mark.parametrize("variant", ["", "wheel49+rounds=6"])
def test_fast_games_agree_with_the_rules(variant: str) -> None:
    """Compare the cautious bot's share, its points, and the length of games."""
    bots = ("cautious", "simple", "random")
    plan = MatchPlan(bots, 600, game="knockout", variant=variant, raw=True)
    assert fast_path(plan) is FAST
    fast, slow = FAST.play(Chunk(plan, 0, 600)), play_one_by_one(Chunk(plan, 0, 60))
    assert fast.turns / 600 == pytest.approx(slow.turns / 60, rel=0.25)
    for place in range(3):
        assert fast.scores[place] / 600 == pytest.approx(slow.scores[place] / 60, abs=2)
        assert fast.shares[place] / 600 == pytest.approx(slow.shares[place] / 60, abs=0.2)
    assert fast.shares[0] > fast.shares[1] > fast.shares[2]


def test_a_fast_match_depends_only_on_its_seed() -> None:
    plan = MatchPlan(("strongest", "pigeon"), 120, game="knockout", seed=7)
    alone = run_match(plan, jobs=1)
    assert alone.bots[0].low > 0.8
    assert run_match(plan, jobs=2) == alone
    other = MatchPlan(("strongest", "pigeon"), 120, game="knockout", seed=10**30)
    assert run_match(other, jobs=1).turns != alone.turns


@pytest.mark.parametrize("place", range(3))
def test_wins_belong_to_bots_and_not_to_seats(place: int) -> None:
    bots = ["random"] * 3
    bots[place] = "cautious"
    tally = FAST.play(Chunk(MatchPlan(tuple(bots), 100, game="knockout"), 0, 100))
    assert tally.shares[place] > 95
    assert tally.scores[place] == max(tally.scores)


def test_a_bot_that_the_kernels_cannot_play_plays_itself() -> None:
    """It plays the same moves as the bot it asks, game by game."""
    plan = MatchPlan(("echo", "random"), 1000, game="knockout", seed=3, raw=True)
    asked = MatchPlan(("cautious", "random"), 1000, game="knockout", seed=3, raw=True)
    assert fast_path(plan) is None
    assert fast_path(asked) is FAST
    tally = play_chunk(Chunk(plan, 0, 4))
    assert tally == play_one_by_one(Chunk(asked, 0, 4))
    assert tally.shares == [4.0, 0.0]


def test_a_subclass_with_its_own_decisions_plays_itself() -> None:
    assert fast_path(MatchPlan(("shy", "random"), 1000, game="knockout")) is None
    assert fast_path(MatchPlan(("sparrow", "random"), 1000, game="knockout")) is FAST
