"""The odds of a Pickomino turn as a message tells them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roost import wire
from roost.rules.pickomino import WORMS

if TYPE_CHECKING:
    from roost.analysis.pickomino.odds import TurnOdds


def odds_fields(odds: TurnOdds) -> dict[str, Any]:
    """The fields of `wire.InsightView` that are about Pickomino."""
    return {
        "gain": odds.gain,
        "fails": odds.fails,
        "next_fails": odds.next_fails,
        "steals": odds.steals,
        "tiles": [
            wire.TileOdds(
                tile=tile.tile,
                worms=WORMS[tile.tile],
                victim=tile.victim,
                chance=tile.chance,
                most=tile.most,
            )
            for tile in odds.tiles
        ],
        "totals": [float(chance) for chance in odds.totals],
    }
