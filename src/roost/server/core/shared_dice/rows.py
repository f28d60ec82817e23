"""Dice that several tables share, and everybody's one attempt at them, in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from roost.server.core.identity.rows import merge_once
from roost.server.core.storage.port import Database, Statement

_STREAM_COLUMNS = "id, name, owner, seed, closes, day, game, bots, places"
_STREAM = f"SELECT {_STREAM_COLUMNS} FROM streams WHERE "
_PUT_STREAM = f"INSERT INTO streams ({_STREAM_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
_COLUMNS = "person, day, game, table_id, settled, share, points, rank"
_PUT = f"INSERT INTO attempts ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_SETTLE = (
    "UPDATE attempts SET settled = 1, share = ?, points = ?, rank = ? "
    "WHERE person = ? AND day = ? AND game = ? AND table_id = ? AND settled = 0"
)
_UNSETTLED = (
    f"SELECT {_COLUMNS.replace('day, game', 'a.day, a.game')} FROM attempts a "
    "JOIN tables t ON t.id = a.table_id "
    "WHERE a.settled = 0 AND (t.status IN ('over', 'abandoned') "
    "OR EXISTS (SELECT 1 FROM streams s WHERE s.id = a.day AND s.closes <= ?) "
    "OR EXISTS (SELECT 1 FROM streams s WHERE s.day = a.day AND s.game = a.game "
    "AND s.day != '' AND s.closes <= ?))"
)
_ENTRANTS = (
    f"SELECT p.name, {_COLUMNS.replace('person', 'a.person')} FROM attempts a "
    "JOIN people p ON p.id = a.person WHERE a.day = ? ORDER BY p.name, a.person"
)
_STANDINGS = (
    "SELECT a.person, CASE WHEN p.listed = 1 THEN p.name END, a.share, a.points, a.rank, p.account "
    "FROM attempts a JOIN people p ON p.id = a.person "
    "WHERE a.day = ? AND a.game = ? AND a.share IS NOT NULL "
    "ORDER BY a.share DESC, a.points DESC, a.rank, p.name, a.person"
)
# Of two attempts at one daily game the one stays whose table was created first.
_DELETE_LATER = (
    "DELETE FROM attempts WHERE person = ? AND EXISTS (SELECT 1 FROM attempts g "
    "JOIN tables early ON early.id = g.table_id JOIN tables late ON late.id = attempts.table_id "
    "WHERE g.person = ? AND g.day = attempts.day AND g.game = attempts.game "
    "AND early.created < late.created)"
)


class StreamRow(Struct, frozen=True, kw_only=True):
    """`day` and `game` are those of the daily game whose dice these are. A challenge among friends
    has `places` for that many people, each against these `bots`."""

    id: str
    name: str
    owner: str
    seed: bytes
    closes: int
    day: str = ""
    game: str = ""
    bots: tuple[str, ...] = ()
    places: int = 0


class AttemptRow(Struct, frozen=True, kw_only=True):
    """A person's one attempt at the daily game of a `day`, or at the challenge with that id.
    `settled` once the game is over: with its result, or without if it does not count."""

    person: str
    day: str
    game: str
    table: str
    settled: bool = False
    share: float | None = None
    points: int | None = None
    rank: int | None = None


class StandingRow(Struct, frozen=True, kw_only=True):
    """The result of an attempt, for the standings; `name` only of people who want to be listed."""

    person: str
    name: str | None
    share: float
    points: int
    rank: int
    account: bool = False


class Entrant(Struct, frozen=True, kw_only=True):
    """A person's attempt at a challenge."""

    name: str
    attempt: AttemptRow


