"""The Knockout bots: legal, level by level, and as the compiled turns say."""

from __future__ import annotations

import time
from random import Random

import numpy as np
import pytest

from roost.arena import MatchPlan, run_match
from roost.bots import levels, make_bot
from roost.bots.knockout.policies import (
    CautiousPolicy,
    GreedyPolicy,
    Position,
    StrongestPolicy,
    exposure,
)
from roost.bots.knockout.values import FOLDER, load_values
from roost.rules import Phase, Roll, format_position
from roost.rules.knockout import (
    BOTH,
    Knockout,
    KnockoutState,
    KnockoutVariant,
    Move,
    get_board,
    parse_board,
    register_board,
    shipped_boards,
)
from roost.solver.knockout import turns as compiled
from roost.solver.knockout.ahead import plan_turn
from roost.solver.knockout.kernels import seed_of
from roost.solver.knockout.tables import BoardTables, known
from tests.rules.knockout.positions import board_data, position, random_states

RATED = [(board, seats) for board in shipped_boards() for seats in get_board(board).players]


def deciding(board: str, seats: int, seed: int, count: int) -> list[KnockoutState]:
    """States of random games in which somebody moves."""
    states = [
        s for s in random_states(KnockoutVariant(board), seats, seed) if s.phase is Phase.PLAY
    ]
    return Random(seed).sample(states, min(count, len(states)))


def test_levels_run_from_random_to_strongest() -> None:
    keys = [info.key for info in levels("knockout")]
    assert keys[-3:] == ["greedy", "cautious", "strongest"]


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
    assert run_match(MatchPlan(bots, 24, game="knockout"), jobs=1).bots[0].wins > 0.8


def test_cautious_counts_the_rolls_that_hit() -> None:
    """Each length at which the green 1 hits the blue 1 is 3 rolls of 36; its own number is 1."""
    state = position("b1:O0 g1:O1", "?")
    board = state.board
    lengths = [n for n in range(1, 7) if board.reach[n][1] & 1]
    rolls = sum(1 if n == 1 else 3 for n in lengths)
    assert exposure("rings61", state.positions, 4, 0, 1) == pytest.approx(3 * rolls / 36)


def test_cautious_takes_and_runs() -> None:
    state = position("b1:O0 g1:O1 r1:M20", "1:1")
    assert CautiousPolicy().probabilities(state) == {Move(0, 1): 1.0}


@pytest.mark.parametrize(("board", "seats"), RATED)
def test_turns_are_worth_what_the_compiled_turns_say(board: str, seats: int) -> None:
    values = load_values(board)
    assert values is not None
    tables = BoardTables(get_board(board))
    best, rows = np.empty(3), np.empty((3, 4), np.int64)
    for state in deciding(board, seats, 11 + seats, 25):
        if state.roll is None or state.half != BOTH:
            continue
        now = Position(values, state.board, state.positions, seats, state.seat)
        mine = now.best_turns(state.seat, state.roll, BOTH, 3)
        found = compiled.rank_turns(
            np.array(state.positions, np.int8), seats, state.seat, *state.roll,
            known(tables, values.tables), compiled.MODEL, seed_of(1, 1), best, rows,
        )  # fmt: skip
        assert [turn.value for turn in mine] == pytest.approx(best[:found].tolist(), abs=1e-5), (
            format_position(state)
        )


@pytest.mark.parametrize(
    ("board", "seats"), [("rings61", 2), ("bloom61", 2), ("wheel49", 3), ("grid49", 4)]
)
def test_the_strongest_plans_as_the_compiled_plan_does(board: str, seats: int) -> None:
    """The look ahead between two; with more seats the best turn by the values."""
    values, policy = load_values(board), StrongestPolicy()
    assert values is not None
    everything = known(BoardTables(get_board(board)), values.tables)
    worths, rows = np.empty(policy.width), np.empty((policy.width, 4), np.int64)
    for state in deciding(board, seats, 21 + seats, 12):
        if state.roll is None or state.half != BOTH:
            continue
        places = np.array(state.positions, np.int8)
        plan_turn(
            places, seats, state.seat, *state.roll, everything, seed_of(1, 1), policy.width, worths,
            rows,
        )  # fmt: skip
        now = Position(values, state.board, state.positions, seats, state.seat)
        near = policy.candidates(now, state)
        assert len(near) == 1 or seats == 2
        best, like = near[0].value, None
        if len(near) > 1:
            looked: list[float] = []
            for turn in near:
                value, like = policy.ahead(now, state.seat, turn, like)
                looked.append(value)
            best = max(looked)
        assert worths[0] == pytest.approx(best, abs=1e-5), format_position(state)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_strongest_thinks_for_less_than_200_ms(seats: int) -> None:
    policy = StrongestPolicy()
    states = deciding("rings61", seats, 3, 12)
    policy.probabilities(states[0])
    spent = []
    for state in states:
        began = time.process_time()
        policy.probabilities(state)
        spent.append(time.process_time() - began)
    assert sorted(spent)[len(spent) // 2] < 0.2


def test_the_strongest_is_cautious_on_a_board_it_has_not_studied() -> None:
    key = "unstudied"
    ring = [f"A{i}" for i in range(12)]
    starts = {
        "2": {"blue": [*ring[:2], None, None, None, None], "green": [*ring[5:7], *[None] * 4],
              "red": [None] * 6, "yellow": [None] * 6},
    }  # fmt: skip
    lines = zip(ring, [*ring[1:], ring[0]], strict=True)
    register_board(parse_board(board_data(key, lines, starts)))
    for state in deciding(key, 2, 1, 5):
        cautious = CautiousPolicy().probabilities(state)
        assert StrongestPolicy().probabilities(state) == cautious


def test_the_shipped_values_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.npz")) < 4_000_000
    assert {path.stem for path in FOLDER.glob("*.npz")} == set(shipped_boards())
