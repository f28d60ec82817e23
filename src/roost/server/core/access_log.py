"""Access log: who requested what, from which address.

One file per day, kept for a configured number of days. Hosts need it to decide whom to ban. It
contains no names, no messages and no moves.
"""

from __future__ import annotations

import errno
import json
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, date, datetime, timedelta
from io import FileIO
from pathlib import Path
from typing import TypeAlias

import structlog

from roost.server.core.storage.port import StorageError

Line: TypeAlias = dict[str, str | int]
logger = structlog.get_logger("roost.access_log")


class AccessLog:
    """Write and prune the access log. `days` is the number of days to keep, including today; 0
    turns the log off."""

    def __init__(self, folder: Path, days: int) -> None:
        self._folder = folder
        self._days = days
        self._day: date | None = None
        self._file: FileIO | None = None
        self._failing = False
        self._lock = threading.Lock()  # `forget` and `rename` rewrite files in a thread

    def note(self, what: str, **fields: str | int | None) -> None:
        """Add a line. If the log cannot be written, log one warning until it works again; never
        raise."""
        if not self._days:
            return
        with self._lock:
            try:
                self._note(what, fields)
            except OSError as error:
                self._failed(error)
            else:
                self._worked()

    def _note(self, what: str, fields: dict[str, str | int | None]) -> None:
        now = datetime.now(UTC)
        if self._file is None or now.date() != self._day:
            self._close()
            self.tidy(now.date())
            self._folder.mkdir(parents=True, exist_ok=True)
            self._file, self._day = _open(self._path(now.date())), now.date()
        known = {key: value for key, value in fields.items() if value is not None}
        line = {"at": now.isoformat(timespec="seconds"), "what": what, **known}
        _write(self._file, json.dumps(line, separators=(",", ":")).encode() + b"\n")

    def _failed(self, error: OSError) -> None:
        with suppress(OSError):
            self._close()  # the next line opens the file again
        if not self._failing:
            self._failing = True
            reason = error.strerror or str(error)
            logger.warning(
                "the access log cannot be written", folder=str(self._folder), reason=reason
            )

    def _worked(self) -> None:
        if self._failing:
            self._failing = False
            logger.info("the access log works again", folder=str(self._folder))

    def tidy(self, today: date | None = None) -> int:
        """Delete the files of expired days and return how many were deleted."""
        first = (today or datetime.now(UTC).date()) - timedelta(days=self._days - 1)
        old = [path for path in self._paths() if path.stem < first.isoformat()]
        for path in old:
            path.unlink()
        return len(old)

    def of(self, guest: str) -> list[Line]:
        """Return all lines about a guest."""
        with _failing_as_the_store():
            return [
                line for path in self._paths() for line in _lines(path) if line["guest"] == guest
            ]

    def forget(self, guest: str) -> None:
        """Rewrite every file without a guest's lines."""
        with self._lock, _failing_as_the_store():
            self._close()
            self._rewrite(lambda line: None if line["guest"] == guest else line)

    def rename(self, guest: str, person: str) -> None:
        """Rewrite every file, replacing a guest's id with another person's."""
        with self._lock, _failing_as_the_store():
            self._close()
            self._rewrite(
                lambda line: {**line, "guest": person} if line["guest"] == guest else line
            )

    def _rewrite(self, change: Callable[[Line], Line | None]) -> None:
        for path in self._paths():
            kept = [line for line in map(change, _lines(path)) if line is not None]
            fresh = path.with_suffix(".new")
            fresh.touch(mode=0o600)
            text = "".join(
                json.dumps({k: v for k, v in line.items() if v != ""}, separators=(",", ":")) + "\n"
                for line in kept
            )
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(path)

    def close(self) -> None:
        with self._lock:
            self._close()

    def _close(self) -> None:
        if self._file is not None:
            file, self._file = self._file, None
            file.close()

    def _path(self, day: date) -> Path:
        return self._folder / f"{day.isoformat()}.jsonl"

    def _paths(self) -> list[Path]:
        return sorted(self._folder.glob("????-??-??.jsonl"))


def _open(path: Path) -> FileIO:
    """Open a file for appending, adding a newline first if the last line is torn."""
    path.touch(mode=0o600)
    file = FileIO(path, "a+")
    try:
        if file.seek(0, os.SEEK_END):
            file.seek(-1, os.SEEK_END)
            if file.read(1) != b"\n":
                _write(file, b"\n")
    except BaseException:
        file.close()
        raise
    return file


def _write(file: FileIO, data: bytes) -> None:
    """Write all bytes unbuffered: a buffer would keep what a full disk refused."""
    if file.write(data) != len(data):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@contextmanager
def _failing_as_the_store() -> Iterator[None]:
    """Turn an OSError into a StoreError, which is answered with 503."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise StorageError(f"the access log failed: {reason}", reason=reason) from error


def _lines(path: Path) -> list[Line]:
    """Parse a file's lines, skipping torn ones; `guest` is empty where it is unknown."""
    found = []
    for text in path.read_text(encoding="utf-8", errors="replace").splitlines():
        try:
            found.append({"guest": "", **json.loads(text)})
        except (ValueError, TypeError):
            continue
    return found