class StreamRows:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, id_: str) -> StreamRow | None:
        rows = await self._database.query(_STREAM + "id = ?", id_)
        return _stream(rows[0]) if rows else None

    async def put(self, row: StreamRow) -> None:
        sql = f"{_PUT_STREAM} ON CONFLICT (id) DO UPDATE SET closes = excluded.closes"
        await self._database.write(Statement(sql, _stream_values(row)))

    async def put_new(self, rows: Sequence[StreamRow]) -> None:
        """Insert those that don't exist yet."""
        sql = f"{_PUT_STREAM} ON CONFLICT DO NOTHING"
        await self._database.write(*(Statement(sql, _stream_values(row)) for row in rows))

    async def of_owner(self, owner: str) -> list[StreamRow]:
        sql = _STREAM + "owner = ? ORDER BY closes"
        return [_stream(row) for row in await self._database.query(sql, owner)]

    async def of_days(self, first: str, last: str) -> list[StreamRow]:
        """Those of the daily games from the first day to the last, in order."""
        sql = _STREAM + "day BETWEEN ? AND ? ORDER BY day, game"
        return [_stream(row) for row in await self._database.query(sql, first, last)]

    async def count_open(self, owner: str, now: int) -> int:
        """The number of an owner's streams that close later than `now`."""
        sql = "SELECT count(*) FROM streams WHERE owner = ? AND closes > ?"
        return int((await self._database.query(sql, owner, now))[0][0])

    # -- who has seen the dice ---------------------------------------------------------------

    async def has_seen(self, stream: str, person: str, beside: str) -> bool:
        """Whether a person watched these dice, or made or played another table with them than
        `beside`."""
        rows = await self._database.query(
            "SELECT maker, people FROM tables WHERE stream = ? AND id != ?", stream, beside
        )
        if any(person in (maker, *people.split()) for maker, people in rows):
            return True
        watched = "SELECT 1 FROM watchers WHERE stream = ? AND person = ?"
        return bool(await self._database.query(watched, stream, person))

    async def note_watcher(self, stream: str, person: str) -> None:
        sql = "INSERT INTO watchers (stream, person) SELECT ?, id FROM people WHERE id = ? "
        await self._database.write(Statement(f"{sql} ON CONFLICT DO NOTHING", (stream, person)))

    async def watched_by(self, person: str) -> list[str]:
        sql = "SELECT stream FROM watchers WHERE person = ? ORDER BY stream"
        return [stream for (stream,) in await self._database.query(sql, person)]


class AttemptRows:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, person: str, day: str, game: str) -> AttemptRow | None:
        sql = f"SELECT {_COLUMNS} FROM attempts WHERE person = ? AND day = ? AND game = ?"
        rows = await self._database.query(sql, person, day, game)
        return _attempt(rows[0]) if rows else None

    async def of_person(self, person: str) -> list[AttemptRow]:
        """By day."""
        sql = f"SELECT {_COLUMNS} FROM attempts WHERE person = ? ORDER BY day, game"
        return [_attempt(row) for row in await self._database.query(sql, person)]

    async def unsettled(self, now: int) -> list[AttemptRow]:
        """Not settled yet, at tables that are over or whose dice are closed."""
        return [_attempt(row) for row in await self._database.query(_UNSETTLED, now, now)]

    async def settle(self, row: AttemptRow) -> None:
        values = (row.share, row.points, row.rank, row.person, row.day, row.game, row.table)
        await self._database.write(Statement(_SETTLE, values))

    async def standings(self, day: str, game: str) -> list[StandingRow]:
        """Everybody with a result, the best first."""
        rows = await self._database.query(_STANDINGS, day, game)
        return [_standing(row) for row in rows]

    async def entrants(self, challenge: str) -> list[Entrant]:
        """Everybody who has begun a challenge, by name."""
        rows = await self._database.query(_ENTRANTS, challenge)
        return [Entrant(name=name, attempt=_attempt(row)) for name, *row in rows]


def put_attempt(row: AttemptRow) -> Statement:
    """Conflicts if the person has made this attempt already."""
    values = (row.person, row.day, row.game, row.table)
    return Statement(_PUT, (*values, int(row.settled), row.share, row.points, row.rank))


def merge_guest(guest: str, person: str) -> list[Statement]:
    return [
        Statement(_DELETE_LATER, (person, guest)),
        *merge_once("attempts", ("day", "game"), guest, person),
    ]


def _stream_values(row: StreamRow) -> tuple[Any, ...]:
    values = (row.id, row.name, row.owner, row.seed, row.closes, row.day, row.game)
    return (*values, " ".join(row.bots), row.places)


def _stream(row: Sequence[Any]) -> StreamRow:
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


def _attempt(row: Sequence[Any]) -> AttemptRow:
    person, day, game, table, settled, share, points, rank = row
    return AttemptRow(
        person=person,
        day=day,
        game=game,
        table=table,
        settled=bool(settled),
        share=share,
        points=points,
        rank=rank,
    )


def _standing(row: Sequence[Any]) -> StandingRow:
    person, name, share, points, rank, account = row
    return StandingRow(
        person=person, name=name, share=share, points=points, rank=rank, account=bool(account)
    )
