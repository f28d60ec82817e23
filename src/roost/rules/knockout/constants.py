"""Constants of Knockout."""

from __future__ import annotations

SEATS = range(2, 5)  # K1
COLOURS = ("blue", "green", "red", "yellow")  # K1: clockwise
LETTERS = "bgry"  # letters of the colours in notation
NUMBERS = 6
PIECES = len(COLOURS) * NUMBERS  # piece index = colour * 6 + number - 1
POINTS = (0, 3, 2, 1, 1, 2, 3)  # K15, by number
DICE = 2  # K4
LENGTHS = range(1, 7)  # lengths of a move: the faces of a die
MOST_SPACES = 64  # a set of spaces is one machine word
MOST_ROUNDS = 1000  # K16
TURN_CAP = 2000  # K17

OUT = -1  # position of a piece that is out
TO_ROLL, NOT_ROLLING = 0, -1  # K3, in `KnockoutState.roll_off`
BOTH, FIRST_HALF, SECOND_HALF, NEITHER = 0, 1, 2, 3  # in `KnockoutState.half`


def colours_of(seats: int) -> tuple[str, ...]:
    """Return the colours in play: three for three players, otherwise four (K1)."""
    return COLOURS[:3] if seats == 3 else COLOURS


def owner(piece: int, seats: int) -> int:
    """Return the seat that owns a piece; two players have two colours each (K1)."""
    return piece // NUMBERS % seats


def number_of(piece: int) -> int:
    """Return the number on a piece, 1 to 6."""
    return piece % NUMBERS + 1


def piece_name(piece: int) -> str:
    """Return a piece's name, such as ``b3`` for the blue 3."""
    return f"{LETTERS[piece // NUMBERS]}{number_of(piece)}"
