"""Rolls as pure functions of the seeds and of the roll's place in the game.

A byte below 252 gives the face 1 + byte mod 6. Higher bytes are discarded, so that all faces are
equally likely.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from roost.fairdice.commit import (
    DIE_DOMAIN,
    FIRST_DOMAIN,
    ROLL_DOMAIN,
    number,
    part,
)
from roost.rules.core import State
from roost.rules.dice import SIDES, Roll


def _numbers_below(limit: int, key: bytes, message: bytes) -> Iterator[int]:
    """Yield uniform numbers below `limit` (at most 256) from HMAC blocks, without end."""
    fair = 256 - 256 % limit
    block = 0
    while True:
        digest = hmac.digest(key, message + number(block), "sha256")
        yield from [byte % limit for byte in digest if byte < fair]
        block += 1


@dataclass(frozen=True)
class FairDice:
    """The dice of one table: HMAC-SHA-256 with the server's seed as the key.

    The message contains the table's id, every seat's seed, the index of the roll, and the link that
    the player revealed with the throw. So no one knows the roll before the throw, not even the
    server. `public` may hold a seed from an outside source.
    """

    table: str
    seed: bytes
    seats: tuple[bytes, ...]
    public: bytes = b""

    def roll(self, index: int, dice: int, link: bytes | None = None) -> Roll:
        """Return the roll with this index, counted from 0 over the whole game.

        `link` is None if the player gave none.
        """
        message = self._rolls + number(index) + part(link or b"")
        stream = _numbers_below(SIDES, self.seed, message)
        return Roll(1 + next(stream) for _ in range(dice))

    def first_seat(self) -> int:
        """Return the seat that starts if the table draws it."""
        message = self._message(FIRST_DOMAIN) + number(0)
        return next(_numbers_below(len(self.seats), self.seed, message))

    @cached_property
    def _rolls(self) -> bytes:
        return self._message(ROLL_DOMAIN)

    def _message(self, domain: bytes) -> bytes:
        message = part(domain) + part(self.table.encode())
        message += b"".join(part(seed) for seed in self.seats)
        return message + part(self.public)


class Place(NamedTuple):
    """The place of a roll: its seat, the number of the seat's turn, and the roll in the turn."""

    seat: int
    turn: int
    roll: int


@dataclass(frozen=True)
class DuplicateDice:
    """The dice of all tables that share a stream. The place of a roll alone decides it."""

    stream: str
    seed: bytes

    def die(self, place: Place, die: int) -> int:
        message = part(DIE_DOMAIN) + part(self.stream.encode())
        message += b"".join(number(value) for value in (*place, die))
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


def places(states: Iterable[State]) -> Sequence[Place]:
    """Return the places of the rolls in these states, in order."""
    counter = Places()
    return [counter.next(state) for state in states]
