"""Everything about a server that can be set, in one place, passed in.

Each field is the one declaration of a setting. `settings.py` reads them from options, the
environment and a file; `docs/configuration.md` and the site's reference are made from them.
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
    """What a declaration says beside the name, the type and the default of its field.

    `form` is how a text has to look, and `read` makes one of what was written, or raises
    ValueError. `token`: what is set is a file, and the setting the word in it, of at least so many
    characters, which nobody sees in a list of processes. `secret`: not to be shown. `once`: an
    answer to one start, and so an option alone.
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
    """A field with a default and what is known about it."""
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
_ADDRESS = r"http://([\w.-]+|\[[0-9A-Fa-f:.]+\]):[0-9]{1,5}"


@dataclass(frozen=True, slots=True)
class Listening:
    """Where a process listens, and what it says."""

    host: str | None = setting(
        None, "the address to listen on; `127.0.0.1`, or every address with `lan`"
    )
    port: int | None = setting(
        None, "the port; 8000 or the next free one, 0 for any free one", low=0, high=65_535
    )
    lan: bool = setting(False, "lets phones on the same network join, and shows them the way")
    log: str = setting(
        "info",
        "how much is logged on stderr",
        form=", ".join(LEVELS),
        read=_shaped("|".join(LEVELS)),
    )


@dataclass(frozen=True, slots=True)
class Limits:
    """Guard rails. Rates are per second, with that many seconds' worth saved up at most."""

    message_bytes: int = setting(
        16_384, "the longest message on a socket", low=1024, high=1_048_576
    )
    body_bytes: int = setting(65_536, "the longest body of a request", low=1024, high=16_777_216)
    socket_rate: float = setting(50, "messages a second on one socket", low=1, high=1_000_000)
    socket_burst: int = setting(200, "messages at once on one socket", low=1, high=1_000_000)
    address_rate: float = setting(50, "requests a second of one address", low=1, high=1_000_000)
    address_burst: int = setting(300, "requests at once of one address", low=1, high=1_000_000)
    sockets_per_address: int = setting(200, "open sockets", low=1, high=1_000_000)
    connections_per_address: int = setting(
        300, "open connections, with those that have asked for nothing yet", low=1, high=1_000_000
    )
    request_s: float = setting(20, "for a request to arrive whole", low=1, high=600)
    guests_per_address_hour: int = setting(200, "new guests", low=1, high=1_000_000)
    forgets_per_address_hour: int = setting(20, "guests that are forgotten", low=1, high=1_000_000)
    accounts_per_address_hour: int = setting(20, "new accounts", low=1, high=1_000_000)
    signins_per_address_hour: int = setting(60, "tries to sign in", low=1, high=1_000_000)
    signins_per_name_hour: int = setting(
        20, "tries by devices that the account does not know", low=1, high=1_000_000
    )
    devices_per_account: int = setting(50, "devices that are signed in", low=1, high=10_000)
    passkeys_per_account: int = setting(20, "passkeys", low=1, high=10_000)
    notification_addresses_per_person: int = setting(
        10, "addresses to be told at", low=1, high=10_000
    )
    notifications_per_person_hour: int = setting(30, "notes on turns", low=1, high=1_000_000)
    notifications_waiting: int = setting(
        1000, "notes of all people together that are not sent yet", low=1, high=1_000_000
    )
    tables_per_person: int = setting(30, "unfinished tables", low=1, high=1_000_000)
    tables_per_person_hour: int = setting(300, "new tables", low=1, high=1_000_000)
    tokens_per_person: int = setting(20, "tokens for programs", low=1, high=10_000)
    streams_per_person: int = setting(20, "open streams of duplicate dice", low=1, high=10_000)
    puzzles_per_person: int = setting(
        5000, "puzzles; answers to more are not noted", low=1, high=1_000_000
    )
    flashcards_per_person: int = setting(2000, "cards to train with", low=1, high=1_000_000)
    outbox: int = setting(
        256, "messages that may pile up for one socket before it is dropped", low=16, high=65_536
    )


