"""Matches and tournaments between bots: many games with rotating seats, on all cores."""

from __future__ import annotations

from roost.arena.match import BotResult, MatchResult, run_match
from roost.arena.plan import ArenaError, MatchPlan
from roost.arena.tournament import Standing, Tournament, TournamentResult, run_tournament

__all__ = [
    "ArenaError",
    "BotResult",
    "MatchPlan",
    "MatchResult",
    "Standing",
    "Tournament",
    "TournamentResult",
    "run_match",
    "run_tournament",
]
