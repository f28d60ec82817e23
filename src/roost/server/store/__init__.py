"""Where tables, people and streams are kept: the port in its parts, and the stores behind it."""

from __future__ import annotations

from roost.server.store.port import (
    AttemptRow,
    BanRow,
    Entrant,
    FlashcardRow,
    GameRow,
    HallStore,
    NameTakenError,
    PersonRow,
    Player,
    PuzzleRow,
    ReviewRow,
    SeatVerdict,
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
from roost.server.store.port_days_off import DaysOffRow, DaysOffStore
from roost.server.store.port_notifications import NotificationAddressRow, NotificationStore

__all__ = [
    "AccountRow",
    "AccountStore",
    "AttemptRow",
    "BanRow",
    "DaysOffRow",
    "DaysOffStore",
    "Entrant",
    "FlashcardRow",
    "GameRow",
    "HallStore",
    "NameTakenError",
    "NotificationAddressRow",
    "NotificationStore",
    "PasskeyRow",
    "PersonRow",
    "Player",
    "PuzzleRow",
    "ReviewRow",
    "SeatVerdict",
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
