"""Turns, tempers and players, as planners and matches take and return them."""

from __future__ import annotations

from typing import NamedTuple

from roost.rules.dice import chances
from roost.rules.knockout import Move
from roost.solver.shares import Shares

ROLLS = tuple(chance.roll for chance in chances(2))

Turn = tuple[Move, ...]  # one or two moves, in the order of play; none where there is none


COLUMNS = 4  # columns of a turn in a kernel: piece, space, piece, space; -1 where there is no move


def columns(turn: Turn) -> list[int]:
    moves = [at for move in turn for at in (move.piece, move.space)]
    return moves + [-1] * (COLUMNS - len(moves))


class Temper(NamedTuple):
    """The weights by which a player chooses a turn.

    `hunger` is the weight of the points that the turn knocks out, `fear` that of the own points
    that the opponents' next rolls can hit. A turn that is `noise` points better is e times as
    likely; without noise the best turn is certain.
    """

    hunger: float = 1.0
    fear: float = 1.0
    noise: float = 0.0


class Planned(NamedTuple):
    """The best turn; `value` is the mover's win share, less a little for contested points."""

    turn: Turn
    value: float


class Left(NamedTuple):
    """A turn, and the value of the position after it: win shares by seat."""

    turn: Turn
    shares: Shares


class Player(NamedTuple):
    """A style of play from `roost.solver.knockout.judgement`; `temper` is for style WEIGHING."""

    style: int
    temper: Temper = Temper()


class Played(NamedTuple):
    """One finished game."""

    points: tuple[int, ...]  # by seat
    turns: int
    hits: int
    moves: int
    choices: int  # landing spaces of all pieces that a roll let move
    choosers: int  # how many pieces those were
    capped: bool  # K17
