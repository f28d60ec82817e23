"""The value network, compiled: most of its inputs and hidden values are zero, and are skipped.

A library's matrix product would do the whole of it, and start threads that get in each other's way.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from roost.solver.pickomino.reading import FAR, LEADS, OPTIONS
from roost.solver.pickomino.rows import GRILL, TILES, WORMS

# Rows that share one walk through a layer's weights.
_BLOCK: Final = 8


@njit(cache=True, fastmath={"contract"}, error_model="numpy")
def _add(total: Any, weights: Any, by: Any) -> None:
    for i in range(weights.shape[0]):
        total[i] += weights[i] * by


@njit(cache=True, fastmath={"contract"}, error_model="numpy")
def _first_layer(
    seats: int,
    owner: Any,
    height: Any,
    viewer: int,
    options: Any,
    sizes: Any,
    worms: Any,
    best: Any,
    weight: Any,
    hidden: Any,
) -> None:
    """Adds up the rows of ``weight`` that this position switches on, in the order of the inputs:
    each tile by owner and depth in the stack; worms, tiles and best tile by seat; the options;
    tiles on the grill; the lead by seat."""
    one = np.float32(1)
    width = 2 + 4 * seats
    sizes[:] = 0
    worms[:] = 0
    best[:] = 0
    grill = 0
    for tile in range(TILES):
        who = owner[tile]
        if who >= 0:
            k = (who - viewer) % seats
            sizes[k] += 1
            worms[k] += WORMS[tile]
            best[k] = 1 + tile
        elif who == GRILL:
            grill += 1
    for tile in range(TILES):
        who = owner[tile]
        code = who + 2
        if who >= 0:
            k = (who - viewer) % seats
            code = 2 + 4 * k + min(3, sizes[k] - 1 - height[tile])
        _add(hidden, weight[tile * width + code], one)
    at = TILES * width
    for k in range(seats):
        if sizes[k]:
            _add(hidden, weight[at + k], np.float32(worms[k] / 8))
            _add(hidden, weight[at + seats + k], np.float32(sizes[k] / 4))
            _add(hidden, weight[at + 2 * seats + k], np.float32(best[k] / 16))
    at += 3 * seats
    for option in range(OPTIONS):
        if options[option]:
            _add(hidden, weight[at + option], one)
    at += OPTIONS
    if grill:
        _add(hidden, weight[at + grill - 1], one)
    at += TILES
    for k in range(seats):
        _add(hidden, weight[at + LEADS * k + _lead(worms, best, k)], one)


@njit(cache=True)
def _lead(worms: Any, best: Any, seat: int) -> int:
    """How many worms a seat is ahead of the best other one; two codes for equal worms, since the
    better tile then decides (P21)."""
    rank = 32 * worms[seat] + best[seat]
    others = 0
    for k in range(len(worms)):
        if k != seat:
            others = max(others, 32 * worms[k] + best[k])
    ahead = max(-FAR, min(FAR, rank // 32 - others // 32))
    return int(ahead + FAR + (rank >= others))


@njit(cache=True)
def _softmax(logits: Any, shares: Any) -> None:
    total = 0.0
    for k in range(len(logits)):
        shares[k] = np.exp(np.float64(logits[k]))
        total += shares[k]
    for k in range(len(logits)):
        shares[k] /= total


@njit(cache=True, fastmath={"contract"}, error_model="numpy")
def _next_layer(count: int, before: Any, weight: Any, after: Any) -> None:
    for i in range(len(weight)):
        for r in range(count):
            if before[r, i] > 0:
                _add(after[r], weight[i], before[r, i])


@njit(cache=True, fastmath={"contract"}, error_model="numpy", nogil=True)
def network_shares(
    seats: int,
    owner: Any,
    height: Any,
    viewer: Any,
    options: Any,
    layers: Any,
    weights: Any,
    shares: Any,
) -> None:
    """Win shares of each row, the viewer's first.

    ``layers`` is the number of inputs and then the width of each layer; ``weights`` holds all
    layers one after the other: a row of weights per input, then the biases.
    """
    sizes = np.empty(seats, np.int64)
    worms = np.empty(seats, np.int64)
    best = np.empty(seats, np.int64)
    widest = layers[1:].max()
    before = np.empty((_BLOCK, widest), np.float32)
    after = np.empty((_BLOCK, widest), np.float32)
    for start in range(0, len(viewer), _BLOCK):
        count = min(_BLOCK, len(viewer) - start)
        at = 0
        for layer in range(1, len(layers)):
            rows, width = layers[layer - 1], layers[layer]
            weight = weights[at : at + rows * width].reshape(rows, width)
            bias = weights[at + rows * width : at + (rows + 1) * width]
            at += (rows + 1) * width
            for r in range(count):
                after[r, :width] = bias
            if layer == 1:
                for r in range(count):
                    row = start + r
                    _first_layer(
                        seats,
                        owner[row],
                        height[row],
                        viewer[row],
                        options[row],
                        sizes,
                        worms,
                        best,
                        weight,
                        after[r],
                    )
            else:
                _next_layer(count, before, weight, after)
            before, after = after, before
        for r in range(count):
            _softmax(before[r, :seats], shares[start + r])
