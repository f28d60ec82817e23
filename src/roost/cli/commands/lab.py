"""`roost lab`: analyse a position."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from roost.cli.arguments import Parser, number
from roost.cli.console import Console
from roost.cli.progress import Bar
from roost.cli.terminal.view import make_view, wrapped
from roost.rules import Phase, State, game_of, parse_position

if TYPE_CHECKING:
    from roost.analysis.results import Insight
    from roost.analysis.words import AnyWords


def configure(parser: Parser) -> None:
    parser.argument("position", "option-lab-position", many=True)
    parser.argument("--json", "option-lab-json", flag=True)
    parser.argument("--rollouts", "option-lab-rollouts", metavar="GAMES")
    parser.argument("--plain", "option-plain", flag=True)


def run(args: Namespace, console: Console) -> int:
    import msgspec

    from roost.analysis.games import words_for
    from roost.analysis.insight import insight
    from roost.analysis.words import seat_names
    from roost.server.core.views.insight import insight_view

    games = number(args.rollouts, "--rollouts", low=2, high=1_000_000)
    state = parse_position(" ".join(args.position))
    found = insight(state)
    names = seat_names(state.seats, console.texts)
    words = words_for(console.texts, game_of(state), names)
    if args.json:
        console.show_json(msgspec.to_builtins(insight_view(found, words)))
        return 0
    plain = args.plain or not console.sink.isatty()
    view = make_view(console, game_of(state), names, plain=plain)
    console.show(view.table(state))
    console.show(view.at_hand(state))
    console.write()
    _show(found, words, console)
    odds = [] if found.odds is None else view.odds(found.odds)
    if odds:
        console.write()
        console.show(odds)
    if games is not None and state.phase is not Phase.OVER:
        _play_on(state, games, names, console)
    return 0


def _show(found: Insight[State], words: AnyWords, console: Console) -> None:
    from roost.analysis.figures import with_sign
    from roost.analysis.known import known_loss, known_share

    percent = _percent(console)
    named = zip(words.names, found.shares, strict=True)
    shares = ", ".join(f"{name} {percent(known_share(share))}" for name, share in named)
    console.write(f"{console.text('lab-shares')}: {shares}")
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
        console.write(
            f"  {choice.token:<6} {percent(known_share(choice.shares[found.seat])):>8}"
            f"  {loss:>7}{fails}  {gain:>5}"
            f"  {words.move(found.state, choice.action)}"
        )


def _headings(found: Insight[State], console: Console) -> str:
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
