"""Weak bots make natural mistakes: they never give up a turn that a roll might still save."""

from __future__ import annotations

import random

import pytest

from roost.bots import bot_info, bots, make_bot, opponents
from roost.rules import Phase, Roll
from roost.rules.pickomino import Pickomino, PickominoState, RollOn, Stop
from tests.scale import scaled

GREEDY = bot_info("pickomino", "greedy").level
BELOW_GREEDY = [info.key for info in opponents("pickomino") if info.level < GREEDY]


def stops_that_fail(key: str, games: int) -> tuple[int, int]:
    """Return how often a bot stopped without a tile though it could roll, and all its stops."""
    rules, dice = Pickomino(), random.Random(key)
    given_up, stops = 0, 0
    for number in range(games):
        bots = [make_bot("pickomino", key, f"{number}:{seat}") for seat in range(2)]
        state: PickominoState = rules.start(2)
        while state.phase is not Phase.OVER:
            if state.phase is Phase.CHANCE:
                roll = Roll(dice.choices(range(1, 7), k=rules.dice_count(state)))
                state = rules.apply(state, roll).state
                continue
            action = bots[state.seat].choose(state)
            if isinstance(action, Stop):
                stops += 1
                given_up += action.tile is None and RollOn() in rules.legal_actions(state)
            state = rules.apply(state, action).state
    return given_up, stops


@pytest.mark.parametrize("key", BELOW_GREEDY)
def test_no_bot_below_greedy_gives_up_a_turn_that_a_roll_might_save(key: str) -> None:
    given_up, stops = stops_that_fail(key, scaled(15, 1000))
    assert given_up == 0
    assert stops > 0


def test_the_count_detects_a_bot_that_gives_up() -> None:
    given_up, stops = stops_that_fail("random", 3)
    assert given_up > stops / 10


def test_the_random_bot_is_not_offered_as_an_opponent() -> None:
    for game in ("pickomino", "knockout"):
        assert "random" not in [info.key for info in opponents(game)]
        assert "random" in [info.key for info in bots(game)]


def test_gentle_takes_any_tile_and_loves_to_steal() -> None:
    rules, gentle = Pickomino(), make_bot("pickomino", "gentle")
    only_a_steal = rules.parse_position("pickomino 36 -/25 0 wwwww . 3")
    assert gentle.choose(only_a_steal) == Stop(25)
    steal_or_take = rules.parse_position("pickomino 22 -/25 0 wwwww . 3")
    assert gentle.choose(steal_or_take) == Stop(25)
    nothing_yet = rules.parse_position("pickomino 36 -/27 0 wwwww . 3")
    assert gentle.choose(nothing_yet) == RollOn()
