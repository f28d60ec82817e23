"""Rate limits: token buckets, of one server or of all together."""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from itertools import count

_REMEMBERED = 20_000


class TokenBucket:
    """A token bucket: `rate` tokens per second, up to `burst` saved up."""

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


class TokenBuckets:
    """One token bucket per address or person. The default rate refills a bucket in an hour. The
    least recently used buckets are dropped, so asking under many names does not fill the memory.
    `on_take` is called with a hash of the name whenever a token is taken."""

    def __init__(
        self,
        burst: float,
        rate: float | None = None,
        on_take: Callable[[str], None] | None = None,
    ) -> None:
        self._burst = burst
        self._rate = burst / 3600 if rate is None else rate
        self._each: OrderedDict[str, TokenBucket] = OrderedDict()
        self._on_take = on_take

    def take(self, who: str) -> bool:
        if self._on_take is None:
            return self._bucket(who).take()
        mark = _mark(who)
        taken = self._bucket(mark).take()
        if taken:
            self._on_take(mark)
        return taken

    def spend(self, mark: str) -> None:
        """Take a token that was already taken from the same bucket on another server."""
        self._bucket(mark).take()

    def _bucket(self, name: str) -> TokenBucket:
        bucket = self._each.get(name)
        if bucket is None:
            bucket = self._each[name] = TokenBucket(self._rate, self._burst)
            if len(self._each) > _REMEMBERED:
                self._each.popitem(last=False)
        else:
            self._each.move_to_end(name)
        return bucket


class SharedLimits:
    """Limits that hold for all servers together: each publishes what was taken from them, under
    hashes of names, if there is `notify`. What is taken at one moment on several servers may exceed
    a limit by that."""

    def __init__(self, notify: Callable[[str, str], None] | None = None) -> None:
        self._notify = notify
        self._buckets: dict[str, TokenBuckets] = {}
        self._number = count()

    def per_hour(self, name: str, burst: float) -> TokenBuckets:
        on_take = None if self._notify is None else partial(self._publish, self._notify, name)
        buckets = self._buckets[name] = TokenBuckets(burst, on_take=on_take)
        return buckets

    def _publish(self, notify: Callable[[str, str], None], name: str, mark: str) -> None:
        notify("spent", f"{name}:{mark}:{next(self._number)}")

    def on_message(self, payload: str) -> None:
        """Take what another server has published."""
        name, mark, _ = payload.split(":")
        if name in self._buckets:
            self._buckets[name].spend(mark)


def _mark(who: str) -> str:
    return hashlib.blake2b(who.encode(), digest_size=12).hexdigest()
