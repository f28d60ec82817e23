"""Results without luck (control variates).

The luck of a roll is the value of the position after it minus the mean over all rolls, by any
evaluator. Its mean is zero for every evaluator. So a game's result minus a weight times the luck of
its rolls has the right mean, and a better evaluator leaves less noise. The weight with the least
noise is fitted: near one between strong bots, near zero for a useless evaluator. It comes from the
other half of the games, so that no game affects its own weight.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

ENOUGH = 50  # games per half needed to fit the weight


@dataclass
class LuckSums:
    """Sums over games of results, luck, and their products."""

    games: int = 0
    result: float = 0.0
    result_squared: float = 0.0
    luck: float = 0.0
    luck_squared: float = 0.0
    product: float = 0.0

    def add(self, result: float, luck: float) -> None:
        self.games += 1
        self.result += result
        self.result_squared += result * result
        self.luck += luck
        self.luck_squared += luck * luck
        self.product += result * luck

    def merge(self, other: LuckSums) -> None:
        self.games += other.games
        self.result += other.result
        self.result_squared += other.result_squared
        self.luck += other.luck
        self.luck_squared += other.luck_squared
        self.product += other.product

    @property
    def weight(self) -> float:
        """The weight of the luck with the least noise for these games."""
        spread = self.luck_squared - self.luck**2 / self.games
        together = self.product - self.result * self.luck / self.games
        return together / spread if spread > 0 else 0.0

    def squares_without(self, weight: float) -> float:
        """Return the sum of squared deviations of the results minus `weight` times the luck."""
        result = self.result_squared - self.result**2 / self.games
        luck = self.luck_squared - self.luck**2 / self.games
        together = self.product - self.result * self.luck / self.games
        return max(0.0, result - 2 * weight * together + weight**2 * luck)


@dataclass(frozen=True)
class Corrected:
    """A mean win share without luck, its standard error, and the weight of the luck."""

    wins: float
    error: float
    weight: float


@dataclass
class Halves:
    """The games of one bot in two halves, each corrected with the other half's weight."""

    parts: tuple[LuckSums, LuckSums] = field(default_factory=lambda: (LuckSums(), LuckSums()))

    def add(self, half: int, result: float, luck: float) -> None:
        self.parts[half].add(result, luck)

    def merge(self, other: Halves) -> None:
        for mine, theirs in zip(self.parts, other.parts, strict=True):
            mine.merge(theirs)

    def corrected(self) -> Corrected | None:
        """Return the corrected mean; None if there are too few games."""
        if min(part.games for part in self.parts) < ENOUGH:
            return None
        games = sum(part.games for part in self.parts)
        total = squares = weights = 0.0
        for part, other in (self.parts, self.parts[::-1]):
            total += part.result - other.weight * part.luck
            squares += part.squares_without(other.weight)
            weights += other.weight / 2
        return Corrected(total / games, sqrt(squares) / games, weights)
