"""Designs of boards: always whole boards, never crossing lines."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from roost.rules.errors import BoardError
from roost.rules.knockout import get_board, parse_board
from roost_lab.strength.knockout.designs import Design, board_of, draw_design, zigzag


@pytest.mark.parametrize(("outer", "inner"), [(6, 6), (6, 4), (6, 1), (2, 1), (2, 2)])
def test_a_zigzag_cuts_a_strip_into_triangles(outer: int, inner: int) -> None:
    lines = zigzag(outer, inner)
    assert len(lines) == outer + inner
    assert len(set(lines)) == len(lines)
    for (a, b), (c, d) in combinations(lines, 2):
        assert (a <= c and b <= d) or (a >= c and b >= d)


@pytest.mark.parametrize("folds", [4, 12])
def test_designs_that_hold_together_are_equal_for_every_seat(folds: int) -> None:
    rng = random.Random(folds)
    made = 0
    for _ in range(40):
        design = draw_design(rng, folds)
        if design.size > 64:
            continue
        try:
            board = parse_board(board_of(design, "drawn", "Drawn"))
        except BoardError:  # torn in pieces
            continue
        made += 1
        assert board.size == design.size
        assert board.symmetric == ((2, 3, 4) if folds == 12 else (2, 4))
    assert made > 3


def test_the_default_board_is_not_far_from_a_design() -> None:
    links = (((0, 0), (0, 1), (1, 1), (1, 2)), ((0, 0), (1, 0), (1, 1)), ((0, 0),))
    design = Design((24, 24, 12, 1), (True, True, True, False), links, 12)
    board = parse_board(board_of(design, "default-again", "Default again"))
    assert {frozenset((board.names[a], board.names[b])) for a, b in board.lines} == {
        frozenset((usual.names[a], usual.names[b]))
        for usual in [get_board("rings61")]
        for a, b in usual.lines
    }
