"""Dice that many share, in SQL: how streams and attempts at them are written and read."""

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
STREAM_COLUMNS = "id, name, owner, seed, closes, day, game, bots, places"
STREAM = f"INSERT INTO streams ({STREAM_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
ONE = f"SELECT {_COLUMNS} FROM attempts WHERE person = ? AND day = ? AND game = ?"
OF_PERSON = f"SELECT {_COLUMNS} FROM attempts WHERE person = ? ORDER BY day, game"
UNSETTLED = (
    f"SELECT {_COLUMNS.replace('day, game', 'a.day, a.game')} FROM attempts a "
    "JOIN tables t ON t.id = a.table_id "
    "WHERE a.settled = 0 AND (t.status IN ('over', 'abandoned') "
    "OR EXISTS (SELECT 1 FROM streams s WHERE s.id = a.day AND s.closes <= ?) "
    "OR EXISTS (SELECT 1 FROM streams s WHERE s.day = a.day AND s.game = a.game "
    "AND s.day != '' AND s.closes <= ?))"
)
ENTRANTS = (
    f"SELECT p.name, {_COLUMNS.replace('person', 'a.person')} FROM attempts a "
    "JOIN people p ON p.id = a.person WHERE a.day = ? ORDER BY p.name, a.person"
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


def stream_values(row: StreamRow) -> tuple[Any, ...]:
    known = (row.id, row.name, row.owner, row.seed, row.closes, row.day, row.game)
    return (*known, " ".join(row.bots), row.places)


def sealed(row: StreamRow) -> Statement:
    return f"{STREAM} ON CONFLICT DO NOTHING", stream_values(row)


def read_stream(row: Any) -> StreamRow:
    id_, name, owner, seed, closes, day, game, bots, places = row
    return StreamRow(
        id=id_,
        name=name,
        owner=owner,
        seed=seed,
        closes=closes,
        day=day,
        game=game,
        bots=tuple(bots.split()),
        places=places,
    )


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
