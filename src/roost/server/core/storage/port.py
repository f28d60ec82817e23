"""The storage port: logs of tables, and SQL for everything else.

`tests/server/core/storage/test_contract.py` runs every rule on this page against every database.
"""

from __future__ import annotations

import asyncio
import zlib
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, ClassVar, NamedTuple, TypeAlias

from roost.rules.errors import GameError
from roost.server.core.errors import BrokenLogError


class StorageError(GameError):
    """The database could not do its work; read again to learn whether a write happened."""

    code = "store-failed"
    status: ClassVar[int] = 503


class SequenceConflict(StorageError):  # noqa: N818  # a normal outcome, which callers retry
    """The log is not at `after`: another server, or an earlier attempt, has written. Read the tail
    and decide again."""

    code = "sequence-conflict"


class Conflict(StorageError):  # noqa: N818
    """A statement touched another number of rows than expected, or a key exists already. Nothing
    of its transaction was written."""

    code = "conflict"
    status = 409


Result: TypeAlias = int | StorageError


class Statement(NamedTuple):
    """SQL that SQLite and PostgreSQL both understand, with `?` for each value."""

    sql: str
    values: Sequence[Any] = ()
    rows: int | None = None  # if set, fail with Conflict unless exactly that many rows were touched


class PeerEvent(NamedTuple):
    """A message that another server published. `reconnected`: reload caches, since
    events may be missing."""

    topic: str = ""
    payload: str = ""
    reconnected: bool = False


# One row even for a log without entries after `after`: the head says how long it is.
TAIL = (
    "SELECT h.seq, l.seq, l.entry, l.crc FROM heads h "
    "LEFT JOIN log l ON l.table_id = h.table_id AND l.seq > ? WHERE h.table_id = ? ORDER BY l.seq"
)


class Database(ABC):
    shared: bool  # whether other servers may write to it
    tail: ClassVar[str] = TAIL

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[str],
        statements: Sequence[Statement] = (),
        due: int | None = None,
    ) -> None:
        """Append iff the log has exactly `after` entries, with `statements` in the same
        transaction; otherwise raise SequenceConflict. `due`: when the table needs attention even
        if nobody watches. Returns once it is on disk. Concurrent calls share one commit; each
        fails alone."""
        await self.submit(Job(Append(table, after, entries, due), statements))

    async def read_log(self, table: str, after: int = 0) -> list[str]:
        """Entries after `after`; none if there is no such table. Raises BrokenLogError if one is
        missing or its checksum is wrong."""
        return checked_tail(table, after, await self.query(self.tail, after, table))

    @abstractmethod
    async def query(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Run one SELECT. Never returns what is not on disk yet."""

    async def write(self, *statements: Statement) -> int:
        """Run statements in one transaction; return the number of rows the last one touched."""
        return await self.submit(Job(None, statements))

    @abstractmethod
    def submit(self, job: Job) -> asyncio.Future[int]:
        """Queue a job; resolves once it is on disk, to the number of rows its last statement
        touched."""

    @abstractmethod
    def now(self) -> int:
        """Milliseconds by the database's clock."""

    @abstractmethod
    def notify(self, topic: str, payload: str) -> None:
        """Publish to the other servers: soon, best effort, at most 7,000 bytes."""

    @abstractmethod
    def events(self) -> AsyncIterator[PeerEvent]:
        """Yield the messages that other servers published."""

    @abstractmethod
    def lock(self, key: str, *, wait: bool = True) -> AbstractAsyncContextManager[bool]:
        """Hold a lock shared by all servers, which ends with the process. Without `wait` the value
        is False if another server has it. For short critical sections and cluster-wide tasks,
        never per table."""

    @abstractmethod
    async def erase_deleted(self) -> None:
        """Remove deleted rows from the files, free pages and write-ahead log included."""

    @abstractmethod
    async def check(self) -> None:
        """Raise StorageError unless a write reaches the disk and the data is readable."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun; later calls fail with the code `store-closed`."""


class Append(NamedTuple):
    """The log part of a job."""

    table: str
    after: int
    entries: Sequence[str]
    due: int | None = None

    @property
    def last(self) -> int:
        return self.after + len(self.entries)

    def lines(self) -> list[tuple[str, int, str, int]]:
        """Rows of the table `log`."""
        return [
            (self.table, seq, entry, checksum(self.table, seq, entry))
            for seq, entry in enumerate(self.entries, self.after + 1)
        ]


class Job(NamedTuple):
    append: Append | None = None
    statements: Sequence[Statement] = ()


def plain_appends(jobs: Sequence[Job]) -> tuple[list[int], list[int]]:
    """The places of jobs that only append, nearly all moves, one of each table: they can share a
    statement. And of the others, which run one by one."""
    plain: list[int] = []
    single: list[int] = []
    tables: set[str] = set()
    for place, (append, statements) in enumerate(jobs):
        if append is None or statements or not append.after or append.table in tables:
            single.append(place)
        else:
            plain.append(place)
        if append is not None:
            tables.add(append.table)
    return plain, single


def resolve(futures: Sequence[asyncio.Future[int]], results: Sequence[Result]) -> None:
    """Answer the callers of a group. On the event loop."""
    for done, result in zip(futures, results, strict=True):
        if done.cancelled():
            continue
        if isinstance(result, StorageError):
            done.set_exception(result)
        else:
            done.set_result(result)


def checksum(table: str, seq: int, entry: str) -> int:
    return zlib.crc32(f"{table}/{seq}/{entry}".encode())


def checked_tail(table: str, after: int, rows: Iterable[Sequence[Any]]) -> list[str]:
    """The entries that rows of `TAIL` hold, each checked."""
    entries: list[str] = []
    length = after
    for head, seq, entry, crc in rows:
        length = head
        if seq is None:
            break
        if isinstance(entry, bytes):
            entry = _decoded(entry)
        number = after + len(entries) + 1
        if seq != number or entry is None or crc != checksum(table, seq, entry):
            raise damaged(table, number)
        entries.append(entry)
    if after + len(entries) < length:
        raise damaged(table, after + len(entries) + 1)
    return entries


def _decoded(entry: bytes) -> str | None:
    try:
        return entry.decode()
    except UnicodeDecodeError:
        return None


def damaged(table: str, number: int) -> BrokenLogError:
    return BrokenLogError(f"entry {number} of table {table} is missing or damaged")


def closed() -> StorageError:
    return StorageError("the database is closed", code="store-closed")


def conflict(table: str, after: int) -> SequenceConflict:
    return SequenceConflict(f"table {table} is not at {after}")
