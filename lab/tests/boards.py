"""Small boards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from roost.rules.knockout import Board, parse_board
from roost.rules.knockout.constants import COLOURS


def small_board(
    key: str, lines: Iterable[tuple[str, str]], starts: Mapping[str, Any] | None = None
) -> Board:
    """Return a board with these lines; by default every colour starts with nothing but a 1."""
    pairs = [list(pair) for pair in lines]
    names = list(dict.fromkeys(name for pair in pairs for name in pair))
    none: list[str | None] = [None] * 6
    corners = {"blue": [names[0], *none[1:]], "green": [names[-1], *none[1:]]}
    two = {colour: corners.get(colour, none) for colour in COLOURS}
    three = {colour: two[colour] for colour in COLOURS[:3]}
    about = {"format": "roost-board", "version": 1, "key": key, "name": key, "symmetric": []}
    spaces = {name: [i, i * i] for i, name in enumerate(names)}
    starts = starts or {"2": two, "3": three, "4": two}
    return parse_board(about | {"spaces": spaces, "lines": pairs, "starts": starts})
