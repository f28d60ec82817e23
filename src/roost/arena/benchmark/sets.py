"""The benchmark sets: fixed positions and games, and published results.

A set never changes; an improved one has a new version. `python -m bench.regret` makes both files.
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
    """A set with its positions as texts; `games` are against `opponent`, with `seats` players."""

    game: str
    version: int
    variant: str
    seats: int
    opponent: str
    games: int
    positions: tuple[str, ...]


@cache
def benchmark_set(game: str) -> BenchmarkSet:
    """Return the set of a game."""
    found = json.loads(SETS.of(game).read_text(encoding="utf-8"))
    return BenchmarkSet(**{**found, "positions": tuple(found["positions"])})


def figures(game: str) -> Path:
    """Return the file of published results, next to the set's."""
    chosen = SETS.of(game)
    return chosen.with_name(chosen.name.replace("set-", "figures-"))


def published(game: str) -> tuple[Score, ...]:
    """Return the results of the built-in bots and some others on a game's set."""
    found = json.loads(figures(game).read_text(encoding="utf-8"))
    return tuple(map(Score.from_json, found["agents"]))
