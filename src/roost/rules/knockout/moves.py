"""Where pieces may go, whose turn comes next, and why a game is over: the rules as functions of the
pieces' places, for whoever plays, checks or solves a position."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from roost.rules.core import Seat
from roost.rules.knockout.constants import (
    BOTH,
    FIRST_HALF,
    MOST_SPACES,
    NEITHER,
    NUMBERS,
    PIECES,
    SEATS,
    SECOND_HALF,
    owner,
)
from roost.rules.knockout.state import KnockoutState, Options, Skipped, contested

Reach = tuple[tuple[int, ...], ...]  # `Board.reach`
BITS = [1 << space for space in range(MOST_SPACES)] + [0]  # BITS[OUT] is no space
NOTHING: list[tuple[int, int]] = []
_bit = BITS.__getitem__
_skipped = cache(Skipped)


def _own(seat: Seat, seats: int, numbers: Iterable[int]) -> tuple[int, ...]:
    """K1, K6: the pieces of these numbers that a seat plays; with two seats two of each."""
    colours = (seat, seat + 2) if seats == 2 else (seat,)
    return tuple(c * NUMBERS + number - 1 for number in numbers for c in colours)


def _rivals(piece: int, seats: int) -> tuple[int, ...]:
    """K8: the pieces that this one can knock out."""
    alike = range(piece % NUMBERS, PIECES, NUMBERS)
    return tuple(other for other in alike if owner(other, seats) != owner(piece, seats))


def _own_by_number(seat: Seat, seats: int) -> tuple[tuple[int, ...], ...]:
    """By number; [0] is all pieces, and [-n] all with another number than n (K5)."""
    every = range(1, NUMBERS + 1)
    others = [[m for m in every if m != n] for n in reversed(every)]
    return tuple(_own(seat, seats, numbers) for numbers in (every, *([n] for n in every), *others))


OWN = {seats: [_own_by_number(seat, seats) for seat in range(seats)] for seats in SEATS}
RIVALS = {seats: [_rivals(piece, seats) for piece in range(PIECES)] for seats in SEATS}


def options(
    reach: Reach,
    positions: tuple[int, ...],
    seats: int,
    seat: Seat,
    dice: tuple[int, int],
    half: int,
) -> tuple[int, Options]:
    """The moves that `half` of a roll leaves, less those lost for good (K11); the legal ones.

    Legal moves are pieces, each with the spaces it may end on (K8, K9); `reach` is the board's.
    """
    low, high = dice
    own = OWN[seats][seat]
    occupied = sum(map(_bit, positions))
    first = second = NOTHING
    if half != SECOND_HALF:
        first = _targets(reach[high], positions, seats, occupied, own[low])
    if half != FIRST_HALF:
        pieces = own[-low] if low == high else own[high]  # K5, K4
        second = _targets(reach[low], positions, seats, occupied, pieces)
    if not first or not second:
        half = FIRST_HALF if first else SECOND_HALF if second else NEITHER
        return half, tuple([option for option in first or second if option[1]])
    # K9. The halves move different numbers, so the first move can change the second only by
    # filling the space it would end on, or by freeing its own. A first move that ends the
    # game needs no care: it ends it by locking the last number, so there is no second.
    complete = []
    for moves, others, length in ((first, second, low), (second, first, high)):
        rest = 0
        for _, spaces in others:
            rest |= spaces
        if rest & (rest - 1):  # two spaces or more: the first move cannot fill them all
            complete += [option for option in moves if option[1]]
            continue
        for piece, spaces in moves:
            rest = 0
            lifted = occupied ^ BITS[positions[piece]]
            pieces = tuple([other for other, _ in others])
            for _, left in _targets(reach[length], positions, seats, lifted, pieces):
                rest |= left
            if rest & (rest - 1) == 0:
                spaces = spaces & ~rest if rest else 0
            if spaces:
                complete.append((piece, spaces))
    return BOTH, tuple(complete or [option for option in first + second if option[1]])


def _targets(
    ends: tuple[int, ...],
    positions: tuple[int, ...],
    seats: int,
    occupied: int,
    pieces: tuple[int, ...],
) -> list[tuple[int, int]]:
    """Of these pieces those neither out nor locked (K12), each with where it may end (K8).

    `ends` says where a move of the length in question can end, by space.
    """
    free = ~occupied
    targets = []
    for piece in pieces:
        space = positions[piece]
        if space >= 0:
            rivals = 0
            for rival in RIVALS[seats][piece]:
                rivals |= BITS[positions[rival]]
            if rivals:
                targets.append((piece, ends[space] & (free | rivals)))
    return targets


def next_seat(
    positions: tuple[int, ...], seats: int, seat: Seat, first: Seat | None
) -> tuple[Seat, tuple[Skipped, ...], bool]:
    """Whose turn is next, who is skipped on the way (K13), and whether a round ends (K16)."""
    skipped: tuple[Skipped, ...] = ()
    passed = False
    for step in range(1, seats + 1):
        after = (seat + step) % seats
        passed = passed or after == first
        if can_ever_move(positions, seats, after):
            return after, skipped, passed
        skipped += (_skipped(after),)
    return seat, skipped, passed


def can_ever_move(positions: tuple[int, ...], seats: int, seat: Seat) -> bool:
    """K13: whether the seat holds a piece that is neither out nor locked."""
    for piece in OWN[seats][seat][0]:
        if positions[piece] >= 0:
            for rival in RIVALS[seats][piece]:
                if positions[rival] >= 0:
                    return True
    return False


def end_reason(state: KnockoutState) -> str:
    """Why a finished game is over: ``no-rivals`` (K14), ``rounds`` (K16) or ``cap`` (K17)."""
    positions, seats = state.positions, state.seats
    if not any(contested(positions, seats, n) for n in range(1, NUMBERS + 1)):
        return "no-rivals"
    _, _, passed = next_seat(positions, seats, state.seat, state.first)
    return "rounds" if passed and state.round == state.variant.rounds else "cap"
