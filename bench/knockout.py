"""Batched Knockout: random moves a second on one core, beside the plain rules."""

from __future__ import annotations

import random
import time

import numpy as np

from roost.rules.core import Phase
from roost.rules.dice import chances
from roost.rules.knockout import Knockout, get_board
from roost.solver.knockout.moves import COLUMNS, play_random
from roost.solver.knockout.tables import BoardTables

ROLLS = [chance.roll for chance in chances(2)]
WEIGHTS = [float(chance.probability) for chance in chances(2)]


def plain(seats: int, moves: int) -> float:
    """Moves a second through the rules."""
    game, rng = Knockout(), random.Random(1)
    state, done = game.start(seats, first=0), 0
    began = time.perf_counter()
    while done < moves:
        if state.phase is Phase.OVER:
            state = game.start(seats, first=0)
        if state.phase is Phase.CHANCE:
            state = game.apply(state, rng.choices(ROLLS, WEIGHTS)[0]).state
        else:
            legal = game.legal_actions(state)
            state = game.apply(state, legal[int(rng.random() * len(legal))]).state
            done += 1
    return moves / (time.perf_counter() - began)


def batched(seats: int, moves: int) -> float:
    """Moves a second through the kernels."""
    tables = BoardTables(get_board("rings61"))
    positions, info = np.zeros((1, 24), np.int8), np.zeros((1, COLUMNS), np.int64)
    log = np.zeros((0, 6), np.int64)
    start = tables.start(seats)
    play_random(positions, info, start, seats, 0, tables.reach, 1, 1000, log)
    began = time.perf_counter()
    done = play_random(positions, info, start, seats, 0, tables.reach, 2, moves, log)
    return float(done / (time.perf_counter() - began))


def main() -> None:
    for seats in (2, 3, 4):
        rules, kernels = plain(seats, 20_000), batched(seats, 3_000_000)
        print(
            f"{seats} seats: {kernels / 1e6:5.2f} M random moves/s batched, "
            f"{rules:8,.0f}/s plain, ratio {kernels / rules:.0f}"
        )


if __name__ == "__main__":
    main()
