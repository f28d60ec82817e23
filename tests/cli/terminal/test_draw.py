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
