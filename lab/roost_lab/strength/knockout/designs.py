"""Looking for boards: rings of spaces that repeat in every quarter, drawn without crossings.

A design is the sizes of its rings from outside in, whether each ring is closed by lines, and which
lines join a ring to the next. The strip between two rings is cut into triangles like a zigzag; a
design keeps some of these lines, the same ones in every quarter, so no two lines ever cross.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from roost.rules.knockout.boardfile import FORMAT, VERSION
from roost.rules.knockout.constants import COLOURS

OUTER = 24  # as many as there are pieces
LETTERS = "OMIJ"


@dataclass(frozen=True)
class Design:
    """`rings` are divisible by `folds`; a last ring of 1 is the centre."""

    rings: tuple[int, ...]
    closed: tuple[bool, ...]
    links: tuple[tuple[tuple[int, int], ...], ...]  # per strip: index pairs of the first fold
    folds: int = 4

    @property
    def size(self) -> int:
        return sum(self.rings)


def zigzag(outer: int, inner: int) -> list[tuple[int, int]]:
    """The lines of one fold of a strip, from the first spoke round to just before the next."""
    lines = [(0, 0)]
    i = j = 0
    while (i, j) != (outer, inner):
        if j == inner or (i < outer and (i + 1) * inner <= (j + 1) * outer):
            i += 1
        else:
            j += 1
        lines.append((i, j))
    return lines[:-1]


def draw_design(rng: random.Random, folds: int = 4) -> Design:
    """A design at random."""
    rings = [OUTER]
    depth = rng.choice([2, 2, 3])
    choices = [24, 20, 16, 12, 8, 4] if folds == 4 else [24, 12]
    for _ in range(depth):
        rings.append(rng.choice([n for n in choices if n <= rings[-1]]))
    if rng.random() < 0.5:
        rings.append(1)
    closed = tuple(ring > 1 and rng.random() < 0.85 for ring in rings)
    keep = rng.choice([0.5, 0.7, 0.85, 1.0])
    links = []
    for a, b in pairwise(rings):
        lines = zigzag(a // folds, b // folds) if b > 1 else [(i, 0) for i in range(a // folds)]
        kept = [line for line in lines if rng.random() < keep]
        links.append(tuple(kept or lines[:1]))
    return Design(tuple(rings), closed, tuple(links), folds)


def board_of(design: Design, key: str, name: str) -> dict[str, Any]:
    """The board file of a design."""
    rings, folds = design.rings, design.folds
    names: list[list[str]] = []
    spaces: dict[str, list[float]] = {}
    turns = _turns(design)
    for level, ring in enumerate(rings):
        letter = "C" if ring == 1 else LETTERS[level]
        row = ["C"] if ring == 1 else [f"{letter}{i}" for i in range(ring)]
        names.append(row)
        radius = 0.0 if ring == 1 else 100 * (1 - level / (len(rings) - (rings[-1] == 1)))
        for i, space in enumerate(row):
            angle = 2 * math.pi * (i / ring + turns[level])
            place = (radius * math.sin(angle), -radius * math.cos(angle))
            spaces[space] = [round(value, 3) + 0.0 for value in place]
    lines = []
    for row, closed in zip(names, design.closed, strict=True):
        if closed and len(row) > 2:
            lines += [[a, b] for a, b in zip(row, [*row[1:], row[0]], strict=True)]
    for level, links in enumerate(design.links):
        outer, inner = names[level], names[level + 1]
        for fold in range(folds):
            for i, j in links:
                a = outer[(i + fold * len(outer) // folds) % len(outer)]
                b = inner[(j + fold * len(inner) // folds) % len(inner)] if len(inner) > 1 else "C"
                lines.append([a, b])
    outer = names[0]
    starts: dict[str, Any] = {
        count: {c: outer[6 * k : 6 * k + 6] for k, c in enumerate(COLOURS)} for count in ("2", "4")
    }
    if folds == 12:
        starts["3"] = {
            c: [outer[(8 * k + n) % 24] for n in range(1, 7)] for k, c in enumerate(COLOURS[:3])
        }
    return {
        "format": FORMAT, "version": VERSION, "key": key, "name": name, "spaces": spaces,
        "lines": lines, "starts": {count: starts[count] for count in sorted(starts)},
        "symmetric": sorted(int(count) for count in starts),
    }  # fmt: skip


def _turns(design: Design) -> Sequence[float]:
    """The rotation of each ring, so that its lines to the ring outside look even."""
    turns = [0.0]
    for level, links in enumerate(design.links):
        outer, inner = design.rings[level], design.rings[level + 1]
        offsets = [i / outer - j / inner for i, j in links]
        turns.append(turns[-1] + (sum(offsets) / len(offsets) if inner > 1 else 0.0))
    return turns
