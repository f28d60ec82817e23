"""The Knockout bots: legal, level by level, and quick."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import pytest

from roost.arena import MatchPlan, run_match
from roost.bots import levels, make_bot
from roost.bots.knockout.policies import CautiousPolicy, GreedyPolicy, StrongestPolicy
from roost.bots.knockout.values import FOLDER, planner_for
from roost.rules import Phase, Roll
from roost.rules.knockout import (
    Knockout,
    KnockoutVariant,
    Move,
    get_board,
    parse_board,
    register_board,
    shipped_boards,
)
from roost.solver.knockout.port import compiled, light
from tests.rules.knockout.positions import board_data, position
from tests.solver.knockout.positions import RATED, deciding


def test_levels_run_from_random_to_strongest() -> None:
    keys = [info.key for info in levels("knockout")]
    assert keys[-3:] == ["cautious", "studied", "strongest"]


@pytest.mark.parametrize(("board", "seats"), RATED)
def test_every_bot_plays_legal_moves_on_every_board(board: str, seats: int) -> None:
    game = Knockout(KnockoutVariant(board))
    for state in deciding(board, seats, seats, 4):
        for info in levels("knockout"):
            odds = info.policy().probabilities(state)
            assert set(odds) <= set(game.legal(state))
            assert sum(odds.values()) == pytest.approx(1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_between_strong_bots_ends(seats: int) -> None:
    game = Knockout(KnockoutVariant("rings49"))
    bots = [make_bot("knockout", key, 7) for key in ("strongest", "cautious", "greedy", "simple")]
    state, random = game.start(seats), Random(5)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.CHANCE:
            state = game.apply(state, Roll.of(random.choices(range(1, 7), k=2))).state
        else:
            state = game.apply(state, bots[state.seat].choose(state)).state
    assert state.turn < 400


def test_greedy_takes_the_most_valuable_piece() -> None:
    state = position("b1:O0 b3:O9 g1:O1 g3:O10 r3:O20", "1:1")
    assert GreedyPolicy().probabilities(state) == {Move(0, 1): 1.0}


def test_a_bot_that_seldom_looks_seldom_hits() -> None:
    state = position("b1:O0 g1:O1 r1:M20", "1:1")
    hit = make_bot("knockout", "sees-11").policy.probabilities(state)[Move(0, 1)]
    assert hit == pytest.approx(0.11 + 0.89 / 4)


def test_simple_sees_every_second_hit() -> None:
    state = position("b3:O0 b6:O9 g3:O1 g6:O15", "3:1", seats=2)
    odds = make_bot("knockout", "simple").policy.probabilities(state)
    assert odds[Move(2, 1)] == pytest.approx(0.5 + 0.5 / len(odds))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_simple_beats_random(seats: int) -> None:
    bots = ("simple", *("random",) * (seats - 1))
    assert run_match(MatchPlan(bots, 24, game="knockout", raw=True), jobs=1).bots[0].wins > 0.8


def test_cautious_takes_and_runs() -> None:
    state = position("b1:O0 g1:O1 r1:M20", "1:1")
    assert CautiousPolicy().probabilities(state) == {Move(0, 1): 1.0}


@pytest.mark.parametrize("backend", [compiled, light])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_strongest_thinks_for_less_than_50_ms(
    seats: int, backend: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    board = get_board("rings61")
    monkeypatch.setattr("roost.bots.knockout.values.backend", backend)
    planner = planner_for.__wrapped__(board)
    monkeypatch.setattr("roost.bots.knockout.policies.planner_for", lambda _: planner)
    states, policy = deciding(board.key, seats, 3, 12), StrongestPolicy()
    policy.probabilities(states[0])
    spent = []
    for state in states:
        began = time.process_time()
        policy.probabilities(state)
        spent.append(time.process_time() - began)
    assert sorted(spent)[len(spent) // 2] < 0.05


def test_the_strongest_is_cautious_on_a_board_it_has_not_studied() -> None:
    key = "unstudied"
    ring = [f"A{i}" for i in range(12)]
    starts = {
        colour: [*names, *[None] * (6 - len(names))]
        for colour, names in (("blue", ring[:2]), ("green", ring[5:7]), ("red", []), ("yellow", []))
    }
    lines = zip(ring, [*ring[1:], ring[0]], strict=True)
    register_board(parse_board(board_data(key, lines, {"2": starts})))
    for state in deciding(key, 2, 1, 5):
        cautious = CautiousPolicy().probabilities(state)
        assert StrongestPolicy().probabilities(state) == cautious


def test_the_shipped_values_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.npz")) < 4_000_000
    files = {*shipped_boards(), "seats2", "seats3", "seats4"}
    assert {path.stem for path in FOLDER.glob("*.npz")} == files
