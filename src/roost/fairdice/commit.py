"""Commitments: SHA-256 over a domain, the purpose of the seed, and the seed.

Every part is prefixed with its length, so that different inputs never give the same bytes. The
domain separates purposes, so that a commitment for one cannot be used for another.
"""

from __future__ import annotations

import hashlib
import secrets

SEED_BYTES = 32
NO_SEED = bytes(SEED_BYTES)  # for a seat that gives no seed or withholds it

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
    """Return the bytes prefixed with their length as four bytes."""
    return len(data).to_bytes(4) + data


def number(value: int) -> bytes:
    """Return a number as eight bytes, big-endian."""
    return value.to_bytes(8)


def server_commitment(table: str, seed: bytes) -> str:
    """Return the server's commitment, published when the table is created."""
    return _digest(SERVER_DOMAIN, part(table.encode()) + part(seed))


def seat_commitment(table: str, seat: int, seed: bytes, anchor: bytes | None = None) -> str:
    """Return a seat's commitment to its seed, and to the anchor of its chain if it has one.

    Each seat sends it before any seat's seed is known.
    """
    data = part(table.encode()) + number(seat) + part(seed) + part(anchor or b"")
    return _digest(SEAT_DOMAIN, data)


def stream_commitment(stream: str, seed: bytes) -> str:
    """Return the commitment of a stream of duplicate dice, published when it is created."""
    return _digest(STREAM_DOMAIN, part(stream.encode()) + part(seed))


def _digest(domain: bytes, data: bytes) -> str:
    return hashlib.sha256(part(domain) + data).hexdigest()
