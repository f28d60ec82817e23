"""The decision benchmark: the cost of a bot's decisions, in addition to its wins.

A benchmark set is fixed and versioned: positions, and the dice of games. A bot decides in each
position and plays the games; each decision is compared with the best one.
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
