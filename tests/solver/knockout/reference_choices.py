"""The reference's moves: what a roll lets move, and every turn of two moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from roost.rules.knockout import Board, bits, next_seat
from roost.rules.knockout.constants import (
    FIRST_HALF,
    NUMBERS,
    OUT,
    PIECES,
    SECOND_HALF,
    owner,
)

Dice = tuple[int, int]
Places = Sequence[int]


class Mover(NamedTuple):
    """A piece that a roll lets move."""

    piece: int
    ends: int  # where it can end now, as bits
    spaces: Sequence[int]  # these, and those that the other half may leave


class Choices(NamedTuple):
    """The movers of the first half of a roll, and of the second."""

    first: list[Mover]
    second: list[Mover]


def choices_of(
    board: Board, places: Places, seats: int, seat: int, dice: Dice, half: int
) -> Choices:
    """What `half` of a roll may move (K4, K5, K8, K12); BOTH is the whole of it."""
    low, high = dice
    numbers = range(1, NUMBERS + 1)
    others = [n for n in numbers if n != low] if low == high else [high]
    first = [] if half == SECOND_HALF else _targets(board, places, seats, seat, [low], high)
    second = [] if half == FIRST_HALF else _targets(board, places, seats, seat, others, low)
    return Choices(
        _widened(board, places, first, high, second), _widened(board, places, second, low, first)
    )


def _targets(
    board: Board, places: Places, seats: int, seat: int, numbers: Sequence[int], length: int
) -> list[tuple[int, int]]:
    free = ~sum(1 << space for space in places if space != OUT)
    found = []
    for number in numbers:
        own, rivals = [], 0
        for piece in range(number - 1, PIECES, NUMBERS):
            if places[piece] != OUT:
                if owner(piece, seats) == seat:
                    own.append(piece)
                else:
                    rivals |= 1 << places[piece]
        if rivals:
            found += [(p, board.reach[length][places[p]] & (free | rivals)) for p in own]
    return found


def _widened(
    board: Board,
    places: Places,
    movers: list[tuple[int, int]],
    length: int,
    others: list[tuple[int, int]],
) -> list[Mover]:
    freed = sum(1 << places[piece] for piece, _ in others)
    return [
        Mover(piece, ends, bits(ends | board.reach[length][places[piece]] & freed))
        for piece, ends in movers
    ]


def pairs(places: Places, choices: Choices) -> Iterator[tuple[Mover, int, Mover, int, bool]]:
    """Every turn of two moves: movers and landing spaces, and whether the second goes first, since
    it makes room for the first (K9)."""
    for mover in choices.first:
        for mover2 in choices.second:
            start, start2 = places[mover.piece], places[mover2.piece]
            seconds = [s for s in mover2.spaces if (mover2.ends | 1 << start) >> s & 1]
            for space in mover.spaces:
                if (mover.ends | 1 << start2) >> space & 1:
                    swapped = space == start2
                    for space2 in seconds:
                        if space2 != space and not (swapped and space2 == start):
                            yield mover, space, mover2, space2, swapped


def moved(places: Places, piece: int, space: int) -> tuple[Places, int]:
    """The places after a move, and whom it hits or -1."""
    after, victim = list(places), -1
    for other in range(piece % NUMBERS, PIECES, NUMBERS):
        if places[other] == space:
            victim = other
            after[other] = OUT
    after[piece] = space
    return after, victim


def following_seat(places: Places, seats: int, seat: int) -> int:
    """Who rolls after `seat` (K13)."""
    return next_seat(tuple(places), seats, seat, None)[0]
