"""`roost bench server`: real tables over many sockets, beside a bare echo in the same run."""

from __future__ import annotations

import importlib.util
import sys
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import roost
from roost.cli.arguments import Parser, UsageError, decimal, number
from roost.cli.console import Console

if TYPE_CHECKING:
    from bench.server.measure import Result


def configure(parser: Parser) -> None:
    parser.argument("what", "option-bench-what")
    parser.argument("--sockets", "option-bench-sockets", metavar="N")
    parser.argument("--fanout", "option-bench-fanout", metavar="N")
    parser.argument("--seconds", "option-bench-seconds", metavar="N")
    parser.argument("--rate", "option-bench-rate", metavar="N")
    parser.argument("--json", "option-bench-json", flag=True)


def run(args: Namespace, console: Console) -> int:
    import asyncio

    if args.what != "server":
        raise UsageError(
            f"nothing {args.what!r} to measure", code="bench-what", value=args.what, known="server"
        )
    fanout = number(args.fanout, "--fanout", low=2, high=100) or 2
    sockets = number(args.sockets, "--sockets", low=fanout, high=20_000) or 2000
    seconds = decimal(args.seconds, "--seconds", low=0.5, high=3600) or 10.0
    rate = number(args.rate, "--rate", low=1, high=100_000) or 1000
    _find_measurements()
    results = asyncio.run(_measure(sockets, fanout, seconds, rate))
    if args.json:
        console.show_json({name: asdict(result) for name, result in results.items()})
    else:
        console.say("bench-setup", sockets=sockets, tables=sockets // fanout, fanout=fanout)
        _say(console, results, rate)
    return 0


def _find_measurements() -> None:
    """Measurements live in `bench/` of a clone, which the installed command does not see."""
    clone = Path(roost.__file__).parents[2]
    if (clone / "bench" / "server").is_dir() and str(clone) not in sys.path:
        sys.path.insert(0, str(clone))
    if importlib.util.find_spec("bench") is None:
        raise UsageError("no measurements in this installation", code="bench-missing")


async def _measure(sockets: int, fanout: int, seconds: float, rate: int) -> dict[str, Result]:
    from bench.server.measure import check_files, measure_echo, measure_tables

    check_files(sockets)
    return {
        "echo": await measure_echo(sockets, fanout, seconds, None),
        "tables": await measure_tables(sockets, fanout, seconds, None),
        "echo-paced": await measure_echo(sockets, fanout, seconds, rate),
        "paced": await measure_tables(sockets, fanout, seconds, rate),
    }


def _say(console: Console, results: dict[str, Result], rate: int) -> None:
    what = {
        "echo": console.text("bench-echo"),
        "tables": console.text("bench-tables"),
        "echo-paced": console.text("bench-echo-paced", rate=rate),
        "paced": console.text("bench-paced", rate=rate),
    }
    number = console.texts.number
    for name, result in results.items():
        console.say(
            "bench-figures",
            what=what[name],
            moves=number(result.moves_per_s),
            p50=number(result.p50_ms, 1),
            p99=number(result.p99_ms, 1),
            delivered=number(result.delivered_per_s),
        )
    ratio = results["tables"].moves_per_s / max(results["echo"].moves_per_s, 1e-9)
    console.say("bench-ratio", ratio=console.texts.percent(ratio))
