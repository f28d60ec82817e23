"""Where tables, people and streams are kept: the port in two parts, and the stores behind it."""

from __future__ import annotations

from roost.server.store.port import (
    BanRow,
    GameRow,
    HallStore,
    Judged,
    PersonRow,
    Player,
    PuzzleRow,
    ReviewRow,
    Store,
    StoreError,
    StreamRow,
    TableRow,
    TableStore,
    TokenRow,
    VersionTakenError,
    Wanted,
)

__all__ = [
    "BanRow",
    "GameRow",
    "HallStore",
    "Judged",
    "PersonRow",
    "Player",
    "PuzzleRow",
    "ReviewRow",
    "Store",
    "StoreError",
    "StreamRow",
    "TableRow",
    "TableStore",
    "TokenRow",
    "VersionTakenError",
    "Wanted",
]
