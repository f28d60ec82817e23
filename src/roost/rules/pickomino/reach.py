"""Which tiles a turn may end with: asked by whoever plays, checks or draws a position."""

from __future__ import annotations

from functools import cache

from roost.rules.pickomino.constants import LOWEST, TILES, WORM, WORMS
from roost.rules.pickomino.state import PickominoState, hand


def within_reach(state: PickominoState) -> tuple[int, ...]:
    """The tiles that may be taken if the turn ends now; two or more only where P12 or P23 asks.

    A steal comes first, then tiles of the grill from the highest down.
    """
    variant, grill, stacks, seat, taken, _, _, _ = state
    if not taken[WORM - 1]:  # P8
        return ()
    total = hand(taken).total
    if total < LOWEST:
        return ()
    if grill >> (total - LOWEST) & 1:  # P9
        return (total,)
    lower = _lower(grill, total, variant.any_lower)
    for owner, stack in enumerate(stacks):  # P10: exactly the top of another
        if stack and stack[-1] == total and owner != seat:
            return (total, *lower)  # P12
    return lower


@cache
def _lower(grill: int, total: int, any_lower: bool) -> tuple[int, ...]:
    """P11, P13: the highest face-up tile below the total. P23: all of them, highest first."""
    tiles = tuple(tile for tile in reversed(TILES) if tile < total and grill & bit(tile))
    return tiles if any_lower else tiles[:1]


def bit(tile: int) -> int:
    """The tile's place in the grill."""
    return 1 << (tile - LOWEST)


def worms_of(tile: int) -> int:
    """P1: how many worms a tile is worth."""
    return WORMS[tile]
