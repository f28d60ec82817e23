"""Connections to PostgreSQL, its dialect of the port's SQL, and the errors that mean an outage."""

from __future__ import annotations

import asyncio
import os
import re
from functools import lru_cache
from itertools import count
from urllib.parse import urlsplit

import asyncpg

from roost.server.core.storage.port import StorageError

_LOCK = "SELECT pg_try_advisory_lock{}(hashtext('roost'), hashtext(current_schema()))"
_TRIES, _PAUSE_S = 50, 0.1
CONNECT_S = 10.0
COMMAND_S = 30.0  # a command that takes longer counts as an outage

OUTAGES = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the connection was cut during a command
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.exceptions.InsufficientResourcesError,
    asyncpg.exceptions.ReadOnlySQLTransactionError,
    asyncpg.exceptions.InternalServerError,
    asyncpg.exceptions.PostgresIOError,
)
_NO_ENTRY = (
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
)
SETTINGS = {
    "application_name": "roost",
    "synchronous_commit": "on",
    "client_encoding": "utf-8",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}


class Connection(asyncpg.Connection):  # type: ignore[misc]  # asyncpg ships no types
    """Leaves no state behind, so nothing has to be reset between two readers."""

    def get_reset_query(self) -> str:
        return ""


def without_password(url: str) -> str:
    """The address for people and logs."""
    parts = urlsplit(url)
    host = parts.netloc.rpartition("@")[2]
    return f"{parts.scheme}://{host}{parts.path}"


def is_outage(error: BaseException) -> bool:
    return isinstance(error, OUTAGES) and not isinstance(error, asyncpg.DataError)


def failed(error: BaseException) -> StorageError:
    reason = str(error) or type(error).__name__
    return StorageError(f"the database failed: {reason}", reason=reason)


async def connect(url: str, *, command_timeout: float | None = COMMAND_S) -> Connection:
    """A connection whose commits are on disk before they return."""
    try:
        connection: Connection = await asyncpg.connect(
            url,
            connection_class=Connection,
            timeout=CONNECT_S,
            command_timeout=command_timeout,
            server_settings=SETTINGS,
        )
        return connection
    except (*OUTAGES, *_NO_ENTRY, ValueError) as error:
        raise unreachable(url, error) from None  # the chain would show the password


async def connect_exclusive(url: str, *, command_timeout: float | None = COMMAND_S) -> Connection:
    """An exclusive connection, without any server's, for restoring and copying."""
    return await _locked(url, "", command_timeout)


async def connect_shared(url: str, *, command_timeout: float | None = COMMAND_S) -> Connection:
    """A connection of a server, one of several."""
    return await _locked(url, "_shared", command_timeout)


async def _locked(url: str, kind: str, command_timeout: float | None) -> Connection:
    connection = await connect(url, command_timeout=command_timeout)
    for _ in range(_TRIES):
        if await connection.fetchval(_LOCK.format(kind)):
            return connection
        await asyncio.sleep(_PAUSE_S)  # a killed server's lock ends a moment later
    await connection.close()
    name = without_password(url)
    raise StorageError(f"a server writes to {name}", code="store-in-use", store=name)


def unreachable(url: str, error: BaseException) -> StorageError:
    """Names the server and the reason, never the password."""
    if isinstance(error, ValueError):
        reason = "this address cannot be read"
    elif isinstance(error, OSError) and error.errno is not None:
        reason = os.strerror(error.errno)
    else:
        reason = str(error) or type(error).__name__
    name = without_password(url)
    return StorageError(
        f"{name} cannot be reached: {reason}", code="store-unreachable", store=name, reason=reason
    )


def unusable(url: str, reason: str) -> StorageError:
    name = without_password(url)
    return StorageError(
        f"{name} cannot be used: {reason}", code="store-unusable", file=name, reason=reason
    )


_TYPES = ((r"\bBLOB\b", "BYTEA"), (r"\)\s*WITHOUT ROWID\b", ")"))


@lru_cache(maxsize=1000)
def translate(sql: str) -> str:
    """`?` becomes `$1`, `$2` and so on; in CREATE TABLE the names of types change."""
    if sql.lstrip().upper().startswith("CREATE"):
        for pattern, replacement in _TYPES:
            sql = re.sub(pattern, replacement, sql)
    first, *rest = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in zip(count(1), rest, strict=False))
