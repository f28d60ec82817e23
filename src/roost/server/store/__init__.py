"""Where tables, people and streams are kept: the port in its parts, and the stores behind it."""

from __future__ import annotations

from roost.server.store.port import (
    AttemptRow,
    BanRow,
    CardRow,
    Entrant,
    GameRow,
    HallStore,
    Judged,
    NameTakenError,
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
from roost.server.store.port_accounts import AccountRow, AccountStore, PasskeyRow, SessionRow
from roost.server.store.port_holidays import HolidayRow, HolidayStore
from roost.server.store.port_news import NewsRow, NewsStore

__all__ = [
    "AccountRow",
    "AccountStore",
    "AttemptRow",
    "BanRow",
    "CardRow",
    "Entrant",
    "GameRow",
    "HallStore",
    "HolidayRow",
    "HolidayStore",
    "Judged",
    "NameTakenError",
    "NewsRow",
    "NewsStore",
    "PasskeyRow",
    "PersonRow",
    "Player",
    "PuzzleRow",
    "ReviewRow",
    "SessionRow",
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
