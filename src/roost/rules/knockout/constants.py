"""The numbers of Knockout, each in one place: whoever needs one imports it from here."""

from __future__ import annotations

SEATS = range(2, 5)  # K1
COLOURS = ("blue", "green", "red", "yellow")  # K1: clockwise
LETTERS = "bgry"  # of the colours, in notation
NUMBERS = 6
PIECES = len(COLOURS) * NUMBERS  # piece index = colour * 6 + number - 1
POINTS = (0, 3, 2, 1, 1, 2, 3)  # K15, by number
DICE = 2  # K4
LENGTHS = range(1, 7)  # of a move: what a die shows
MOST_SPACES = 64  # a set of spaces is one machine word
MOST_ROUNDS = 1000  # K16
TURN_CAP = 2000  # K17

OUT = -1  # where a piece stands that does not
TO_ROLL, NOT_ROLLING = 0, -1  # K3, in `KnockoutState.roll_off`
BOTH, FIRST_HALF, SECOND_HALF, NEITHER = 0, 1, 2, 3  # in `KnockoutState.half`


def colours_of(seats: int) -> tuple[str, ...]:
    """K1: three play with three colours, two and four with all."""
    return COLOURS[:3] if seats == 3 else COLOURS


def owner(piece: int, seats: int) -> int:
    """K1: two players have every second colour."""
    return piece // NUMBERS % seats


def number_of(piece: int) -> int:
    """The number on a piece, 1 to 6."""
    return piece % NUMBERS + 1


def piece_name(piece: int) -> str:
    """For instance ``b3``, the blue 3."""
    return f"{LETTERS[piece // NUMBERS]}{number_of(piece)}"
