"""`roost analyse`: a position, its legal moves, chances and odds, and what each move is worth."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from roost.cli.arguments import Parser, number, refuse_options
from roost.cli.console import Console, wrapped
from roost.cli.odds import ODDS
from roost.cli.progress import Bar
from roost.cli.terminal.coach import analysis, percent
from roost.cli.terminal.view import AnyView, make_view
from roost.rules import Phase, format_position, game_of, parse_position
from roost.rules.core import Json, State

if TYPE_CHECKING:
    from roost.analysis.results import PositionInsight


def configure(parser: Parser) -> None:
    parser.argument("position", "option-analyse-position", many=True)
    parser.argument("--rollouts", "option-analyse-rollouts", metavar="GAMES")
    parser.argument("--json", "option-json", flag=True)
    parser.argument("--plain", "option-plain", flag=True)
    for game in ODDS.games():
        with parser.section(f"game-{game}"):
            ODDS.of(game).configure(parser)


def run(args: Namespace, console: Console) -> int:
    from roost.analysis.games import ANALYSES
    from roost.analysis.insight import insight
    from roost.analysis.words import seat_names

    games = number(args.rollouts, "--rollouts", low=2, high=1_000_000)
    state = parse_position(" ".join(args.position))
    rules = game_of(state)
    odds = _odds(args, state)
    found = insight(state) if ANALYSES.has(rules.key) else None
    names = seat_names(state.seats, console.texts)
    view = make_view(console, rules, names, plain=args.plain or not console.sink.isatty())
    if args.json:
        console.show_json(_as_json(view, state, found, odds))
        return 0
    console.write(format_position(state))
    console.show((*view.options(), *view.table(state), *_what_next(view, state, found)))
    for warning in view.warnings(state):
        console.show(wrapped(console.text(f"warning-{warning}"), "  "))
    if found is not None:
        console.write()
        console.show(analysis(view, found))
        if found.odds is not None:
            console.write()
            console.show(view.odds(found.odds))
    if odds is not None:
        console.write()
        ODDS.of(rules.key).show(state, odds, console)
    if games is not None and state.phase is not Phase.OVER:
        _play_on(state, games, names, console)
    return 0


def _odds(args: Namespace, state: State) -> dict[str, Json] | None:
    """Return the odds of the turn, if an option asks for them."""
    game = game_of(state).key
    for other in ODDS.games():
        if other != game:
            refuse_options(args, ODDS.of(other).options, game)
    if not ODDS.has(game):
        return None
    odds = ODDS.of(game)
    asked = any(getattr(args, name) is not None for name in odds.options)
    return odds.report(state, args) if asked else None


def _as_json(
    view: AnyView, state: State, found: PositionInsight[State] | None, odds: dict[str, Json] | None
) -> Json:
    """Return the position, its legal actions, the dice chances, and the analysis."""
    from msgspec import to_builtins

    from roost.analysis.games import words_for
    from roost.server.features.insight.views import insight_view

    rules = view.rules
    outcome = rules.outcome(state)
    analysis = found and insight_view(found, words_for(view.texts, rules, view.names))
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
        "analysis": to_builtins(analysis),
        "odds": odds,
    }


def _what_next(view: AnyView, state: State, found: PositionInsight[State] | None) -> list[str]:
    """Describe the dice and the moves; the moves only in notation if they are judged below."""
    rules = view.rules
    name = view.names[state.seat]
    if state.phase is Phase.OVER:
        outcome = rules.outcome(state)
        return [] if outcome is None else wrapped(view.narrator.winners(outcome))
    if state.phase is Phase.CHANCE:
        return _rolls(view, state, name)
    lines = [view.text("show-to-play", name=name), *view.at_hand(state)]
    if found is None:
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


def _play_on(state: State, games: int, names: Sequence[str], console: Console) -> None:
    from roost.analysis.rollouts import roll_out

    with Bar(console.text("review-playing-on")) as bar:
        found = roll_out(state, games, progress=bar)
    values = ", ".join(
        f"{name} {percent(console.texts, share)} ± {percent(console.texts, error)}"
        for name, share, error in zip(names, found.shares, found.errors, strict=True)
    )
    console.say("lab-rollout", games=found.games, values=values)
