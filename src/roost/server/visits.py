"""Who asked for what, from which address: one file a day, and so many days of them.

Hosts need it to know whom to keep out. Nothing of what was said or played is in it, and no name.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import TextIO, TypeAlias

Line: TypeAlias = dict[str, str | int]


class Visits:
    """Days: how many to keep, today included; 0: nothing is written."""

    def __init__(self, folder: Path, days: int) -> None:
        self._folder = folder
        self._days = days
        self._day: date | None = None
        self._file: TextIO | None = None
        self._lock = threading.Lock()  # files are written anew in a thread

    def note(self, what: str, **told: str | int | None) -> None:
        if self._days:
            with self._lock:
                self._note(what, told)

    def _note(self, what: str, told: dict[str, str | int | None]) -> None:
        now = datetime.now(UTC)
        if self._file is None or now.date() != self._day:
            self._close()
            self.tidy(now.date())
            self._folder.mkdir(parents=True, exist_ok=True)
            path = self._path(now.date())
            path.touch(mode=0o600)
            self._file, self._day = path.open("a", encoding="utf-8", buffering=1), now.date()
        known = {key: value for key, value in told.items() if value is not None}
        line = {"at": now.isoformat(timespec="seconds"), "what": what, **known}
        self._file.write(json.dumps(line, separators=(",", ":")) + "\n")

    def tidy(self, today: date | None = None) -> int:
        """Delete the files of days that are over; how many there were."""
        first = (today or datetime.now(UTC).date()) - timedelta(days=self._days - 1)
        old = [path for path in self._paths() if path.stem < first.isoformat()]
        for path in old:
            path.unlink()
        return len(old)

    def of(self, guest: str) -> list[Line]:
        """All that is noted of a guest."""
        return [line for path in self._paths() for line in _lines(path) if line["guest"] == guest]

    def forget(self, guest: str) -> None:
        """Write every file anew without a guest."""
        with self._lock:
            self._close()
            self._rewrite(lambda line: None if line["guest"] == guest else line)

    def rename(self, guest: str, person: str) -> None:
        """Write every file anew with a guest as somebody else."""
        with self._lock:
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
            self._file.close()
            self._file = None

    def _path(self, day: date) -> Path:
        return self._folder / f"{day.isoformat()}.jsonl"

    def _paths(self) -> list[Path]:
        return sorted(self._folder.glob("????-??-??.jsonl"))


def _lines(path: Path) -> list[Line]:
    """The lines of a file, each with a guest, perhaps an empty one; a torn line is left out."""
    found = []
    for text in path.read_text(encoding="utf-8", errors="replace").splitlines():
        try:
            found.append({"guest": "", **json.loads(text)})
        except (ValueError, TypeError):
            continue
    return found
