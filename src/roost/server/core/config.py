"""All server settings, in one place.

Each field is the only declaration of a setting. `config_sources.py` reads them from options, the
environment and a file; `docs/configuration.md` and the reference on the site are generated from
them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

DAY_S = 86_400
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class About:
    """Metadata of a setting that its field's name, type and default leave open. `form` shows the
    expected format. `read` parses the given text or raises ValueError. `token`: the setting is a
    file that contains a token of at least `least` characters, so that it does not appear in the
    process list. `secret`: never displayed. `once`: applies to a single start, so it exists only
    as a command-line option."""

    text: str
    name: str | None = None
    low: float | None = None
    high: float | None = None
    form: str = ""
    read: Callable[[str], str] | None = None
    token: bool = False
    least: int = 1
    secret: bool = False
    once: bool = False


def setting(default: T, text: str, **about: Any) -> T:
    """Declare a field with a default and metadata."""
    return field(default=default, metadata={"about": About(text, **about)})


def _limit(default: T, text: str) -> T:
    return setting(default, text, low=1, high=1_000_000)


def _shaped(pattern: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if not re.fullmatch(pattern, text):
            raise ValueError(text)
        return text

    return read


def _site(text: str) -> str:
    return _shaped(r"https?://([\w.-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")(text.rstrip("/"))


LEVELS = ("debug", "info", "warning", "error")


@dataclass(frozen=True, slots=True)
class Listening:
    """Where a process listens, and how much it logs."""

    host: str | None = setting(
        None, "address to listen on (default: `127.0.0.1`; with `lan`, all addresses)"
    )
    port: int | None = setting(
        None, "port (default: 8000 or the next free one; 0: any free port)", low=0, high=65_535
    )
    lan: bool = setting(
        False, "let phones on the same network join, and show the address and a QR code"
    )
    log: str = setting(
        "info",
        "log level on stderr",
        form=", ".join(LEVELS),
        read=_shaped("|".join(LEVELS)),
    )


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits against abuse; rates are per second. Those without a description are not settings."""

    address_rate: float = _limit(50, "requests per second from one address")
    address_burst: int = _limit(300, "requests from one address in a burst")
    sockets_per_address: int = _limit(200, "open sockets per address")
    connections_per_address: int = _limit(300, "open connections per address, idle ones included")
    guests_per_address_hour: int = _limit(200, "new guests per address and hour")
    accounts_per_address_hour: int = _limit(20, "new accounts per address and hour")
    signins_per_address_hour: int = _limit(60, "sign-in attempts per address and hour")
    tables_per_person: int = _limit(30, "unfinished tables per person")
    tables_per_person_hour: int = _limit(300, "new tables per person and hour")
    outbox: int = setting(
        256, "messages queued for one socket before it is closed", low=16, high=65_536
    )
    message_bytes: int = 16_384  # on a socket
    body_bytes: int = 65_536  # of a request
    request_s: float = 20  # until a request has arrived
    socket_rate: float = 50  # messages on one socket
    socket_burst: int = 200
    forgets_per_address_hour: int = 20
    signins_per_name_hour: int = 20  # from unknown devices
    devices_per_account: int = 50
    passkeys_per_account: int = 20
    notification_addresses_per_person: int = 10
    notifications_per_person_hour: int = 30
    notifications_waiting: int = 1000  # on the whole server
    tokens_per_person: int = 20
    streams_per_person: int = 20  # open ones
    puzzles_per_person: int = 5000  # answers to further ones are not saved


def masked(address: str) -> str:
    """Remove the password and the options, which may contain one, from a database URL."""
    parts = urlsplit(address)
    who, at, where = parts.netloc.rpartition("@")
    user, colon, _ = who.partition(":")
    rest = "?…" if parts.query else ""
    return f"{parts.scheme}://{user}{':…' if colon else ''}{at}{where}{parts.path}{rest}"


@dataclass(frozen=True, slots=True)
class Config:
    data: Path = field(
        metadata={
            "about": About(
                "data folder: secret, access log and, unless `store` is set, the database"
            )
        }
    )
    store: str | None = setting(
        None,
        "URL of a PostgreSQL database (default: a SQLite file in `data`)",
        form="postgresql://user@host/name",
        read=_shaped(r"postgres(ql)?://.*"),
        secret=True,
    )
    notice_s: float = setting(
        3,
        "how long a server that is told to stop keeps serving next to others: proxies notice",
        low=0,
        high=60,
    )
    start_s: float = setting(
        15, "timeout for players to give their part of the dice at the start", low=1, high=3600
    )
    grace_s: float = setting(
        45, "time after which a stand-in bot takes the seat of an absent player", low=1, high=DAY_S
    )
    workers: int = setting(1, "number of bot worker processes", low=1, high=64)
    idle_open_s: float = setting(
        7 * DAY_S,
        "time after which a table that has not started is closed",
        low=3600,
        high=3650 * DAY_S,
    )
    idle_play_s: float = setting(
        30 * DAY_S, "time after which an abandoned game is ended", low=3600, high=3650 * DAY_S
    )
    retention_tables_days: float | None = setting(
        None, "retention of finished games in days (default: kept forever)", low=1, high=100_000
    )
    retention_guests_days: float | None = setting(
        400, "days after the last visit until a guest is deleted", low=1, high=100_000
    )
    retention_access_log_days: int = setting(
        7, "access log retention in days; 0: no access log", low=0, high=3650
    )
    origins: tuple[str, ...] = setting(
        (),
        "sites whose pages may use this server; it also answers to their host names",
        name="origin",
        form="https://games.example",
        read=_site,
    )
    secure_cookie: bool = setting(
        False, "send cookies over HTTPS only, even if no proxy reports HTTPS"
    )
    names: tuple[str, ...] = setting(
        (),
        "host names to answer to, in addition to its own and those of `origin`",
        name="name",
        form="games.example",
        read=_shaped(r"[\w.-]{1,253}"),
    )
    proxies: tuple[str, ...] = setting(
        (),
        "addresses and networks of trusted proxies",
        name="proxy",
        form="127.0.0.1, 10.0.0.0/8, 2001:db8::/48",
        read=lambda text: str(ip_network(text, strict=False)),
    )
    accept_loss: bool = setting(
        False,
        "start although data is missing; what is missing stays lost",
        once=True,
    )
    metrics: str | None = setting(
        None, "file containing the bearer token for `/metrics` (default: no such page)", token=True
    )
    operator: str | None = setting(
        None,
        "file containing the password for `/operator`, at least 16 characters (default: no such "
        "page)",
        token=True,
        least=16,
    )
    static: Path | None = setting(
        None, "folder of a browser app to serve instead of the bundled one"
    )
    daily: bool = setting(True, "daily game for everyone")
    accounts: bool = setting(True, "accounts, if the extra `roost[host]` is installed")
    notifications: bool = setting(
        False, "turn notifications for correspondence games, to addresses that players enter"
    )
    notifications_allow: tuple[str, ...] = setting(
        (),
        "hosts allowed as notification targets although private or without TLS; turns "
        "`notifications` on",
        form="ntfy.local, ntfy.local:8080",
        read=_shaped(r"([\w.-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?"),
    )
    evict_s: float = 600  # until a table without viewers leaves the memory
    limits: Limits = field(default_factory=Limits)

    @property
    def shown_store(self) -> str:
        """The database's URL without its password, or the data folder."""
        return str(self.data) if self.store is None else masked(self.store)
