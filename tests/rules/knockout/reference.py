"""A second implementation of Knockout, slow and obvious, to compare the rules with."""

from __future__ import annotations

from functools import cache

from roost.rules.knockout import Board, KnockoutState, Move, number_of, owner

Places = tuple[int, ...]


@cache
def ends(board: Board, start: int, length: int) -> frozenset[int]:
    """Return the last spaces of all paths of a length that visit no space twice (K7)."""
    lines = {*board.lines, *((b, a) for a, b in board.lines if (a, b) not in board.arrows)}
    paths: list[tuple[int, ...]] = [(start,)]
    for _ in range(length):
        paths = [(*path, b) for path in paths for a, b in lines if a == path[-1] and b not in path]
    return frozenset(path[-1] for path in paths)


def locked(places: Places, seats: int, piece: int) -> bool:
    """Return whether no opponent has a live piece of the number (K12)."""
    return not any(
        places[other] >= 0
        and number_of(other) == number_of(piece)
        and owner(other, seats) != owner(piece, seats)
        for other in range(24)
    )


def destinations(board: Board, places: Places, seats: int, piece: int, length: int) -> set[int]:
    """Return the empty spaces and opponents of the same number within reach (K8)."""
    found = set()
    for space in ends(board, places[piece], length):
        if space not in places:
            found.add(space)
            continue
        other = places.index(space)
        if number_of(other) == number_of(piece) and owner(other, seats) != owner(piece, seats):
            found.add(space)
    return found


def moved(places: Places, move: Move) -> Places:
    after = [-1 if space == move.space else space for space in places]
    after[move.piece] = move.space
    return tuple(after)


def over(places: Places, seats: int) -> bool:
    """Return whether no number is held by two or more players (K14)."""
    return all(places[piece] < 0 or locked(places, seats, piece) for piece in range(24))


def half_moves(state: KnockoutState, places: Places, number: int, length: int) -> set[Move]:
    """Return the moves of one half of a roll; -n means every number but n (K4 to K6, K11)."""
    board, seats = state.board, state.seats
    return {
        Move(piece, space)
        for piece in range(24)
        if places[piece] >= 0
        and owner(piece, seats) == state.seat
        and (number_of(piece) == number if number > 0 else number_of(piece) != -number)
        and not locked(places, seats, piece)
        for space in destinations(board, places, seats, piece, length)
    }


def legal(state: KnockoutState) -> set[Move]:
    """Play out every whole turn and return the first moves of the longest ones (K9)."""
    places = state.positions
    halves = state.halves
    if len(halves) == 1:
        return half_moves(state, places, *halves[0])
    whole, single, final = set(), set(), set()
    for first, second in (halves, halves[::-1]):
        for move in half_moves(state, places, *first):
            after = moved(places, move)
            single.add(move)
            if over(after, state.seats):
                final.add(move)
            elif half_moves(state, after, *second):
                whole.add(move)
    return whole | final if whole else single
