"""Where tables, people and streams are kept: the port, and SQLite behind it."""

from __future__ import annotations

from roost.server.store.port import (
    PersonRow,
    Store,
    StoreError,
    StreamRow,
    TableRow,
    TokenRow,
    VersionTakenError,
)

__all__ = [
    "PersonRow",
    "Store",
    "StoreError",
    "StreamRow",
    "TableRow",
    "TokenRow",
    "VersionTakenError",
]
