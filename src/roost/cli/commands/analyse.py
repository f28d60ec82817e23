"""`roost analyse`: a position, its legal moves, chances and odds, and what each move is worth."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from roost.cli.arguments import Parser, number, refuse_options
from roost.cli.console import Console, wrapped
from roost.cli.odds import ODDS
from roost.cli.progress import Bar
from roost.cli.terminal.view import AnyView, make_view
from roost.rules import Phase, format_position, game_of, parse_position
from roost.rules.core import Json, State

if TYPE_CHECKING:
    from roost.analysis.results import PositionInsight
    from roost.analysis.words import AnyWords


def configure(parser: Parser) -> None:
    parser.argument("position", "option-analyse-position", many=True)
    parser.argument("--rollouts", "option-analyse-rollouts", metavar="GAMES")
    parser.argument("--json", "option-json", flag=True)
    parser.argument("--plain", "option-plain", flag=True)
    for game in ODDS.games():
        with parser.section(f"game-{game}"):
            ODDS.of(game).configure(parser)


def run(args: Namespace, console: Console) -> int:
    from roost.analysis.games import ANALYSES, words_for
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
        _show(found, words_for(console.texts, rules, names), console)
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


def _show(found: PositionInsight[State], words: AnyWords, console: Console) -> None:
    from roost.analysis.figures import with_sign
    from roost.analysis.known import known_loss, known_share

    percent = _percent(console)
    named = zip(words.names, found.shares, strict=True)
    shares = ", ".join(f"{name} {percent(known_share(share))}" for name, share in named)
    console.say("label-value", label=console.text("lab-shares"), value=shares)
    for sentence in (*words.advice(found), *words.odds(found)):
        console.show(wrapped(sentence, "  "))
    if found.choices:
        console.write()
        console.say("lab-choices")
        console.write(_headings(found, console))
    for choice in found.choices[:12]:
        hope = choice.prospect
        fails = "" if hope.fails is None else f"  {console.texts.percent(hope.fails, 1):>8}"
        gain = with_sign(hope.gain, console.texts.number(abs(hope.gain), 1))
        loss = with_sign(-choice.loss, console.texts.percent(known_loss(choice.loss), 1))
        figures = (
            f"  {choice.token:<6} {percent(known_share(choice.shares[found.seat])):>8}"
            f"  {loss:>7}{fails}  {gain:>5}  "
        )
        move = words.move(found.state, choice.action)
        console.show(wrapped(figures + move, " " * len(figures)))


def _headings(found: PositionInsight[State], console: Console) -> str:
    """Return the column headings: win share, cost, risk of failing, and gain."""
    names = ("wins", "costs", "fails", "gain")
    title = {name: console.text(f"lab-column-{name}") for name in names}
    fails = f"  {title['fails']:>8}" if found.choices[0].prospect.fails is not None else ""
    return f"  {'':<6} {title['wins']:>8}  {title['costs']:>7}{fails}  {title['gain']:>5}"


def _play_on(state: State, games: int, names: Sequence[str], console: Console) -> None:
    from roost.analysis.rollouts import roll_out

    with Bar(console.text("review-playing-on")) as bar:
        found = roll_out(state, games, progress=bar)
    percent = _percent(console)
    values = ", ".join(
        f"{name} {percent(share)} ± {percent(error)}"
        for name, share, error in zip(names, found.shares, found.errors, strict=True)
    )
    console.say("lab-rollout", games=found.games, values=values)


def _percent(console: Console) -> Callable[[float], str]:
    return lambda share: console.text("insight-percent", share=float(share))
