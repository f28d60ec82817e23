"""Bringing a SQLite file up to the newest schema."""

from __future__ import annotations

import sqlite3

from roost.server.store.schema import STEPS, check_version

MARK = 0x526F6F73  # the file's application_id ("Roos"); development versions wrote none


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file up to the newest schema; each step is one transaction."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    check_version(version if mark == MARK or version == 0 else None)
    for number, step in enumerate(STEPS[version:], version + 1):
        connection.executescript(
            f"BEGIN; {step} PRAGMA application_id = {MARK}; PRAGMA user_version = {number}; COMMIT;"
        )
