"""Drawings made of plain characters, no wider than 80 columns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import atan2, pi
from typing import NamedTuple

WIDTH = 80

_PIPS = {
    1: ("     ", "  o  ", "     "),
    2: ("o    ", "     ", "    o"),
    3: ("o    ", "  o  ", "    o"),
    4: ("o   o", "     ", "o   o"),
    5: ("o   o", "  o  ", "o   o"),
    6: ("o   o", "o   o", "o   o"),
}


class Face(NamedTuple):
    """A face that is no number: what to type for it, and its picture."""

    label: str
    rows: tuple[str, str, str]


def dice(faces: Iterable[int], special: Mapping[int, Face] | None = None) -> list[str]:
    """Dice side by side, what to type under each."""
    rows = ["", "", "", "", "", ""]
    for face in faces:
        label, picture = (special or {}).get(face) or Face(str(face), _PIPS[face])
        parts = ("+-----+", *(f"|{row}|" for row in picture), "+-----+", f"{label:^7}")
        rows = [f"{row} {part}" for row, part in zip(rows, parts, strict=True)]
    return [row.rstrip() for row in rows]


def arrow(right: float, down: float) -> str:
    """The arrow that points nearest to this direction."""
    eighth = round(atan2(down, right) / (pi / 4)) % 8
    return "→↘↓↙←↖↑↗"[eighth]


def scatter(
    places: Sequence[tuple[float, float]], labels: Sequence[str], *, rows: int, width: int = WIDTH
) -> list[str]:
    """Labels at their places on the page, scaled to fit. Near ones are nudged apart."""
    left = min(x for x, _ in places)
    top = min(y for _, y in places)
    wide = max(x for x, _ in places) - left or 1
    high = max(y for _, y in places) - top or 1
    room = max(map(len, labels))
    lines: list[list[tuple[int, str]]] = [[] for _ in range(rows)]
    for (x, y), label in zip(places, labels, strict=True):
        line = round((y - top) / high * (rows - 1))
        centre = (x - left) / wide * (width - room - 1) + room / 2
        lines[line].append((round(centre - len(label) / 2), label))
    return [_set_line(sorted(line)) for line in lines]


def _set_line(parts: Iterable[tuple[int, str]]) -> str:
    text = ""
    for column, label in parts:
        gap = max(column - len(text), 1 if text else 0)
        text += " " * gap + label
    return text
