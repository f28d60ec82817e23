"""The benchmark's sets of positions, and the figures of our levels on them.

    python -m bench.regret set GAME --each N        # a new set, N positions of each phase
    python -m bench.regret levels GAME              # our levels
    python -m bench.regret agent GAME NAME AGENT    # one more, under a name
    python -m bench.regret table GAME               # all of them, as docs/benchmark.md has them

Figures of others stay as they are. `--positions N` and `--games N` take the first of the set's.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator, Mapping
from dataclasses import asdict, replace
from typing import Any

from roost import __version__
from roost.analysis.games import ANALYSES
from roost.analysis.results import PHASES
from roost.arena.benchmark import BenchmarkSet, Regret, Score, run_benchmark
from roost.arena.benchmark.scores import ALL, PARTS
from roost.arena.benchmark.sets import SETS, figures, published
from roost.bots import Bot, bots
from roost.rules import Phase, Roll, format_position, make_game

VERSION, SEATS, GAMES = 1, 2, 40


def made(game: str, each: int) -> BenchmarkSet:
    """A position of each of many games between bots of the stronger half: early, middle and late
    take turns, and there is something to decide in all of them."""
    known = bots(game)
    strong = known[len(known) // 2 :]
    found: dict[str, list[str]] = {phase: [] for phase in PHASES}
    number = 0
    while any(len(texts) < each for texts in found.values()):
        phase = PHASES[number % len(PHASES)]
        draw = random.Random(f"set:{VERSION}:{game}:{number}")
        number += 1
        here = [state for state in decisions(game, strong, draw) if phase_of(state) == phase]
        if here and len(found[phase]) < each:
            found[phase].append(format_position(draw.choice(here)))
    positions = [text for some in zip(*found.values(), strict=True) for text in some]
    return BenchmarkSet(game, VERSION, "", SEATS, known[-1].key, GAMES, tuple(positions))


def decisions(game: str, bots: Any, draw: random.Random) -> Iterator[Any]:
    """Those of a game between two of the bots."""
    rules = make_game(game)
    seated = [Bot(info, info.policy(), str(draw.random())) for info in draw.choices(bots, k=SEATS)]
    state = rules.start(SEATS)
    while rules.outcome(state) is None:
        if state.phase is Phase.CHANCE:
            move: Any = Roll(draw.randint(1, 6) for _ in range(rules.dice_count(state)))
        else:
            if len(rules.legal_actions(state)) > 1:
                yield state
            move = seated[state.seat].choose(state)
        state = rules.apply(state, move).state


def phase_of(state: Any) -> str:
    return ANALYSES.of(state.variant.game).puzzles.phase(state)


def measure(game: str, name: str, agent: str, args: argparse.Namespace) -> None:
    """One agent's figures, written among the others."""
    score = run_benchmark(
        agent, game, positions=args.positions, games=args.games, jobs=args.jobs
    ).score
    others = [one for one in published(game) if one.agent != name]
    write(game, [*others, replace(score, agent=name)])
    every = score.positions["all"]
    print(f"{game} {name}: {every.mean:.5f} ± {every.half:.5f}", flush=True)


def write(game: str, scores: list[Score]) -> None:
    """Best first."""
    scores.sort(key=lambda score: score.positions["all"].mean)
    found = {
        "made": f"python -m bench.regret levels {game}",
        "roost": __version__,
        "set": VERSION,
        "agents": [score.to_json() for score in scores],
    }
    text = json.dumps(found, indent=1, ensure_ascii=False)
    figures(game).write_text(text + "\n", encoding="utf-8")


def table(game: str) -> list[str]:
    """Points of winning chance, and half of the 95 % interval."""

    def cell(found: Mapping[str, Regret], part: str) -> str:
        regret = found.get(part)
        return "" if regret is None else f"{100 * regret.mean:.2f} ± {100 * regret.half:.2f}"

    head = ["agent", "positions", "all", *PHASES, "in games"]
    rows = [
        [f"`{one.agent}`", str(one.positions["all"].decisions)]
        + [cell(one.positions, part) for part in PARTS]
        + [cell(one.games, ALL)]
        for one in published(game)
    ]
    return [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("set", "levels", "agent", "table"))
    parser.add_argument("game", choices=SETS.games())
    parser.add_argument("agent", nargs="*", help="the name to publish, and the agent")
    parser.add_argument("--each", type=int, default=100)
    parser.add_argument("--positions", type=int)
    parser.add_argument("--games", type=int)
    parser.add_argument("--jobs", type=int)
    args = parser.parse_args()
    if args.what == "set":
        text = json.dumps(asdict(made(args.game, args.each)), indent=1)
        SETS.of(args.game).write_text(text + "\n", encoding="utf-8")
        if not figures(args.game).exists():
            write(args.game, [])
    elif args.what == "levels":
        for info in bots(args.game):
            measure(args.game, info.key, info.key, args)
    elif args.what == "table":
        print("\n".join(table(args.game)))
    elif len(args.agent) == 2:
        name, agent = args.agent
        measure(args.game, name, agent, args)
    else:
        sys.exit("bench: name it, and say which agent it is")


if __name__ == "__main__":
    main()
