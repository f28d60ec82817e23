"""`roost odds`: what the rest of a Pickomino turn can bring, exactly."""

from __future__ import annotations

import json
import re
from argparse import Namespace
from collections.abc import Sequence
from math import isfinite
from typing import TYPE_CHECKING

from roost.cli.arguments import Parser, UsageError
from roost.cli.console import Console
from roost.rules import parse_position
from roost.rules.core import Json
from roost.rules.pickomino import PickominoState

if TYPE_CHECKING:
    from roost.solver.pickomino.turn.odds import TurnOdds

LOW, HIGH = 21, 40
LARGEST = 1e12  # beyond, a value could not be shown with its decimals
GOALS = ("worms", "win", "tile")


def configure(parser: Parser) -> None:
    parser.argument("position", "option-odds-position", many=True)
    parser.argument("--goal", "option-odds-goal", default="worms")
    parser.argument("--payoff", "option-odds-payoff", metavar="NUMBERS")
    parser.argument("--fail", "option-odds-fail", metavar="NUMBER")
    parser.argument("--json", "option-study-json", flag=True)


def run(args: Namespace, console: Console) -> int:
    from roost.solver.pickomino.turn.odds import Moment, reach_odds, tiles_by_total, turn_odds

    state = parse_position(" ".join(args.position))
    if not isinstance(state, PickominoState):
        raise UsageError("the odds of a turn are those of Pickomino", code="odds-game")
    moment = Moment.of(state)
    payoff, fail = _objective(args, state)
    odds = turn_odds(moment, payoff, fail)
    at_least, exactly = reach_odds(moment)
    tiles = tiles_by_total(state)
    report = {
        "position": " ".join(args.position),
        "goal": args.goal if args.payoff is None else "payoff",
        "value": odds.value,
        "fail": _fails(odds, tiles),
        "no_total": odds.fail,
        "totals": {str(t): float(odds.totals[t]) for t in range(len(odds.totals))},
        "at_least": {str(t): float(at_least[t]) for t in range(LOW, HIGH + 1)},
        "exactly": {str(t): float(exactly[t]) for t in range(LOW, HIGH + 1)},
        "tiles": {str(t): list(tiles[t]) for t in range(LOW, HIGH + 1)},
    }
    if args.json:
        console.write(json.dumps(report, indent=1))
    else:
        _show(report, console)
    return 0


def _objective(args: Namespace, state: PickominoState) -> tuple[Sequence[float], float]:
    """The 41 stop values and the value of failing that the words ask for."""
    if args.payoff is not None:
        return _numbers(args.payoff, "--payoff"), _fail(args.fail)
    if args.fail is not None:
        raise UsageError(
            "--fail without --payoff",
            code="argument-missing",
            value="--payoff",
            command="roost odds",
        )
    if args.goal in ("worms", "win"):
        from roost.bots.pickomino.solved import GreedyPolicy, StrongestPolicy

        policy = GreedyPolicy() if args.goal == "worms" else StrongestPolicy()
        solution = policy.solved(state).solution
        return [float(value) for value in solution.payoff], solution.fail
    if args.goal == "tile":
        from roost.solver.pickomino.turn.odds import tiles_by_total

        tiles = tiles_by_total(state)
        return [float(bool(tiles.get(total))) for total in range(HIGH + 1)], 0.0
    wanted = re.fullmatch(r"([0-9]{1,2})(\+?)", args.goal)
    if wanted is None or int(wanted[1]) > HIGH:
        raise UsageError(
            f"{args.goal!r} is no goal", code="bad-goal", value=args.goal, known=", ".join(GOALS)
        )
    low = int(wanted[1])
    high = HIGH if wanted[2] else low
    return [float(low <= total <= high) for total in range(HIGH + 1)], 0.0


def _fail(text: str | None) -> float:
    value, *more = _numbers(text or "0", "--fail")
    if more:
        raise _not_numbers(str(text), "--fail", "1.5")
    return value


def _numbers(text: str, option: str) -> list[float]:
    try:
        values = [float(number) for number in text.split(",")]
    except ValueError:
        raise _not_numbers(text, option, "1.5,2,…") from None
    if any(isfinite(value) and abs(value) > LARGEST for value in values):
        raise _not_numbers(text, option, f"{-LARGEST:.0e} … {LARGEST:.0e}")
    return values


def _not_numbers(text: str, option: str, allowed: str) -> UsageError:
    return UsageError(
        f"{option} takes {allowed}, not {text!r}",
        code="not-a-number",
        option=option,
        value=text,
        allowed=allowed,
    )


def _fails(odds: TurnOdds, tiles: dict[int, tuple[int, ...]]) -> float:
    """Without a worm, without a free face, or on a total that takes no tile."""
    return 1.0 - sum(float(odds.totals[total]) for total, taken in tiles.items() if taken)


def _show(report: dict[str, Json], console: Console) -> None:
    console.say("odds-goal", goal=report["goal"], value=report["value"])
    console.say("odds-fail", percent=100 * report["fail"])
    names = [console.text(f"odds-column-{name}") for name in ("total", "least", "exact", "ends")]
    widths = [max(9, len(name)) for name in names]
    console.write("  ".join(f"{name:>{w}}" for name, w in zip(names, widths, strict=True)))
    for total in map(str, range(LOW, HIGH + 1)):
        row = [report[part][total] for part in ("at_least", "exactly", "totals")]
        cells = [total, *(console.text("odds-chance", percent=100 * chance) for chance in row)]
        tiles = " ".join(map(str, report["tiles"][total])) or "-"
        line = "  ".join(f"{cell:>{w}}" for cell, w in zip(cells, widths, strict=True))
        console.write(f"{line}  {tiles}")
