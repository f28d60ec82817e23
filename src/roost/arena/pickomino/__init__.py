"""Pickomino matches."""

from __future__ import annotations

from roost.arena.pickomino.fast import FastMatches

FAST = FastMatches()
