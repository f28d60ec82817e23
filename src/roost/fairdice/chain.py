"""A seat's hash chain: one link for each of its throws, so that no roll is known before its throw.

A seat draws a secret, hashes it `LENGTH` times, and commits to the end, the *anchor*. Each throw
reveals the link before the last one. Anybody can check a link (hashing it gives the one before),
and nobody can compute the next.
"""

from __future__ import annotations

import hashlib
from hmac import compare_digest

from roost.fairdice.commit import LINK_DOMAIN, number, part

LENGTH = 4096  # throws: more than any seat makes in a game that people finish


def step(table: str, seat: int, link: bytes) -> bytes:
    """The link that was revealed before this one; the anchor for the first."""
    data = part(LINK_DOMAIN) + part(table.encode()) + number(seat) + part(link)
    return hashlib.sha256(data).digest()


def follows(table: str, seat: int, before: bytes, link: bytes) -> bool:
    """Whether `link` is the next one after `before`."""
    return compare_digest(step(table, seat, link), before)


class Chain:
    """The whole chain, for the one who knows its secret."""

    def __init__(self, table: str, seat: int, secret: bytes, length: int = LENGTH) -> None:
        links = [secret]
        for _ in range(length):
            links.append(step(table, seat, links[-1]))
        self._links = links[::-1]

    @property
    def anchor(self) -> bytes:
        """What the seat commits to."""
        return self._links[0]

    def link(self, throw: int) -> bytes | None:
        """The link of the seat's throw number `throw`, counted from 0; None when all are used."""
        return self._links[throw + 1] if throw + 1 < len(self._links) else None


def unroll(table: str, seat: int, last: bytes, count: int) -> list[bytes]:
    """The anchor that `count` links lead back to, and the links, in the order of their throws."""
    links = [last]
    for _ in range(count):
        links.append(step(table, seat, links[-1]))
    return links[::-1]
