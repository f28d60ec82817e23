"""`roost check`: verify the moves and dice of game files, and test how unusual the dice were.

Each file is verified by itself; the statistics are about the dice of all files together.
"""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from roost.cli import saves
from roost.cli.arguments import Parser, UsageError
from roost.cli.console import Console, wrapped
from roost.cli.fair import stop_text
from roost.cli.tables import write_table
from roost.dice import SeededDice
from roost.fairdice.findings import Finding
from roost.fairdice.receipt import Receipt
from roost.fairdice.verify import Report, verify
from roost.locale import error_text
from roost.rules.core import Json
from roost.rules.record import BrokenRecordError, Record

if TYPE_CHECKING:
    from roost.analysis.results import DiceReport

WRONG = 1
# Findings that only a receipt can reveal.
RECEIPT_FINDINGS = (
    "no-receipt",
    "receipt-table",
    "receipt-shorter",
    "receipt-other",
    "receipt-no-part",
)


def configure(parser: Parser) -> None:
    parser.argument("files", "option-check-files", metavar="FILE", many=True, optional=True)
    parser.argument("--receipt", "option-check-receipt", metavar="FILE")
    parser.argument("--json", "option-json", flag=True)


def run(args: Namespace, console: Console) -> int:
    from roost.analysis.dice_report import dice_report
    from roost.analysis.games import ANALYSES

    paths = [Path(name) for name in args.files or ()] or [saves.last_game()]
    if len(paths) > 1 and args.receipt is not None:
        raise UsageError("--receipt is about one game", code="option-one-game", option="--receipt")
    if len(paths) == 1 and (evidence := _evidence(paths[0])) is not None:
        return _judge(evidence, console)
    receipt = None
    if args.receipt is not None:
        receipt = Receipt.loads(Path(args.receipt).read_text(encoding="utf-8"))
    checked = [_check(path, receipt) for path in paths]
    records = [one.record for one in checked if one.record and ANALYSES.has(one.record.game)]
    dice = dice_report(records) if records else None
    if args.json:
        games = [_as_json(one) for one in checked]
        console.show_json({"games": games, "dice": _dice_as_json(dice, console)})
    else:
        for one in checked:
            _show(one, receipt, console, headed=len(checked) > 1)
        if dice is not None and dice.rolls:
            console.write()
            _show_dice(dice, console)
    return 0 if all(one.good for one in checked) else WRONG


@dataclass(frozen=True)
class Checked:
    """A game file: its record and report, or the error if the record is invalid."""

    path: Path
    record: Record | None = None
    report: Report | None = None
    error: BrokenRecordError | None = None

    @property
    def good(self) -> bool:
        return self.report is not None and self.report.good


def _check(path: Path, receipt: Receipt | None) -> Checked:
    try:
        record = saves.read(path)
    except BrokenRecordError as error:
        return Checked(path, error=error)
    return Checked(path, record, verify(record, receipt))


def _evidence(path: Path) -> object:
    """Return the content of a file if it is evidence, None if it is a game."""
    from roost.client.evidence import FORMAT

    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) and data.get("format") == FORMAT else None


def _judge(data: object, console: Console) -> int:
    """Print whether the evidence of a client that stopped shows what it says."""
    from roost.client.evidence import Evidence, judge

    evidence = Evidence.from_json(data)
    judgement, stop = judge(evidence), evidence.stop
    names = [f"#{seat}" for seat in range(1, len(evidence.facts.seats) + 1)]
    reason = stop_text(console.texts, stop.code, stop.values, names)
    messages = {
        "confirmed": "verify-evidence",
        "own": "verify-evidence-own",
        "none": "verify-evidence-none",
    }
    console.say(messages[judgement], reason=reason)
    return 0 if judgement == "none" else WRONG


