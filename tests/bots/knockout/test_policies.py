"""The Knockout bots play legal moves, in order of strength, and fast."""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Mapping
from random import Random

import pytest

from roost.arena import MatchPlan, run_match
from roost.bots import bots, make_bot, opponents
from roost.bots.knockout.policies import ALERT, GreedyPolicy, StrongestPolicy, WeighingPolicy
from roost.bots.knockout.values import EVALUATED_SEATS, FOLDER
from roost.rules import Action, Phase, Roll
from roost.rules.knockout import (
    Knockout,
    KnockoutState,
    KnockoutVariant,
    Move,
    parse_board,
    register_board,
    shipped_boards,
)
from tests.rules.knockout.positions import board_data, position
from tests.scale import LEVELS
from tests.solver.knockout.positions import RATED, deciding


def test_bots_that_are_no_step_are_not_offered() -> None:
    keys = [info.key for info in opponents("knockout")]
    assert keys[-3:] == ["jay", "greedy", "strongest"]
    assert {"cautious", "studied"} <= {info.key for info in bots("knockout")}


@pytest.mark.parametrize(("board", "seats"), RATED)
def test_every_bot_plays_legal_moves_on_every_board(board: str, seats: int) -> None:
    game = Knockout(KnockoutVariant(board))
    for state in deciding(board, seats, seats, 4):
        for info in bots("knockout"):
            odds = info.policy().probabilities(state)
            assert set(odds) <= set(game.legal_actions(state))
            assert sum(odds.values()) == pytest.approx(1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_between_strong_bots_ends(seats: int) -> None:
    game = Knockout(KnockoutVariant("rings49"))
    bots = [make_bot("knockout", key, 7) for key in ("strongest", "cautious", "greedy", "simple")]
    state, random = game.start(seats), Random(5)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.CHANCE:
            state = game.apply(state, Roll(random.choices(range(1, 7), k=2))).state
        else:
            state = game.apply(state, bots[state.seat].choose(state)).state
    assert state.turn < 400


def test_greedy_takes_the_most_valuable_piece() -> None:
    state = position("b1:O0 b3:O9 g1:O1 g3:O10 r3:O20", "1:1")
    assert GreedyPolicy().probabilities(state) == {Move(0, 1): 1.0}


def odds(key: str, state: KnockoutState) -> Mapping[Action, float]:
    return make_bot("knockout", key).policy.probabilities(state)


def test_noise_makes_a_bot_miss_valuable_hits_less_often() -> None:
    one, other = (position(f"b{n}:O0 g{n}:O1 r{n}:M20", f"{n}:1") for n in (1, 3))
    for key, haze in (("sparrow", 6.2), ("finch", 1.45), ("pigeon", 0.72)):
        for state, points in ((one, 3), (other, 1)):
            (hit,) = GreedyPolicy().probabilities(state)
            weight = math.exp(points / haze)
            assert odds(key, state)[hit] == pytest.approx(weight / (weight + 3))


@pytest.mark.parametrize("key", ["sparrow", "finch", "pigeon"])
def test_bold_ignores_danger(key: str) -> None:
    state = position("b1:O0 g1:O9 r1:M20", "1:1")
    assert len(set(odds(key, state).values())) == 1


@pytest.mark.parametrize("key", ["wren", "blackbird", "simple", "robin", "starling", "jay"])
def test_the_other_bots_prefer_safe_spaces(key: str) -> None:
    state = position("b1:O0 g1:O9 r1:M20", "1:1")
    safest = set(WeighingPolicy(ALERT).probabilities(state))
    chances = odds(key, state)
    assert 0 < len(safest) < len(chances)
    least = min(chances[move] for move in safest)
    assert least > max(chance for move, chance in chances.items() if move not in safest)


def test_shy_prefers_safety_to_a_hit() -> None:
    """The choice is a hit within reach of two others, or a step out of reach of all."""
    state = position("b1:I1 g1:O10 r1:M9 y1:I5", "1:2")
    (hit,) = GreedyPolicy().probabilities(state)
    for shy, alert in (("wren", "robin"), ("blackbird", "starling"), ("simple", "jay")):
        assert odds(shy, state)[hit] < odds(alert, state)[hit]
    assert max(odds("simple", state).items(), key=lambda at: at[1])[0] != hit
    assert max(odds("jay", state).items(), key=lambda at: at[1])[0] == hit


@pytest.mark.slow
@pytest.mark.parametrize("board", LEVELS[0])
def test_every_level_clearly_beats_the_next_lower_one(board: str) -> None:
    """Up to `greedy`; the last step takes more games, see docs/knockout-bots.md."""
    keys = [info.key for info in opponents("knockout")]
    for lower, upper in itertools.pairwise(keys[:-1]):
        plan = MatchPlan((upper, lower), LEVELS[1], game="knockout", variant=board, raw=True)
        assert run_match(plan, jobs=1).bots[0].wins > 0.55, (upper, lower)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_simple_beats_random(seats: int) -> None:
    bots = ("simple", *("random",) * (seats - 1))
    assert run_match(MatchPlan(bots, 24, game="knockout", raw=True), jobs=1).bots[0].wins > 0.8


def test_cautious_hits_and_leaves() -> None:
    state = position("b1:O0 g1:O1 r1:M20", "1:1")
    assert WeighingPolicy(ALERT).probabilities(state) == {Move(0, 1): 1.0}


@pytest.mark.alone
@pytest.mark.parametrize("seats", [2, 4])
def test_strongest_decides_in_less_than_50_ms(seats: int) -> None:
    states, policy = deciding("rings61", seats, 3, 12), StrongestPolicy()
    policy.probabilities(states[0])
    spent = []
    for state in states:
        began = time.process_time()
        policy.probabilities(state)
        spent.append(time.process_time() - began)
    assert sorted(spent)[len(spent) // 2] < 0.05


def test_strongest_plays_like_cautious_on_a_board_without_values() -> None:
    key = "unstudied"
    ring = [f"A{i}" for i in range(12)]
    starts = {
        colour: [*names, *[None] * (6 - len(names))]
        for colour, names in (("blue", ring[:2]), ("green", ring[5:7]), ("red", []), ("yellow", []))
    }
    lines = zip(ring, [*ring[1:], ring[0]], strict=True)
    register_board(parse_board(board_data(key, lines, {"2": starts})))
    for state in deciding(key, 2, 1, 5):
        cautious = WeighingPolicy(ALERT).probabilities(state)
        assert StrongestPolicy().probabilities(state) == cautious


def test_the_bundled_value_files_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.npz")) < 4_000_000
    evaluations = {f"umpire{seats}" for seats in EVALUATED_SEATS}
    files = {*shipped_boards(), "seats2", "seats3", "seats4", *evaluations}
    assert {path.stem for path in FOLDER.glob("*.npz")} == files
