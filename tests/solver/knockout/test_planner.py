"""The planner plans and values turns as the golden file says.

`make lab` compares it with a second implementation (lab/tests/test_kernels.py).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from roost.bots.knockout.values import planner_for
from roost.rules import parse_position
from roost.rules.knockout import (
    NUMBERS,
    OUT,
    Knockout,
    KnockoutVariant,
    parse_board,
    register_board,
)
from roost.solver.knockout.chances import hit_chance
from tests.rules.knockout.positions import board_data
from tests.solver.knockout.answers import PATH, answer


def numbers(found: Any) -> Iterator[float]:
    if isinstance(found, (int, float)):
        yield found
    else:
        for part in found.values() if isinstance(found, dict) else found:
            yield from numbers(part)


def test_answers_are_those_of_the_golden_file() -> None:
    golden = json.loads(PATH.read_text(encoding="utf-8"))
    assert len(golden) > 50
    for position, wanted in golden.items():
        found = answer(parse_position(position))  # type: ignore[arg-type]
        assert list(numbers(found)) == pytest.approx(list(numbers(wanted)), abs=1e-9, rel=1e-9), (
            position
        )


def test_a_roll_hits_at_any_of_its_lengths() -> None:
    """K4, K5: of 36 throws 1 gives a number its own length, and 3 each other."""
    assert hit_chance(0, 0b000001) == 1 / 36
    assert hit_chance(0, 0b000010) == 3 / 36
    assert hit_chance(3, 0b111111) == pytest.approx(16 / 36)


@pytest.fixture
def unstudied() -> Knockout:
    """A custom board, with the numbers 1 and 2 alone."""
    ring = [f"A{i}" for i in range(12)]
    starts = {
        colour: [*names, *[None] * (6 - len(names))]
        for colour, names in (("blue", ring[:2]), ("green", ring[5:7]), ("red", []), ("yellow", []))
    }
    lines = zip(ring, [*ring[1:], ring[0]], strict=True)
    register_board(parse_board(board_data("unstudied", lines, {"2": starts})))
    return Knockout(KnockoutVariant("unstudied"))


def test_numbers_that_a_board_lacks_are_nobodys(unstudied: Knockout) -> None:
    """Blue has kept the 1, which counts more than the 2 that green has kept (K15)."""
    start = unstudied.start(2, first=0)
    places = list(start.positions)
    places[1] = places[NUMBERS] = OUT
    state = start._replace(positions=tuple(places))
    assert list(planner_for(state.board).shares(state)) == [1, 0]


def test_a_lost_game_is_still_played_for_points() -> None:
    """Every turn has the same win share, none; the one is taken that keeps the most points."""
    state = Knockout().parse_position(
        "knockout 4 O23,O11,O4,O2,x,x/O8,x,O12,x,x,x/x,x,x,M11,O6,I3/x,x,O19,x,x,x 3 !5:5 51 13 1"
    )
    best = planner_for(state.board).best(state)
    assert best.value < 0
    assert best.turn[0] != Knockout().legal_actions(state)[0]
