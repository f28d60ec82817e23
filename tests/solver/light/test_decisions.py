"""Light and compiled, one opinion: the same decision wherever two choices can be told apart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

import pytest

from roost.bots.knockout.values import (
    EVALUATED_SEATS,
    FOLDER,
    load_evaluations,
    load_nets,
    load_piece_values,
)
from roost.bots.pickomino import bulk, values
from roost.bots.pickomino.solved import SolvedTurn
from roost.rules import Phase
from roost.rules.core import Action
from roost.rules.knockout import Knockout, KnockoutState, KnockoutVariant, get_board
from roost.rules.knockout.constants import SEATS
from roost.rules.pickomino import Pickomino, PickominoState, PickominoVariant
from roost.solver.knockout import port
from roost.solver.knockout.light import KNOWN, NET, UMPIRE
from roost.solver.knockout.network import EvaluationNetwork, Net
from roost.solver.knockout.planner import Planner, Temper
from roost.solver.knockout.tables import Known
from roost.solver.light.arrays import read_arrays
from roost.solver.pickomino import light
from roost.solver.pickomino.bulk import payoffs
from roost.solver.pickomino.games import PickominoGames
from roost.solver.pickomino.turn.solve import turn_solver
from roost.testing import playout
from tests.scale import DECISIONS
from tests.solver.knockout.positions import RATED, TEMPERS

APART = 1e-6  # of win share: choices nearer than this may be told apart by rounding


# -- Pickomino ---------------------------------------------------------------------------------


def pickomino_states(count: int) -> Iterator[PickominoState]:
    """Decisions of games at random, of all variants and seats."""
    variants, seed = PickominoVariant.all(), 0
    while count > 0:
        game = Pickomino(variants[seed % len(variants)])
        states = playout(game, 2 + seed % 6, seed).states
        deciding = [state for state in states if state.phase is Phase.PLAY]
        some = Random(seed).sample(deciding, min(20, count, len(deciding)))
        yield from some
        count -= len(some)
        seed += 1


def by_light(start: PickominoState) -> SolvedTurn:
    games = light.LightGames([start])
    worth = values.outcome_shares(games)
    return solved(worth[0], light.turn_solver().solve(games.payoffs(worth)[0][0], worth[0][-1]))


def by_compiled(start: PickominoState) -> SolvedTurn:
    games = PickominoGames.of([start])
    worth = bulk.outcome_shares(games)
    best, _ = payoffs(games, worth)
    return solved(worth[0], turn_solver().solve(best[0], float(worth[0, -1])))


def solved(worth: object, solution: object) -> SolvedTurn:
    turn = SolvedTurn.__new__(SolvedTurn)
    turn.worth, turn.solution = worth, solution  # type: ignore[assignment]
    return turn


def choice(piece_values: Mapping[Action, float]) -> tuple[Action, float]:
    """The best, and by how much."""
    best, *rest = sorted(piece_values, key=lambda action: -piece_values[action])
    return best, piece_values[best] - piece_values[rest[0]] if rest else 1.0


def test_both_decide_alike_in_pickomino() -> None:
    told_apart = 0
    for state in pickomino_states(DECISIONS):
        start = state._replace(taken=(0,) * 6, roll=None, phase=Phase.CHANCE, turn=1)
        one, other = by_light(start).values(state), by_compiled(start).values(state)
        assert one == pytest.approx(other, abs=APART), state
        best, lead = choice(other)
        if lead > APART:
            told_apart += 1
            assert choice(one)[0] == best, state
    assert told_apart > DECISIONS / 2


def test_both_value_positions_alike_in_pickomino() -> None:
    for state in pickomino_states(DECISIONS // 20):
        start = state._replace(taken=(0,) * 6, roll=None, phase=Phase.CHANCE, turn=1)
        network, games = values.light_network(start.seats), light.LightGames([start])
        assert network.positions(games)[0] == pytest.approx(
            bulk.position_shares([start])[0].tolist(), abs=APART
        )
        assert network.turns(games)[0] == pytest.approx(
            bulk.turn_shares([start])[0].tolist(), abs=APART
        )


def test_both_solve_a_turn_alike_at_every_moment() -> None:
    payoff, fail = [0.0] * 21 + [1.0 + total / 7 for total in range(20)], -0.5
    one, other = light.turn_solver().solve(payoff, fail), turn_solver().solve(payoff, fail)
    for state in other.states:
        assert one.state_value(state) == pytest.approx(other.state_value(state), abs=1e-12)
        assert one.roll_value(state) == pytest.approx(other.roll_value(state), abs=1e-12)
    assert list(one.ends()) == pytest.approx(other.ends().tolist(), abs=1e-12)
    assert list(one.evaluate([payoff], [fail])) == pytest.approx([other.value])


# -- Knockout ----------------------------------------------------------------------------------


def knockout_states(board: str, seats: int, count: int) -> Iterator[KnockoutState]:
    seed = 0
    while count > 0:
        states = playout(Knockout(KnockoutVariant(board)), seats, seed).states
        deciding = [state for state in states if state.phase is Phase.PLAY]
        some = Random(seed).sample(deciding, min(50, count, len(deciding)))
        yield from some
        count -= len(some)
        seed += 1


def planners(board: str) -> tuple[Planner, Planner]:
    """The light one and the compiled one, each with all that is shipped."""
    nets = [read_arrays(FOLDER / f"seats{seats}.npz") for seats in SEATS]
    evaluations = {seats: read_arrays(FOLDER / f"umpire{seats}.npz") for seats in EVALUATED_SEATS}
    piece_values = read_arrays(FOLDER / f"{board}.npz")
    known = load_piece_values(board), load_nets(), load_evaluations()
    return (
        port.light().planner(get_board(board), piece_values, nets, evaluations),
        port.compiled().planner(get_board(board), *known),
    )


@pytest.mark.parametrize(("board", "seats"), RATED)
def test_both_decide_alike_in_knockout(board: str, seats: int) -> None:
    """By the worths of the numbers and by the network; what is legal is what the rules allow."""
    rules = Knockout(KnockoutVariant(board))
    planner, compiled = planners(board)
    for state in knockout_states(board, seats, -(-DECISIONS // len(RATED))):
        assert planner.weighed(state, Temper()) == compiled.weighed(state, Temper()), state
        for temper in TEMPERS:
            weighed = compiled.weighed(state, temper)
            assert planner.weighed(state, temper) == pytest.approx(weighed, rel=1e-9), state
        for one, other in (
            (planner.studied(state), compiled.studied(state)),
            (planner.best(state), compiled.best(state)),
        ):
            assert one.value == pytest.approx(other.value, abs=1e-9), state
            assert one.turn[0] in rules.legal_actions(state)
            assert one.turn == other.turn, state


@pytest.mark.parametrize(("board", "seats"), [pair for pair in RATED if pair[1] in EVALUATED_SEATS])
def test_both_umpires_judge_alike(board: str, seats: int) -> None:
    light_one, compiled = planners(board)
    for state in knockout_states(board, seats, -(-DECISIONS // (10 * len(RATED)))):
        turns = [left.turn for left in compiled.completed(state, Knockout().legal_actions(state))]
        said, other = light_one.evaluated(state, turns), compiled.evaluated(state, turns)
        assert said is not None
        assert other is not None
        for one, two in zip(said, other, strict=True):
            assert one == pytest.approx(two, abs=1e-9), state
        waiting = state._replace(phase=Phase.CHANCE, roll=None)
        assert light_one.evaluation(waiting) == pytest.approx(
            compiled.evaluation(waiting), abs=1e-9
        )


def test_kernels_take_their_tables_in_one_order() -> None:
    assert Net._fields == NET
    assert EvaluationNetwork._fields == UMPIRE
    assert Known._fields == KNOWN


def test_a_board_that_nobody_studied_is_played_cautiously_alike() -> None:
    board = get_board("rings61")
    nets = [read_arrays(FOLDER / f"seats{seats}.npz") for seats in SEATS]
    planner = port.light().planner(board, None, nets)
    compiled = port.compiled().planner(board, None, load_nets())
    for state in knockout_states("rings61", 3, 10):
        assert planner.weighed(state, Temper()) == compiled.weighed(state, Temper())
        assert planner.best(state).turn == compiled.best(state).turn
