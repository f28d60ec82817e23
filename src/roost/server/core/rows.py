"""All rows of the core."""

from __future__ import annotations

from collections.abc import Sequence

from roost.server.core.identity import rows as identity
from roost.server.core.live import rows as live
from roost.server.core.live.rows import SaveTable
from roost.server.core.shared_dice import rows as shared_dice
from roost.server.core.storage.port import Database, Statement
from roost.server.core.storage.records import Facts


class Rows:
    """`save_table` returns what features write with a table's row."""

    def __init__(self, database: Database, save_table: SaveTable = lambda _: []) -> None:
        self.database = database
        self.facts = Facts(database)
        self.people = identity.PeopleRows(database)
        self.bans = identity.BanRows(database)
        self.tables = live.TableRows(database, save_table)
        self.streams = shared_dice.StreamRows(database)
        self.attempts = shared_dice.AttemptRows(database)

    async def merge_guest(self, guest: str, person: str, more: Sequence[Statement] = ()) -> None:
        """Give everything of a guest to a person, `more` included; then the guest is gone."""
        owners = (identity, live, shared_dice)
        merged = [each for owner in owners for each in owner.merge_guest(guest, person)]
        await self.database.write(*merged, *more, *identity.delete_person(guest))
