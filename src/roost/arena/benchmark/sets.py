"""The sets: fixed positions and games, and how others have done on them.

A set is never changed; a better one has another version. `python -m bench.regret` makes both files.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from roost.arena.benchmark.scores import Score
from roost.rules.registry import Registry

SETS: Registry[Path] = Registry("arena.benchmark", "SET")


@dataclass(frozen=True)
class BenchmarkSet:
    """The positions of a set, as texts; `games` are played against `opponent`, with `seats` at the
    table."""

    game: str
    version: int
    variant: str
    seats: int
    opponent: str
    games: int
    positions: tuple[str, ...]


@cache
def benchmark_set(game: str) -> BenchmarkSet:
    """The set of a game."""
    found = json.loads(SETS.of(game).read_text(encoding="utf-8"))
    return BenchmarkSet(**{**found, "positions": tuple(found["positions"])})


def figures(game: str) -> Path:
    """The file of how others have done, beside the set's."""
    chosen = SETS.of(game)
    return chosen.with_name(chosen.name.replace("set-", "figures-"))


def published(game: str) -> tuple[Score, ...]:
    """How our levels and some others do on the set of a game."""
    found = json.loads(figures(game).read_text(encoding="utf-8"))
    return tuple(map(Score.from_json, found["agents"]))
