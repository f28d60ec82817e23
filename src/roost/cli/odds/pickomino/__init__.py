"""`roost analyse --odds`: exact odds for the rest of a Pickomino turn."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Sequence
from math import isfinite
from typing import TYPE_CHECKING

from roost.cli.arguments import Parser, UsageError
from roost.cli.console import Console
from roost.rules import Action, Phase, game_of
from roost.rules.core import Json
from roost.rules.pickomino import PickominoState, RollOn, Take

if TYPE_CHECKING:
    from roost.bots.pickomino.solved import TurnPolicy
    from roost.solver.pickomino.turn.odds import SolvedTurn

LOW, HIGH = 21, 40
LARGEST = 1e12  # beyond this, a value cannot be shown with its decimals
POLICIES = {"worms": "GreedyPolicy", "win": "StrongestPolicy"}
GOALS = (*POLICIES, "tile")
PAYOFF = "payoff"  # the goal in reports if payoffs were given


class PickominoOdds:
    options = ("odds", "payoff", "fail")

    def configure(self, parser: Parser) -> None:
        goals = ", ".join(GOALS)
        parser.argument("--odds", "option-odds-goal", metavar="GOAL", values={"goals": goals})
        parser.argument("--payoff", "option-odds-payoff", metavar="NUMBERS")
        parser.argument("--fail", "option-odds-fail", metavar="NUMBER")

    def report(self, state: PickominoState, args: Namespace) -> dict[str, Json]:
        from roost.solver.pickomino.turn.odds import (
            TurnPosition,
            reach_odds,
            solve_turn,
            tiles_by_total,
        )

        moment = TurnPosition.of(state)
        payoff, fail = _objective(args, state)
        odds = solve_turn(moment, payoff, fail)
        choices = _choices(args, state, payoff, fail)
        rules = game_of(state)
        at_least, exactly = reach_odds(moment)
        tiles = tiles_by_total(state)
        return {
            "goal": PAYOFF if args.payoff is not None else args.odds,
            "value": odds.value,
            "choices": {rules.format_move(state, action): value for action, value in choices},
            "fail": _fails(odds, tiles),
            "no_total": odds.fail,
            "totals": {str(t): float(odds.totals[t]) for t in range(len(odds.totals))},
            "at_least": {str(t): float(at_least[t]) for t in range(LOW, HIGH + 1)},
            "exactly": {str(t): float(exactly[t]) for t in range(LOW, HIGH + 1)},
            "tiles": {str(t): list(tiles[t]) for t in range(LOW, HIGH + 1)},
        }

    def show(self, state: PickominoState, report: dict[str, Json], console: Console) -> None:
        console.say("odds-goal", goal=report["goal"], value=report["value"])
        if report["choices"]:
            _show_choices(report["choices"], state, console)
        console.say("odds-fail", percent=100 * report["fail"])
        columns = ("total", "least", "exact", "ends")
        names = [console.text(f"odds-column-{name}") for name in columns]
        widths = [max(9, len(name)) for name in names]
        console.write("  ".join(f"{name:>{w}}" for name, w in zip(names, widths, strict=True)))
        for total in map(str, range(LOW, HIGH + 1)):
            row = [report[part][total] for part in ("at_least", "exactly", "totals")]
            cells = [total, *(console.text("odds-chance", percent=100 * chance) for chance in row)]
            tiles = " ".join(map(str, report["tiles"][total])) or "-"
            line = "  ".join(f"{cell:>{w}}" for cell, w in zip(cells, widths, strict=True))
            console.write(f"{line}  {tiles}")


def _objective(args: Namespace, state: PickominoState) -> tuple[Sequence[float], float]:
    """Return the values of the 41 totals and of failing for the given goal."""
    if args.payoff is not None:
        return _numbers(args.payoff, "--payoff"), _fail(args.fail)
    if args.fail is not None:
        raise UsageError(
            "--fail without --payoff",
            code="argument-missing",
            value="--payoff",
            command="roost analyse",
        )
    if args.odds in POLICIES:
        solution = _policy(args.odds).solved(state).solution
        return [float(value) for value in solution.payoff], solution.fail
    if args.odds == "tile":
        from roost.solver.pickomino.turn.odds import tiles_by_total

        tiles = tiles_by_total(state)
        return [float(bool(tiles.get(total))) for total in range(HIGH + 1)], 0.0
    wanted = re.fullmatch(r"([0-9]{1,2})(\+?)", args.odds)
    if wanted is None or int(wanted[1]) > HIGH:
        raise UsageError(
            f"{args.odds!r} is not a goal", code="bad-goal", value=args.odds, known=", ".join(GOALS)
        )
    low = int(wanted[1])
    high = HIGH if wanted[2] else low
    return [float(low <= total <= high) for total in range(HIGH + 1)], 0.0


def _choices(
    args: Namespace, state: PickominoState, payoff: Sequence[float], fail: float
) -> list[tuple[Action, float]]:
    """Return the choices with their values, best first; ties as a bot would choose."""
    from roost.solver.pickomino.turn import state_of, turn_solver

    if state.phase is not Phase.PLAY:
        return []
    values: dict[Action, float] = {}
    if args.payoff is None and args.odds in POLICIES:
        values = _policy(args.odds).values(state)
    else:
        solution = turn_solver().solve(payoff, fail)
        now = state_of(state.taken) if any(state.taken) else None
        counts = [] if state.roll is None else [state.roll.count(face) for face in range(1, 7)]
        faces = solution.choice_values(now, counts) if counts else {}
        for action in game_of(state).legal_actions(state):
            if isinstance(action, Take):
                values[action] = faces[action.face - 1]
            elif isinstance(action, RollOn):
                values[action] = solution.roll_value(now) or 0.0
            else:
                values[action] = solution.stop_value(now)
    return sorted(values.items(), key=lambda choice: -choice[1])


def _policy(goal: str) -> TurnPolicy:
    """Return the bot that plays for the goal."""
    from roost.bots.pickomino import solved

    policy: TurnPolicy = getattr(solved, POLICIES[goal])()
    return policy


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


def _fails(odds: SolvedTurn, tiles: dict[int, tuple[int, ...]]) -> float:
    """Return why the turn failed: no worm, no free face, or no tile for the total."""
    return 1.0 - sum(float(odds.totals[total]) for total, taken in tiles.items() if taken)


def _show_choices(values: dict[str, float], state: PickominoState, console: Console) -> None:
    """Show the best choice in words, then all choices with their values."""
    from roost.narrate import make_narrator

    rules, digits = game_of(state), 4
    shown = {token: console.texts.number(value, digits) for token, value in values.items()}
    token = next(iter(shown))
    narrator = make_narrator(console.texts, rules, [""] * state.seats)
    words = narrator.action(state, rules.parse_move(state, token))
    console.say("odds-best", choice=words, value=shown[token])
    console.write("  ".join(f"{token} {value}" for token, value in shown.items()))


ODDS = PickominoOdds()
