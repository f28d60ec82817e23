"""A group of jobs inside one transaction: each succeeds or fails alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from roost.server.core.storage.port import (
    Append,
    Conflict,
    Job,
    Result,
    StorageError,
    conflict,
    plain_appends,
)

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


def run_group(
    connection: sqlite3.Connection, jobs: Sequence[Job], executed: list[Executed] | None = None
) -> list[Result]:
    """Run jobs in the open transaction: first the plain appends, with two statements for all of
    them, then the others one by one. `executed` collects what a journal must replay."""
    return _Group(connection, executed).run(jobs)


class _Group:
    def __init__(self, connection: sqlite3.Connection, executed: list[Executed] | None) -> None:
        self._connection = connection
        self._executed = executed

    def run(self, jobs: Sequence[Job]) -> list[Result]:
        results: list[Result] = [0] * len(jobs)
        plain, single = plain_appends(jobs)
        appends = {place: append for place in plain if (append := jobs[place].append) is not None}
        if appends:
            heads = [(a.table, a.after, a.last, a.due) for a in appends.values()]
            rows = self._execute(_ADVANCE, (_json(heads),)).fetchall()
            advanced = {table for (table,) in rows}
            written = [a for a in appends.values() if a.table in advanced]
            self._execute(_LINES, (_json([line for a in written for line in a.lines()]),))
            for place, append in appends.items():
                if append.table not in advanced:
                    results[place] = conflict(append.table, append.after)
        for place in single:
            results[place] = self._single(jobs[place])
        return results

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
