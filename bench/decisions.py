"""How long a decision of the strongest Knockout bot takes: processor time on every shipped board.

    .venv/bin/python -m bench.decisions --decisions 200

Decisions in whole games, the first of each board not counted: it loads the board's piece values.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator

import numpy as np

from roost.bots import make_bot
from roost.rules import Phase, Roll
from roost.rules.knockout import Knockout, KnockoutState, KnockoutVariant, get_board, shipped_boards

MOST = 50.0  # ms


def positions(board: str, seats: int, count: int) -> Iterator[KnockoutState]:
    """To decide in, of games that `cautious` plays."""
    rules, found = Knockout(KnockoutVariant(board)), 0
    for game in range(count):
        draw, bot = random.Random(f"{board}:{game}"), make_bot(Knockout.key, "cautious", game)
        state = rules.start(seats)
        while rules.outcome(state) is None:
            if state.phase is Phase.CHANCE:
                roll = Roll(draw.randint(1, 6) for _ in range(rules.dice_count(state)))
                state = rules.apply(state, roll).state
                continue
            yield state
            found += 1
            if found == count:
                return
            state = rules.apply(state, bot.choose(state)).state


def times(board: str, seats: int, count: int) -> list[float]:
    bot = make_bot(Knockout.key, "strongest", 0)
    found = []
    for state in positions(board, seats, count + 1):
        began = time.process_time()
        bot.choose(state)
        found.append(1000 * (time.process_time() - began))
    return found[1:]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=200, help="for each board and seats")
    args = parser.parse_args()
    print("board     seats   median     99 %    worst  (ms)")
    worst = 0.0
    for board in shipped_boards():
        for seats in get_board(board).players:
            found = times(board, seats, args.decisions)
            median, late, most = np.percentile(found, [50, 99, 100])
            worst = max(worst, float(most))
            print(f"{board:9} {seats:5} {median:8.2f} {late:8.2f} {most:8.2f}", flush=True)
    print(f"worst of all {worst:.2f} ms: {'within' if worst <= MOST else 'over'} {MOST:.0f} ms")


if __name__ == "__main__":
    main()
