"""Which moves are legal, whose turn is next, and why a game is over."""

from __future__ import annotations

from functools import cache
from itertools import groupby

from roost.rules.core import Seat
from roost.rules.knockout.constants import (
    BOTH,
    FIRST_HALF,
    MOST_SPACES,
    NEITHER,
    NUMBERS,
    OUT,
    PIECES,
    SECOND_HALF,
    owner,
)
from roost.rules.knockout.state import Half, KnockoutState, Move, Skipped, contested

ALL_NUMBERS = tuple(range(1, NUMBERS + 1))
# Positions share their moves: there are few, and each is legal in very many positions.
MOVES = [[Move(piece, space) for space in range(MOST_SPACES)] for piece in range(PIECES)]


def legal_moves(state: KnockoutState) -> tuple[Move, ...]:
    """Return the moves that K8 and K9 allow with the halves of the roll that are left."""
    halves = state.halves
    moves_by_half = [half_moves(state, half) for half in halves]
    all_moves = [move for moves in moves_by_half for move in moves]
    if len(moves_by_half) < 2:
        return tuple(all_moves)
    first, second = moves_by_half
    complete = [  # K9: a turn makes both moves wherever that is possible
        *_moves_before(state, first, halves[1], second),
        *_moves_before(state, second, halves[0], first),
    ]
    return tuple(complete or all_moves)


def half_moves(state: KnockoutState, half: Half) -> list[Move]:
    """Return the moves of one half of the roll, without regard to the other half."""
    return [
        MOVES[piece][space]
        for piece in movable_pieces(state, half)
        for space in destinations(state, piece, half.length)
    ]


def _moves_before(
    state: KnockoutState, moves: list[Move], other: Half, other_moves: list[Move]
) -> list[Move]:
    """Return those of the moves after which the other half can still be moved (K9).

    The halves move different numbers. So a move affects the other half in two ways only: it frees
    the space it leaves, and fills the space it ends on.
    """
    if len({move.space for move in other_moves}) > 1:  # more than one move can fill
        return moves
    others = movable_pieces(state, other)
    found = []
    for piece, moves_of_piece in groupby(moves, lambda move: move.piece):
        lifted = state._replace(positions=placed(state.positions, piece, OUT))
        ends = {space for mover in others for space in destinations(lifted, mover, other.length)}
        found += [move for move in moves_of_piece if ends - {move.space}]
    return found


def movable_pieces(state: KnockoutState, half: Half) -> list[int]:
    """Return the pieces that a half of the roll may move (K4 to K6), none out or locked (K11)."""
    positions, seats = state.positions, state.seats
    found: list[int] = []
    for number in numbers_of(half):
        pieces = [
            piece for piece in pieces_of(state.seat, seats, number) if positions[piece] != OUT
        ]
        if pieces and contested(positions, seats, number):  # K12
            found += pieces
    return found


def numbers_of(half: Half) -> list[int]:
    """Return the numbers that a half of the roll may move (K4, K5)."""
    if half.number > 0:
        return [half.number]
    return [number for number in ALL_NUMBERS if number != -half.number]


def open_halves(state: KnockoutState) -> int:
    """Return which halves are left without those that have no piece to move (K11)."""
    movable = [bool(movable_pieces(state, half)) for half in state.halves]
    if state.half != BOTH:
        return state.half if movable[0] else NEITHER
    first, second = movable
    if first and second:
        return BOTH
    return FIRST_HALF if first else SECOND_HALF if second else NEITHER


def destinations(state: KnockoutState, piece: int, length: int) -> list[int]:
    """Return where a piece may end: on an empty space, or on a rival of its number (K7, K8)."""
    positions = state.positions
    blocked = set(positions) - {positions[rival] for rival in rivals(piece, state.seats)}
    ends = state.board.destinations[length][positions[piece]]
    return [space for space in ends if space not in blocked]


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
    """Return whose turn is next, the seats skipped (K13), and whether a round has ended (K16)."""
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
        held = any(positions[piece] != OUT for piece in pieces_of(seat, seats, number))
        if held and contested(positions, seats, number):
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
