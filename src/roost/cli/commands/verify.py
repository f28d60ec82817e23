"""`roost verify`: verify the dice and moves of a game file."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path

from roost.cli import saves
from roost.cli.arguments import Parser, UsageError
from roost.cli.console import Console
from roost.dice import SeededDice
from roost.fairdice import Finding, Receipt, Report, verify
from roost.locale import error_text
from roost.rules.core import Json
from roost.rules.record import BrokenRecordError, Record

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
    parser.argument("file", "option-verify-file")
    parser.argument("--commitment", "option-verify-commitment", metavar="HEX")
    parser.argument("--receipt", "option-verify-receipt", metavar="FILE")
    parser.argument("--json", "option-verify-json", flag=True)


def run(args: Namespace, console: Console) -> int:
    seen = _commitment(args.commitment)
    receipt = None
    if args.receipt is not None:
        receipt = Receipt.loads(Path(args.receipt).read_text(encoding="utf-8"))
    try:
        record = saves.read(Path(args.file))
    except BrokenRecordError as error:
        if args.json:
            console.show_json({"good": False, "turn": error.turn, "reason": str(error)})
        else:
            reason = error_text(console.texts, error.cause or error)
            console.say("verify-broken", turn=error.turn, reason=reason)
        return WRONG
    report = verify(record, seen, receipt)
    if args.json:
        console.show_json(_as_json(record, report, seen))
    else:
        _say(console, record, report, seen)
        if receipt is not None and not any(f.code in RECEIPT_FINDINGS for f in report.findings):
            console.say("verify-receipt-good")
    return 0 if report.good else WRONG


def _commitment(text: str | None) -> str | None:
    if text is None or re.fullmatch(r"[0-9a-f]{64}", text.strip().lower()):
        return None if text is None else text.strip().lower()
    raise UsageError(
        f"a commitment is 64 hexadecimal digits, not {text[:80]!r}",
        code="bad-commitment",
        value=text[:80],
    )


def _as_json(record: Record, report: Report, seen: str | None) -> dict[str, Json]:
    return {
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
