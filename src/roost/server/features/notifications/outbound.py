"""Requests to addresses that users enter: guarded, since an address may be hostile.

Only the public internet is asked, over TLS at its usual port, and what the operator also allows
(`notifications_allow`, for a service at home). A name is resolved once for every request,
everything it resolves to is looked at, and the connection goes to that very address: a name that
means something else a moment later helps nobody. Redirects are not followed, and of the reply only
its status is read.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable, Mapping, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple, TypeAlias
from urllib.parse import urlsplit

from roost.rules.errors import ParseError

Resolve: TypeAlias = Callable[[str, int], Awaitable[Sequence[str]]]
MOST = 600  # characters of an address
_CONNECT_S, _ANSWER_S = 5.0, 10.0
_LINE = 1024
_NAME = re.compile(
    r"(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]{0,62})(?:\.[a-z0-9_](?:[a-z0-9_-]{0,62}))*"
)
_NUMBER = re.compile(r"(?:0x[0-9a-f]*|[0-9]+)")
_USUAL = {"https": 443, "http": 80}
_REFUSED = [
    ip_network(one)
    for one in (
        # They carry an address of IPv4 within, or lead who knows where.
        "64:ff9b::/96",
        "64:ff9b:1::/48",
        "2002::/16",
        "2001::/32",
        "192.88.99.0/24",
        # Python takes parts of these for global (protocol assignments, sites, documentation).
        "192.0.0.0/24",
        "fec0::/10",
        "3fff::/20",
    )
]


class UnreachedError(Exception):
    """No answer."""


class OutboundAddress(NamedTuple):
    """A request's address, read: where to ask, and whether the operator vouches for it."""

    host: str
    port: int
    path: str
    tls: bool
    trusted: bool


class Outbound:
    def __init__(self, allow: Sequence[str] = (), resolve: Resolve | None = None) -> None:
        self._allow = {one.lower() for one in allow}
        self._resolve = resolve or _resolve
        import ssl  # which a browser's Python has not

        self._tls = ssl.create_default_context()

    async def check(self, address: str) -> None:
        """Refuse an address that is never asked. It may mean something else later: `post` looks
        again."""
        await self._addresses(self._read(address))

    async def post(self, address: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status that answers a request; refusals and silence are errors."""
        target = self._read(address)
        found = await self._addresses(target)
        try:
            async with asyncio.timeout(_ANSWER_S):
                return await self._ask(target, found[0], headers, body)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError):
            raise UnreachedError(target.host) from None

    # -- what may be asked -------------------------------------------------------------------

    def _read(self, address: str) -> OutboundAddress:
        """Strictly, and never as two programs might read it differently."""
        if len(address) > MOST or not re.fullmatch(r"https?://[!-~]+", address):
            raise _refused(address)
        if "\\" in address or "@" in address.partition("://")[2].partition("/")[0]:
            raise _refused(address)
        try:
            parts = urlsplit(address)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise _refused(address) from None
        if parts.fragment or not _is_host(host):
            raise _refused(address)
        port = _USUAL[parts.scheme] if port is None else port
        trusted = host in self._allow or f"{host}:{port}" in self._allow
        if not trusted and (parts.scheme != "https" or port != _USUAL["https"]):
            raise _refused(address)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return OutboundAddress(host, port, path, parts.scheme == "https", trusted)

    async def _addresses(self, target: OutboundAddress) -> Sequence[str]:
        """All that the name means, none of them private unless the operator vouches for it."""
        try:
            async with asyncio.timeout(_CONNECT_S):
                found = await self._resolve(target.host, target.port)
        except (OSError, TimeoutError, UnicodeError):
            raise _refused(target.host) from None
        if not found or not (target.trusted or all(map(is_public, found))):
            raise _refused(target.host)
        return found

    # -- asking ------------------------------------------------------------------------------

    async def _ask(
        self, target: OutboundAddress, where: str, headers: Mapping[str, str], body: bytes
    ) -> int:
        tls = self._tls if target.tls else None
        async with asyncio.timeout(_CONNECT_S):
            reader, writer = await asyncio.open_connection(
                where, target.port, ssl=tls, server_hostname=target.host if tls else None
            )
        try:
            usual = target.port == _USUAL["https" if target.tls else "http"]
            named = target.host if usual else f"{target.host}:{target.port}"
            always = {"Host": named, "Content-Length": str(len(body)), "Connection": "close"}
            lines = [f"POST {target.path} HTTP/1.1"]
            lines += [f"{name}: {value}" for name, value in {**headers, **always}.items()]
            writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
            await writer.drain()
            line = await reader.readuntil(b"\n")
            if len(line) > _LINE or not line.startswith(b"HTTP/1."):
                raise ValueError("no HTTP")
            return int(line.split()[1])
        except (asyncio.LimitOverrunError, IndexError):
            raise ValueError("no HTTP") from None
        finally:
            writer.transport.abort()


def is_public(address: str) -> bool:
    """Return whether an address is a public unicast address."""
    try:
        found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if any(found in network for network in _REFUSED):
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def _is_host(host: str) -> bool:
    """A name, or an address as everybody writes it. What ends in a number is an address to some
    programs, however it is written: in one number, in octal, in hex, or with parts left out."""
    if ":" in host:  # IPv6: urlsplit has taken its brackets off
        return _is_address(host)
    if _NUMBER.fullmatch(host.rstrip(".").rpartition(".")[2]):
        return _is_address(host)
    return bool(_NAME.fullmatch(host.removesuffix(".")))


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return "%" not in host


async def _resolve(host: str, port: int) -> Sequence[str]:
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(each[4][0]) for each in found]


def _refused(address: str) -> ParseError:
    """Return one refusal for all reasons, so that it reveals nothing about the host's network."""
    return ParseError("this address is not allowed", code="bad-news-address", value=address[:60])
