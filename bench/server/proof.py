"""What was counted was done: every acknowledged move lies in the log of its table, once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path

import msgspec

from roost.rules.errors import GameError
from roost.server.core.storage.opening import FILE

Row = tuple[str, int, str]  # table, sequence number, entry
Acknowledged = Mapping[tuple[str, str], int]  # (table, command) to version
_SQL = "SELECT table_id, seq, entry FROM log"


class _Entry(msgspec.Struct):
    cmd: str | None = None


_entry = msgspec.json.Decoder(_Entry).decode


async def rows(place: str | Path) -> list[Row]:
    """The logs of a store, a data folder or an address, by no way of the server's."""
    if isinstance(place, Path):
        return await asyncio.to_thread(_sqlite, place / FILE)
    from roost.server.core.storage.postgres.connection import connect

    connection = await connect(place)
    try:
        return [tuple(row) for row in await connection.fetch(_SQL)]
    finally:
        await connection.close()


def _sqlite(file: Path) -> list[Row]:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        return connection.execute(_SQL).fetchall()


def prove(counted: int, acknowledged: Acknowledged, found: Iterable[Row]) -> int:
    """How many moves were acknowledged. Refuses where more were counted, where one is not on disk
    at the version that was said, and where one is there twice."""
    at: dict[tuple[str, str], int] = {}
    times: Counter[tuple[str, str]] = Counter()
    for table, version, entry in found:
        command = _entry(entry).cmd
        if command is not None:
            at[table, command] = version
            times[table, command] += 1
    wrong = sum(
        at.get(move) != version or times[move] != 1 for move, version in acknowledged.items()
    )
    if wrong or counted > len(acknowledged):
        raise GameError(
            f"of {counted} moves that were counted {len(acknowledged)} were acknowledged, "
            f"and {wrong} of these are not on disk as they were",
            code="bench-moves-lost",
            counted=counted,
            acknowledged=len(acknowledged),
            wrong=wrong,
        )
    return len(acknowledged)
