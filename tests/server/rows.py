"""People and tables in a database, without a server around them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import structs

from roost import wire
from roost.server.core.identity.rows import PersonRow
from roost.server.core.live.rows import PlayerRow, TableRow
from roost.server.core.person import Pseudonym
from roost.server.core.rows import Rows
from roost.server.core.storage.port import Statement


async def add_people(rows: Rows, *ids: str) -> None:
    """Add people whose names are their ids."""
    for id_ in ids:
        await rows.people.put(PersonRow(id=id_, name=id_, created=1))


async def give_account(rows: Rows, person: str) -> None:
    """Make a guest a person with an account, as a feature does."""
    await rows.database.write(Statement("UPDATE people SET account = 1 WHERE id = ?", (person,)))


def table_row(id_: str, *people: str, status: str = "over", **changed: Any) -> TableRow:
    """Return the row of a table that the first of its people has won."""
    players = tuple(
        PlayerRow(person=person, seat=seat, result="lost" if seat else "won")
        for seat, person in enumerate(people)
    )
    row = TableRow(
        id=id_,
        status=status,
        private=True,
        maker=people[0] if people else "g-maker",
        created=5,
        updated=5,
        summary=b"{}",
        people=people,
        game="pickomino",
        players=players,
    )
    return structs.replace(row, **changed)


async def add_table(
    rows: Rows,
    row: TableRow,
    *statements: Statement,
    entries: Sequence[str] = ("{}",),
    pseudonyms: Sequence[Pseudonym] | None = None,
) -> None:
    """Append the first entries of a table, with a pseudonym for each of its people."""
    if pseudonyms is None:
        pseudonyms = [Pseudonym(f"p-{row.id}-{who}", who, who) for who in row.people]
    saved = rows.tables.save(row.id, row, pseudonyms)
    await rows.database.append(row.id, 0, entries, [*saved, *statements])


def as_read(row: TableRow) -> TableRow:
    """Return a row as it is read back: its players are in the lists of games only."""
    return structs.replace(row, players=())


def review_of(moves: Iterable[dict[str, Any]]) -> wire.ReviewView:
    """A review of two seats; `moves` have the fields that a test needs."""
    blank = {"index": 0, "turn": 0, "seat": 0, "kind": "act", "token": "", "words": ""}
    sums = dict.fromkeys(("start", "end", "luck", "own_luck", "errors", "others"), 0.0)
    sums |= {"residual": 0.0, "adjusted": 0.0}
    seat: dict[str, Any] = {**sums, "name": "", "bot": None, "result": None, "verdicts": {}}
    about = {"game": "pickomino", "variant": "", "curve": [], "turns": [], "turning": []}
    listed = [{**blank, "change": [], "position": "", **move} for move in moves]
    seats = [
        {**seat, "words": [], "headline": "", "reason": "", "luck_level": 0, "play_level": 0}
    ] * 2
    told = {**about, "words": [], "seats": seats, "moves": listed}
    return msgspec.convert(told, wire.ReviewView)