def _as_json(checked: Checked) -> dict[str, Json]:
    record, report, error = checked.record, checked.report, checked.error
    file = str(checked.path)
    if record is None or report is None:
        turn = None if error is None else error.turn
        return {"file": file, "good": False, "turn": turn, "reason": str(error)}
    return {
        "file": file,
        "good": report.good,
        "moves": len(record.moves),
        "rolls": report.rolls,
        "source": report.source,
        "checked": report.checked and report.good,
        "sealed": report.sealed,
        "check": report.check,
        "findings": [{"code": f.code, **f.values} for f in report.findings],
        "bare": list(report.bare),
        "absences": list(report.absences),
        "chains": list(report.chains),
        "first_named": report.first_named,
        "start": record.start,
    }


def _show(checked: Checked, receipt: Receipt | None, console: Console, *, headed: bool) -> None:
    if headed:
        console.write(f"{checked.path}:")
    if checked.error is not None:
        reason = error_text(console.texts, checked.error.cause or checked.error)
        console.say("verify-broken", turn=checked.error.turn, reason=reason)
    elif checked.record is not None and checked.report is not None:
        _say(console, checked.record, checked.report)
        if receipt is not None and not any(
            finding.code in RECEIPT_FINDINGS for finding in checked.report.findings
        ):
            console.say("verify-receipt-good")
        if receipt is not None and receipt.notices:
            console.say("verify-receipt-notices", count=len(receipt.notices))


def _say(console: Console, record: Record, report: Report) -> None:
    console.say("verify-moves", moves=len(record.moves))
    names = [player.name for player in record.players]
    if not report.good:
        console.say("verify-bad")
    elif report.checked:
        known = report.source == SeededDice.name  # to anyone except the person who chose the seed
        console.say("verify-seeded" if known else "verify-good", rolls=report.rolls)
    elif report.sealed:
        console.say("verify-sealed", rolls=report.rolls)
    else:
        console.say("verify-unproved", source=report.source)
    for finding in report.findings:
        console.say(f"verify-{finding.code}", **_shown(console, finding, names))
    if report.check is not None:
        console.say("verify-check", digits=report.check)
    counted = {"bare": report.bare, "absences": report.absences, "chains": report.chains}
    for what, counts in counted.items():
        for name, count in zip(names, counts, strict=False):
            if count:
                console.say(f"verify-{what}", player=name, count=count)
    _say_start(console, record, report)


def _say_start(console: Console, record: Record, report: Report) -> None:
    """Print who started and why, if it was not drawn."""
    if record.start is not None:
        console.say("verify-start", position=record.start)
    if report.first_named:
        console.say("verify-first-named")


def _shown(console: Console, finding: Finding, names: list[str]) -> dict[str, object]:
    """Return the values of a finding's text."""
    if finding.code != "transcript":
        return finding.values
    values = {key: value for key, value in finding.values.items() if key not in ("code", "entry")}
    reason = stop_text(console.texts, finding.values["code"], values, names)
    return {"entry": finding.values["entry"], "reason": reason}


# -- the dice of all games -----------------------------------------------------------------


def _dice_as_json(report: DiceReport | None, console: Console) -> Json:
    import msgspec

    from roost.server.features.insight.views import dice_report_view

    return report and msgspec.to_builtins(dice_report_view(report, console.texts))


def _show_dice(report: DiceReport, console: Console) -> None:
    from roost.analysis.words import dice_words, evenness, looked_at

    looks = [looked_at(report, finding, console.texts) for finding in report.findings]
    console.say("dice-games", games=report.games, rolls=report.rolls, dice=report.dice)
    for sentence in evenness(report, console.texts):
        console.show(wrapped(sentence))
    console.write()
    heads = [console.text(f"dice-{key}") for key in ("observed", "expected", "p", "corrected")]
    rows = [[console.text("dice-looked"), *(f"{head:>12}" for head in heads)]]
    for said, (_, look, corrected) in zip(looks, report.findings, strict=True):
        figures = ((look.observed, 1), (look.expected, 1), (look.p, 3), (corrected, 3))
        rows.append([said, *(console.texts.number(float(value), n) for value, n in figures)])
    write_table(rows, console)
    console.write()
    for sentence in dice_words(report, console.texts):
        console.show(wrapped(sentence))
