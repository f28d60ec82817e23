"""The odds of a Pickomino turn as a message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roost.rules.pickomino import WORMS
from roost.wire.pickomino import PickominoOdds, TileOdds

if TYPE_CHECKING:
    from roost.analysis.pickomino.odds import TurnOdds


def odds_view(odds: TurnOdds) -> PickominoOdds:
    return PickominoOdds(
        steals=odds.steals,
        tiles=[
            TileOdds(
                tile=tile.tile,
                worms=WORMS[tile.tile],
                victim=tile.victim,
                chance=tile.chance,
                most=tile.most,
            )
            for tile in odds.tiles
        ],
        totals=[float(chance) for chance in odds.totals],
    )
