"""Pickomino matches."""

from __future__ import annotations

from roost.arena.pickomino.lockstep import Lockstep

FAST = Lockstep()
