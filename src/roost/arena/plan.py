"""What is played in a match, and the sums that its games add up to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from roost.bots import find_bot
from roost.bots.guard import Faults
from roost.rules import make_game
from roost.rules.errors import GameError
from roost.rules.registry import DEFAULT_GAME


class ArenaError(GameError):
    """A match that cannot be played."""

    code = "bad-match"


@dataclass(frozen=True)
class MatchPlan:
    """One bot per seat; a bot may sit in several."""

    bots: tuple[str, ...]
    games: int
    game: str = DEFAULT_GAME
    variant: str = ""
    seed: int = 0

    def check(self) -> None:
        """Refuse what cannot be played."""
        rules = make_game(self.game, self.variant)
        rules.check_seats(len(self.bots))
        for key in self.bots:
            find_bot(self.game, key).policy()  # a broken one is refused here, before anything
        if self.games < 1:
            raise ArenaError(f"a match has at least one game, not {self.games}", games=self.games)


@dataclass(frozen=True)
class Chunk:
    """A run of games: ``first`` is the number of the first one."""

    plan: MatchPlan
    first: int
    games: int

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + self.games)


def place_in_seat(seat: int, number: int, seats: int) -> int:
    """Which of the plan's bots sits there in a game: they move round the table, game by game."""
    return (seat + number) % seats


def seat_of_place(place: int, number: int, seats: int) -> int:
    """Where one of the plan's bots sits in a game."""
    return (place - number) % seats


@dataclass
class Tally:
    """Sums over games, by place in the plan's list of bots."""

    games: int
    turns: int
    shares: list[float]
    squares: list[float]
    scores: list[float]
    faults: dict[str, Faults] = field(default_factory=dict)  # of bots of somebody else's

    @classmethod
    def empty(cls, bots: int) -> Tally:
        return cls(0, 0, [0.0] * bots, [0.0] * bots, [0.0] * bots)

    def add(self, turns: int, shares: Sequence[float], scores: Sequence[float]) -> None:
        """One game; values by place."""
        self.games += 1
        self.turns += turns
        for place, (share, score) in enumerate(zip(shares, scores, strict=True)):
            self.shares[place] += share
            self.squares[place] += share * share
            self.scores[place] += score

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.turns += other.turns
        for mine, theirs in (
            (self.shares, other.shares),
            (self.squares, other.squares),
            (self.scores, other.scores),
        ):
            for place, value in enumerate(theirs):
                mine[place] += value
        for bot, faults in other.faults.items():
            self.faults.setdefault(bot, Faults()).merge(faults)
