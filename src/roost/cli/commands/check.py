"""`roost check`: verify the moves and dice of game files, and test how unusual the dice were.

Each file is verified by itself; the statistics are about the dice of all files together.
"""

from __future__ import annotations

import re
from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from roost.cli import saves
from roost.cli.arguments import Parser, UsageError
from roost.cli.console import Console, wrapped
from roost.cli.tables import write_table
from roost.dice import SeededDice
from roost.fairdice import Finding, Receipt, Report, verify
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
    "receipt-server",
    "receipt-seat",
    "receipt-seed",
    "receipt-withheld",
    "receipt-anchor",
    "receipt-throw",
)


def configure(parser: Parser) -> None:
    parser.argument("files", "option-check-files", metavar="FILE", many=True, optional=True)
    parser.argument("--commitment", "option-check-commitment", metavar="HEX")
    parser.argument("--receipt", "option-check-receipt", metavar="FILE")
    parser.argument("--json", "option-json", flag=True)


def run(args: Namespace, console: Console) -> int:
    from roost.analysis.dice_report import dice_report
    from roost.analysis.games import ANALYSES

    paths = [Path(name) for name in args.files or ()] or [saves.last_game()]
    for option in ("commitment", "receipt"):
        if len(paths) > 1 and getattr(args, option) is not None:
            raise UsageError(
                f"--{option} is about one game", code="option-one-game", option=f"--{option}"
            )
    seen = _commitment(args.commitment)
    receipt = None
    if args.receipt is not None:
        receipt = Receipt.loads(Path(args.receipt).read_text(encoding="utf-8"))
    checked = [_check(path, seen, receipt) for path in paths]
    records = [one.record for one in checked if one.record and ANALYSES.has(one.record.game)]
    dice = dice_report(records) if records else None
    if args.json:
        games = [_as_json(one, seen) for one in checked]
        console.show_json({"games": games, "dice": _dice_as_json(dice, console)})
    else:
        for one in checked:
            _show(one, seen, receipt, console, headed=len(checked) > 1)
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


def _check(path: Path, seen: str | None, receipt: Receipt | None) -> Checked:
    try:
        record = saves.read(path)
    except BrokenRecordError as error:
        return Checked(path, error=error)
    return Checked(path, record, verify(record, seen, receipt))


def _commitment(text: str | None) -> str | None:
    if text is None or re.fullmatch(r"[0-9a-f]{64}", text.strip().lower()):
        return None if text is None else text.strip().lower()
    raise UsageError(
        f"a commitment is 64 hexadecimal digits, not {text[:80]!r}",
        code="bad-commitment",
        value=text[:80],
    )


def _as_json(checked: Checked, seen: str | None) -> dict[str, Json]:
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
        "commitment": report.commitment,
        "as_seen": None if seen is None else report.commitment == seen,
        "findings": [{"code": f.code, **f.values} for f in report.findings],
        "withheld": list(report.withheld),
        "silent": list(report.silent),
        "linked": report.linked,
        "bare": list(report.bare),
        "first_named": report.first_named,
        "start": record.start,
    }


def _show(
    checked: Checked, seen: str | None, receipt: Receipt | None, console: Console, *, headed: bool
) -> None:
    if headed:
        console.write(f"{checked.path}:")
    if checked.error is not None:
        reason = error_text(console.texts, checked.error.cause or checked.error)
        console.say("verify-broken", turn=checked.error.turn, reason=reason)
    elif checked.record is not None and checked.report is not None:
        _say(console, checked.record, checked.report, seen)
        if receipt is not None and not any(
            finding.code in RECEIPT_FINDINGS for finding in checked.report.findings
        ):
            console.say("verify-receipt-good")


def _say(console: Console, record: Record, report: Report, seen: str | None) -> None:
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
    if seen is not None and report.commitment == seen:
        console.say("verify-as-seen")
    for finding in report.findings:
        console.say(f"verify-{finding.code}", **_with_names(finding, names))
    if report.linked:
        console.say("verify-linked", count=report.linked, rolls=report.rolls)
    for seat, count in enumerate(report.bare):
        if count:
            console.say("verify-bare", player=names[seat], count=count)
    _say_start(console, record, report)
    for seat in report.withheld:
        console.say("verify-withheld", player=names[seat])
    for seat in report.silent:
        console.say("verify-silent", player=names[seat])


def _say_start(console: Console, record: Record, report: Report) -> None:
    """Print who started and why, if it was not drawn."""
    if record.start is not None:
        console.say("verify-start", position=record.start)
    if report.first_named:
        console.say("verify-first-named")


def _with_names(finding: Finding, names: list[str]) -> dict[str, object]:
    """Return the finding's values, with player names for seats."""
    values = dict(finding.values)
    if "seat" in values:
        values["player"] = names[values.pop("seat")]
    if finding.code == "first-seat":
        for key in ("given", "wanted"):
            values[key] = "-" if values[key] is None else names[values[key]]
    return values


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
