"""Sums of regret by phase of the game, with confidence intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, NamedTuple, Self

from roost.analysis.intervals import Z95
from roost.analysis.results import PHASES
from roost.rules.core import Json

ALL = "all"
PARTS = (ALL, *PHASES)


class Cost(NamedTuple):
    """The cost of one decision in win share. Decisions of one `game` are correlated."""

    game: int
    phase: str
    regret: float


@dataclass(frozen=True)
class Regret:
    """The mean cost of some decisions in win share, with its 95 % interval."""

    mean: float
    low: float
    high: float
    decisions: int

    @classmethod
    def of(cls, costs: Sequence[Cost]) -> Self:
        """Return the mean over games, which are independent; decisions in a game are not."""
        sums: dict[int, list[float]] = {}
        for cost in costs:
            one = sums.setdefault(cost.game, [0.0, 0.0])
            one[0] += cost.regret
            one[1] += 1
        count, games = len(costs), len(sums)
        mean = sum(regret for regret, _ in sums.values()) / count
        off = sum((regret - mean * decisions) ** 2 for regret, decisions in sums.values())
        half = Z95 * sqrt(off * games / (games - 1)) / count if games > 1 else mean
        return cls(mean, max(0.0, mean - half), mean + half, count)

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return self.high - self.mean

    def to_json(self) -> dict[str, Json]:
        """Return the regret as JSON data."""
        interval: list[Json] = [round(self.low, 6), round(self.high, 6)]
        return {"regret": round(self.mean, 6), "interval": interval, "decisions": self.decisions}

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> Self:
        low, high = found["interval"]
        return cls(found["regret"], low, high, found["decisions"])


def by_phase(costs: Sequence[Cost]) -> dict[str, Regret]:
    """Return the regret of all decisions, and of each phase that has any."""
    parts = {ALL: costs} | {
        phase: [cost for cost in costs if cost.phase == phase] for phase in PHASES
    }
    return {part: Regret.of(some) for part, some in parts.items() if some}


@dataclass(frozen=True)
class Score:
    """The cost of a bot's decisions in the set's positions and in its games.

    `games` is empty if none were played. `wins` is the win share in those games.
    """

    agent: str
    positions: Mapping[str, Regret]
    games: Mapping[str, Regret] = field(default_factory=dict)
    wins: float | None = None

    def to_json(self) -> dict[str, Json]:
        """Return the score as JSON data."""
        return {
            "agent": self.agent,
            "positions": {part: regret.to_json() for part, regret in self.positions.items()},
            "games": {part: regret.to_json() for part, regret in self.games.items()},
            "wins": self.wins,
        }

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> Self:
        positions, games = (
            {part: Regret.from_json(one) for part, one in found[name].items()}
            for name in ("positions", "games")
        )
        return cls(found["agent"], positions, games, found["wins"])
