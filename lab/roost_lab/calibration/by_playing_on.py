"""How far win shares are from games played on.

    python -m roost_lab.calibration.by_playing_on knockout

One position before a roll from each of many games between the strongest bots; `--last` takes those
with one tile on the grill. The same bots play on and the luck of every roll is taken off, so the
difference is the evaluator's error and the rollouts' own, which the table subtracts. Further runs
add positions.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from roost.analysis.games import analysis_for_state, evaluator_for
from roost.analysis.puzzle_maker import bot_game
from roost.analysis.rollouts import roll_out
from roost.rules import Phase, State, format_position, parse_position

KEPT = Path(__file__).parents[3] / "build" / "calibration"
BAR = 1.96


class Miss(NamedTuple):
    """A position of the game with this number.

    `misses` are the evaluator's shares less the rollouts', by seat; `errors` the rollouts' own.
    """

    number: int
    position: str
    phase: str
    misses: list[float]
    errors: list[float]


def one_position(game: str, seats: int, variant: str, number: int, last: bool) -> State | None:
    """A random moment before a roll of the game with this number."""
    record = bot_game(game, ("strongest",) * seats, f"calibration:{number}", variant)
    states: list[Any] = [
        moment.before
        for moment in record.moments
        if moment.before.phase is Phase.CHANCE and getattr(moment.before, "roll_off", None) is None
    ]
    if last:
        states = [state for state in states if len(state.grill_tiles) == 1]
    if game == "pickomino":  # the start of a turn
        states = [state for state in states if not any(state.taken)]
    return random.Random(number).choice(states) if states else None


def measure(number: int, state: State, games: int) -> Miss:
    position = format_position(state)
    judge = evaluator_for(state.variant.game)
    said, found = judge.shares(state), roll_out(state, games, seed=35, workers=1)
    misses = [float(a - b) for a, b in zip(said, found.shares, strict=True)]
    phase = analysis_for_state(state).puzzles.phase(state)
    return Miss(number, position, phase, misses, [float(error) for error in found.errors])


def table(misses: list[Miss]) -> Iterator[str]:
    """Rows by seats and phase: rms without the rollouts' own, worst, and how often bars hold."""
    groups: dict[tuple[int, str], list[Miss]] = {}
    for miss in misses:
        groups.setdefault((len(miss.misses), miss.phase), []).append(miss)
    for (seats, phase), some in sorted(groups.items()):
        pairs = [pair for miss in some for pair in zip(miss.misses, miss.errors, strict=True)]
        own = sum(error**2 for _, error in pairs) / len(pairs)
        rms = sqrt(max(0.0, sum(miss**2 for miss, _ in pairs) / len(pairs) - own))
        state = parse_position(some[0].position)
        shown = analysis_for_state(state).error(state)
        held = sum(abs(miss) <= BAR * sqrt(shown**2 + error**2) for miss, error in pairs)
        yield (
            f"{seats} players, {phase}: {len(some)} positions, rms {rms:.4f}"
            f" (rollouts ± {sqrt(own):.4f}), worst {max(abs(miss) for miss, _ in pairs):.4f},"
            f" the shown bar (rms {shown:.4f}) holds {held / len(pairs):.0%}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=["pickomino", "knockout"])
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--variant", default="")
    parser.add_argument("--positions", type=int, default=12, help="more, for each number of seats")
    parser.add_argument("--games", type=int, default=32, help="for each position")
    parser.add_argument("--last", action="store_true", help="Pickomino: one tile on the grill")
    args = parser.parse_args()
    name = f"{args.game}{args.variant and '-'}{args.variant}{'-last' * args.last}.jsonl"
    path = KEPT / name
    KEPT.mkdir(parents=True, exist_ok=True)
    path.touch()
    found = [Miss(**json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]
    for seats in args.seats:
        done = [miss.number for miss in found if len(miss.misses) == seats]
        first = max(done, default=-1) + 1
        for number in range(first, first + args.positions):
            state = one_position(args.game, seats, args.variant, number, args.last)
            if state is None:
                continue
            found.append(measure(number, state, args.games))
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found[-1]._asdict()) + "\n")
    print(*table(found), sep="\n")


if __name__ == "__main__":
    main()
