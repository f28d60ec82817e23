"""The value network, compiled: most of its first layer's inputs are zero, so they are skipped.

A library's matrix product would do the whole of it, and start threads that get in each other's way.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from roost.solver.pickomino.rows import TILES

# Rows that share one walk through the second layer's weights.
_BLOCK: Final = 8


@njit(cache=True, fastmath={"contract"}, error_model="numpy")
def _add(total: Any, weights: Any, by: Any) -> None:
    for i in range(total.shape[0]):
        total[i] += weights[i] * by


@njit(cache=True, fastmath={"contract"}, error_model="numpy")
def _first_layer(
    seats: int,
    owner: Any,
    height: Any,
    viewer: int,
    options: Any,
    sizes: Any,
    sums: Any,
    weight: Any,
    hidden: Any,
) -> None:
    """Tiles by owner and depth in the stack; worms, tiles and best tile by seat; the variant."""
    width = 2 + 4 * seats
    at = TILES * width
    sizes[:] = 0
    sums[:] = 0
    for tile in range(TILES):
        who = owner[tile]
        if who >= 0:
            k = (who - viewer) % seats
            sizes[k] = max(sizes[k], height[tile] + 1)
            sums[k] += np.float32((1 + tile // 4) / 8)
            sums[2 * seats + k] = np.float32((1 + tile) / 16)
    for tile in range(TILES):
        who = owner[tile]
        code = who + 2
        if who >= 0:
            k = (who - viewer) % seats
            code = 2 + 4 * k + min(3, sizes[k] - 1 - height[tile])
        _add(hidden, weight[tile * width + code], np.float32(1))
    for k in range(seats):
        sums[seats + k] = np.float32(sizes[k] / 4)
    for i in range(3 * seats):
        if sums[i] != 0:
            _add(hidden, weight[at + i], sums[i])
    for option in range(4):
        if options[option]:
            _add(hidden, weight[at + 3 * seats + option], np.float32(1))


@njit(cache=True)
def _softmax(logits: Any, shares: Any) -> None:
    total = 0.0
    for k in range(len(logits)):
        shares[k] = np.exp(np.float64(logits[k]))
        total += shares[k]
    for k in range(len(logits)):
        shares[k] /= total


@njit(cache=True, fastmath={"contract"}, error_model="numpy", nogil=True)
def network_shares(
    seats: int,
    owner: Any,
    height: Any,
    viewer: Any,
    options: Any,
    weight1: Any,
    bias1: Any,
    weight2: Any,
    bias2: Any,
    weight3: Any,
    bias3: Any,
    shares: Any,
) -> None:
    """Win shares of each row, the viewer's first."""
    sizes = np.empty(seats, np.int64)
    sums = np.empty(3 * seats, np.float32)
    first = np.empty((_BLOCK, len(bias1)), np.float32)
    second = np.empty((_BLOCK, len(bias2)), np.float32)
    last = np.empty_like(bias3)
    for start in range(0, len(viewer), _BLOCK):
        count = min(_BLOCK, len(viewer) - start)
        for r in range(count):
            row = start + r
            first[r] = bias1
            second[r] = bias2
            _first_layer(
                seats, owner[row], height[row], viewer[row], options[row], sizes, sums, weight1,
                first[r],
            )  # fmt: skip
        for i in range(len(bias1)):
            for r in range(count):
                if first[r, i] > 0:
                    _add(second[r], weight2[i], first[r, i])
        for r in range(count):
            last[:] = bias3
            for i in range(len(bias2)):
                if second[r, i] > 0:
                    _add(last, weight3[i], second[r, i])
            _softmax(last, shares[start + r])
