"""OpenSkill ratings of bots: one scale for all, from the winners of games.

Ratings use winners only, including luck, so their intervals are wider than those of win shares.
Unlike shares, they account for the strength of the opponents.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from roost.arena.match import MatchResult

MOST = 20_000  # maximum number of games, sampled in proportion from all matches, to limit the time


@dataclass(frozen=True)
class Skill:
    """A skill and its standard deviation; 25 is the initial value."""

    mu: float
    sigma: float


def skills(bots: Sequence[str], matches: Sequence[MatchResult], seed: int) -> dict[str, Skill]:
    """Return the skills of all bots, from the games in a random order."""
    from openskill.models import PlackettLuce

    # Bots do not change over time, so `tau` is 0.
    model = PlackettLuce(tau=0.0)
    rated = {bot: model.rating(name=bot) for bot in bots}
    heard = [(match.plan.bots, won) for match in matches for won in _games(match, matches)]
    random.Random(f"skill:{seed}").shuffle(heard)
    for table, won in heard:
        ranks = [0.0 if won >> place & 1 else 1.0 for place in range(len(table))]
        teams = model.rate([[rated[bot]] for bot in table], ranks=ranks)
        for bot, (rating,) in zip(table, teams, strict=True):
            rated[bot] = rating
    return {bot: Skill(rating.mu, rating.sigma) for bot, rating in rated.items()}


def _games(match: MatchResult, matches: Sequence[MatchResult]) -> list[int]:
    """Return the winners of each sampled game."""
    games = sum(one.games for one in matches)
    share = min(1.0, MOST / games)
    return [
        won for won, times in sorted(match.winners.items()) for _ in range(round(times * share))
    ]
