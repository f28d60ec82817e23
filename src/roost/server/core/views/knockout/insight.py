"""Who may hit whom in Knockout, as a message."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from roost.wire.knockout import KnockoutOdds, PieceOdds

if TYPE_CHECKING:
    from roost.analysis.knockout.odds import HitOdds


def odds_view(odds: HitOdds) -> KnockoutOdds:
    return KnockoutOdds(targets=_pieces(odds.targets), dangers=_pieces(odds.dangers))


def _pieces(chances: Mapping[int, float]) -> list[PieceOdds]:
    return [PieceOdds(piece=piece, chance=chance) for piece, chance in chances.items()]
