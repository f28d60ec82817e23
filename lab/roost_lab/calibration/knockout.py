"""How far Knockout's win shares are from the own next look of who judges: `python -m
roost_lab.calibration.knockout`.

The share of a choice is the umpire's, or the network's, opinion of what the turn leaves. A look
deeper is the mean of that opinion over all rolls of the next player, each played best. There is no
truth to compare with, as there is in Pickomino: the error may be larger.
"""

from __future__ import annotations

import argparse
import random
from math import sqrt

from roost.analysis.games import evaluator_for
from roost.analysis.knockout.puzzles import PUZZLES
from roost.analysis.results import PHASES
from roost.bots import make_bot
from roost.rules import Phase, Roll
from roost.rules.knockout import Knockout


def misses(seats: int, games: int) -> dict[str, list[float]]:
    """For decisions of games between the strongest, by phase."""
    rules, judge = Knockout(), evaluator_for(Knockout.key)
    found: dict[str, list[float]] = {phase: [] for phase in PHASES}
    for number in range(games):
        draw = random.Random(f"look:{seats}:{number}")
        bot = make_bot(Knockout.key, "strongest", number)
        state = rules.start(seats)
        while rules.outcome(state) is None:
            if state.phase is Phase.CHANCE:
                roll = Roll(draw.randint(1, 6) for _ in range(rules.dice_count(state)))
                state = rules.apply(state, roll).state
                continue
            action = bot.choose(state)
            if draw.random() < 0.1:
                left = judge.left(state, action)
                deeper = judge.shares(left)[state.seat]
                said = judge.after(state, action)[state.seat]
                found[PUZZLES.phase(state)].append(float(said) - float(deeper))
            state = rules.apply(state, action).state
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=40)
    args = parser.parse_args()
    for seats in Knockout().seat_counts:
        cells = [
            f"{phase} {sqrt(sum(miss * miss for miss in some) / len(some)):.4f} ({len(some)})"
            for phase, some in misses(seats, args.games).items()
        ]
        print(seats, *cells, flush=True)


if __name__ == "__main__":
    main()
