"""How often something may be done: so many a second, with a burst saved up."""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable

_REMEMBERED = 20_000


class TokenBucket:
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


class TokenBuckets:
    """A bucket each for addresses or persons: so many an hour, or a second. The least recently
    used are forgotten, so that nobody is by asking under many names."""

    def __init__(self, burst: float, rate: float | None = None) -> None:
        self._burst = burst
        self._rate = burst / 3600 if rate is None else rate
        self._each: OrderedDict[str, TokenBucket] = OrderedDict()
        self._on_take: Callable[[str], None] | None = None

    def share(self, on_take: Callable[[str], None]) -> None:
        """`on_take` hears of everything that is taken, under a mark of who takes it: what others
        hear of somebody names nobody, and is as short for all."""
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
        """Somebody has taken from a bucket elsewhere that is one with this."""
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


def _mark(who: str) -> str:
    return hashlib.blake2b(who.encode(), digest_size=12).hexdigest()
