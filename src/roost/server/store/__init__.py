"""Where tables, people and streams are kept: the port in two parts, and the stores behind it."""

from __future__ import annotations

from roost.server.store.port import (
    BanRow,
    HallStore,
    PersonRow,
    ReviewRow,
    Store,
    StoreError,
    StreamRow,
    TableRow,
    TableStore,
    TokenRow,
    VersionTakenError,
)

__all__ = [
    "BanRow",
    "HallStore",
    "PersonRow",
    "ReviewRow",
    "Store",
    "StoreError",
    "StreamRow",
    "TableRow",
    "TableStore",
    "TokenRow",
    "VersionTakenError",
]
