"""Statistics over many reviewed games of one player: sums of luck and errors."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Literal, Protocol

from roost.analysis.intervals import Z95

__all__ = [
    "Fortune",
    "Period",
    "Sums",
    "fortune",
    "periods",
    "sums_of",
]

POINTS = 12  # of the curve of errors over time
FEWEST = 3  # games per point


class Reviewed(Protocol):
    """A reviewed move.

    For a roll, the change for every seat; for a decision, its cost and the number of choices.
    """

    @property
    def index(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def change(self) -> Sequence[float]: ...
    @property
    def loss(self) -> float: ...
    @property
    def choices(self) -> int: ...


class SeatErrors(Protocol):
    """The sums of one seat in one game."""

    @property
    def decisions(self) -> int: ...
    @property
    def loss(self) -> float: ...
    @property
    def luck(self) -> float: ...
    @property
    def spread(self) -> float: ...


@dataclass(frozen=True)
class Sums:
    """Number of decisions, their cost, the luck of the rolls, and the sum of its squares."""

    decisions: int
    loss: float
    luck: float
    spread: float


def sums_of(moves: Iterable[Reviewed], seat: int, stood_in: Container[int] = ()) -> Sums:
    """Return the sums of a game for a seat.

    Moves with one choice are not decisions. `stood_in` are the moves that a stand-in bot made for
    the seat; they do not count as the player's errors.
    """
    own, pushes = [], []
    for move in moves:
        if move.kind == "roll":
            pushes.append(move.change[seat])
        elif move.seat == seat and move.choices > 1 and move.index not in stood_in:
            own.append(move.loss)
    return Sums(len(own), sum(own), sum(pushes), sum(push * push for push in pushes))


@dataclass(frozen=True)
class Fortune:
    """Luck over some games, in win share per game, with its 95 % interval."""

    games: int
    mean: float
    low: float
    high: float

    @property
    def verdict(self) -> Literal["lucky", "unlucky", "open"]:
        return "lucky" if self.low > 0 else "unlucky" if self.high < 0 else "open"


def fortune(judged: Sequence[SeatErrors]) -> Fortune | None:
    """Return the luck of a player.

    The expected luck of each roll is zero, so the sum of the squares estimates the variance of the
    sum.
    """
    if not judged:
        return None
    games = len(judged)
    mean = sum(sums.luck for sums in judged) / games
    reach = Z95 * sqrt(sum(sums.spread for sums in judged)) / games
    return Fortune(games, mean, mean - reach, mean + reach)


@dataclass(frozen=True)
class Period:
    """A group of consecutive games and the mean cost of a decision in them."""

    first: int
    last: int
    decisions: int
    loss: float

    @property
    def games(self) -> int:
        return self.last - self.first + 1


def periods(judged: Sequence[SeatErrors]) -> Iterator[Period]:
    """Split the games, in order, into a few groups of the same size."""
    size = max(FEWEST, -(-len(judged) // POINTS))
    for first in range(0, len(judged), size):
        group = judged[first : first + size]
        decisions = sum(sums.decisions for sums in group)
        loss = sum(sums.loss for sums in group) / max(1, decisions)
        yield Period(first, first + len(group) - 1, decisions, loss)
