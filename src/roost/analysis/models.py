"""Which evaluator speaks for which game: shipped networks beyond the turn, the turn exact."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import roost.bots
from roost.analysis.evaluator import Evaluator
from roost.rules.pickomino import PickominoState
from roost.rules.pickomino.variant import ENDINGS


@cache
def _net(seats: int) -> dict[str, npt.NDArray[np.float32]]:
    with np.load(Path(roost.bots.__file__).parent / "weights" / f"pickomino-{seats}.npz") as a:
        return {k: a[k].astype(np.float32) for k in a}


class NetworkModel:
    """The shipped value networks."""

    def shares(self, states: Sequence[PickominoState]) -> npt.NDArray[np.float64]:
        w = _net(states[0].seats)
        x = np.array([_encode(state) for state in states], np.float32)
        h = np.maximum(x @ w["first.weight"].T + w["first.bias"], 0)
        h = np.maximum(h @ w["second.weight"].T + w["second.bias"], 0)
        o = (h @ w["last.weight"].T + w["last.bias"]).astype(float)
        o = np.exp(o - o.max(1, keepdims=True))
        o /= o.sum(1, keepdims=True)
        return np.array([np.roll(r, s.seat) for r, s in zip(o, states, strict=True)])


def _encode(s: PickominoState) -> npt.NDArray[np.float32]:
    n = s.seats
    width = 2 + 4 * n
    x = np.zeros(16 * width + 3 * n + 4, np.float32)
    for t in range(16):
        x[t * width + (s.grill >> t & 1)] = 1
    for k in range(n):
        st = s.stacks[(s.seat + k) % n]
        for h, tile in enumerate(st):
            t = tile - 21
            x[t * width] = 0
            x[t * width + 2 + 4 * k + min(3, len(st) - 1 - h)] = 1
            x[16 * width + k] += (1 + t // 4) / 8
        x[16 * width + n + k] = len(st) / 4
        x[16 * width + 2 * n + k] = (max(st) - 20) / 16 if st else 0
    v = s.variant
    x[-4:] = [v.ending == ENDINGS[1], v.ending == ENDINGS[2], v.any_lower, v.turn_on_empty]
    return x


@cache
def evaluator_for(game: str) -> Evaluator:
    """The shipped evaluator of a game; made once, it keeps what it has worked out."""
    from roost.analysis.pickomino import PickominoEvaluator

    if game == "pickomino":
        return PickominoEvaluator(NetworkModel())
    raise NotImplementedError


def evaluator_of(state: Any) -> Evaluator:
    """The shipped evaluator for a position."""
    return evaluator_for("pickomino" if isinstance(state, PickominoState) else "knockout")
