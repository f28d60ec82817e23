"""Matches and board analysis of Knockout."""

from __future__ import annotations

from roost.arena.knockout.fast import FastMatches

FAST = FastMatches()
