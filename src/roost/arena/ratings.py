"""OpenSkill's opinion of bots: a skill on one scale for all, from who won which game.

It hears winners alone, luck and all, so it is the wider of the two figures a tournament gives; and
it tells what a share cannot, how strong the opponents were.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from roost.arena.match import MatchResult

MOST = 20_000  # games that it hears, from all matches in proportion: more would take it long


@dataclass(frozen=True)
class Skill:
    """A skill and its standard deviation; 25 is where everybody begins."""

    mu: float
    sigma: float


def skills(bots: Sequence[str], matches: Sequence[MatchResult], seed: int) -> dict[str, Skill]:
    """Of every bot. Which games there were is known, their order is not: one is drawn."""
    from openskill.models import PlackettLuce

    # Bots do not change from game to game: no `tau`.
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
    """Who won each game, of as many games as are heard."""
    games = sum(one.games for one in matches)
    share = min(1.0, MOST / games)
    return [
        won for won, times in sorted(match.winners.items()) for _ in range(round(times * share))
    ]
