"""The turn solver equals brute force, and says what it must."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roost.rules.errors import GameError
from roost.solver.pickomino.turn import (
    PayoffError,
    TurnSolver,
    TurnState,
    TurnStateError,
    state_of,
    turn_solver,
)
from roost.solver.pickomino.turn.tables import POINTS, TOTALS, free_faces, take, turn_tables
from tests.scale import GAMES

WORMS = [0.0] * 21 + [1.0] * 4 + [2.0] * 4 + [3.0] * 4 + [4.0] * 8


def brute_force(payoff: list[float], fail: float, dice: int) -> Callable[[TurnState], float]:
    """The value of a decision, by going through every ordered roll."""

    @cache
    def decision(state: TurnState) -> float:
        stop = payoff[state.total] if state.has_worm else fail
        return max(stop, rolled(state)) if state.can_roll else stop

    @cache
    def rolled(state: TurnState) -> float:
        worth = 0.0
        for roll in product(range(6), repeat=state.dice):
            shown = Counter(roll)
            takes = [take(state, f, shown[f]) for f in free_faces(state.mask) if shown[f]]
            worth += max(map(decision, takes), default=fail)
        return worth / float(6**state.dice)

    return lambda state: rolled(state) if not state.mask else decision(state)


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_every_state_of_a_small_turn_equals_brute_force(dice: int) -> None:
    rng = np.random.default_rng(dice)
    solver = TurnSolver(dice)
    payoff = rng.normal(size=5 * dice + 1).tolist()
    solution = solver.solve(payoff, -0.3)
    value = brute_force(payoff, -0.3, dice)
    for state in solution.states:
        assert solution.state_value(state) == pytest.approx(value(state), abs=1e-12)
    assert solution.value == pytest.approx(value(TurnState(0, dice, 0)), abs=1e-12)


def test_the_opening_turn_is_worth_the_known_number_of_worms() -> None:
    assert turn_solver().solve(WORMS, 0.0).value == pytest.approx(1.644729674, abs=1e-9)


def test_a_turn_cannot_be_failed_before_the_first_roll() -> None:
    """P4: eight worms end the turn by themselves (P6), however much one would rather fail."""
    solution = turn_solver().solve([1.0] * 21 + [0.0] * 20, 1.0)
    assert solution.value == solution.state_value() == pytest.approx(1 - 6**-8, abs=1e-12)


def test_a_turn_has_the_known_number_of_states() -> None:
    tables = turn_tables()
    outcomes = sum(
        group.size * (int((_probs(group) > 0).sum()) + (group.faces < 6))
        for group in tables.group_list
    )
    assert (len(tables.states), tables.rolling, outcomes) == (1939, 1287, 34389)


def _probs(group: Any) -> Any:
    return turn_tables().prob[group.nodes : group.nodes + group.outcomes]


def test_stopping_without_a_worm_is_worth_failing() -> None:
    """P8."""
    solution = turn_solver().solve([5.0] * TOTALS, -1.0)
    state = state_of([0, 0, 0, 0, 6, 0])
    assert solution.stop_value(state) == -1.0
    assert solution.stop_value(state_of([0, 0, 0, 0, 5, 1])) == 5.0


def test_a_turn_that_is_over_by_itself_cannot_roll() -> None:
    """P6: all dice taken, or all faces."""
    solution = turn_solver().solve(WORMS, 0.0)
    assert solution.roll_value(state_of([0, 0, 0, 0, 4, 4])) is None
    assert solution.roll_value(state_of([1, 1, 1, 1, 1, 1])) is None
    assert solution.should_stop(state_of([1, 1, 1, 1, 1, 1]))


def test_choices_are_the_free_faces_of_the_roll() -> None:
    """P4; figure 3: with worms and 4s taken, 4 4 5 worm leaves only the 5."""
    solution = turn_solver().solve(WORMS, 0.0)
    state = state_of([0, 0, 0, 2, 0, 2])
    values = solution.choice_values(state, [0, 0, 0, 2, 1, 1])
    assert list(values) == [4]
    assert values[4] == solution.state_value(state_of([0, 0, 0, 2, 1, 2]))


def test_a_roll_of_taken_faces_leaves_no_choice() -> None:
    """P7."""
    solution = turn_solver().solve(WORMS, 0.0)
    state = state_of([0, 0, 0, 2, 0, 2])
    assert solution.choice_values(state, [0, 0, 0, 3, 0, 1]) == {}
    assert solution.best_face(state, [0, 0, 0, 3, 0, 1]) is None


def test_rolling_is_the_mean_of_the_best_choices() -> None:
    solution = turn_solver().solve(WORMS, -1.0)
    state = state_of([0, 0, 1, 1, 2, 2])
    mean = 0.0
    for roll in product(range(6), repeat=2):
        counts = [roll.count(face) for face in range(6)]
        mean += max(solution.choice_values(state, counts).values(), default=-1.0) / 36
    assert solution.roll_value(state) == pytest.approx(mean, abs=1e-12)


def test_ties_stop_and_take_the_lowest_face() -> None:
    solution = turn_solver().solve([1.0] * TOTALS, 1.0)
    assert solution.should_stop(state_of([0, 0, 0, 0, 0, 1]))
    assert solution.best_face(None, [1, 1, 1, 1, 2, 2]) == 0


def test_the_ends_are_chances_that_explain_the_value() -> None:
    solution = turn_solver().solve(WORMS, -0.5)
    for state in (None, *solution.states[::97]):
        ends = np.array(solution.ends(state))
        assert ends.min() >= 0
        assert ends.sum() == pytest.approx(1, abs=1e-12)
        value = ends[:-1] @ np.array(WORMS) + ends[-1] * -0.5
        expected = solution.value if state is None else solution.state_value(state)
        assert value == pytest.approx(expected, abs=1e-12)


def test_a_seat_bound_to_roll_gets_the_value_of_rolling() -> None:
    solution = turn_solver().solve(WORMS, -0.5)
    state = state_of([0, 0, 0, 0, 5, 2])
    assert solution.should_stop(state)
    value = solution.evaluate([WORMS], [-0.5], state, rolling=True)[0]
    assert value == pytest.approx(solution.roll_value(state), abs=1e-12)


def test_other_payoffs_are_valued_under_the_same_play() -> None:
    """The best play for worms, judged by whether it fails."""
    solution = turn_solver().solve(WORMS, 0.0)
    values = solution.evaluate([WORMS, [1.0] * TOTALS], [0.0, 0.0])
    assert values[0] == pytest.approx(solution.value, abs=1e-12)
    assert values[1] == pytest.approx(1 - solution.ends()[-1], abs=1e-12)
    assert values[1] < turn_solver().solve([1.0] * TOTALS, 0.0).value


def test_a_batch_is_the_same_as_one_by_one() -> None:
    rng = np.random.default_rng(5)
    payoffs, fails = rng.normal(size=(9, TOTALS)), rng.normal(size=9)
    singles = [turn_solver().solve(p, f) for p, f in zip(payoffs, fails, strict=True)]
    batch = turn_solver().solve_many(payoffs, fails)
    values, ends = turn_solver().ends_many(payoffs, fails)
    for i, single in enumerate(singles):
        assert batch[i].value == single.value == values[i]
        assert batch[i].state_value(single.states[700]) == single.state_value(single.states[700])
        assert single.ends() == ends[i]
    assert turn_solver().values(payoffs, fails) == values


@settings(max_examples=30 * GAMES, deadline=None)
@given(st.lists(st.floats(-1e6, 1e6), min_size=TOTALS, max_size=TOTALS), st.floats(-1e6, 1e6))
def test_more_to_gain_is_never_worth_less(payoff: list[float], fail: float) -> None:
    more = [value + 1 for value in payoff]
    lower, higher = turn_solver().solve(payoff, fail), turn_solver().solve(more, fail)
    assert higher.value >= lower.value - 1e-6


@pytest.mark.parametrize(
    ("payoff", "fail"),
    [
        ([float("nan")] * TOTALS, 0.0),
        ([0.0] * 40 + [float("inf")], 0.0),
        ([float("nan")] + [0.0] * 40, 0.0),
        ([0.0] * 40, 0.0),
        ([0.0] * 42, 0.0),
        ([[0.0] * TOTALS], 0.0),
        (["a"] * TOTALS, 0.0),
        ([None] * TOTALS, 0.0),
        ([[0.0], [0.0, 1.0]], 0.0),
        (WORMS, float("nan")),
        (WORMS, float("-inf")),
        (WORMS, "fail"),
        (WORMS, None),
        (WORMS, "1.5"),
        (WORMS, 10**400),
        ([10**400] * TOTALS, 0.0),
        ([sys.float_info.max] * TOTALS, sys.float_info.max),
    ],
)
def test_a_bad_payoff_gets_a_coded_error(payoff: Any, fail: Any) -> None:
    with pytest.raises(PayoffError) as refusal:
        turn_solver().solve(payoff, fail)
    assert refusal.value.code == "bad-payoff"
    assert isinstance(refusal.value, GameError)


@pytest.mark.parametrize(
    ("payoffs", "fails"),
    [
        (WORMS, 0.0),
        ([WORMS], [0.0, 0.0]),
        ([WORMS[:-1]], [0.0]),
        ([WORMS], [float("nan")]),
        ([[float("inf")] * TOTALS], [0.0]),
    ],
)
def test_a_bad_batch_gets_a_coded_error(payoffs: Any, fails: Any) -> None:
    with pytest.raises(PayoffError):
        turn_solver().solve_many(payoffs, fails)


def test_large_payoffs_are_solved_as_long_as_they_are_numbers() -> None:
    large = [1e300 * worms for worms in WORMS]
    assert turn_solver().solve(large, 0.0).value == pytest.approx(1.644729674e300, rel=1e-9)
    assert turn_solver().solve([1e308] * TOTALS, 0.0).value < 1e308


def test_an_empty_batch_has_no_solutions() -> None:
    assert turn_solver().solve_many([], []) == []
    assert list(turn_solver().values([], [])) == []
    assert turn_solver().ends_many([], [])[1] == []


def test_bad_payoffs_cannot_be_evaluated() -> None:
    solution = turn_solver().solve(WORMS, 0.0)
    with pytest.raises(PayoffError):
        solution.evaluate([WORMS[:-1]], [0.0])
    with pytest.raises(PayoffError):
        solution.evaluate([[float("nan")] * TOTALS], [0.0])


def test_an_impossible_state_gets_a_coded_error() -> None:
    solution = turn_solver().solve(WORMS, 0.0)
    for state in (TurnState(1, 8, 0), TurnState(0, 8, 3), TurnState(32, 7, 6)):
        with pytest.raises(TurnStateError):
            solution.roll_value(state)
    with pytest.raises(TurnStateError):
        solution.choice_values(None, [1, 0, 0, 0, 0, 0])
    with pytest.raises(TurnStateError):
        state_of([9, 0, 0, 0, 0, 0])
    for dice in (9, 0, 2.0, "8"):
        with pytest.raises(TurnStateError):
            TurnSolver(dice)  # type: ignore[arg-type]


@pytest.mark.parametrize("thing", [None, "abcdef", 8, [1.5] * 6, [2, 2], [[8], 0, 0, 0, 0, 0]])
def test_what_is_no_roll_and_no_state_gets_a_coded_error(thing: Any) -> None:
    solution = turn_solver().solve(WORMS, 0.0)
    with pytest.raises(TurnStateError):
        solution.choice_values(None, thing)
    with pytest.raises(TurnStateError):
        state_of(thing)
    if thing is not None:  # none is the start of the turn
        with pytest.raises(TurnStateError):
            solution.state_value(thing)


def test_exact_numbers_are_payoffs_too() -> None:
    halves = [Fraction(1, 2) * round(worms) for worms in WORMS]
    assert turn_solver().solve(halves, Fraction(0)).value == pytest.approx(1.644729674 / 2)


def test_a_solution_does_not_change_with_the_array_it_was_made_from() -> None:
    payoff = np.array(WORMS)
    one, (many,) = turn_solver().solve(payoff, 0.0), turn_solver().solve_many([WORMS], [0.0])
    batch = np.array([WORMS])
    (later,) = turn_solver().solve_many(batch, [0.0])
    payoff[:], batch[:] = 9.0, 9.0
    for solution in (one, many, later):
        assert solution.stop_value(TurnState(0b100000, 3, 25)) == 2.0
        assert solution.state_value() == solution.value


def test_threads_share_a_solver() -> None:
    payoffs = np.random.default_rng(1).random((16, TOTALS))
    wanted = [turn_solver().solve(payoff, 0.0).value for payoff in payoffs]
    with ThreadPoolExecutor(8) as pool:
        found = pool.map(lambda _: [turn_solver().solve(p, 0.0).value for p in payoffs], range(32))
        assert all(values == wanted for values in found)


def test_the_points_of_the_faces_are_the_rules() -> None:
    """P2."""
    from roost.rules.pickomino import constants

    assert constants.POINTS[1:] == POINTS
