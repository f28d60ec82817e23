"""One line when something begins to fail, one when it works again."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import structlog

logger = structlog.get_logger("roost.store")
AGAIN_S = 600.0  # an outage that lasts is mentioned again, this rarely


class Outage:
    """Told of every try, from any thread. `what` fails: reading or writing."""

    def __init__(self, path: Path | str, what: str) -> None:
        self._path = path
        self._what = what
        self._lock = threading.Lock()
        self._since: float | None = None
        self._said = 0.0
        self._failures = 0

    def failed(self, reason: str) -> None:
        now = time.monotonic()
        with self._lock:
            self._failures += 1
            if self._since is None:
                self._since = now
            elif now - self._said < AGAIN_S:
                return
            self._said = now
            failures = self._failures
        logger.error(
            "the store fails",
            what=self._what,
            file=str(self._path),
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
                "the store works again",
                what=self._what,
                file=str(self._path),
                seconds=round(time.monotonic() - since, 1),
                failures=failures,
            )
