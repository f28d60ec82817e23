"""Compiled: the packed worths of a file, spread out."""

from __future__ import annotations

from typing import Any

from numba import njit


@njit(cache=True)
def spread_halves(halves: Any, steps: Any, table: Any) -> None:
    """Tables that are the same across their diagonal, from what lies below it: small whole numbers
    of one step per number."""
    size = table.shape[2]
    for number in range(table.shape[0]):
        for kind in range(table.shape[1]):
            at = 0
            for x in range(size):
                table[number, kind, x, x] = 0.0
                for y in range(x):
                    worth = halves[number, kind, at] * steps[number]
                    table[number, kind, x, y] = worth
                    table[number, kind, y, x] = worth
                    at += 1
