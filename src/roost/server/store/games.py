"""Somebody's games and puzzles in SQL: how they are written, found and read."""

from __future__ import annotations

from typing import Any

import msgspec

from roost.server.store.port import GameRow, PuzzleRow, ReviewRow, SeatVerdict, TableRow, Wanted
from roost.server.store.writing import Statement

# Whoever is known has a list; where somebody was forgotten, an id without a person is left.
_GAME = (
    "INSERT INTO games (person, table_id, at, game, status, seat, result) "
    "SELECT id, ?, ?, ?, ?, ?, ? FROM people WHERE id = ?"
)
_JUDGED = (
    "INSERT INTO judged (table_id, seat, decisions, loss, luck, spread) "
    "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET "
    "decisions = excluded.decisions, loss = excluded.loss, luck = excluded.luck, "
    "spread = excluded.spread"
)
_SELECT = (
    "SELECT g.table_id, g.at, g.game, g.status, t.summary, g.seat, g.result, "
    "j.decisions, j.loss, j.luck, j.spread "
    "FROM games g JOIN tables t ON t.id = g.table_id "
    "LEFT JOIN judged j ON j.table_id = g.table_id AND j.seat = g.seat WHERE g.person = ?"
)
_AGAINST = (
    "CASE WHEN json_valid(CAST(t.summary AS TEXT)) THEN EXISTS (SELECT 1 FROM "
    "json_each(CAST(t.summary AS TEXT), '$.seats') s WHERE s.key IS NOT g.seat AND "
    "(instr(folded(s.value ->> 'name'), ?) OR folded(s.value ->> 'bot') = ?)) END"
)
_PUZZLE = (
    "INSERT INTO puzzles (person, puzzle, game, at, first, tries, solved) "
    "SELECT ?, ?, ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM puzzles WHERE person = ?) < ? "
    "OR EXISTS (SELECT 1 FROM puzzles WHERE person = ? AND puzzle = ?) "
    "ON CONFLICT (person, puzzle) DO UPDATE SET tries = puzzles.tries + 1, "
    "solved = coalesce(puzzles.solved, excluded.solved)"
)
PUZZLES = "SELECT puzzle, game, at, first, tries, solved FROM puzzles WHERE person = ? ORDER BY at"


class _Seat(msgspec.Struct):
    name: str | None = None
    bot: str | None = None


class _Summary(msgspec.Struct):
    """What is searched of a table's summary."""

    seats: list[_Seat] = []


def folded(text: str | None) -> str | None:
    """Capitals or not, in every script: SQLite itself knows those of English."""
    return None if text is None else text.casefold()


def is_against(row: GameRow, name: str) -> bool:
    """What `_AGAINST` says, for a row that was read."""
    try:
        seats = msgspec.json.decode(row.summary, type=_Summary).seats
    except msgspec.MsgspecError:
        return False
    wanted = name.casefold()
    others = [seat for index, seat in enumerate(seats) if index != row.seat]
    return any(
        wanted in (seat.name or "").casefold() or (seat.bot or "").casefold() == wanted
        for seat in others
    )


def put(row: TableRow) -> list[Statement]:
    """The table in the lists of its people, and of nobody else."""
    statements: list[Statement] = [("DELETE FROM games WHERE table_id = ?", (row.id,))]
    for player in row.players:
        shown = (row.id, row.at, row.game, row.status, player.seat, player.result)
        statements.append((_GAME, (*shown, player.person)))
    return statements


def select(person: str, wanted: Wanted, most: int) -> tuple[str, list[Any]]:
    sql = _SELECT
    values: list[Any] = [person]
    filters: list[tuple[str, Any]] = [
        ("g.game = ?", wanted.game),
        ("g.result = ?", wanted.result),
        ("g.at >= ?", wanted.since),
        ("g.at < ?", wanted.until),
    ]
    for condition, value in filters:
        if value is not None:
            sql, values = f"{sql} AND {condition}", [*values, value]
    if wanted.statuses:
        sql += f" AND g.status IN ({', '.join('?' * len(wanted.statuses))})"
        values += wanted.statuses
    if wanted.opponent is not None:
        name = wanted.opponent.casefold()
        sql, values = f"{sql} AND {_AGAINST}", [*values, name, name]
    if wanted.after is not None:
        sql, values = f"{sql} AND (g.at, g.table_id) < (?, ?)", [*values, *wanted.after]
    return f"{sql} ORDER BY g.at DESC, g.table_id DESC LIMIT ?", [*values, most]


def read(row: Any) -> GameRow:
    table, at, game, status, summary, seat, result, decisions, loss, luck, spread = row
    judged = None
    if decisions is not None:
        judged = SeatVerdict(seat=seat, decisions=decisions, loss=loss, luck=luck, spread=spread)
    return GameRow(
        table=table,
        at=at,
        game=game,
        status=status,
        summary=summary,
        seat=seat,
        result=result,
        judged=judged,
    )


def judge(row: ReviewRow) -> list[Statement]:
    return [
        (_JUDGED, (row.table, one.seat, one.decisions, one.loss, one.luck, one.spread))
        for one in row.judged
    ]


def note_puzzle(person: str, row: PuzzleRow, most: int) -> Statement:
    values = (row.puzzle, row.game, row.at, row.first, row.tries, row.solved)
    return _PUZZLE, (person, *values, person, most, person, row.puzzle)


def read_puzzle(row: Any) -> PuzzleRow:
    puzzle, game, at, first, tries, solved = row
    return PuzzleRow(puzzle=puzzle, game=game, at=at, first=bool(first), tries=tries, solved=solved)
