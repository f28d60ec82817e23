"""Detect lost commits with a mark file next to the database.

Every commit is counted in the database, and the count is written to the mark before the commit is
acknowledged. A database with a lower count than its mark has lost acknowledged writes: its
write-ahead log was lost or cut, or an older copy took its place. While a server runs, its files
must also stay the ones at their path: SQLite would keep writing to a deleted file.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import NamedTuple

import structlog

from roost.server.core.ids import new_id
from roost.server.core.storage.port import StorageError

logger = structlog.get_logger("roost.storage")
_COUNT = "UPDATE storage SET value = ? WHERE key = 'commits'"
_WAL_MAGIC = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")


class _File(NamedTuple):
    """The identity and size of a file."""

    device: int
    inode: int
    size: int

    @classmethod
    def at(cls, path: Path) -> _File | None:
        try:
            found = path.stat()
        except FileNotFoundError:
            return None
        return cls(found.st_dev, found.st_ino, found.st_size)

    def is_the_same(self, other: _File | None) -> bool:
        return other is not None and (self.device, self.inode) == (other.device, other.inode)


class Mark:
    """After `open`, used by the writer's thread only."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._wal_path = path.with_name(path.name + "-wal")
        self._mark_path = path.with_name(path.name + "-mark")
        self._id = ""
        self._commits = 0
        self._file: _File | None = None
        self._wal: _File | None = None
        self._fd: int | None = None

    # -- at the start ----------------------------------------------------------------------

    def open(self, connection: sqlite3.Connection, *, accept_loss: bool = False) -> None:
        """Compare the database with its mark; raise if acknowledged writes are missing."""
        known = dict(connection.execute("SELECT key, value FROM storage").fetchall())
        self._id, self._commits = known.get("id") or "", int(known.get("commits") or 0)
        problem = self._compare()
        if problem is not None:
            if not accept_loss:
                raise problem
            logger.warning("data was lost; starting anyway (--accept-loss)", **problem.values)
        if not self._id:
            self._id = new_id(20)
            rows = [("id", self._id), ("commits", 0)]
            connection.executemany("INSERT INTO storage (key, value) VALUES (?, ?)", rows)
        self._file = _File.at(self.path)
        self._fd = os.open(self._mark_path, os.O_RDWR | os.O_CREAT, 0o600)
        self._write_mark()

    def _compare(self) -> StorageError | None:
        marked = self._read_mark()
        if marked is None:
            return None
        id_, commits = marked
        if id_ != self._id:
            return StorageError(
                f"{self.path} is not the database that was here before",
                code="store-replaced",
                file=str(self.path),
            )
        if self._commits < commits:
            return StorageError(
                f"{self.path} lacks {commits - self._commits} acknowledged writes",
                code="store-lost-writes",
                file=str(self.path),
                count=commits - self._commits,
            )
        return None

    def _read_mark(self) -> tuple[str, int] | None:
        try:
            id_, commits = self._mark_path.read_text("ascii").split()
            return id_, int(commits)
        except (FileNotFoundError, ValueError):
            return None

    # -- around every commit ---------------------------------------------------------------

    def check(self) -> None:
        """Raise if the files on disk are not the ones that are open."""
        if self._file is not None and not self._file.is_the_same(_File.at(self.path)):
            raise StorageError(
                f"{self.path} was replaced or deleted while it was in use",
                code="store-replaced",
                file=str(self.path),
            )
        if self._wal is None:
            return
        now = _File.at(self._wal_path)
        if now is None or not now.is_the_same(self._wal) or 0 < now.size < self._wal.size:
            raise self._cut()
        if not now.size:  # SQLite truncates it after a checkpoint
            self._wal = now

    def count(self, connection: sqlite3.Connection) -> None:
        """Count the current transaction."""
        connection.execute(_COUNT, (self._commits + 1,))

    def committed(self) -> None:
        """Record that a transaction is on disk, before it is acknowledged."""
        self._commits += 1
        self.check()
        self._note_wal()
        self._write_mark()

    def _note_wal(self) -> None:
        now = _File.at(self._wal_path)
        if now is None:
            raise self._cut()
        if self._wal is None or not self._wal.size:
            with self._wal_path.open("rb") as file:
                if file.read(4) not in _WAL_MAGIC:
                    raise self._cut()
        self._wal = now

    def _cut(self) -> StorageError:
        return StorageError(
            f"the write-ahead log {self._wal_path} was lost or cut while it was in use",
            code="store-replaced",
            file=str(self._wal_path),
        )

    def _write_mark(self) -> None:
        if self._fd is not None:
            os.lseek(self._fd, 0, os.SEEK_SET)
            os.write(self._fd, f"{self._id} {self._commits:020d}\n".encode())

    def close(self) -> None:
        if self._fd is not None:
            os.close(self._fd)
            self._fd = None
