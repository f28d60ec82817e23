"""Lists of people's games in the database, with what reviews found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from roost.server.core.identity.rows import merge_once
from roost.server.core.live.rows import TableRow
from roost.server.core.storage.port import Database, Statement
from roost.server.features.my_games import puzzles

MIGRATIONS = (
    """
    CREATE TABLE games (
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        updated BIGINT NOT NULL,
        game TEXT NOT NULL,
        status TEXT NOT NULL,
        seat BIGINT,
        result TEXT NOT NULL,
        names_folded TEXT NOT NULL,
        bots TEXT NOT NULL,
        PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX games_by_time ON games (person, updated, table_id);
    CREATE INDEX games_by_table ON games (table_id);
    CREATE TABLE verdicts (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat BIGINT NOT NULL,
        decisions BIGINT NOT NULL,
        loss DOUBLE PRECISION NOT NULL,
        luck DOUBLE PRECISION NOT NULL,
        spread DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID
    """,
    puzzles.TABLE,
)
# Only of people who still exist: a pseudonym without a person is no one's game.
_PUT = (
    "INSERT INTO games (person, table_id, updated, game, status, seat, result, names_folded, bots) "
    "SELECT id, ?, ?, ?, ?, ?, ?, ?, ? FROM people WHERE id = ?"
)
_PUT_VERDICT = (
    "INSERT INTO verdicts (table_id, seat, decisions, loss, luck, spread) "
    "SELECT id, ?, ?, ?, ?, ? FROM tables WHERE id = ? "
    "ON CONFLICT (table_id, seat) DO UPDATE SET decisions = excluded.decisions, "
    "loss = excluded.loss, luck = excluded.luck, spread = excluded.spread"
)
_SELECT = (
    "SELECT g.table_id, g.updated, g.game, g.status, t.summary, g.seat, g.result, "
    "v.decisions, v.loss, v.luck, v.spread "
    "FROM games g JOIN tables t ON t.id = g.table_id "
    "LEFT JOIN verdicts v ON v.table_id = g.table_id AND v.seat = g.seat WHERE g.person = ?"
)


class SeatVerdict(Struct, frozen=True, kw_only=True):
    """The sums of a review for one seat: decisions and what they cost, what the rolls did, and the
    sum of the squares of that."""

    seat: int
    decisions: int
    loss: float
    luck: float
    spread: float


class GameRow(Struct, frozen=True, kw_only=True):
    """A table in the list of a person's games; `verdict` once there was a review."""

    table: str
    updated: int
    game: str
    status: str
    summary: bytes
    seat: int | None
    result: str
    verdict: SeatVerdict | None = None


class Filter(Struct, frozen=True, kw_only=True):
    """Which of a person's games: of a game, in a status, with a result, with an opponent (part of a
    name, or a bot's key), from a time on, before a time; `after` the place of a row."""

    game: str | None = None
    statuses: tuple[str, ...] = ()
    result: str | None = None
    opponent: str | None = None
    since: int | None = None
    until: int | None = None
    after: tuple[int, str] | None = None


class _Seat(Struct):
    name: str | None = None
    bot: str | None = None


class _Summary(Struct):
    seats: list[_Seat] = []


class GameRows:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_person(self, person: str, wanted: Filter, limit: int) -> list[GameRow]:
        """The tables that a person made or sits or sat at, the newest first."""
        sql, values = _select(person, wanted, limit)
        return [_row(row) for row in await self._database.query(sql, *values)]


def save_table(row: TableRow) -> list[Statement]:
    """Put the table into the lists of its people, and of no one else."""
    statements = [Statement("DELETE FROM games WHERE table_id = ?", (row.id,))]
    seats = _seats(row.summary) if row.players else []
    for player in row.players:
        others = [seat for index, seat in enumerate(seats) if index != player.seat]
        names = "\n".join(seat.name.casefold() for seat in others if seat.name is not None)
        bots = "".join(f" {seat.bot.casefold()} " for seat in others if seat.bot is not None)
        values = (row.id, row.updated, row.game, row.status, player.seat, player.result)
        statements.append(Statement(_PUT, (*values, names, bots, player.person)))
    return statements


def put_verdicts(table: str, verdicts: Iterable[SeatVerdict]) -> list[Statement]:
    return [
        Statement(_PUT_VERDICT, (v.seat, v.decisions, v.loss, v.luck, v.spread, table))
        for v in verdicts
    ]


def merge_guest(guest: str, person: str) -> list[Statement]:
    games = merge_once("games", ("table_id",), guest, person)
    return [*games, *puzzles.merge_guest(guest, person)]


def _seats(summary: bytes) -> list[_Seat]:
    try:
        return msgspec.json.decode(summary, type=_Summary).seats
    except msgspec.MsgspecError:
        return []


def _select(person: str, wanted: Filter, limit: int) -> tuple[str, list[Any]]:
    sql = _SELECT
    values: list[Any] = [person]
    filters: list[tuple[str, Any]] = [
        ("g.game = ?", wanted.game),
        ("g.result = ?", wanted.result),
        ("g.updated >= ?", wanted.since),
        ("g.updated < ?", wanted.until),
    ]
    for condition, value in filters:
        if value is not None:
            sql, values = f"{sql} AND {condition}", [*values, value]
    if wanted.statuses:
        sql += f" AND g.status IN ({', '.join('?' * len(wanted.statuses))})"
        values += wanted.statuses
    if wanted.opponent is not None:
        name = _like(wanted.opponent.casefold())
        sql += " AND (g.names_folded LIKE ? ESCAPE '!' OR g.bots LIKE ? ESCAPE '!')"
        values += [f"%{name}%", f"% {name} %"]
    if wanted.after is not None:
        sql, values = f"{sql} AND (g.updated, g.table_id) < (?, ?)", [*values, *wanted.after]
    return f"{sql} ORDER BY g.updated DESC, g.table_id DESC LIMIT ?", [*values, limit]


def _like(text: str) -> str:
    """Text that LIKE takes literally."""
    return text.replace("!", "!!").replace("%", "!%").replace("_", "!_")


def _row(row: Sequence[Any]) -> GameRow:
    table, updated, game, status, summary, seat, result, decisions, loss, luck, spread = row
    verdict = None
    if decisions is not None:
        verdict = SeatVerdict(seat=seat, decisions=decisions, loss=loss, luck=luck, spread=spread)
    return GameRow(
        table=table,
        updated=updated,
        game=game,
        status=status,
        summary=summary,
        seat=seat,
        result=result,
        verdict=verdict,
    )
