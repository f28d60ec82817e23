"""Where tables, people and streams are kept: the port in two parts, and the stores behind it."""

from __future__ import annotations

from roost.server.store.port import (
    AttemptRow,
    BanRow,
    GameRow,
    HallStore,
    Judged,
    PersonRow,
    Player,
    PuzzleRow,
    ReviewRow,
    Standing,
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
    "AttemptRow",
    "BanRow",
    "GameRow",
    "HallStore",
    "Judged",
    "PersonRow",
    "Player",
    "PuzzleRow",
    "ReviewRow",
    "Standing",
    "Store",
    "StoreError",
    "StreamRow",
    "TableRow",
    "TableStore",
    "TokenRow",
    "VersionTakenError",
    "Wanted",
]
