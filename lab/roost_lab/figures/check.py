"""A quoted figure, and whether a measurement agrees with it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from math import hypot
from pathlib import Path
from typing import NamedTuple

Z95 = 1.96
ERRORS = 3.0  # standard errors within which two measurements agree
NUMBER = r"[−-]?\d*\.?\d+"


class Measured(NamedTuple):
    value: float
    error: float = 0.0  # standard error; 0 if exact


@dataclass(frozen=True)
class Figure:
    """A figure in a page of the docs, and how it is measured.

    `pattern` finds its `value`, and where the text has it the 95 % interval: `low` and `high`, or
    `half` of it. `measure` takes a number of games, positions or the like; `sizes` are those of the
    short and the long form. `scale` is what 1 is in the text: 100 for per cent.
    """

    doc: str
    what: str
    pattern: str
    measure: Callable[[int], Measured]
    sizes: tuple[int, int]
    command: str
    date: str  # of the figure in the text
    scale: float = 1.0


class Quoted(NamedTuple):
    value: float
    error: float
    step: float  # one unit of the last digit


class Result(NamedTuple):
    holds: bool
    line: str


def quoted(figure: Figure, text: str) -> Quoted | None:
    """Read a figure from its page; None if the page no longer has it."""
    found = re.search(figure.pattern, text)
    if found is None:
        return None
    parts = {name: part.replace("−", "-") for name, part in found.groupdict().items() if part}
    value, decimals = parts["value"], len(parts["value"].partition(".")[2])
    half = 0.0
    if "half" in parts:
        half = float(parts["half"])
    elif "low" in parts:
        half = (float(parts["high"]) - float(parts["low"])) / 2
    return Quoted(float(value), half / Z95, 10.0**-decimals)


def agrees(said: Quoted, found: Measured) -> bool:
    return abs(said.value - found.value) <= ERRORS * hypot(said.error, found.error) + said.step / 2


class Store:
    """Measurements of these sources, kept between runs."""

    def __init__(self, path: Path, sources: str) -> None:
        self._path = path
        self._sources = sources
        self._found: dict[str, list[float]] = {}
        if path.exists():
            kept = json.loads(path.read_text(encoding="utf-8"))
            self._found = kept["found"] if kept["sources"] == sources else {}

    def clear(self) -> None:
        self._found = {}

    def measure(self, figure: Figure, size: int) -> Measured:
        """Measure, unless it was done before."""
        key = f"{figure.doc} | {figure.what} | {size}"
        if key not in self._found:
            self._found[key] = list(figure.measure(size))
            self._path.parent.mkdir(exist_ok=True)
            kept = {"sources": self._sources, "found": self._found}
            self._path.write_text(json.dumps(kept, indent=1), encoding="utf-8")
        return Measured(*self._found[key])


def check(figure: Figure, root: Path, store: Store, *, long: bool) -> Result:
    said = quoted(figure, (root / figure.doc).read_text(encoding="utf-8"))
    if said is None:
        return Result(False, "is no longer in the text")
    found = store.measure(figure, figure.sizes[long])
    there = Measured(found.value * figure.scale, found.error * figure.scale)
    holds = agrees(said, there)
    line = f"{said.value:g}, measured {there.value:.6g} ± {Z95 * there.error:.3g}"
    return Result(holds, f"{line}{'' if holds else ' STALE'}")
