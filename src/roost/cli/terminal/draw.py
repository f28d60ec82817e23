"""Drawings made of plain characters, no wider than 80 columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan2, pi

WIDTH = 80


def arrow(right: float, down: float) -> str:
    """Return the arrow character closest to a direction."""
    eighth = round(atan2(down, right) / (pi / 4)) % 8
    return "→↘↓↙←↖↑↗"[eighth]


def shows_dots(encoding: str | None) -> bool:
    """Return whether this encoding has the characters of `network`."""
    try:
        _DOTS.encode(encoding or "utf-8")
    except UnicodeError:
        return False
    return True


def network(
    places: Sequence[tuple[float, float]],
    labels: Sequence[str],
    lines: Iterable[tuple[int, int]],
    arrows: Iterable[tuple[int, int]] = (),
    *,
    rows: int,
    width: int = WIDTH,
) -> list[str]:
    """Draw labels joined by dotted lines; an arrow is in the middle of its line.

    A braille character is two dots wide and four high, so lines are finer than text.
    """
    cells = _place_labels(places, max(map(len, labels)), rows, width)
    canvas = _Canvas(rows, width)
    for start, end in lines:
        canvas.line(_dots(cells[start], cells[end]))
    for start, end in arrows:
        dots = _dots(cells[start], cells[end])
        right, down = dots[-1][0] - dots[0][0], dots[-1][1] - dots[0][1]
        canvas.put(dots[len(dots) // 2], arrow(right, down))
    for margin in (" ", ""):  # a space on either side, so that no line touches a label
        for (x, y), label in zip(cells, labels, strict=True):
            text = f"{margin}{label}{margin}"
            canvas.write(round(x - len(label) / 2) - len(margin), y, text)
    return canvas.text()


def _place_labels(
    places: Sequence[tuple[float, float]], room: int, rows: int, width: int
) -> list[tuple[float, int]]:
    """Return each label's middle column and row."""
    left, top = min(x for x, _ in places), min(y for _, y in places)
    wide = max(x for x, _ in places) - left or 1
    high = max(y for _, y in places) - top or 1
    return [
        ((x - left) / wide * (width - room - 1) + room / 2, round((y - top) / high * (rows - 1)))
        for x, y in places
    ]


_DOTS = "\u2800"  # empty braille character; each dot adds its bit
_BITS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))  # by column and row of the dot
Dot = tuple[int, int]


def _dots(start: tuple[float, int], end: tuple[float, int]) -> list[Dot]:
    """Return the dots of a line between the middles of two labels."""
    x, y, x2, y2 = 2 * start[0], 4 * start[1] + 1.5, 2 * end[0], 4 * end[1] + 1.5
    count = int(max(abs(x2 - x), abs(y2 - y))) + 1
    steps = [step / count for step in range(count + 1)]
    return [(round(x + (x2 - x) * share), round(y + (y2 - y) * share)) for share in steps]


class _Canvas:
    """A grid of characters, some of them braille."""

    def __init__(self, rows: int, width: int) -> None:
        self._rows = [[" "] * width for _ in range(rows)]

    def line(self, dots: Iterable[Dot]) -> None:
        for x, y in dots:
            row, column = self._rows[y // 4], x // 2
            before = row[column] if row[column] != " " else _DOTS
            row[column] = chr(ord(before) | _BITS[x % 2][y % 4])

    def put(self, dot: Dot, sign: str) -> None:
        self._rows[dot[1] // 4][dot[0] // 2] = sign

    def write(self, column: int, row: int, text: str) -> None:
        for at, sign in enumerate(text, column):
            if 0 <= at < len(self._rows[row]):
                self._rows[row][at] = sign

    def text(self) -> list[str]:
        return ["".join(row).rstrip() for row in self._rows]
