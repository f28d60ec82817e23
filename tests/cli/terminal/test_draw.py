"""Drawings made of plain characters."""

from __future__ import annotations

import pytest

from roost.cli.terminal import draw


@pytest.mark.parametrize(
    ("right", "down", "sign"),
    [(1, 0, "→"), (3, 3, "↘"), (0, 2, "↓"), (-1, 0.1, "←"), (-2, -2, "↖"), (1, -9, "↑")],
)
def test_an_arrow_points_where_the_line_leads(right: float, down: float, sign: str) -> None:
    assert draw.arrow(right, down) == sign


def test_a_network_joins_its_labels_by_dots() -> None:
    drawn = draw.network([(0, 0), (10, 0)], ["a", "b"], [(0, 1)], rows=1, width=20)
    (line,) = drawn
    assert (line[0], line[-1]) == ("a", "b")
    assert set(line[2:-2]) == {"⠤"}


def test_an_arrow_stands_on_its_line_and_points_along_it() -> None:
    places = [(0, 0), (10, 0), (0, 10)]
    lines = [(0, 1), (2, 0)]
    drawn = draw.network(places, ["a", "b", "c"], lines, lines, rows=9, width=21)
    assert "→" in drawn[0]
    assert drawn[4].strip() == "↑"
