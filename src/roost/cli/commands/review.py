"""`roost review`: a game explained, as a summary here and as a report in one HTML file."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from roost.cli import saves
from roost.cli.arguments import Parser, number
from roost.cli.console import Console
from roost.cli.files import write_safely
from roost.cli.progress import Bar
from roost.cli.terminal.view import wrapped

if TYPE_CHECKING:
    from roost.analysis.results import Review, ReviewedDecision
    from roost.analysis.rollouts import Comparison
    from roost.analysis.words import AnyWords


def configure(parser: Parser) -> None:
    parser.argument("file", "option-file-or-last", optional=True)
    parser.argument("--html", "option-review-html", metavar="FILE")
    parser.argument("--no-report", "option-review-no-report", flag=True)
    parser.argument("--json", "option-json", flag=True)
    parser.argument("--exact", "option-review-exact", flag=True)
    parser.argument("--rollouts", "option-review-rollouts", metavar="GAMES")


def run(args: Namespace, console: Console) -> int:
    import msgspec

    from roost.analysis.games import evaluator_for, exact_evaluator
    from roost.analysis.report import report
    from roost.analysis.review import review, rolled_out
    from roost.server.features.insight.views import review_view

    games = number(args.rollouts, "--rollouts", low=2, high=100_000)
    path = Path(args.file) if args.file else saves.last_game()
    record = saves.read(path)
    evaluator = exact_evaluator(record.initial()) if args.exact else evaluator_for(record.game)
    with Bar(console.text("review-working")) as bar:
        found = review(record, evaluator, bar)
    played = {} if games is None else _played_on(found, games, console)
    found = rolled_out(found, {index: on.loss for index, on in played.items()})
    if args.json:
        view = review_view(found, console.texts, played)
        console.show_json(msgspec.to_builtins(view))
    else:
        _summary(found, played, console)
    if args.html or not (args.json or args.no_report):
        target = Path(args.html) if args.html else path.with_suffix(".html")
        write_safely(target, report(found, texts=console.texts, rollouts=played))
        if not args.json:
            console.say("review-written", file=str(target))
    return 0


def _played_on(found: Review, games: int, console: Console) -> dict[int, Comparison]:
    from roost.analysis.rollouts import compare

    chosen = found.worst
    played = {}
    for place, decision in enumerate(chosen):
        label = f"{console.text('review-playing-on')} {place + 1}/{len(chosen)}"
        with Bar(label) as bar:
            played[decision.index] = compare(
                decision.state,
                decision.best.action,
                decision.action,
                games,
                seed=decision.index,
                progress=bar,
            )
    return played


def _summary(found: Review, played: Mapping[int, Comparison], console: Console) -> None:
    from roost.analysis.games import words_for
    from roost.narrate import player_names

    record = found.record
    names = player_names(record.players, record.game, console.texts)
    words = words_for(console.texts, record.rules, names)
    console.say("review-of", game=console.text(f"game-{record.game}"), names=", ".join(names))
    for sentence in words.review(found):
        _write(sentence, console)
    if found.outcome is None:
        console.say("review-unfinished")
    for seat in range(len(names)):
        console.write()
        for sentence in words.seat(found, seat):
            _write(sentence, console)
    _table(found, names, console)
    console.write()
    console.say("review-moves" if found.worst else "review-none")
    for decision in found.worst:
        line = _error(decision, words, console)
        if decision.index in played:
            line += f"; {_rolled_out(played[decision.index], console)}"
        _write(line, console)
        for sentence in words.because(found, decision):
            console.show(wrapped(f"    {sentence}", "    "))


def _error(decision: ReviewedDecision, words: AnyWords, console: Console) -> str:
    from roost.analysis.known import known_loss

    say, state = console.text, decision.state
    cost = say("insight-percent", share=known_loss(decision.loss))
    who = f"{say('review-turn')} {decision.turn}, {words.names[decision.seat]}"
    made = (
        f"{words.move(state, decision.action)} → {words.move(state, decision.best.action)} "
        f"({say(f'verdict-{decision.verdict.value}')}, {cost})"
    )
    return "  " + say("label-value", label=who, value=made)


def _rolled_out(rolled: Comparison, console: Console) -> str:
    return console.text(
        "review-rolled-out", loss=rolled.loss, error=rolled.error, games=rolled.games
    )


def _table(found: Review, names: Sequence[str], console: Console) -> None:
    """Return the table of totals, one row per player."""
    from roost.analysis.figures import percent, signed

    share, change = percent(console.texts), signed(console.texts)
    parts = ("start", "luck", "errors", "others", "residual", "result")
    heads = [console.text(f"review-{part}") for part in parts]
    rows = [
        [
            share(seat.start),
            *map(change, (seat.luck, seat.errors, seat.others, seat.residual)),
            share(seat.end),
        ]
        for seat in found.seats
    ]
    wide = max(map(len, names))
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    console.write()
    for name, cells in zip(("", *names), (heads, *rows), strict=True):
        line = "".join(f"  {cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        console.write(f"{name:<{wide}}{line}")


def _write(sentence: str, console: Console) -> None:
    console.show(wrapped(sentence, "  "))
