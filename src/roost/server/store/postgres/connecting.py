"""How the database is reached, and what is said where it is not."""

from __future__ import annotations

import asyncio
import os
from urllib.parse import urlsplit

import asyncpg

from roost.server.store.port import StoreError

_LOCK = "SELECT pg_try_advisory_lock{}(hashtext('roost'), hashtext(current_schema()))"
_TRIES, _PAUSE_S = 50, 0.1
CONNECT_S = 10.0
COMMAND_S = 30.0  # then the database is as good as gone

# The way to the database is broken, or it stops, starts, is full, or is a copy that only reads:
# that is nobody's fault who writes, and everybody's trouble.
OUTAGES = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # cut off in the middle of something
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


class Plain(asyncpg.Connection):  # type: ignore[misc]  # asyncpg ships no types
    """Leaves no state behind, so nothing has to be reset between two readers."""

    def get_reset_query(self) -> str:
        return ""


def shown(url: str) -> str:
    """The address without user and password, for people and logs."""
    parts = urlsplit(url)
    where = parts.netloc.rpartition("@")[2]
    return f"{parts.scheme}://{where}{parts.path}"


def is_outage(error: BaseException) -> bool:
    return isinstance(error, OUTAGES) and not isinstance(error, asyncpg.DataError)


def failed(error: BaseException) -> StoreError:
    reason = str(error) or type(error).__name__
    return StoreError(f"the store failed: {reason}", reason=reason)


async def connect(url: str, *, command_timeout: float | None = COMMAND_S) -> Plain:
    """A connection whose commits are on disk before they return."""
    try:
        connection: Plain = await asyncpg.connect(
            url,
            connection_class=Plain,
            timeout=CONNECT_S,
            command_timeout=command_timeout,
            server_settings=SETTINGS,
        )
        return connection
    except (*OUTAGES, *_NO_ENTRY, ValueError) as error:
        raise unreachable(url, error) from None  # the chain would show the address as it was given


async def connect_alone(url: str, *, command_timeout: float | None = COMMAND_S) -> Plain:
    """A connection beside which there is no other of a server's."""
    return await _locked(url, "", command_timeout)


async def connect_beside(url: str, *, command_timeout: float | None = COMMAND_S) -> Plain:
    """A connection of one of several servers; there is none of somebody who wants to be alone."""
    return await _locked(url, "_shared", command_timeout)


async def _locked(url: str, kind: str, command_timeout: float | None) -> Plain:
    """It holds a lock that ends with it."""
    connection = await connect(url, command_timeout=command_timeout)
    for _ in range(_TRIES):
        if await connection.fetchval(_LOCK.format(kind)):
            return connection
        await asyncio.sleep(_PAUSE_S)  # the lock of a server that was killed ends a moment later
    await connection.close()
    raise StoreError(f"a server writes to {shown(url)}", code="store-in-use", store=shown(url))


SETTINGS = {
    "application_name": "roost",
    "synchronous_commit": "on",
    "client_encoding": "utf-8",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}


def unreachable(url: str, error: BaseException) -> StoreError:
    """Names the server and what it said, never the password."""
    if isinstance(error, ValueError):
        reason = "this address cannot be read"
    elif isinstance(error, OSError) and error.errno is not None:
        reason = os.strerror(error.errno)
    else:
        reason = str(error) or type(error).__name__
    return StoreError(
        f"{shown(url)} cannot be reached: {reason}",
        code="store-unreachable",
        store=shown(url),
        reason=reason,
    )
