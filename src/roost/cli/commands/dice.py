"""`roost dice`: how unusual the dice were, over one game or many."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from roost.cli import saves
from roost.cli.arguments import Parser
from roost.cli.console import Console
from roost.cli.terminal.view import wrapped

if TYPE_CHECKING:
    from roost.analysis.results import DiceReport


def configure(parser: Parser) -> None:
    parser.argument("files", "option-dice-files", many=True)
    parser.argument("--json", "option-dice-json", flag=True)


def run(args: Namespace, console: Console) -> int:
    import msgspec

    from roost.analysis.dice_report import dice_report
    from roost.server.core.views.insight import dice_report_view

    records = [saves.read(Path(name)) for name in args.files]
    report = dice_report(records)
    if args.json:
        view = dice_report_view(report, console.texts)
        console.show_json(msgspec.to_builtins(view))
    else:
        _show(report, console)
    return 0


def _show(report: DiceReport, console: Console) -> None:
    from roost.analysis.words import dice_words, evenness, looked_at

    looks = [looked_at(report, finding, console.texts) for finding in report.findings]
    console.say("dice-games", games=report.games, rolls=report.rolls, dice=report.dice)
    for sentence in evenness(report, console.texts):
        console.show(wrapped(sentence))
    console.write()
    heads = [console.text(f"dice-{key}") for key in ("observed", "expected", "p", "corrected")]
    wide = max(map(len, [*looks, console.text("dice-looked")]))
    console.write(
        f"{console.text('dice-looked'):<{wide}}" + "".join(f"  {head:>12}" for head in heads)
    )
    for said, (_, look, corrected) in zip(looks, report.findings, strict=True):
        figures = ((look.observed, 1), (look.expected, 1), (look.p, 3), (corrected, 3))
        cells = [console.texts.number(float(value), digits) for value, digits in figures]
        console.write(f"{said:<{wide}}" + "".join(f"  {cell:>12}" for cell in cells))
    console.write()
    for sentence in dice_words(report, console.texts):
        console.show(wrapped(sentence))
