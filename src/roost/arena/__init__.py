"""Matches between bots: many games, seats rotated, every core busy."""

from __future__ import annotations

from roost.arena.match import ArenaError, BotResult, MatchPlan, MatchResult, run_match

__all__ = ["ArenaError", "BotResult", "MatchPlan", "MatchResult", "run_match"]
