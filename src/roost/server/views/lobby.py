"""Tables in lists."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from roost import wire
from roost.server.hall.tables import Listed

MOST = 100


def lobby(tables: Iterable[Listed]) -> wire.TableList:
    return wire.TableList(tables=[_summary(listed) for listed in tables])


def _summary(listed: Listed) -> wire.TableSummary:
    told = msgspec.json.decode(listed.row.summary, type=wire.TableSummary)
    return msgspec.structs.replace(told, yours=listed.yours) if listed.yours else told
