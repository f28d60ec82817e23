"""A group of jobs inside one transaction: each succeeds or fails alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from roost.server.core.storage.port import (
    Append,
    Conflict,
    Statement,
    StorageError,
    conflict,
)

Result: TypeAlias = int | StorageError
Executed: TypeAlias = tuple[str, Sequence[Any]]

# Whole lists in one statement: each statement costs the writer's thread a fight for the GIL.
_ADVANCE = (
    "UPDATE heads SET seq = g.value ->> 2, due = g.value ->> 3 FROM json_each(?) g "
    "WHERE heads.table_id = g.value ->> 0 AND heads.seq = g.value ->> 1 RETURNING heads.table_id"
)
_LINES = (
    "INSERT INTO log (table_id, seq, entry, crc) "
    "SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)"
)
_CREATE = "INSERT INTO heads (table_id, seq, due) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
_ADVANCE_ONE = "UPDATE heads SET seq = ?, due = ? WHERE table_id = ? AND seq = ?"


class Job(NamedTuple):
    append: Append | None = None
    statements: Sequence[Statement] = ()


def run_group(connection: sqlite3.Connection, jobs: Sequence[Job]) -> list[Result]:
    """Run jobs in the open transaction: first the plain appends, which are nearly all moves, with
    two statements for all of them, then the others one by one."""
    return _Group(connection).run(jobs)


class RecordingGroup:
    """Like `run_group`, and keeps what was executed so that a journal can replay it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.executed: list[Executed] = []
        self._connection = connection

    def run(self, jobs: Sequence[Job]) -> list[Result]:
        return _Group(self._connection, self.executed).run(jobs)


class _Group:
    def __init__(
        self, connection: sqlite3.Connection, executed: list[Executed] | None = None
    ) -> None:
        self._connection = connection
        self._executed = executed

    def run(self, jobs: Sequence[Job]) -> list[Result]:
        results: list[Result] = [0] * len(jobs)
        plain: dict[str, int] = {}  # the place of a job, by table
        single: list[int] = []
        tables = set()
        for place, (append, statements) in enumerate(jobs):
            if append is None or statements or not append.after or append.table in tables:
                single.append(place)
            else:
                plain[append.table] = place
            if append is not None:
                tables.add(append.table)
        if plain:
            self._appends(
                [job.append for job in map(jobs.__getitem__, plain.values())], plain, results
            )
        for place in single:
            results[place] = self._single(jobs[place])
        return results

    def _appends(
        self, appends: Sequence[Append | None], places: dict[str, int], results: list[Result]
    ) -> None:
        known = [append for append in appends if append is not None]
        heads = [(a.table, a.after, a.last, a.due) for a in known]
        rows = self._execute(_ADVANCE, (_json(heads),)).fetchall()
        advanced = {table for (table,) in rows}
        lines = [line for a in known if a.table in advanced for line in a.lines()]
        self._execute(_LINES, (_json(lines),))
        for append in known:
            if append.table not in advanced:
                results[places[append.table]] = conflict(append.table, append.after)

    def _single(self, job: Job) -> Result:
        executed = 0 if self._executed is None else len(self._executed)
        self._connection.execute("SAVEPOINT job")
        try:
            result: Result = self._work(job)
        except (StorageError, sqlite3.IntegrityError) as error:
            self._connection.execute("ROLLBACK TO job")
            if self._executed is not None:
                del self._executed[executed:]
            result = error if isinstance(error, StorageError) else _constraint(error)
        self._connection.execute("RELEASE job")
        return result

    def _work(self, job: Job) -> int:
        append, count = job.append, 0
        if append is not None:
            self._advance(append)
            self._execute(_LINES, (_json(append.lines()),))
        for sql, values, rows in job.statements:
            count = self._execute(sql, values).rowcount
            if rows is not None and count != rows:
                raise Conflict(f"{count} rows were touched instead of {rows}")
        return count

    def _advance(self, append: Append) -> None:
        table, after, _, due = append
        if after:
            cursor = self._execute(_ADVANCE_ONE, (append.last, due, table, after))
        else:
            cursor = self._execute(_CREATE, (table, append.last, due))
        if not cursor.rowcount:
            raise conflict(table, after)

    def _execute(self, sql: str, values: Sequence[Any]) -> sqlite3.Cursor:
        if self._executed is not None:
            self._executed.append((sql, values))
        return self._connection.execute(sql, values)


def _json(rows: Sequence[Any]) -> str:
    return msgspec.json.encode(rows).decode()


def _constraint(error: sqlite3.IntegrityError) -> Conflict:
    return Conflict(f"a row like this exists already: {error}")
