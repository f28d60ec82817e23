"""Shared dice and each person's one attempt at them, in the database."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from roost.server.core.identity.rows import merge_once
from roost.server.core.storage.port import Database, Statement
from roost.server.core.storage.records import Records

_SETTLE = (
    "UPDATE attempts SET settled = 1, share = ?, points = ?, rank = ? "
    "WHERE person = ? AND day = ? AND game = ? AND table_id = ? AND settled = 0"
)
_UNSETTLED = (
    "WHERE settled = 0 AND (EXISTS (SELECT 1 FROM tables t WHERE t.id = attempts.table_id "
    "AND t.status IN ('over', 'abandoned')) "
    "OR EXISTS (SELECT 1 FROM streams s WHERE s.id = attempts.day AND s.closes <= ?) "
    "OR EXISTS (SELECT 1 FROM streams s WHERE s.day = attempts.day AND s.game = attempts.game "
    "AND s.day != '' AND s.closes <= ?))"
)
_STANDINGS = (
    "SELECT a.person, CASE WHEN p.listed = 1 AND p.hidden = 0 THEN p.name END, "
    "a.share, a.points, a.rank, p.bird, a.table_id "
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
    """`day` and `game` are those of the daily game whose dice these are. Dice for a group of people
    have that many `places`, each against these `bots`."""

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
    """A person's one attempt at the daily game of a `day`, or at the stream with that id.
    `settled` once the game is over: with its result, or without if it does not count."""

    person: str
    day: str
    game: str
    table: str
    settled: bool = False
    share: float | None = None
    points: int | None = None
    rank: int | None = None


class StandingRow(Struct, frozen=True):
    """The result of an attempt, for the standings; `name` only of people who want to be listed."""

    person: str
    name: str | None
    share: float
    points: int
    rank: int
    bird: str = ""
    table: str = ""


class Entrant(Struct, frozen=True, kw_only=True):
    """A person's attempt at the dice of a group."""

    name: str
    attempt: AttemptRow


_STREAMS = Records(StreamRow, "streams")
_ATTEMPTS = Records(AttemptRow, "attempts", table="table_id")


class StreamRows:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, id_: str) -> StreamRow | None:
        return await _STREAMS.first(self._database, "WHERE id = ?", id_)

    async def put(self, row: StreamRow) -> None:
        update = "ON CONFLICT (id) DO UPDATE SET closes = excluded.closes"
        await self._database.write(_STREAMS.put(row, update))

    async def put_new(self, rows: Sequence[StreamRow]) -> None:
        """Insert those that don't exist yet."""
        await self._database.write(*(_STREAMS.put(row, "ON CONFLICT DO NOTHING") for row in rows))

    async def of_owner(self, owner: str) -> list[StreamRow]:
        return await _STREAMS.query(self._database, "WHERE owner = ? ORDER BY closes", owner)

    async def of_days(self, first: str, last: str) -> list[StreamRow]:
        """List the attempts at daily games from the first day to the last, in order."""
        rest = "WHERE day BETWEEN ? AND ? ORDER BY day, game"
        return await _STREAMS.query(self._database, rest, first, last)

    async def count_open(self, owner: str, now: int) -> int:
        """The number of an owner's streams that close later than `now`."""
        sql = "SELECT count(*) FROM streams WHERE owner = ? AND closes > ?"
        return int((await self._database.query(sql, owner, now))[0][0])


class AttemptRows:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, person: str, day: str, game: str) -> AttemptRow | None:
        rest = "WHERE person = ? AND day = ? AND game = ?"
        return await _ATTEMPTS.first(self._database, rest, person, day, game)

    async def of_person(self, person: str) -> list[AttemptRow]:
        """By day."""
        rest = "WHERE person = ? ORDER BY day, game"
        return await _ATTEMPTS.query(self._database, rest, person)

    async def unsettled(self, now: int) -> list[AttemptRow]:
        """List unsettled attempts at finished tables or with closed dice."""
        return await _ATTEMPTS.query(self._database, _UNSETTLED, now, now)

    async def settle(self, row: AttemptRow) -> None:
        values = (row.share, row.points, row.rank, row.person, row.day, row.game, row.table)
        await self._database.write(Statement(_SETTLE, values))

    async def standings(self, day: str, game: str) -> list[StandingRow]:
        """List the results, best first."""
        rows = await self._database.query(_STANDINGS, day, game)
        return [StandingRow(*row) for row in rows]

    async def entrants(self, stream: str) -> list[Entrant]:
        """List the people who have started an attempt at a stream, by name."""
        rows = await _ATTEMPTS.query(self._database, "WHERE day = ? ORDER BY person", stream)
        sql = "SELECT id, name FROM people WHERE id IN (SELECT person FROM attempts WHERE day = ?)"
        names: dict[str, str] = dict(await self._database.query(sql, stream))
        found = [Entrant(name=names.get(row.person, ""), attempt=row) for row in rows]
        return sorted(found, key=lambda one: one.name)


def put_attempt(row: AttemptRow) -> Statement:
    """Insert an attempt; raise Conflict if the person has one already."""
    return _ATTEMPTS.put(row)


def merge_guest(guest: str, person: str) -> list[Statement]:
    return [
        Statement(_DELETE_LATER, (person, guest)),
        *merge_once("attempts", ("day", "game"), guest, person),
    ]
