"""Guard rails: how much one address may ask, from which pages, and what every answer forbids."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from roost.server.config import Config
from roost.server.errors import ForbiddenError, TooManyError
from roost.server.rates import Bucket, Buckets

_HOST = re.compile(r"(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")
_POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src 'self'{sockets}; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # links hold keys
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@lru_cache(maxsize=256)
def content_policy(host: str) -> str:
    """What a page may load. Sockets of its own host are named: to some browsers `'self'` is only
    http."""
    named = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return _POLICY.format(sockets=named)


@lru_cache(maxsize=4096)
def counted_as(address: str) -> str:
    """Under which name an address is counted: every home has 2**64 addresses of IPv6."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"


class Guard:
    def __init__(self, config: Config) -> None:
        limits = config.limits
        self._config = config
        self._requests = Buckets(limits.address_burst, limits.address_rate)
        self._guests = Buckets(limits.guests_per_address_hour)
        self._sockets: Counter[str] = Counter()

    def check_origin(self, origin: str | None, host: str | None) -> None:
        """Browsers name the page a request comes from; another site's page gets nothing done."""
        if origin is None:
            return
        if origin in self._config.origins:
            return
        page = origin.partition("://")[2]
        if not host or page.lower() != host.lower():
            shown = origin[:80]
            raise ForbiddenError(
                f"requests from {shown} are not allowed", code="foreign-origin", value=shown
            )

    def check_rate(self, address: str) -> None:
        if not self._requests.take(address):
            raise TooManyError("too many requests; slow down", code="too-fast")

    def check_guest(self, address: str) -> None:
        if not self._guests.take(address):
            raise TooManyError("too many new guests from this address", code="too-many-guests")

    def socket_opened(self, address: str) -> None:
        if self._sockets[address] >= self._config.limits.sockets_per_address:
            raise TooManyError("too many connections from this address", code="too-many-sockets")
        self._sockets[address] += 1

    def socket_closed(self, address: str) -> None:
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]

    def socket_bucket(self) -> Bucket:
        limits = self._config.limits
        return Bucket(limits.socket_rate, limits.socket_burst)
