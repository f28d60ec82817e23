"""`roost dice`: how unusual the dice were, over one game or many."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from roost.cli import saves
from roost.cli.arguments import Parser
from roost.cli.console import Console
from roost.cli.terminal.view import wrapped


def configure(parser: Parser) -> None:
    parser.argument("files", "option-dice-files", many=True)
    parser.argument("--json", "option-dice-json", flag=True)


def run(args: Namespace, console: Console) -> int:
    import msgspec

    from roost.analysis.dice_report import dice_report

    records = [saves.read(Path(name)) for name in args.files]
    report = dice_report(records, texts=console.texts)
    if args.json:
        console.write(msgspec.json.encode(report).decode())
        return 0
    console.say("dice-games", games=report.games, rolls=report.rolls, dice=report.dice)
    console.write()
    heads = [console.text(f"dice-{key}") for key in ("observed", "expected", "p", "corrected")]
    wide = max([len(test.words) for test in report.tests] + [len(console.text("dice-looked"))])
    console.write(
        f"{console.text('dice-looked'):<{wide}}" + "".join(f"  {head:>12}" for head in heads)
    )
    for test in report.tests:
        figures = (f"{test.observed:.1f}", f"{test.expected:.1f}", f"{test.p:.3f}")
        cells = (*figures, f"{test.corrected:.3f}")
        console.write(f"{test.words:<{wide}}" + "".join(f"  {cell:>12}" for cell in cells))
    console.write()
    for sentence in report.words:
        for line in wrapped(sentence):
            console.write(line)
    return 0
