"""Matches between bots: many games, seats shuffled, every core busy."""

from __future__ import annotations

from roost.arena.match import BotResult, MatchResult, run_match
from roost.arena.plan import ArenaError, MatchPlan

__all__ = ["ArenaError", "BotResult", "MatchPlan", "MatchResult", "run_match"]
