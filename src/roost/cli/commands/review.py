"""`roost review`: a game explained, as a summary here and as a report in one HTML file."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from roost.cli import saves
from roost.cli.arguments import Parser, number
from roost.cli.console import Console
from roost.cli.progress import Bar
from roost.cli.terminal.view import wrapped

if TYPE_CHECKING:
    from roost import wire
    from roost.analysis.review import Review
    from roost.analysis.rollouts import Comparison

WORST = 8  # decisions that are listed, and played on where asked


def configure(parser: Parser) -> None:
    parser.argument("file", "option-review-file")
    parser.argument("--html", "option-review-html", metavar="FILE")
    parser.argument("--no-report", "option-review-no-report", flag=True)
    parser.argument("--json", "option-review-json", flag=True)
    parser.argument("--exact", "option-review-exact", flag=True)
    parser.argument("--rollouts", "option-review-rollouts", metavar="GAMES")


def run(args: Namespace, console: Console) -> int:
    import msgspec

    from roost.analysis.exact import exact_evaluator
    from roost.analysis.models import evaluator_for
    from roost.analysis.report import report
    from roost.analysis.review import review
    from roost.analysis.views import review_view

    games = number(args.rollouts, "--rollouts", low=2, high=100_000)
    path = Path(args.file)
    record = saves.read(path)
    evaluator = exact_evaluator(record.initial()) if args.exact else evaluator_for(record.game)
    with Bar(console.text("review-working")) as bar:
        found = review(record, evaluator, bar)
    played = {} if games is None else _played_on(found, games, console)
    view = review_view(found, texts=console.texts, rollouts=played)
    if args.json:
        console.write(msgspec.json.encode(view).decode())
    else:
        _summary(view, console)
    if args.html or not (args.json or args.no_report):
        target = Path(args.html) if args.html else path.with_suffix(".html")
        saves.write_safely(target, report(view, texts=console.texts))
        if not args.json:
            console.say("review-written", file=str(target))
    return 0


def _played_on(found: Review, games: int, console: Console) -> dict[int, Comparison]:
    from roost.analysis.review import Verdict
    from roost.analysis.rollouts import compare

    worst = sorted(found.decisions, key=lambda decision: -decision.loss)[:WORST]
    chosen = [decision for decision in worst if decision.verdict is not Verdict.FINE]
    played = {}
    for place, decision in enumerate(chosen):
        label = f"{console.text('review-playing-on')} {place + 1}/{len(chosen)}"
        with Bar(label) as bar:
            played[decision.index] = compare(
                decision.state, decision.best.action, decision.action, games,
                seed=decision.index, progress=bar,
            )  # fmt: skip
    return played


def _summary(view: wire.ReviewView, console: Console) -> None:
    names = ", ".join(seat.name for seat in view.seats)
    console.say("review-of", game=console.text(f"game-{view.game}"), names=names)
    for sentence in view.words:
        _write(sentence, console)
    if view.seats[0].result is None:
        console.say("review-unfinished")
    for seat in view.seats:
        console.write()
        for sentence in seat.words:
            _write(sentence, console)
    _table(view, console)
    worst = sorted((m for m in view.moves if m.verdict != "fine"), key=lambda m: -m.loss)[:WORST]
    console.write()
    console.say("review-moves" if worst else "review-none")
    for move in worst:
        _write(_error(move, view, console), console)


def _error(move: wire.ReviewMove, view: wire.ReviewView, console: Console) -> str:
    say = console.text
    cost = say("insight-percent", share=move.loss)
    line = (
        f"  {say('review-turn')} {move.turn}, {view.seats[move.seat].name}: {move.words} → "
        f"{move.best_words} ({say(f'verdict-{move.verdict}')}, {cost})"
    )
    if move.rolled_out is not None:
        rolled = move.rolled_out
        line += "; " + say(
            "review-rolled-out", loss=rolled.loss, error=rolled.error, games=rolled.games
        )
    return line


def _table(view: wire.ReviewView, console: Console) -> None:
    """The sums, one line per player: they add up."""
    parts = ("start", "luck", "errors", "others", "residual", "result")
    heads = [console.text(f"review-{part}") for part in parts]
    wide = max(len(seat.name) for seat in view.seats)
    console.write()
    console.write(" " * wide + "".join(f"  {head:>10}" for head in heads))
    for seat in view.seats:
        values = (seat.start, seat.luck, seat.errors, seat.others, seat.residual, seat.end)
        console.write(
            f"{seat.name:<{wide}}"
            + "".join(
                f"  {value:>{max(10, len(head))}.1%}"
                for value, head in zip(values, heads, strict=True)
            )
        )


def _write(sentence: str, console: Console) -> None:
    for line in wrapped(sentence, "  "):
        console.write(line)
