"""What many reviewed games say of one player: how luck and errors add up."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Literal, Protocol

from roost.analysis.intervals import Z95

POINTS = 12  # of the line that tells of errors over time
FEWEST = 3  # games, of a point


class Reviewed(Protocol):
    """A move as a review tells it: of a roll, what it changed for every seat; of a decision, what
    it cost and among how many choices."""

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


class SeatVerdict(Protocol):
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
    """Decisions and what they cost, what the rolls did, and the sum of the squares of that."""

    decisions: int
    loss: float
    luck: float
    spread: float


def sums_of(moves: Iterable[Reviewed], seat: int, stood_in: Container[int] = ()) -> Sums:
    """What a game comes to for a seat. Where there is one choice nobody decides; `stood_in` are the
    moves that somebody else made for the seat, which are not its player's errors."""
    own, pushes = [], []
    for move in moves:
        if move.kind == "roll":
            pushes.append(move.change[seat])
        elif move.seat == seat and move.choices > 1 and move.index not in stood_in:
            own.append(move.loss)
    return Sums(len(own), sum(own), sum(pushes), sum(push * push for push in pushes))


@dataclass(frozen=True)
class Fortune:
    """What the dice did over some games, in win share per game, with its 95 % interval."""

    games: int
    mean: float
    low: float
    high: float

    @property
    def verdict(self) -> Literal["lucky", "unlucky", "open"]:
        return "lucky" if self.low > 0 else "unlucky" if self.high < 0 else "open"


def fortune(judged: Sequence[SeatVerdict]) -> Fortune | None:
    """Before each roll nobody knows which way it will push: the pushes come to nothing on average,
    and the squares of those that came tell how far their sum strays."""
    if not judged:
        return None
    games = len(judged)
    mean = sum(sums.luck for sums in judged) / games
    reach = Z95 * sqrt(sum(sums.spread for sums in judged)) / games
    return Fortune(games, mean, mean - reach, mean + reach)


@dataclass(frozen=True)
class Period:
    """Some games one after the other, by their places: what a decision cost on average."""

    first: int
    last: int
    decisions: int
    loss: float

    @property
    def games(self) -> int:
        return self.last - self.first + 1


def periods(judged: Sequence[SeatVerdict]) -> Iterator[Period]:
    """The games in order, in a few groups of the same size."""
    size = max(FEWEST, -(-len(judged) // POINTS))
    for first in range(0, len(judged), size):
        group = judged[first : first + size]
        decisions = sum(sums.decisions for sums in group)
        loss = sum(sums.loss for sums in group) / max(1, decisions)
        yield Period(first, first + len(group) - 1, decisions, loss)
