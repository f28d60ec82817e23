"""Tables in lists: the row that is kept of each, and what a person is shown of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from roost import wire
from roost.server.store import TableRow
from roost.server.table.state import Table
from roost.server.views.table import summary

MOST = 100


def row_of(table: Table) -> TableRow:
    return TableRow(
        id=table.id,
        status=table.status,
        private=table.request.private,
        maker=table.made.maker,
        created=table.made.at,
        summary=msgspec.json.encode(summary(table)),
        people=table.people,
        stream=None if table.stream is None or table.state is None else table.stream.stream,
    )


def lobby(
    rows: Iterable[TableRow], held: Callable[[str], Table | None], me: str | None, mine: bool
) -> wire.TableList:
    """Public tables, or the unfinished ones of a person; open ones first, then the newest. `held`
    knows the tables that are in memory."""
    shown = [
        row for row in rows if (me == row.maker or me in row.people if mine else not row.private)
    ]
    shown.sort(key=lambda row: (row.status != "open", -row.created))
    return wire.TableList(tables=[_summary(row, held(row.id), me) for row in shown[:MOST]])


def _summary(row: TableRow, table: Table | None, me: str | None) -> wire.TableSummary:
    told = msgspec.json.decode(row.summary, type=wire.TableSummary)
    if table is None or me is None:
        return told
    return msgspec.structs.replace(told, yours=table.seats_of(me))
