"""A seat's hash chain, which has one link per throw.

A seat draws a secret, hashes it `LENGTH` times, and commits to the last hash, the *anchor*. Each
throw reveals the next link, in reverse order of hashing. Everyone can check a link: its hash is the
previous link. No one else can compute the next one, so no roll is known before its throw.
"""

from __future__ import annotations

import hashlib
from hmac import compare_digest

from roost.fairdice.commit import LINK_DOMAIN, number, part

LENGTH = 4096  # throws, more than a seat needs in any real game


def step(table: str, seat: int, link: bytes) -> bytes:
    """Return the hash of a link: the previous link, or the anchor for the first link."""
    data = part(LINK_DOMAIN) + part(table.encode()) + number(seat) + part(link)
    return hashlib.sha256(data).digest()


def follows(table: str, seat: int, before: bytes, link: bytes) -> bool:
    """Return whether `link` comes right after `before` in the chain."""
    return compare_digest(step(table, seat, link), before)


class Chain:
    """The whole chain, computed from its secret."""

    def __init__(self, table: str, seat: int, secret: bytes, length: int = LENGTH) -> None:
        links = [secret]
        for _ in range(length):
            links.append(step(table, seat, links[-1]))
        self._links = links[::-1]

    @property
    def anchor(self) -> bytes:
        """The end of the chain, to which the seat commits."""
        return self._links[0]

    def link(self, throw: int) -> bytes | None:
        """Return the link for a throw, counted from 0; None when no links are left."""
        return self._links[throw + 1] if throw + 1 < len(self._links) else None


def unroll(table: str, seat: int, last: bytes, count: int) -> list[bytes]:
    """Return the anchor and the `count` links up to `last`, in the order of their throws."""
    links = [last]
    for _ in range(count):
        links.append(step(table, seat, links[-1]))
    return links[::-1]
