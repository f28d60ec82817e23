"""Who may hit whom in Knockout, as a message tells it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from roost import wire

if TYPE_CHECKING:
    from roost.analysis.knockout.odds import HitOdds


def odds_fields(odds: HitOdds) -> dict[str, Any]:
    """The fields of `wire.InsightView` that are about Knockout."""
    return {
        "gain": odds.gain,
        "targets": _pieces(odds.targets),
        "dangers": _pieces(odds.dangers),
    }


def _pieces(chances: Mapping[int, float]) -> list[wire.PieceOdds]:
    return [wire.PieceOdds(piece=piece, chance=chance) for piece, chance in chances.items()]
