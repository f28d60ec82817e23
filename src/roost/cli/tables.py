"""Tables on a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from roost.cli.console import Console


def write_table(rows: Sequence[Sequence[str]], console: Console) -> None:
    """Print a table: names left-aligned, numbers right-aligned; the first row is the header."""
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for name, *figures in rows:
        cells = [f"{figure:>{w}}" for figure, w in zip(figures, wide[1:], strict=True)]
        console.write("  ".join([f"{name:<{wide[0]}}", *cells]))
