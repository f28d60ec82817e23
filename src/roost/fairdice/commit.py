"""Commitments: SHA-256 over a domain, where the seed belongs, and the seed.

Every part is written with its length before it, so no two inputs look alike. The domain keeps a
commitment made for one purpose from being passed off as another.
"""

from __future__ import annotations

import hashlib
import secrets

SEED_BYTES = 32
NO_SEED = bytes(SEED_BYTES)  # counts for a seat that gives none, or withholds its own

SERVER_DOMAIN = b"roost-fair-dice/1/server"
SEAT_DOMAIN = b"roost-fair-dice/2/seat"
ROLL_DOMAIN = b"roost-fair-dice/2/roll"
FIRST_DOMAIN = b"roost-fair-dice/2/first"
LINK_DOMAIN = b"roost-fair-dice/2/link"
FINGERPRINT_DOMAIN = b"roost-fair-dice/2/fingerprint"
STREAM_DOMAIN = b"roost-duplicate-dice/1/stream"
DIE_DOMAIN = b"roost-duplicate-dice/1/die"


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def part(data: bytes) -> bytes:
    """The bytes with their length, as four bytes, before them."""
    return len(data).to_bytes(4) + data


def number(value: int) -> bytes:
    """Eight bytes, the highest first."""
    return value.to_bytes(8)


def server_commitment(table: str, seed: bytes) -> str:
    """Published when the table is made."""
    return _digest(SERVER_DOMAIN, part(table.encode()) + part(seed))


def seat_commitment(table: str, seat: int, seed: bytes, anchor: bytes | None = None) -> str:
    """Sent by each seat before any seat's seed is known: to its seed, and to the end of its chain
    of throws if it has one."""
    data = part(table.encode()) + number(seat) + part(seed) + part(anchor or b"")
    return _digest(SEAT_DOMAIN, data)


def stream_commitment(stream: str, seed: bytes) -> str:
    """Published when a stream of duplicate dice is made."""
    return _digest(STREAM_DOMAIN, part(stream.encode()) + part(seed))


def _digest(domain: bytes, data: bytes) -> str:
    return hashlib.sha256(part(domain) + data).hexdigest()
