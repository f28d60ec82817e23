"""Daily games in SQL: how streams of days and attempts are written and read."""

from __future__ import annotations

from typing import Any

from roost.server.store.port import AttemptRow, Standing, StreamRow
from roost.server.store.writing import Statement

_COLUMNS = "person, day, game, table_id, settled, share, points, rank"
_MADE = f"INSERT INTO attempts ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_SETTLED = (
    "UPDATE attempts SET settled = 1, share = ?, points = ?, rank = ? "
    "WHERE person = ? AND day = ? AND game = ? AND table_id = ? AND settled = 0"
)
_SEALED = (
    "INSERT INTO streams (id, name, owner, seed, closes, day, game) "
    "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
ONE = f"SELECT {_COLUMNS} FROM attempts WHERE person = ? AND day = ? AND game = ?"
OF_PERSON = f"SELECT {_COLUMNS} FROM attempts WHERE person = ? ORDER BY day, game"
UNSETTLED = (
    f"SELECT {_COLUMNS.replace('game', 'a.game')} FROM attempts a "
    "JOIN tables t ON t.id = a.table_id "
    "WHERE a.settled = 0 AND t.status IN ('over', 'abandoned')"
)
STANDINGS = (
    "SELECT a.person, CASE WHEN p.listed = 1 THEN p.name END, a.share, a.points, a.rank, "
    "EXISTS (SELECT 1 FROM accounts WHERE person = a.person) "
    "FROM attempts a JOIN people p ON p.id = a.person "
    "WHERE a.day = ? AND a.game = ? AND a.share IS NOT NULL "
    "ORDER BY a.share DESC, a.points DESC, a.rank, p.name, a.person"
)


def made(row: AttemptRow) -> Statement:
    """Fails where the person has made one that day."""
    return _MADE, (
        *(row.person, row.day, row.game, row.table),
        *(row.settled, row.share, row.points, row.rank),
    )


def settled(row: AttemptRow) -> Statement:
    whose = (row.person, row.day, row.game, row.table)
    return _SETTLED, (row.share, row.points, row.rank, *whose)


def sealed(row: StreamRow) -> Statement:
    return _SEALED, (row.id, row.name, row.owner, row.seed, row.closes, row.day, row.game)


def read(row: Any) -> AttemptRow:
    person, day, game, table, done, share, points, rank = row
    return AttemptRow(
        person=person,
        day=day,
        game=game,
        table=table,
        settled=bool(done),
        share=share,
        points=points,
        rank=rank,
    )


def read_standing(row: Any) -> Standing:
    person, name, share, points, rank, account = row
    return Standing(
        person=person, name=name, share=share, points=points, rank=rank, account=bool(account)
    )
