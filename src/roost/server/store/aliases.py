"""A step of the schema: logs of the first version held names and persons themselves.

It knows what such a log looked like, whatever a log looks like today.
"""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from roost.server.ids import new_id


class _Aliases:
    """The ids of one table."""

    def __init__(self) -> None:
        self.of: dict[tuple[str, str], str] = {}

    def give(self, person: str, name: str) -> str:
        return self.of.setdefault((person, name), "p" + new_id(14))

    def any(self, person: str) -> str:
        found = next((alias for (who, _), alias in self.of.items() if who == person), None)
        return found or self.give(person, "")


def hide_people(connection: sqlite3.Connection) -> None:
    """Put ids of each table in the place of names and persons, and rows for who they are."""
    for (table,) in connection.execute("SELECT DISTINCT table_id FROM log").fetchall():
        aliases = _Aliases()
        rows = connection.execute(
            "SELECT version, entry FROM log WHERE table_id = ? ORDER BY version", (table,)
        ).fetchall()
        for version, text in rows:
            hidden = _hidden(text, aliases)
            if hidden is not None:
                connection.execute(
                    "UPDATE log SET entry = ?, crc = NULL WHERE table_id = ? AND version = ?",
                    (hidden, table, version),
                )
        connection.executemany(
            "INSERT INTO sitters (alias, table_id, person, name) VALUES (?, ?, ?, ?)",
            [(alias, table, person, name) for (person, name), alias in aliases.of.items()],
        )


def _hidden(text: str, aliases: _Aliases) -> str | None:
    """An entry without names and persons; None where it holds none, or cannot be read."""
    try:
        entry: dict[str, Any] = json.loads(text)
        if entry["t"] == "made":
            maker = entry["maker"]
            entry["maker"] = aliases.give(maker, entry.pop("maker_name"))
            entry["v"] = 2
            for seat in entry["request"]["seats"]:
                name = seat.pop("name", None)
                if name is not None:
                    seat["alias"] = aliases.give(maker, name)
        elif entry["t"] == "sat":
            entry["person"] = aliases.give(entry["person"], entry.pop("name"))
        elif entry.get("who") is None:
            return None
        if entry.get("who") is not None:
            entry["who"] = aliases.any(entry["who"])
    except (ValueError, KeyError, TypeError, AttributeError):
        return None
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
