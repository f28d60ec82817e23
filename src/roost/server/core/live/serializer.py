"""What live tables need of a serializer: messages to sockets, already encoded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from roost.rules.errors import GameError
from roost.server.core.live.live_table import LiveTable
from roost.server.core.person import Person
from roost.server.core.table.state import Played, Table


class TableSerializer(Protocol):
    def update(self, live_table: LiveTable, played: Sequence[Played]) -> str:
        """The table as it is now, and what happened; nothing: only who is there has changed."""

    def welcome(self, live_table: LiveTable, person: Person | None, since: int | None) -> str:
        """The first word to who begins to follow a table, with what happened after `since`."""

    def you(self, live_table: LiveTable, person: Person | None) -> str:
        """Who somebody is at the table."""

    def refused(self, error: GameError) -> str:
        """Why a socket is closed."""

    def reacted(self, seat: int, reaction: str) -> str: ...

    def summary(self, table: Table) -> bytes:
        """The table in a list, as its row keeps it."""
