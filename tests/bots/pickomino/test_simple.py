"""The bot with one rule of thumb."""

from __future__ import annotations

import pytest

from roost.arena import MatchPlan, run_match
from roost.bots import make_bot
from roost.rules import parse_position
from roost.rules.core import Action
from roost.rules.pickomino import RollOn, Stop, Take


def choice(position: str) -> Action:
    return make_bot("pickomino", "simple").choose(parse_position(position))


def test_simple_takes_a_worm_before_slightly_more_points() -> None:
    assert choice("pickomino 21-36 -/- 0 - 1133455w 1") == Take(5)
    assert choice("pickomino 21-36 -/- 0 - 1134445w 1") == Take(4)
    assert choice("pickomino 21-36 -/- 0 - 112344ww 1") == Take(6)


def test_simple_stops_as_soon_as_a_tile_is_within_reach() -> None:
    assert choice("pickomino 21-36 -/- 0 wwww1 . 1") == Stop(21)
    assert choice("pickomino 21-36 -/- 0 wwww . 1") == RollOn()


def test_simple_steals_rather_than_taking_a_lower_tile() -> None:
    assert choice("pickomino 24,30 -/25 0 wwwww . 9") == Stop(25)


@pytest.mark.slow
def test_simple_beats_random() -> None:
    result = run_match(MatchPlan(("simple", "random", "random"), 24), jobs=1)
    assert result.bots[0].wins > 0.8
