"""Log one line when the database begins to fail, and one when it works again."""

from __future__ import annotations

import threading
import time

import structlog

logger = structlog.get_logger("roost.storage")
REPEAT_S = 600.0  # a lasting outage is logged again this often


class Outage:
    """Counts the failures of one `activity` (reading or writing), from any thread."""

    def __init__(self, database: str, activity: str) -> None:
        self._database = database
        self._activity = activity
        self._lock = threading.Lock()
        self._since: float | None = None
        self._logged = 0.0
        self._failures = 0

    def failed(self, reason: str) -> None:
        now = time.monotonic()
        with self._lock:
            self._failures += 1
            if self._since is None:
                self._since = now
            elif now - self._logged < REPEAT_S:
                return
            self._logged = now
            failures = self._failures
        logger.error(
            "the database fails",
            activity=self._activity,
            database=self._database,
            reason=reason,
            failures=failures,
        )

    def worked(self) -> None:
        if self._since is None:  # the usual case, without the lock
            return
        with self._lock:
            since, failures = self._since, self._failures
            self._since, self._failures = None, 0
        if since is not None:
            logger.warning(
                "the database works again",
                activity=self._activity,
                database=self._database,
                seconds=round(time.monotonic() - since, 1),
                failures=failures,
            )
