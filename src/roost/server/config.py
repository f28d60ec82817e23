"""Everything about a server that can be set, in one place, passed in."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Limits:
    """Guard rails. Rates are per second, with that many seconds' worth saved up at most."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    socket_rate: float = 50
    socket_burst: int = 200
    address_rate: float = 50
    address_burst: int = 300
    sockets_per_address: int = 200
    connections_per_address: int = 300  # with those that have asked for nothing yet
    request_s: float = 20  # for a request to arrive whole
    guests_per_address_hour: int = 200
    forgets_per_address_hour: int = 20
    accounts_per_address_hour: int = 20  # new ones
    signins_per_address_hour: int = 60
    signins_per_name_hour: int = 20  # by devices that the account does not know
    devices_per_account: int = 50
    passkeys_per_account: int = 20
    news_per_person: int = 10  # addresses
    notes_per_person_hour: int = 30
    notes_waiting: int = 1000  # of all people together
    tables_per_person: int = 30  # unfinished ones
    tables_per_person_hour: int = 300
    tokens_per_person: int = 20
    streams_per_person: int = 20
    puzzles_per_person: int = 5000  # answers to more are not noted
    cards_per_person: int = 2000
    outbox: int = 256


@dataclass(frozen=True, slots=True)
class Config:
    data: Path
    store: str | None = None  # the address of a PostgreSQL database; None: a file in `data`
    address: str | None = None  # at which other servers of the store reach this one
    lease_s: float = 4  # after so long without a word from it others take its tables over
    reveal_s: float = 15
    grace_s: float = 45
    workers: int = 1
    evict_s: float = 600
    idle_open_s: float = 7 * 86_400  # a table nobody started or touched for this long ends
    idle_play_s: float = 30 * 86_400
    keep_tables_days: float | None = None  # after the end of a game; None: for ever
    keep_guests_days: float | None = 400  # after their last visit: as long as a cookie lives
    keep_visits_days: int = 7  # notes on who asked, from which address; 0: none are written
    origins: tuple[str, ...] = ()
    secure_cookie: bool = False
    names: tuple[str, ...] = ()  # under which it is reached, beside its own and those of origins
    proxies: tuple[str, ...] = ()  # addresses and networks whose word on the asker is believed
    accept_loss: bool = False  # start though the data lack something they had
    metrics: str | None = None  # the word that opens /metrics; None: it is not there
    static: Path | None = None
    daily: bool = True  # a game for everybody each day
    accounts: bool = True  # where the extra for them is installed
    news: bool = False  # whether it may send notes to addresses that people name
    news_allow: tuple[str, ...] = ()  # HOST or HOST:PORT that may be private, and without TLS
    compile_ahead: bool = True  # what the first question about a position would wait for
    limits: Limits = field(default_factory=Limits)
