"""The odds of a Pickomino turn as a message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roost.rules.pickomino import WORMS
from roost.wire.base import message_from
from roost.wire.pickomino import PickominoOdds, TileOdds

if TYPE_CHECKING:
    from roost.analysis.pickomino.odds import TurnOdds


def odds_view(odds: TurnOdds) -> PickominoOdds:
    return PickominoOdds(
        steals=odds.steals,
        tiles=[message_from(TileOdds, tile, worms=WORMS[tile.tile]) for tile in odds.tiles],
        totals=[float(chance) for chance in odds.totals],
    )
