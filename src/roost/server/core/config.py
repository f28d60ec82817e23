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
from typing import TypeVar

DAY_S = 86_400
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class About:
    """Metadata of a setting, beside its field's name, type and default.

    `form` shows the expected format. `read` parses the given text or raises ValueError.
    `token`: the setting is a file that contains a token of at least `least` characters, so that
    it does not appear in the process list. `secret`: never displayed. `once`: applies to a
    single start, so it exists only as a command-line option.
    """

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


def setting(
    default: T,
    text: str,
    *,
    name: str | None = None,
    low: float | None = None,
    high: float | None = None,
    form: str = "",
    read: Callable[[str], str] | None = None,
    token: bool = False,
    least: int = 1,
    secret: bool = False,
    once: bool = False,
) -> T:
    """Declare a field with a default and metadata."""
    about = About(text, name, low, high, form, read, token, least, secret, once)
    return field(default=default, metadata={"about": about})


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
    """Rate limits and other limits against abuse. Rates are per second."""

    message_bytes: int = setting(
        16_384, "maximum size of a socket message in bytes", low=1024, high=1_048_576
    )
    body_bytes: int = setting(
        65_536, "maximum size of a request body in bytes", low=1024, high=16_777_216
    )
    socket_rate: float = setting(50, "messages per second on one socket", low=1, high=1_000_000)
    socket_burst: int = setting(200, "messages on one socket in a burst", low=1, high=1_000_000)
    address_rate: float = setting(50, "requests per second from one address", low=1, high=1_000_000)
    address_burst: int = setting(300, "requests from one address in a burst", low=1, high=1_000_000)
    sockets_per_address: int = setting(200, "open sockets per address", low=1, high=1_000_000)
    connections_per_address: int = setting(
        300, "open connections per address, including idle ones", low=1, high=1_000_000
    )
    request_s: float = setting(20, "timeout for receiving a complete request", low=1, high=600)
    guests_per_address_hour: int = setting(
        200, "new guests per address and hour", low=1, high=1_000_000
    )
    forgets_per_address_hour: int = setting(
        20, "guest deletions per address and hour", low=1, high=1_000_000
    )
    accounts_per_address_hour: int = setting(
        20, "new accounts per address and hour", low=1, high=1_000_000
    )
    signins_per_address_hour: int = setting(
        60, "sign-in attempts per address and hour", low=1, high=1_000_000
    )
    signins_per_name_hour: int = setting(
        20, "sign-in attempts per account and hour from unknown devices", low=1, high=1_000_000
    )
    devices_per_account: int = setting(50, "signed-in devices per account", low=1, high=10_000)
    passkeys_per_account: int = setting(20, "passkeys per account", low=1, high=10_000)
    notification_addresses_per_person: int = setting(
        10, "notification addresses per person", low=1, high=10_000
    )
    notifications_per_person_hour: int = setting(
        30, "turn notifications per person and hour", low=1, high=1_000_000
    )
    notifications_waiting: int = setting(
        1000, "unsent notifications on the whole server", low=1, high=1_000_000
    )
    tables_per_person: int = setting(30, "unfinished tables per person", low=1, high=1_000_000)
    tables_per_person_hour: int = setting(
        300, "new tables per person and hour", low=1, high=1_000_000
    )
    tokens_per_person: int = setting(20, "API tokens per person", low=1, high=10_000)
    streams_per_person: int = setting(
        20, "open duplicate-dice streams per person", low=1, high=10_000
    )
    puzzles_per_person: int = setting(
        5000, "puzzles per person; answers to further ones are not saved", low=1, high=1_000_000
    )
    flashcards_per_person: int = setting(2000, "flashcards per person", low=1, high=1_000_000)
    outbox: int = setting(
        256, "messages queued for one socket before it is closed", low=16, high=65_536
    )


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
        "how long a server that is told to stop keeps serving beside others: proxies notice",
        low=0,
        high=60,
    )
    reveal_s: float = setting(
        15, "timeout for players to reveal their part of the dice", low=1, high=3600
    )
    grace_s: float = setting(
        45, "time after which a stand-in bot takes the seat of an absent player", low=1, high=DAY_S
    )
    workers: int = setting(1, "number of bot worker processes", low=1, high=64)
    evict_s: float = setting(
        600, "time after which a table without viewers is unloaded from memory", low=1, high=DAY_S
    )
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
        "host names to answer to, beside its own and those of `origin`",
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
    limits: Limits = field(default_factory=Limits)
