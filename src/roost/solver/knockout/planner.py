"""The port: what bots, analysis and arena ask of a back end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from roost.rules.dice import chances
from roost.rules.knockout import KnockoutState, Move
from roost.solver.shares import Shares

if TYPE_CHECKING:
    from roost.solver.knockout.tables import Ints

ROLLS = tuple(chance.roll for chance in chances(2))

Turn = tuple[Move, ...]  # one or two moves, in the order of play; none where there is none


COLUMNS = 4  # columns of a turn in a kernel: piece, space, piece, space; -1 where there is no move


def columns(turn: Turn) -> list[int]:
    moves = [at for move in turn for at in (move.piece, move.space)]
    return moves + [-1] * (COLUMNS - len(moves))


class Temper(NamedTuple):
    """How somebody weighs a turn: `hunger` for the points that it knocks out, `fear` for the own
    points that the opponents' next rolls can hit, and all of it through a `noise`: turns that are
    so many points apart are told apart e to 1; through none, always."""

    hunger: float = 1.0
    fear: float = 1.0
    noise: float = 0.0


class Planned(NamedTuple):
    """`value`: the mover's win share, less a little for what is still contested."""

    turn: Turn
    value: float


class Left(NamedTuple):
    """A turn, and the opinion of the position that it leaves: win shares by seat."""

    turn: Turn
    shares: Shares


class Planner(Protocol):
    """Plans turns on one board by what its numbers' pieces are worth."""

    def weighed(self, state: KnockoutState, temper: Temper) -> Mapping[Move, float]:
        """The moves that a turn may begin with, each with the weight of all those turns; without a
        haze, how many of the best do."""

    def studied(self, state: KnockoutState) -> Planned:
        """The best turn by the worths of the numbers, each by itself."""

    def best(self, state: KnockoutState) -> Planned:
        """The best turn by the network, which sees the whole table."""

    def shares(self, state: KnockoutState) -> Shares:
        """The network's opinion when a seat is about to roll: win shares by seat."""

    def after_rolls(self, state: KnockoutState) -> list[Left]:
        """For each of `ROLLS` the seat's best turn."""

    def completed(self, state: KnockoutState, firsts: Sequence[Move]) -> list[Left]:
        """For each first move the best turn that begins with it."""

    def evaluated(self, state: KnockoutState, turns: Sequence[Turn]) -> list[Shares] | None:
        """What the umpire says of the positions that these turns leave; None where there is no
        umpire for so many seats, or nothing is known of the board."""

    def evaluation(self, state: KnockoutState) -> Shares | None:
        """What the umpire says when a seat is about to roll; likewise."""


class Player(NamedTuple):
    """A style of play, as `roost.solver.knockout.judgement` names them; the `temper` is of who
    plays in style WEIGHING."""

    style: int
    temper: Temper = Temper()


class Played(NamedTuple):
    """Games by row: every seat's points, and what happened."""

    points: Ints
    turns: Ints
    hits: Ints
    choices: Ints  # landing spaces of all pieces that a roll let move
    choosers: Ints  # how many pieces those were
    capped: Ints  # K17: 1 where the cap ended the game


class Matches(Protocol):
    """Plays whole games on one board."""

    def play(
        self,
        players: Sequence[Player],
        games: int,
        *,
        seed: int,
        first: int = 0,
        rounds: int | None = None,
    ) -> Played:
        """The games from number `first` on. Player p sits in seat (p + game) % seats, and game g
        starts with seat (g // seats) % seats."""
