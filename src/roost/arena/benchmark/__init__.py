"""The benchmark with the answer key: what an agent's decisions cost, and not only whether it wins.

A set is fixed and has a version: positions, and the dice of games. An agent is asked what it would
do in each position, and plays the games; every decision is held against the best there was.
"""

from __future__ import annotations

from roost.arena.benchmark.run import BenchmarkResult, position_regret, run_benchmark
from roost.arena.benchmark.scores import Regret, Score
from roost.arena.benchmark.sets import BenchmarkSet, benchmark_set

__all__ = [
    "BenchmarkResult",
    "BenchmarkSet",
    "Regret",
    "Score",
    "benchmark_set",
    "position_regret",
    "run_benchmark",
]
