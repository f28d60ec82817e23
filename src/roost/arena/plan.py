"""The plan of a match, and the sums of its games."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from roost.arena.luck import Halves
from roost.bots import resolve_bot
from roost.bots.guard import Faults
from roost.rules import make_game
from roost.rules.checks import check_seats
from roost.rules.errors import GameError
from roost.rules.registry import DEFAULT_GAME


class ArenaError(GameError):
    """A match that cannot be played."""

    code = "bad-match"


@dataclass(frozen=True)
class MatchPlan:
    """One bot per seat; a bot may sit in several.

    ``until`` stops a match early, as soon as it is clear whether the first bot beats its fair share
    by this margin; with ``everybody``, as soon as it is clear for every bot.
    ``raw`` leaves the luck in the results, and saves its price.
    """

    bots: tuple[str, ...]
    games: int
    game: str = DEFAULT_GAME
    variant: str = ""
    seed: int = 0
    until: float | None = None
    raw: bool = False
    everybody: bool = False

    def check(self) -> None:
        """Refuse what cannot be played."""
        rules = make_game(self.game, self.variant)
        check_seats(rules, len(self.bots))
        for key in self.bots:
            resolve_bot(self.game, key).policy()  # a broken one is refused here, before anything
        if self.games < 1:
            raise ArenaError(f"a match has at least one game, not {self.games}", games=self.games)
        if self.until is not None and not 0 < self.until < 1:
            raise ArenaError(f"a gain lies between 0 and 1, not {self.until:g}", until=self.until)


@dataclass(frozen=True)
class Chunk:
    """A run of games: ``first`` is the number of the first one."""

    plan: MatchPlan
    first: int
    games: int

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + self.games)


def seating(plan: MatchPlan, number: int) -> list[int]:
    """Return the bot of each seat in a game. They move round the table from game to
    game, so that each sits everywhere equally often, and after each round they are shuffled, so
    that everybody follows everybody."""
    seats = len(plan.bots)
    order = shuffled(plan, number // seats)
    return [order[(seat + number) % seats] for seat in range(seats)]


def shuffled(plan: MatchPlan, deal: int) -> list[int]:
    """The plan's places in an order that depends on the seed."""
    order = list(range(len(plan.bots)))
    random.Random(f"seats:{plan.seed}:{deal}").shuffle(order)
    return order


@dataclass
class MatchTotals:
    """Sums over games, by place in the plan's list of bots."""

    games: int
    turns: int
    shares: list[float]
    squares: list[float]
    scores: list[float]
    lucky: list[Halves]  # of games whose luck is known
    faults: dict[str, Faults] = field(default_factory=dict)  # of bots of somebody else's
    winners: dict[int, int] = field(default_factory=dict)  # how often; each winner's place is a bit

    @classmethod
    def empty(cls, bots: int) -> MatchTotals:
        zeros = [0.0] * bots
        return cls(0, 0, zeros, zeros.copy(), zeros.copy(), [Halves() for _ in range(bots)])

    def add(
        self,
        number: int,
        turns: int,
        shares: Sequence[float],
        scores: Sequence[float],
        luck: Sequence[float] | None = None,
    ) -> None:
        """One game; values by place."""
        self.games += 1
        self.turns += turns
        won = sum(1 << place for place, share in enumerate(shares) if share > 0)
        self.winners[won] = self.winners.get(won, 0) + 1
        for place, (share, score) in enumerate(zip(shares, scores, strict=True)):
            self.shares[place] += share
            self.squares[place] += share * share
            self.scores[place] += score
            if luck is not None:
                # Every deal of the seats lies in one half, and with it all of its bots' places.
                self.lucky[place].add(number // len(shares) % 2, share, luck[place])

    def merge(self, other: MatchTotals) -> None:
        self.games += other.games
        self.turns += other.turns
        for mine, theirs in (
            (self.shares, other.shares),
            (self.squares, other.squares),
            (self.scores, other.scores),
        ):
            for place, value in enumerate(theirs):
                mine[place] += value
        for own, more in zip(self.lucky, other.lucky, strict=True):
            own.merge(more)
        for won, times in other.winners.items():
            self.winners[won] = self.winners.get(won, 0) + times
        for bot, faults in other.faults.items():
            self.faults.setdefault(bot, Faults()).merge(faults)
