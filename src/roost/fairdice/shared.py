"""Shared dice: a stream that many tables draw the same rolls from.

A roll follows from the stream's seed and from its place in the game. The seed is published when the
stream is closed, its commitment from the start. The seed gives away the dice.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from roost.rules.core import State
from roost.rules.dice import SIDES, Roll

STREAM_DOMAIN = b"roost-duplicate-dice/1/stream"
DIE_DOMAIN = b"roost-duplicate-dice/1/die"


def _part(data: bytes) -> bytes:
    """Return the bytes prefixed with their length as four bytes."""
    return len(data).to_bytes(4) + data


def _number(value: int) -> bytes:
    return value.to_bytes(8)


def stream_commitment(stream: str, seed: bytes) -> str:
    """Return the commitment of a stream, published when it is created."""
    data = _part(STREAM_DOMAIN) + _part(stream.encode()) + _part(seed)
    return hashlib.sha256(data).hexdigest()


def _numbers_below(limit: int, key: bytes, message: bytes) -> Iterator[int]:
    """Yield uniform numbers below `limit` (at most 256) from HMAC blocks, without end."""
    fair = 256 - 256 % limit
    block = 0
    while True:
        digest = hmac.digest(key, message + _number(block), "sha256")
        yield from [byte % limit for byte in digest if byte < fair]
        block += 1


class Place(NamedTuple):
    """The place of a roll: its seat, the number of the seat's turn, and the roll in the turn."""

    seat: int
    turn: int
    roll: int


@dataclass(frozen=True)
class SharedDice:
    """The dice of all tables that share a stream. The place of a roll alone decides it."""

    stream: str
    seed: bytes

    def die(self, place: Place, die: int) -> int:
        message = _part(DIE_DOMAIN) + _part(self.stream.encode())
        message += b"".join(_number(value) for value in (*place, die))
        return 1 + next(_numbers_below(SIDES, self.seed, message))

    def roll(self, place: Place, dice: int) -> Roll:
        return Roll(self.die(place, die) for die in range(dice))


class Places:
    """Counter for the places of rolls during a game. All three counts start at 0."""

    def __init__(self) -> None:
        self._turns: dict[int, int] = {}
        self._turn: tuple[int, int] | None = None
        self._rolls = 0

    def peek(self, state: State) -> Place:
        """Return the place of the next roll in this state."""
        if (state.seat, state.turn) == self._turn:
            return Place(state.seat, self._turns[state.seat], self._rolls)
        return Place(state.seat, self._turns.get(state.seat, -1) + 1, 0)

    def next(self, state: State) -> Place:
        """Return the place of the next roll, and count that roll."""
        place = self.peek(state)
        self._turn, self._rolls = (state.seat, state.turn), place.roll + 1
        self._turns[state.seat] = place.turn
        return place
