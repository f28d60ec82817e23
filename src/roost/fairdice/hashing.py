"""Bytes, hashes and chains of the fair dice (docs/fair-dice.md, "Bytes").

SHA-256 is the only primitive.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from hashlib import sha256

SCHEME = b"roost-dice/3/"
LINK = SCHEME + b"link"
LINKS = 1024  # links of one chain
RENEW = 512  # links after which a chain is renewed
BLOCK = 32  # links between those that a chain keeps
CHECK_DIGITS = 10


def num(value: int | None) -> bytes:
    """Return a number as 4 bytes; None is `ffffffff`."""
    return b"\xff\xff\xff\xff" if value is None else value.to_bytes(4)


def raw(digits: str | None) -> bytes:
    """Return the bytes of a link, tip or state; no bytes if there is none."""
    return bytes.fromhex(digits) if digits else b""


def digest(tag: str, *parts: str | bytes) -> bytes:
    """Return SHA-256 over the tag and the parts, each with its length; texts are UTF-8."""
    data = [SCHEME + tag.encode()]
    data += [part.encode() if isinstance(part, str) else part for part in parts]
    return sha256(b"".join([len(part).to_bytes(4) + part for part in data])).digest()


def before(link: bytes, steps: int) -> bytes:
    """Return the link `steps` before this one."""
    for _ in range(steps):
        link = sha256(LINK + link).digest()
    return link


def _draw(tag: str, state: bytes, limit: int) -> Iterator[int]:
    """Yield numbers below `limit`, all equally likely: bytes past the last full multiple are
    skipped.
    """
    fair = 256 - 256 % limit
    block = 0
    while True:
        yield from [byte % limit for byte in digest(tag, state, num(block)) if byte < fair]
        block += 1


def faces(state: bytes, dice: int) -> list[int]:
    """Return the dice of a roll, in ascending order."""
    drawn = _draw("faces", state, 6)
    return sorted(1 + next(drawn) for _ in range(dice))


def first_seat(state: bytes, seats: int) -> int:
    """Return the seat that starts, if it is drawn."""
    return next(_draw("first", state, seats))


def check_number(state: bytes) -> str:
    """Return the ten digits that players compare."""
    return last_digits(digest("check", state), CHECK_DIGITS)


def last_digits(data: bytes, count: int) -> str:
    return str(int.from_bytes(data) % 10**count).zfill(count)


def new_secret() -> bytes:
    """Return the random far end of a chain. Never derive, show or export it."""
    return secrets.token_bytes(32)


class Chain:
    """One seat's chain: its tip and its links, numbered from 1 to `LINKS`.

    It keeps every 32nd link and the block used last.
    """

    def __init__(self, secret: bytes) -> None:
        kept = [secret]
        for _ in range(LINKS // BLOCK):
            kept.append(before(kept[-1], BLOCK))
        self._kept = kept[::-1]  # numbers 0, 32, 64, …
        self._block: tuple[int, list[bytes]] = (0, [])

    @property
    def tip(self) -> bytes:
        return self._kept[0]

    def link(self, number: int) -> bytes:
        if not 1 <= number <= LINKS:
            raise ValueError(f"no link {number}")
        end = -(-number // BLOCK)
        if self._block[0] != end:
            links = [self._kept[end]]
            for _ in range(BLOCK - 1):
                links.append(before(links[-1], 1))
            self._block = (end, links)
        return self._block[1][end * BLOCK - number]
