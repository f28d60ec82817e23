"""`roost show`: draw a position, with its legal actions and chances."""

from __future__ import annotations

from argparse import Namespace

from roost.cli.arguments import Parser
from roost.cli.console import Console, wrapped
from roost.cli.terminal.view import AnyView, make_view
from roost.rules import Phase, format_position, game_of, parse_position
from roost.rules.core import Json, State


def configure(parser: Parser) -> None:
    parser.argument("position", "option-show-position", many=True)
    parser.argument("--json", "option-show-json", flag=True)
    parser.argument("--plain", "option-plain", flag=True)


def run(args: Namespace, console: Console) -> int:
    state = parse_position(" ".join(args.position))
    rules = game_of(state)
    names = [console.text("player-name", number=seat + 1) for seat in range(state.seats)]
    view = make_view(console, rules, names, plain=args.plain or not console.sink.isatty())
    if args.json:
        console.show_json(as_json(view, state))
        return 0
    console.write(format_position(state))
    console.show((*view.options(), *view.table(state), *_what_next(view, state)))
    for warning in view.warnings(state):
        console.show(wrapped(console.text(f"warning-{warning}"), "  "))
    return 0


def as_json(view: AnyView, state: State) -> Json:
    """Return the position, its legal actions and the dice chances as JSON data."""
    rules = view.rules
    outcome = rules.outcome(state)
    return {
        "position": format_position(state),
        "state": rules.state_to_json(state),
        "legal": [
            {"move": rules.format_move(state, action), "action": rules.action_to_json(action)}
            for action in rules.legal_actions(state)
        ],
        "chances": [
            {"roll": rules.format_move(state, chance.roll), "probability": str(chance.probability)}
            for chance in rules.chance_outcomes(state)
        ],
        "outcome": None if outcome is None else outcome.to_json(),
        "warnings": view.warnings(state),
    }


def _what_next(view: AnyView, state: State) -> list[str]:
    rules = view.rules
    name = view.names[state.seat]
    if state.phase is Phase.OVER:
        outcome = rules.outcome(state)
        return [] if outcome is None else wrapped(view.narrator.winners(outcome))
    if state.phase is Phase.CHANCE:
        return _rolls(view, state, name)
    lines = [view.text("show-to-play", name=name)]
    lines += view.at_hand(state)
    lines += view.choices(state)
    tokens = " ".join(rules.format_move(state, action) for action in rules.legal_actions(state))
    return lines + wrapped(view.text("show-moves", moves=tokens), "  ")


def _rolls(view: AnyView, state: State, name: str) -> list[str]:
    chances, dice = view.rules.chance_outcomes(state), view.rules.dice_count(state)
    return [
        view.text("show-to-roll", name=name, dice=dice, rolls=len(chances)),
        *view.chance_notes(state, chances),
        *view.choices(state),
    ]
