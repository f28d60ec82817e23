"""`python -m roost.solver`: compile the kernels of every game once, so that no game has to wait."""

from __future__ import annotations

import sys

from roost.solver.kernels import compile_all


def main() -> None:
    for game, seconds in compile_all():
        sys.stdout.write(f"solver: kernels of {game} ready after {seconds:.1f} s\n")
        sys.stdout.flush()  # it is watched, and the next one takes a while


if __name__ == "__main__":
    main()
