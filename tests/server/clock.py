"""A clock that tests set forward."""

from __future__ import annotations

import pytest

from roost.server.core.ids import now_ms
from tests.server.helpers import Running

DAY_NS = 86_400 * 10**9


class Clock:
    """The clock of tables, which a test sets forward."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch

    def go_by(self, days: float, server: Running | None = None) -> None:
        """Let days pass; the tables of `server` set their timers again."""
        self._patch.setattr(now_ms, "_offset_ns", now_ms._offset_ns + int(days * DAY_NS))
        for live_table in () if server is None else server.services.tables.live.values():
            server.services.tables.changed(live_table)  # type: ignore[union-attr]
