"""`roost bench server`: load test with real tables, on both stores and on several servers.

A bare echo server in the same run serves as the baseline.
"""

from __future__ import annotations

import importlib.util
import signal
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import roost
from roost.cli.arguments import Parser, UsageError, decimal, number
from roost.cli.console import Console
from roost.cli.progress import Bar
from roost.cli.tables import write_table

if TYPE_CHECKING:
    from bench.server.figures import Figure, Model, Ratio
    from bench.server.measure import Result
    from bench.server.whole import Found, Load
    from roost.locale import Catalogue

_SQLITE = "sqlite"
_COLUMNS = ("moves", "p50", "p99", "servers", "store", "client")
_HELD = (1, 2, 3, 5, 10)


def configure(parser: Parser) -> None:
    parser.argument("what", "option-bench-what")
    parser.argument("--sockets", "option-bench-sockets", metavar="N")
    parser.argument("--fanout", "option-bench-fanout", metavar="N")
    parser.argument("--seconds", "option-bench-seconds", metavar="N")
    parser.argument("--rate", "option-bench-rate", metavar="N")
    parser.argument("--store", "option-bench-store", metavar="URL")
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
    from bench.server.whole import Load, measure, shown

    load = Load(sockets, fanout, seconds, rate, "" if args.store == _SQLITE else args.store)
    with _interrupt_on_sigterm(), Bar(console.text("bench-working")) as bar:
        steps = iter(range(1, load.steps + 1))
        found = asyncio.run(measure(load, lambda: bar(next(steps), load.steps)))
    if args.json:
        console.show_json(shown(found))
    else:
        _say(console, load, found)
    return 0


@contextmanager
def _interrupt_on_sigterm() -> Iterator[None]:
    """Convert SIGTERM to Ctrl-C, so that its servers and PostgreSQL are stopped."""
    before = signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _find_measurements() -> None:
    """Import the measurements; `bench/` exists only in a clone, not in an installation."""
    clone = Path(roost.__file__).parents[2]
    if (clone / "bench" / "server").is_dir() and str(clone) not in sys.path:
        sys.path.insert(0, str(clone))
    if importlib.util.find_spec("bench") is None:
        raise UsageError("no measurements in this installation", code="bench-missing")


def _say(console: Console, load: Load, found: Found) -> None:
    from bench.server.whole import PACED, SLICES

    texts = console.texts
    console.say(
        "bench-setup",
        sockets=load.sockets,
        tables=load.tables,
        fanout=load.fanout,
        slices=SLICES,
        seconds=texts.number(load.seconds / SLICES, 1),
    )
    rows = [["", *(console.text("bench-column", column=column) for column in _COLUMNS)]]
    for name, result in found.results.items():
        part, _, count = name.removesuffix(PACED).partition("-")
        row = console.text("bench-part", part=part, servers=int(count or 1))
        if name.endswith(PACED):
            row = console.text("bench-paced", part=row, rate=load.rate)
        rows.append([row, *_cells(result, texts)])
    write_table(rows, console)
    echo, tables = found.results["echo"], found.results["sqlite"]
    console.say("bench-ratio", ratio=texts.percent(tables.moves.mean / echo.moves.mean))
    if found.ratio is not None:
        ends = {name: texts.number(getattr(found.ratio, name), 2) for name in ("low", "high")}
        console.say("bench-stores", ratio=texts.number(found.ratio.mean, 2), **ends)
    if found.model is not None:
        _say_model(console, found.model, found.checks)


def _cells(result: Result, texts: Catalogue) -> list[str]:
    return [
        _figure(result.moves, texts),
        texts.number(result.p50_ms, 1),
        texts.number(result.p99_ms, 1),
        _figure(result.servers_us, texts),
        "–" if result.store_us is None else _figure(result.store_us, texts),
        _figure(result.client_us, texts),
    ]


def _figure(figure: Figure, texts: Catalogue) -> str:
    return f"{texts.number(figure.mean)} ± {texts.number(figure.half)}"


def _ratio(ratio: Ratio, texts: Catalogue) -> str:
    mean, low, high = (texts.number(value, 2) for value in (ratio.mean, ratio.low, ratio.high))
    return f"{mean} ({low}–{high})"


def _say_model(console: Console, model: Model, checks: dict[int, Ratio]) -> None:
    number = console.texts.number
    console.say("bench-model", own=number(model.own), across=number(model.across.mean, 2))
    for count, measured in checks.items():
        console.say(
            "bench-check",
            servers=count,
            predicted=_ratio(model.times(count), console.texts),
            measured=_ratio(measured, console.texts),
        )
    for count in _HELD:
        cores = model.store_cores(count)
        console.say(
            "bench-holds",
            servers=count,
            moves=number(model.holds(count)),
            cores="–" if cores is None else number(cores, 1),
        )
