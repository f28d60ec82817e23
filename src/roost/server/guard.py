"""Guard rails: how much one address may ask, from which pages, and what every answer forbids."""

from __future__ import annotations

import re
import time
from collections import Counter, OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from roost.server.config import Config
from roost.server.errors import ForbiddenError, TooManyError

_REMEMBERED = 20_000

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


class Bucket:
    """So many a second, with a burst saved up."""

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._then = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Guard:
    def __init__(self, config: Config) -> None:
        self._config = config
        self._requests: OrderedDict[str, Bucket] = OrderedDict()
        self._guests: OrderedDict[str, Bucket] = OrderedDict()
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
        limits = self._config.limits
        if not _bucket(self._requests, address, limits.address_rate, limits.address_burst).take():
            raise TooManyError("too many requests; slow down", code="too-fast")

    def check_guest(self, address: str) -> None:
        each = self._config.limits.guests_per_address_hour
        if not _bucket(self._guests, address, each / 3600, each).take():
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


def _bucket(buckets: OrderedDict[str, Bucket], key: str, rate: float, burst: float) -> Bucket:
    bucket = buckets.get(key)
    if bucket is None:
        bucket = buckets[key] = Bucket(rate, burst)
        if len(buckets) > _REMEMBERED:
            buckets.popitem(last=False)
    return bucket
