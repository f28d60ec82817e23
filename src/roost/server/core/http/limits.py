"""Request limits: rates per address, allowed origins and hosts, security headers."""

from __future__ import annotations

import re
import socket
from collections import Counter
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from roost.server.core.config import Config
from roost.server.core.errors import ForbiddenError, ServerError, TooManyError
from roost.server.core.rate_limit import SharedLimits, TokenBuckets

_HOST = re.compile(r"(?:([A-Za-z0-9._-]{1,253})|\[([0-9A-Fa-f:.]{2,45})\])(?::[0-9]{1,5})?")
_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src 'self'{sockets}; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # links contain keys
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
# Behind TLS: browsers come back with TLS only.
SECURE = (b"strict-transport-security", b"max-age=31536000")


@lru_cache(maxsize=256)
def content_policy(host: str) -> str:
    """Return the Content-Security-Policy. The host's own sockets are listed because some browsers
    read `'self'` as http only."""
    named = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return _POLICY.format(sockets=named)


@lru_cache(maxsize=4096)
def counted_as(address: str) -> str:
    """Return the name under which an address is counted: for IPv6, its /64 network."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"


@lru_cache(maxsize=1)
def own_names() -> frozenset[str]:
    """Return this machine's names on its network."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, name.partition(".")[0] + ".local"})


def bare_host(host: str) -> str:
    """Return the host of a Host header or URL, without its port."""
    return (urlsplit(host if "://" in host else f"//{host}").hostname or "").rstrip(".")


def _named(host: str) -> str:
    """Return the name in a Host header, or "" if it could be parsed in two ways."""
    match = _HOST.fullmatch(host)
    return "" if match is None else (match[1] or match[2]).lower().rstrip(".")


def is_own_page(origin: str, host: str | None, scheme: str) -> bool:
    """Check that an Origin matches the request's scheme and host exactly."""
    page = "https" if scheme in ("https", "wss") else "http"
    return bool(host) and origin.lower() == f"{page}://{host}".lower()


def is_address(host: str) -> bool:
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


class WrongHostError(ServerError):
    code = "foreign-host"
    status = 421


class Proxies:
    """The trusted proxies."""

    def __init__(self, config: Config) -> None:
        self._networks = [ip_network(given, strict=False) for given in config.proxies]

    def __contains__(self, address: str) -> bool:
        try:
            parsed = ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self._networks)


# Hourly limits, which all servers share; the others protect this server's processor.
_HOURLY = {
    "guests": ("too many new guests from this address", "too-many-guests"),
    "forgets": ("too many deletions; wait a moment", "too-fast"),
    "sign-ins": ("too many attempts; try again later", "too-many-tries"),
    "accounts": ("too many new accounts from this address", "too-many-tries"),
}


class Guard:
    def __init__(self, config: Config, shared: SharedLimits | None = None) -> None:
        limits, shared = config.limits, shared or SharedLimits()
        given = (*config.names, *map(bare_host, config.origins))
        self._names = own_names() | {name.lower() for name in given}
        self._config = config
        self._requests = TokenBuckets(limits.address_burst, limits.address_rate)
        self._sockets: Counter[str] = Counter()
        hourly = {
            "guests": limits.guests_per_address_hour,
            "forgets": limits.forgets_per_address_hour,
            "sign-ins": limits.signins_per_address_hour,
            "accounts": limits.accounts_per_address_hour,
        }
        self.hourly = {name: shared.per_hour(name, burst) for name, burst in hourly.items()}

    def check_host(self, host: str | None) -> None:
        """Reject unknown host names, to prevent DNS rebinding. IP addresses are safe."""
        if not host:  # browsers always send it
            return
        name = _named(host)
        if name in self._names or name.endswith(".localhost") or is_address(name):
            return
        shown = host[:80]
        raise WrongHostError(f"unknown host name {shown}", value=shown)

    def check_origin(self, origin: str | None, host: str | None, scheme: str) -> None:
        """Reject requests from other sites' pages."""
        if origin is None or origin in self._config.origins:
            return
        if not is_own_page(origin, host, scheme):
            shown = origin[:80]
            raise ForbiddenError(
                f"requests from {shown} are not allowed", code="foreign-origin", value=shown
            )

    def check_rate(self, address: str) -> None:
        if not self._requests.take(address):
            raise TooManyError("too many requests; slow down", code="too-fast")

    def check_hourly(self, what: str, address: str) -> None:
        """Limit what costs much work, or may be a guess."""
        if not self.hourly[what].take(address):
            message, code = _HOURLY[what]
            raise TooManyError(message, code=code)

    def socket_opened(self, address: str) -> None:
        if self._sockets[address] >= self._config.limits.sockets_per_address:
            raise TooManyError("too many connections from this address", code="too-many-sockets")
        self._sockets[address] += 1

    def socket_closed(self, address: str) -> None:
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]
