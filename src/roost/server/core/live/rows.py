"""Tables in the database, without their logs: list entries, players, results, and the people
behind the pseudonyms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct

from roost.server.core.person import Pseudonym
from roost.server.core.storage.port import Database, Statement
from roost.server.core.storage.records import Records
from roost.server.core.table.state import Table

_UPDATE = ", ".join(
    f"{name} = excluded.{name}"
    for name in ("status", "private", "maker", "updated", "summary", "people", "stream")
)
_PSEUDONYM = "INSERT INTO pseudonyms (alias, table_id, person, name) VALUES (?, ?, ?, ?)"


class PlayerRow(Struct, frozen=True, kw_only=True):
    """A person at a table, for the list of their games. `seat` is None for a person without a seat
    or with several; `result` is empty where there is none."""

    person: str
    seat: int | None = None
    result: str = ""


class TableRow(Struct, frozen=True, kw_only=True):
    """A table's entry in lists. `people` sit there; `stream` is set once its dice were seen here.
    `players` are written for the lists of these people's games, and not read back."""

    id: str
    status: str
    private: bool
    maker: str
    created: int
    summary: bytes
    people: tuple[str, ...]
    stream: str | None = None
    game: str = ""
    updated: int = 0
    players: tuple[PlayerRow, ...] = ()


_TABLES = Records(TableRow, "tables", players="")
SaveTable: TypeAlias = Callable[[TableRow], list[Statement]]


class TableRows:
    """`on_save` returns what features write with a table's row."""

    def __init__(self, database: Database, on_save: SaveTable = lambda _: []) -> None:
        self._database = database
        self._on_save = on_save

    def save(
        self, table: str, row: TableRow | None, pseudonyms: Sequence[Pseudonym] = ()
    ) -> list[Statement]:
        """Statements to append with a table's entries."""
        new = [Statement(_PSEUDONYM, (p.alias, table, p.person, p.name)) for p in pseudonyms]
        return new if row is None else [*self._put(row), *new]

    def _put(self, row: TableRow) -> list[Statement]:
        put = _TABLES.put(row, f"ON CONFLICT (id) DO UPDATE SET {_UPDATE}")
        return [put, *self._on_save(row)]

    async def get(self, id_: str) -> TableRow | None:
        return await _TABLES.first(self._database, "WHERE id = ?", id_)

    async def all(self, *statuses: str) -> list[TableRow]:
        """The rows of all tables, or of those in one of these statuses."""
        which = f"WHERE status IN ({', '.join('?' * len(statuses))})" if statuses else ""
        return await _TABLES.query(self._database, which, *statuses)

    async def of_person(self, person: str) -> list[str]:
        """The tables in whose logs a person has a pseudonym."""
        sql = "SELECT DISTINCT table_id FROM pseudonyms WHERE person = ? ORDER BY table_id"
        return [table for (table,) in await self._database.query(sql, person)]

    async def finished_before(self, then: int) -> list[str]:
        """Tables that are over, in which nothing has happened since `then`."""
        sql = "SELECT id FROM tables WHERE status IN ('over', 'abandoned') AND updated < ?"
        return [id_ for (id_,) in await self._database.query(sql, then)]

    async def delete(self, id_: str) -> bool:
        """Delete a table, its log and its pseudonyms; False if there is none."""
        return bool(
            await self._database.write(
                Statement("DELETE FROM tables WHERE id = ?", (id_,)),
                Statement("UPDATE attempts SET table_id = '' WHERE table_id = ?", (id_,)),
                Statement("DELETE FROM pseudonyms WHERE table_id = ?", (id_,)),
                Statement("DELETE FROM log WHERE table_id = ?", (id_,)),
                Statement("DELETE FROM heads WHERE table_id = ?", (id_,)),
            )
        )

    # -- pseudonyms ------------------------------------------------------------------------

    async def pseudonyms(self, table: str) -> list[Pseudonym]:
        sql = "SELECT alias, person, name FROM pseudonyms WHERE table_id = ? ORDER BY alias"
        return [Pseudonym(*row) for row in await self._database.query(sql, table)]

    def unlink(self, person: str, row: TableRow) -> list[Statement]:
        """Remove the link between a person and a table; `row` is the table's row without them."""
        sql = "DELETE FROM pseudonyms WHERE table_id = ? AND person = ?"
        return [Statement(sql, (row.id, person)), *self._put(row)]

    def relink(self, guest: str, person: str, row: TableRow) -> list[Statement]:
        """Give a guest's pseudonyms at a table to a person; `row` is the table's row with them."""
        sql = "UPDATE pseudonyms SET person = ? WHERE table_id = ? AND person = ?"
        return [Statement(sql, (person, row.id, guest)), *self._put(row)]


def merge_guest(guest: str, person: str) -> list[Statement]:
    """Replace a guest in the rows of tables whose logs cannot be read; `relink` did the others."""
    people = "UPDATE tables SET people = replace(people, ?, ?) WHERE people LIKE ?"
    return [
        Statement("UPDATE tables SET maker = ? WHERE maker = ?", (person, guest)),
        Statement(people, (guest, person, f"%{guest}%")),
    ]


def players_of(table: Table) -> tuple[PlayerRow, ...]:
    """Who made a table or sits there, each with the seat, if it is one, and the result. A lesson is
    nobody's game."""
    if table.lesson is not None:
        return ()
    ranks = ranks_of(table)
    return tuple(
        _player(table, person, ranks) for person in dict.fromkeys((table.made.maker, *table.people))
    )


def ranks_of(table: Table) -> tuple[int, ...]:
    """The ranks by seat once the game is over."""
    if table.state is None or table.status != "over":
        return ()
    outcome = table.game.outcome(table.state)
    return () if outcome is None else outcome.ranks


def _player(table: Table, person: str, ranks: Sequence[int]) -> PlayerRow:
    """Several seats of one person are a game among friends at one screen, which nobody of them wins
    alone; what a stand-in bot made of a seat is not its player's; and a game that began at
    a chosen position doesn't count."""
    seats = table.seats_of(person)
    if len(seats) != 1:
        return PlayerRow(person=person)
    seat = seats[0]
    if not ranks or table.seats[seat].stand_in == "left" or table.setup.start is not None:
        return PlayerRow(person=person, seat=seat)
    if ranks[seat] > 1:
        return PlayerRow(person=person, seat=seat, result="lost")
    shared = ranks.count(1) > 1
    return PlayerRow(person=person, seat=seat, result="shared" if shared else "won")
