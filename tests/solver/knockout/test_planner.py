"""The planner plans and values turns like a reference written in plain Python."""

from __future__ import annotations

import numpy as np
import pytest

from roost.bots.knockout.values import load_nets, load_piece_values, planner_for
from roost.rules.core import Phase
from roost.rules.knockout import (
    BOTH,
    NUMBERS,
    OUT,
    Knockout,
    KnockoutState,
    KnockoutVariant,
    get_board,
    parse_board,
    register_board,
)
from roost.solver.knockout.plan import Left, Temper
from roost.solver.knockout.planner import Planner
from tests.rules.knockout.positions import board_data, random_states
from tests.solver.knockout.positions import RATED, TEMPERS, deciding
from tests.solver.knockout.reference import ReferencePlanner


def planners(board: str) -> tuple[Planner, ReferencePlanner]:
    reference = ReferencePlanner(get_board(board), load_piece_values(board), load_nets())
    return planner_for(get_board(board)), reference


def alike(one: list[Left], other: list[Left], seat: int) -> bool:
    """The same turns, or turns that are worth the same to the mover: a board that is its own
    mirror image has such."""
    return all(
        (a.turn == b.turn and np.allclose(a.shares, b.shares, 0, 1e-9))
        or abs(a.shares[seat] - b.shares[seat]) < 1e-9
        for a, b in zip(one, other, strict=True)
    )


@pytest.mark.parametrize(("board", "seats"), RATED)
def test_both_plan_the_same_turn_and_value_it_alike(board: str, seats: int) -> None:
    """A whole turn and a half of one, by the worths and by the network."""
    planner, reference = planners(board)
    states = deciding(board, seats, 11 + seats, 16)
    assert {state.half == BOTH for state in states} == {True, False}
    for state in states:
        for one, other in (
            (planner.studied(state), reference.studied(state)),
            (planner.best(state), reference.best(state)),
        ):
            assert one.turn == other.turn, state
            assert one.value == pytest.approx(other.value, abs=1e-9), state


@pytest.mark.parametrize(("board", "seats"), RATED)
def test_both_weigh_turns_alike(board: str, seats: int) -> None:
    planner, reference = planners(board)
    for state in deciding(board, seats, 7 + seats, 30):
        assert planner.weighed(state, Temper()) == reference.weighed(state, Temper()), state
        for temper in TEMPERS:
            weighed = planner.weighed(state, temper)
            assert weighed == pytest.approx(reference.weighed(state, temper), rel=1e-9), state


@pytest.mark.parametrize(("board", "seats"), RATED)
def test_both_have_the_same_opinion_of_what_a_turn_leaves(board: str, seats: int) -> None:
    planner, reference = planners(board)
    rules = Knockout(KnockoutVariant(board))
    for state in deciding(board, seats, 5 + seats, 3):
        legal = rules.legal_actions(state)
        completed = planner.completed(state, legal)
        assert alike(completed, reference.completed(state, legal), state.seat), state
        best = max(float(left.shares[state.seat]) for left in completed)
        assert planner.best(state).value == pytest.approx(best, abs=0.01)


@pytest.mark.parametrize(("board", "seats"), RATED)
def test_both_have_the_same_opinion_of_every_roll(board: str, seats: int) -> None:
    planner, reference = planners(board)
    waiting = [
        state
        for state in random_states(KnockoutVariant(board), seats, seats)
        if state.phase is Phase.CHANCE and state.roll_off is None
    ]
    for state in waiting[:: max(1, len(waiting) // 4)]:
        assert planner.shares(state) == pytest.approx(reference.shares(state))
        assert planner.shares(state).sum() == pytest.approx(1)
        rolls = planner.after_rolls(state)
        assert alike(rolls, reference.after_rolls(state), state.seat), state


@pytest.fixture
def unstudied() -> str:
    """A board of one's own, with the numbers 1 and 2 alone."""
    ring = [f"A{i}" for i in range(12)]
    starts = {
        colour: [*names, *[None] * (6 - len(names))]
        for colour, names in (("blue", ring[:2]), ("green", ring[5:7]), ("red", []), ("yellow", []))
    }
    lines = zip(ring, [*ring[1:], ring[0]], strict=True)
    register_board(parse_board(board_data("unstudied", lines, {"2": starts})))
    return "unstudied"


def test_numbers_that_a_board_lacks_are_nobodys(unstudied: str) -> None:
    """Blue has kept the 1, which counts more than the 2 that green has kept (K15)."""
    start = Knockout(KnockoutVariant(unstudied)).start(2, first=0)
    places = list(start.positions)
    places[1] = places[NUMBERS] = OUT
    for planner in planners(unstudied):
        assert list(planner.shares(start._replace(positions=tuple(places)))) == [1, 0]


def test_both_play_on_a_board_that_nobody_has_studied(unstudied: str) -> None:
    planner, reference = planners(unstudied)
    for state in deciding(unstudied, 2, 1, 12):
        assert planner.weighed(state, Temper()) == reference.weighed(state, Temper())
        assert planner.best(state).turn == reference.best(state).turn


def test_a_lost_game_is_still_played_for_points() -> None:
    """Every turn has the same win share, none; the one is taken that keeps the most points."""
    state = lost_game()
    planner, reference = planners(state.variant.board)
    best = planner.best(state)
    assert best.value < 0
    assert best.turn == reference.best(state).turn
    assert best.turn[0] != Knockout(state.variant).legal_actions(state)[0]


def lost_game() -> KnockoutState:
    text = (
        "knockout 4 O23,O11,O4,O2,x,x/O8,x,O12,x,x,x/x,x,x,M11,O6,I3/x,x,O19,x,x,x 3 !5:5 51 13 1"
    )
    return Knockout().parse_position(text)
