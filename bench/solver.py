"""The exact Pickomino turn and whole games between bots, against published solvers and a loop.

Processor time of one core; the best of several repetitions, since other programs may run. The
peers' figures were measured on the same kind of machine; the plain loop is timed here and now.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import process_time

import numpy as np

from roost.arena.plan import Chunk, MatchPlan
from roost.arena.play import play_chunk
from roost.bots.knockout.values import planner_for
from roost.bots.pickomino.solved import StrongestPolicy
from roost.rules.dice import Roll
from roost.rules.knockout import DEFAULT_BOARD, Knockout, get_board
from roost.rules.pickomino import Pickomino
from roost.solver.pickomino.turn import TurnSolver

WORMS = [0.0] * 21 + [1.0] * 4 + [2.0] * 4 + [3.0] * 4 + [4.0] * 8
REPETITIONS = 9
# One solve of the same turn by other programs, in milliseconds.
PEERS = (6.0, 47.0, 101.0, 509.0, 1593.0)
LOOP = 100_000


def best(work: Callable[[], object], units: int) -> float:
    """Seconds of processor time per unit, at best."""
    times = []
    for _ in range(REPETITIONS):
        begin = process_time()
        work()
        times.append((process_time() - begin) / units)
    return min(times)


def plain_loop() -> None:
    total = 0
    for number in range(LOOP):
        total += number & 7


def line(what: str, seconds: float, loop: float, target: str) -> None:
    print(f"  {what:<44} {seconds * 1e6:>12.2f} µs {seconds / loop:>10.0f} × {target}")


def knockout(loop: float) -> None:
    """A turn for three by the network."""
    board, game = get_board(DEFAULT_BOARD), Knockout()
    state = game.apply(game.start(3, first=0), Roll((2, 5))).state
    planner = planner_for(board)
    one = best(lambda: [planner.best(state) for _ in range(20)], 20)
    line("a turn of Knockout by the network", one, loop, "")


def main() -> None:
    loop = best(plain_loop, LOOP)
    solver = TurnSolver()
    payoff = np.array(WORMS)
    payoffs, fails = np.random.default_rng(1).random((500, 41)), np.zeros(500)
    solver.solve(payoff, 0.0)
    print(f"  {'':<44} {'one takes':>15} {'plain loop':>12} target")
    line("one step of a plain loop", loop, loop, "")
    one = best(lambda: [solver.solve(payoff, 0.0) for _ in range(200)], 200)
    line("one turn solved", one, loop, "≤ 60 µs")
    knockout(loop)
    line("a turn in a batch", best(lambda: solver.solve_many(payoffs, fails), 500), loop, "≤ 35 µs")
    many = best(lambda: solver.ends_many(payoffs[:50], fails[:50]), 50)
    line("a turn solved, with its whole distribution", many, loop, "")
    for peer in PEERS:
        line(f"another program ({peer / 1e3 / one:,.0f} times ours)", peer / 1e3, loop, "")
    policy, start = StrongestPolicy(), Pickomino().start(7)

    def decide() -> None:
        policy._solved.cache_clear()
        policy.solved(start)

    decide()
    line("strongest, the first decision of a turn", best(decide, 1), loop, "≤ 50,000 µs")
    for bots, target in (
        (("greedy", "greedy"), "≤ 2,000 µs (1,000 games/s on two cores)"),
        (("strongest", "greedy"), ""),
    ):
        play = partial(play_chunk, Chunk(MatchPlan(bots, 200, raw=True), 0, 200))
        play()
        line(f"a game {' against '.join(bots)}", best(play, 200), loop, target)
        weighed = partial(play_chunk, Chunk(MatchPlan(bots, 200), 0, 200))
        line("  and the luck of its rolls", best(weighed, 200), loop, "")
