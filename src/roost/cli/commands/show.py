"""`roost show`: a position text, drawn, with what may happen next."""

from __future__ import annotations

import json
from argparse import Namespace
from fractions import Fraction
from typing import Any

from roost.cli.arguments import Parser
from roost.cli.console import Console, wrapped
from roost.cli.terminal.view import View, make_view
from roost.rules import AnyGame, Phase, format_position, game_of, parse_position
from roost.rules.core import Json
from roost.rules.pickomino import PickominoState, Stop


def configure(parser: Parser) -> None:
    parser.argument("position", "option-show-position", many=True)
    parser.argument("--json", "option-show-json", flag=True)
    parser.argument("--plain", "option-plain", flag=True)


def run(args: Namespace, console: Console) -> int:
    state = parse_position(" ".join(args.position))
    rules = game_of(state)
    if args.json:
        console.write(json.dumps(as_json(rules, state), ensure_ascii=False, indent=1))
        return 0
    names = [console.text("player-name", number=seat + 1) for seat in range(state.seats)]
    view = make_view(console, rules, names, plain=args.plain or not console.sink.isatty())
    console.write(format_position(state))
    console.show((*view.options(), *view.table(state), *_what_next(view, rules, state)))
    for warning in warnings(rules, state):
        console.show(wrapped(console.text(f"warning-{warning}"), "  "))
    return 0


def as_json(rules: AnyGame, state: Any) -> Json:
    """The position, what may be done in it and what the dice may bring, for programs."""
    outcome = rules.outcome(state)
    return {
        "position": format_position(state),
        "state": rules.state_to_json(state),
        "legal": [
            {"move": rules.format_move(state, action), "action": rules.action_to_json(action)}
            for action in rules.legal(state)
        ],
        "chances": [
            {"roll": rules.format_move(state, chance.roll), "probability": str(chance.probability)}
            for chance in rules.chances(state)
        ],
        "outcome": None if outcome is None else outcome.to_json(),
        "warnings": warnings(rules, state),
    }


def warnings(rules: AnyGame, state: Any) -> list[str]:
    """What somebody who looks at the position should know."""
    found = []
    if isinstance(state, PickominoState):
        if Stop(None) in rules.legal(state):
            found.append("stop-fails")
        held = sum(map(len, state.stacks)) + len(state.grill_tiles)
        if state.turn == 1 and held < 16:
            found.append("tiles-missing")
    if state.phase is not Phase.OVER and state.turn == 2000:
        found.append("last-turn")
    return found


def _what_next(view: View, rules: AnyGame, state: Any) -> list[str]:
    name = view.names[state.seat]
    if state.phase is Phase.OVER:
        outcome = rules.outcome(state)
        return [] if outcome is None else [view.narrator.winners(outcome)]
    if state.phase is Phase.CHANCE:
        return _rolls(view, rules, state, name)
    lines = [view.text("show-to-play", name=name)]
    if getattr(state, "roll", None):
        lines.append(view.text("show-dice", dice=view.narrator.dice(state.roll)))
        if not view.plain:
            lines += view.draw_dice(state.roll)
    lines += view.choices(state)
    tokens = " ".join(rules.format_move(state, action) for action in rules.legal(state))
    return lines + wrapped(view.text("show-moves", moves=tokens), "  ")


def _rolls(view: View, rules: AnyGame, state: Any, name: str) -> list[str]:
    chances = rules.chances(state)
    lines = [view.text("show-to-roll", name=name, dice=view.dice_needed(state), rolls=len(chances))]
    if isinstance(state, PickominoState) and any(state.taken):
        failing = sum(
            (c.probability for c in chances if all(state.taken[f - 1] for f in c.roll.dice)),
            Fraction(0),
        )
        lines.append(view.text("show-fail", percent=float(failing) * 100, exact=str(failing)))
    return lines + view.choices(state)