@dataclass(frozen=True, slots=True)
class Config:
    data: Path = field(
        metadata={
            "about": About(
                "the folder of the secret, the notes on visits and, without `store`, of the rest"
            )
        }
    )
    store: str | None = setting(
        None,
        "the address of a PostgreSQL database; unless given, a file in `data`",
        form="postgresql://user@host/name",
        read=_shaped(r"postgres(ql)?://.*"),
        secret=True,
    )
    address: str | None = setting(
        None,
        "at which other servers of the store reach this one; unless given, where it listens",
        form="http://10.0.0.5:8000",
        read=_shaped(_ADDRESS),
    )
    lease_s: float = setting(
        4, "after so long without a word from it others take its tables over", low=1, high=60
    )
    notice_s: float = setting(
        3,
        "beside other servers, one that is told to end serves on for so long: proxies notice",
        low=0,
        high=60,
    )
    reveal_s: float = setting(15, "for players to reveal their part of the dice", low=1, high=3600)
    grace_s: float = setting(
        45, "after so long a bot keeps the seat of somebody who is away", low=1, high=DAY_S
    )
    workers: int = setting(1, "processes that think for the bots", low=1, high=64)
    evict_s: float = setting(
        600, "after so long a table that nobody looks at leaves the memory", low=1, high=DAY_S
    )
    idle_open_s: float = setting(
        7 * DAY_S,
        "a table that nobody started or touched for so long ends",
        low=3600,
        high=3650 * DAY_S,
    )
    idle_play_s: float = setting(
        30 * DAY_S, "a game that nobody played at for so long ends", low=3600, high=3650 * DAY_S
    )
    retention_tables_days: float | None = setting(
        None, "so long after its end a game is deleted; unless given, never", low=1, high=100_000
    )
    retention_guests_days: float | None = setting(
        400, "so long after the last visit a guest is forgotten", low=1, high=100_000
    )
    retention_access_log_days: int = setting(
        7, "notes on who asked, from which address; 0: none are written", low=0, high=3650
    )
    origins: tuple[str, ...] = setting(
        (),
        "sites whose pages may use this server, and under whose names it answers",
        name="origin",
        form="https://games.example",
        read=_site,
    )
    secure_cookie: bool = setting(
        False, "cookies for HTTPS alone, also where no proxy says that it was used"
    )
    names: tuple[str, ...] = setting(
        (),
        "names under which it answers, beside its own and those of `origin`",
        name="name",
        form="games.example",
        read=_shaped(r"[\w.-]{1,253}"),
    )
    proxies: tuple[str, ...] = setting(
        (),
        "addresses and networks of proxies in front, whose word on who asks is believed",
        name="proxy",
        form="127.0.0.1, 10.0.0.0/8, 2001:db8::/48",
        read=lambda text: str(ip_network(text, strict=False)),
    )
    accept_loss: bool = setting(
        False,
        "starts though the data lack something they had; that stays lost",
        once=True,
    )
    metrics: str | None = setting(
        None, "a file with the word that opens `/metrics`; unless given, there is none", token=True
    )
    operator: str | None = setting(
        None,
        "a file with the word, 16 characters or more, that opens `/operator`; without, there is "
        "none",
        token=True,
        least=16,
    )
    static: Path | None = setting(
        None, "the folder of a browser app in place of the one that Roost brings"
    )
    daily: bool = setting(True, "a game for everybody each day")
    accounts: bool = setting(True, "accounts, where the extra for them is installed")
    notifications: bool = setting(
        False, "notes on turns in games over days, to addresses that people name"
    )
    notifications_allow: tuple[str, ...] = setting(
        (),
        "hosts that such an address may lead to though private or without TLS; turns "
        "`notifications` on",
        form="ntfy.local, ntfy.local:8080",
        read=_shaped(r"([\w.-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?"),
    )
    compile_ahead: bool = setting(
        True, "prepares at the start what the first question about a position would wait for"
    )
    limits: Limits = field(default_factory=Limits)
