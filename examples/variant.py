"""What a change of the rules does to a game: the same bots, the same dice, other variants.

    python examples/variant.py 2000

A variant is a text, options joined by `+` (docs/cli.md names them): any command and any class that
takes a game takes its variant too.
"""

import sys

from roost.arena import MatchPlan, run_match

VARIANTS = ("standard", "short", "any-lower", "turn-on-empty")


def main(games: int = 200) -> None:
    for variant in VARIANTS:
        plan = MatchPlan(("greedy", "simple"), games, variant=variant, seed=1, raw=True)
        found = run_match(plan, jobs=1)
        print(f"{variant}: {found.turns:.1f} turns, the better bot wins {found.bots[0].wins:.1%}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
