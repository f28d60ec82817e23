"""Messages to sockets, as types of the wire."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

import msgspec

from roost import wire
from roost.rules.errors import GameError
from roost.server.core.live.live_table import LiveTable
from roost.server.core.person import Person
from roost.server.core.table.state import Played, Table
from roost.server.core.views.commands import problem
from roost.server.core.views.steps import (
    entries_of,
    entries_since,
    missed_since,
    step_views,
    steps_since,
)
from roost.server.core.views.table import summary, table_view, you_view

_encode = msgspec.json.Encoder().encode


class TableSerializer:
    """Encodes what sockets at a table receive, and its summary in lists."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now

    def update(self, live_table: LiveTable, played: Sequence[Played]) -> str:
        return spoken(
            wire.Update(
                table=table_view(live_table.table, live_table.presence()),
                steps=step_views(live_table.table, played),
                server_time=self._now(),
                entries=entries_of(live_table.table, played),
            )
        )

    def welcome(
        self,
        live_table: LiveTable,
        person: Person | None,
        since: int | None,
        entries: int | None,
    ) -> str:
        table = live_table.table
        return spoken(
            wire.Welcome(
                you=you_view(table, person),
                table=table_view(table, live_table.presence()),
                steps=steps_since(table, since),
                server_time=self._now(),
                missed=missed_since(table, since),
                entries=entries_since(table, entries),
            )
        )

    def you(self, live_table: LiveTable, person: Person | None) -> str:
        return spoken(you_view(live_table.table, person))

    def refused(self, error: GameError) -> str:
        return spoken(problem(error))

    def reacted(self, seat: int, reaction: str) -> str:
        return spoken(wire.Reacted(seat=seat, reaction=cast(wire.Reaction, reaction)))

    def summary(self, table: Table) -> bytes:
        return _encode(summary(table))


def spoken(message: wire.ServerMessage) -> str:
    """A message as it goes through a socket."""
    return _encode(message).decode()
