"""Legal moves, the next seat, and the reason why a game is over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import groupby

from roost.rules.core import Seat
from roost.rules.knockout.constants import (
    MOST_SPACES,
    NUMBERS,
    OUT,
    PIECES,
    owner,
)
from roost.rules.knockout.state import Half, KnockoutState, Move, Skipped, contested

ALL_NUMBERS = tuple(range(1, NUMBERS + 1))
# Shared by all positions to save memory.
MOVES = [[Move(piece, space) for space in range(MOST_SPACES)] for piece in range(PIECES)]


def legal_moves(state: KnockoutState, movable: Mapping[Half, list[int]]) -> tuple[Move, ...]:
    """Return the moves that K8 and K9 allow; `movable` is what `movable_pieces` returns."""
    halves = list(movable)
    if not halves:
        return ()
    first = half_moves(state, halves[0], movable[halves[0]])
    if len(halves) == 1:
        return tuple(first)
    second = half_moves(state, halves[1], movable[halves[1]])
    complete = [  # K9: a turn makes both moves wherever that is possible
        *_moves_before(state, first, halves[1], movable[halves[1]], second),
        *_moves_before(state, second, halves[0], movable[halves[0]], first),
    ]
    return tuple(complete or [*first, *second])


def half_moves(state: KnockoutState, half: Half, pieces: list[int]) -> list[Move]:
    """Return the moves of some pieces by one half, without regard to the other half.

    A move ends on an empty space, or on a rival of the piece's number (K7, K8).
    """
    positions, reachable = state.positions, state.board.destinations[half.length]
    occupied = set(positions)
    moves: list[Move] = []
    for piece in pieces:
        targets = [positions[rival] for rival in rivals(piece, state.seats)]
        moves_of_piece, ends = MOVES[piece], reachable[positions[piece]]
        moves += [
            moves_of_piece[space] for space in ends if space not in occupied or space in targets
        ]
    return moves


def _moves_before(
    state: KnockoutState,
    moves: list[Move],
    other: Half,
    other_pieces: list[int],
    other_moves: list[Move],
) -> list[Move]:
    """Return the moves after which the other half can still be moved (K9).

    The halves move different numbers. So a move affects the other half in two ways only: it frees
    the space it leaves, and fills the space it ends on.
    """
    if any(move.space != other_moves[0].space for move in other_moves):
        return moves  # one move cannot fill them all
    found = []
    for piece, moves_of_piece in groupby(moves, lambda move: move.piece):
        lifted = state._replace(positions=placed(state.positions, piece, OUT))
        ends = {move.space for move in half_moves(lifted, other, other_pieces)}
        found += [move for move in moves_of_piece if ends - {move.space}]
    return found


def movable_pieces(state: KnockoutState, halves: Iterable[Half]) -> dict[Half, list[int]]:
    """Return the pieces that each half may move (K4 to K6); leave out lost halves (K11)."""
    movable = {half: _movable_pieces(state, half) for half in halves}
    return {half: pieces for half, pieces in movable.items() if pieces}


def _movable_pieces(state: KnockoutState, half: Half) -> list[int]:
    """Return the pieces that a half of the roll may move, none of them out or locked."""
    positions, seats = state.positions, state.seats
    return [
        piece
        for piece in pieces_of_half(state.seat, seats, half)
        if positions[piece] != OUT and not is_locked(positions, seats, piece)
    ]


def is_locked(positions: tuple[int, ...], seats: int, piece: int) -> bool:
    """Return whether a piece on the board has no rival left (K12)."""
    for rival in rivals(piece, seats):  # noqa: SIM110 (faster than all() in this hot path)
        if positions[rival] != OUT:
            return False
    return True


def numbers_of(half: Half) -> list[int]:
    """Return the numbers that a half of the roll may move (K4, K5)."""
    if half.number > 0:
        return [half.number]
    return [number for number in ALL_NUMBERS if number != -half.number]


@cache
def pieces_of_half(seat: Seat, seats: int, half: Half) -> tuple[int, ...]:
    """Return a seat's pieces with the numbers that a half of the roll may move (K4, K5)."""
    return tuple(piece for n in numbers_of(half) for piece in pieces_of(seat, seats, n))


@cache
def pieces_of(seat: Seat, seats: int, number: int) -> tuple[int, ...]:
    """Return the pieces with a number that belong to a seat: with two seats, two (K1, K6)."""
    alike = range(number - 1, PIECES, NUMBERS)
    return tuple(piece for piece in alike if owner(piece, seats) == seat)


@cache
def rivals(piece: int, seats: int) -> tuple[int, ...]:
    """Return the pieces that this one can knock out: opponents with the same number (K8)."""
    alike = range(piece % NUMBERS, PIECES, NUMBERS)
    return tuple(other for other in alike if owner(other, seats) != owner(piece, seats))


def placed(positions: tuple[int, ...], piece: int, space: int) -> tuple[int, ...]:
    """Return the positions with one piece on another space."""
    return (*positions[:piece], space, *positions[piece + 1 :])


# -- turns ---------------------------------------------------------------------------------


def next_seat(
    positions: tuple[int, ...], seats: int, seat: Seat, first: Seat | None
) -> tuple[Seat, tuple[Skipped, ...], bool]:
    """Return the next seat, the seats skipped (K13), and whether a round has ended (K16)."""
    skipped: list[Skipped] = []
    round_ended = False
    for step in range(1, seats + 1):
        candidate = (seat + step) % seats
        round_ended = round_ended or candidate == first
        if can_ever_move(positions, seats, candidate):
            return candidate, tuple(skipped), round_ended
        skipped.append(Skipped(candidate))
    return seat, tuple(skipped), round_ended


def can_ever_move(positions: tuple[int, ...], seats: int, seat: Seat) -> bool:
    """Return whether the seat has a piece that is neither out nor locked (K13)."""
    for number in ALL_NUMBERS:
        for piece in pieces_of(seat, seats, number):
            if positions[piece] != OUT and not is_locked(positions, seats, piece):
                return True
    return False


def rivals_left(positions: tuple[int, ...], seats: int) -> bool:
    """Return whether two or more players hold some number; if not, the game is over (K14)."""
    return any(contested(positions, seats, number) for number in ALL_NUMBERS)


def end_reason(state: KnockoutState) -> str:
    """Return why a finished game is over: ``no-rivals`` (K14), ``rounds`` (K16), ``cap`` (K17)."""
    if not rivals_left(state.positions, state.seats):
        return "no-rivals"
    _, _, round_ended = next_seat(state.positions, state.seats, state.seat, state.first)
    return "rounds" if round_ended and state.round == state.variant.rounds else "cap"
