"""LiveTables in lists."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from roost import wire
from roost.server.core.live.lobby import Group, Page
from roost.server.core.live.tables import LiveTables
from roost.server.core.views.registry import views_of

MOST = 100  # tables on a page
_KEPT = 200  # pages
_encode = msgspec.json.Encoder().encode


class _Kept(NamedTuple):
    changes: int
    ids: frozenset[str]
    answer: bytes


class LobbyPages:
    """Lists as bytes. A public page is the same for everybody whose tables are not on it, and is
    made once until something changes."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._pages: dict[tuple[Any, ...], _Kept] = {}

    def page(
        self,
        person: str | None,
        *,
        mine: bool = False,
        game: str = "",
        group: Group | None = None,
        after: str | None = None,
        most: int = MOST,
    ) -> bytes:
        lobby = self._tables.lobby
        if mine:
            found = lobby.page(person=person, game=game, group=group, after=after, most=most)
            return self._answer(found, person)
        key = (game, group, after, most)
        kept = self._pages.get(key)
        if kept is None or kept.changes != lobby.changes:
            found = lobby.page(game=game, group=group, after=after, most=most)
            ids = frozenset(row.id for row in found.rows)
            kept = _Kept(lobby.changes, ids, self._answer(found, None))
            if len(self._pages) >= _KEPT:
                self._pages.clear()
            self._pages[key] = kept
        if person is None or kept.ids.isdisjoint(lobby.of_person(person)):
            return kept.answer
        found = lobby.page(game=game, group=group, after=after, most=most)
        return self._answer(found, person)

    def _with_yours(self, told: wire.TableSummary, person: str | None) -> wire.TableSummary:
        live_table = self._tables.live.get(told.id)
        yours = [] if live_table is None else live_table.table.seats_of(person)
        if live_table is None or not yours:
            return told
        table = live_table.table
        told = msgspec.structs.replace(
            told, yours=yours, deadline=live_table.deadline, changed=table.updated
        )
        if table.state is None or table.status != "playing":
            return told
        return msgspec.structs.replace(
            told,
            turn=table.to_move.index,
            turns=table.state.turn,
            scores=list(views_of(table.setup.game).points(table.state)),
        )

    def _answer(self, page: Page, person: str | None) -> bytes:
        tables = []
        for row in page.rows:
            told = msgspec.json.decode(row.summary, type=wire.TableSummary)
            tables.append(self._with_yours(told, person))
        return _encode(wire.TableList(tables=tables, next=page.next))
