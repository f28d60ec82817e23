"""The tiles that can end a turn."""

from __future__ import annotations

from roost.rules.pickomino.constants import LOWEST, WORMS
from roost.rules.pickomino.state import PickominoState


def within_reach(state: PickominoState) -> tuple[int, ...]:
    """Return the tiles that the seat may take if its turn ends now.

    A steal comes first, then tiles from the grill, highest first. There is more than one tile only
    if the seat may choose (P12, P23).
    """
    if not state.has_worm:  # P8
        return ()
    total = state.total
    if total < LOWEST:
        return ()
    grill = state.grill_tiles
    if total in grill:  # P9
        return (total,)
    lower = [tile for tile in reversed(grill) if tile < total]  # P11, P13
    if not state.variant.any_lower:  # P23
        lower = lower[:1]
    for seat, top in enumerate(state.tops):
        if top == total and seat != state.seat:  # P10
            return (total, *lower)  # P12
    return tuple(lower)


def worms_of(tile: int) -> int:
    """Return how many worms a tile is worth (P1)."""
    return WORMS[tile]
