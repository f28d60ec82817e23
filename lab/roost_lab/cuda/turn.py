"""The turn solver on an NVIDIA GPU, through CuPy: arrays in, arrays out, nothing leaves the card.

Takes anything that speaks the CUDA array interface (CuPy arrays, torch tensors), in float32.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import cupy
import numpy as np

from roost.solver.pickomino.turn.errors import PayoffError
from roost.solver.pickomino.turn.tables import TOTALS
from roost_lab.cuda.turn_source import SOLVES, THREADS, shared_bytes, turn_source


class CudaTurnSolver:
    """`TurnSolver` for batches of millions, in single precision."""

    def __init__(self) -> None:
        module = cupy.RawModule(code=turn_source(), options=("--std=c++14",))
        self._values = module.get_function("turn_values")
        self._ends = module.get_function("turn_ends")
        self._values.max_dynamic_shared_size_bytes = shared_bytes(ends=False)
        self._ends.max_dynamic_shared_size_bytes = shared_bytes(ends=True)

    def values(self, payoffs: Any, fails: Any) -> Any:
        """The value of the whole turn for each row of payoffs."""
        stops, misses = _batch(payoffs, fails)
        values = cupy.empty(len(stops), cupy.float32)
        self._launch(self._values, stops, misses, 0.0, False, values)
        return values

    def ends(self, payoffs: Any, fails: Any, tie: float = 0.0) -> tuple[Any, Any]:
        """Values, and the chance of each total and of failing (last), for each row.

        Values closer than ``tie`` count as equal, as in `TurnSolver`.
        """
        stops, misses = _batch(payoffs, fails)
        values = cupy.empty(len(stops), cupy.float32)
        ends = cupy.empty((len(stops), TOTALS + 1), cupy.float32)
        self.ends_into(stops, misses, values, ends, tie)
        return values, ends

    def ends_into(
        self, payoffs: Any, fails: Any, values: Any, ends: Any, tie: float = 0.0, stream: int = 0
    ) -> None:
        """`ends` on a stream, into arrays that are there: takes no memory, so it can be recorded
        and replayed."""
        stops, misses = _batch(payoffs, fails)
        with cupy.cuda.ExternalStream(stream):
            self._launch(
                self._ends, stops, misses, tie, True, cupy.asarray(values), cupy.asarray(ends)
            )

    def _launch(
        self, kernel: Any, stops: Any, misses: Any, tie: float, ends: bool, *out: Any
    ) -> None:
        turns = len(stops)
        if turns:
            kernel(
                (-(-turns // SOLVES),),
                (THREADS,),
                (stops, misses, np.int64(turns), np.float32(tie), *out),
                shared_mem=shared_bytes(ends=ends),
            )


@lru_cache(maxsize=1)
def cuda_turn_solver() -> CudaTurnSolver:
    """The shared solver: its kernels take seconds to compile."""
    return CudaTurnSolver()


def _batch(payoffs: Any, fails: Any) -> tuple[Any, Any]:
    stops = cupy.ascontiguousarray(cupy.asarray(payoffs, dtype=cupy.float32))
    misses = cupy.ascontiguousarray(cupy.asarray(fails, dtype=cupy.float32))
    if stops.ndim != 2 or stops.shape[1] != TOTALS or misses.shape != stops.shape[:1]:
        raise PayoffError(
            f"payoffs need shape (n, {TOTALS}) and fails (n,), "
            f"not {stops.shape} and {misses.shape}",
            expected=f"(n, {TOTALS})",
            got=str(stops.shape),
        )
    return stops, misses
