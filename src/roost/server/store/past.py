"""A step of the schema: lists of people's games, out of the tables and reviews that there were.

It knows what tables and reviews looked like then, whatever they look like today. Who won takes the
rules of the game: a server works that out after its start (`hall.past`).
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from typing import Any

_LAST = (
    "(SELECT CASE WHEN json_valid(entry) THEN entry ->> 'at' END FROM log "
    "WHERE table_id = id ORDER BY version DESC LIMIT 1)"
)


def list_games(connection: sqlite3.Connection) -> None:
    """Put every table into the lists of its people, and the sums of every review beside it."""
    rows = connection.execute(
        f"SELECT id, ifnull({_LAST}, created), game, status, maker, people FROM tables"
    ).fetchall()
    known = {person for (person,) in connection.execute("SELECT id FROM people")}
    for table, at, game, status, maker, people in rows:
        result = None if status == "over" else ""
        connection.executemany(
            "INSERT INTO games VALUES (?, ?, ?, ?, ?, NULL, ?)",
            [(who, table, at, game, status, result) for who in {maker, *people.split()} & known],
        )
    for table, answer in connection.execute("SELECT table_id, answer FROM reviews").fetchall():
        connection.executemany(
            "INSERT OR REPLACE INTO judged VALUES (?, ?, ?, ?, ?, ?)",
            [(table, *sums) for sums in _judged(answer)],
        )


def _judged(answer: bytes) -> list[tuple[int, int, float, float, float]]:
    """Per seat: decisions, their cost, luck, and its squares; nothing where it cannot be read."""
    try:
        review: dict[str, Any] = json.loads(zlib.decompress(answer))["review"]
        return [_sums(review["moves"], seat) for seat in range(len(review["seats"]))]
    except (ValueError, KeyError, TypeError, IndexError, zlib.error):
        return []


def _sums(moves: list[dict[str, Any]], seat: int) -> tuple[int, int, float, float, float]:
    own = [
        move
        for move in moves
        if move["kind"] == "act" and move["seat"] == seat and move["choices"] > 1
    ]
    rolls = [float(move["change"][seat]) for move in moves if move["kind"] == "roll"]
    loss = sum(float(move["loss"]) for move in own)
    return seat, len(own), loss, sum(rolls), sum(roll * roll for roll in rolls)
