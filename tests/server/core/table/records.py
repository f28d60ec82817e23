"""Game files of tables with fair dice."""

from __future__ import annotations

from typing import Any

from roost.rules import Phase
from roost.server.core.table.record import record_of
from roost.server.core.table.state import Table
from tests.server.core.table.tables import ANA, BEN, act, fair_players, give, roll


def fair_game() -> Table:
    """Play a game of Ana and Ben to its end."""
    at = fair_players()
    while at.status == "playing":
        if at.mixing:
            give(at, ANA, 0)
            give(at, BEN, 1)
        person = (ANA, BEN)[at.position.seat]
        if at.phase is Phase.CHANCE:
            roll(at, person)
        else:
            legal = at.game.legal_actions(at.position)
            tiles = [n for n, one in enumerate(legal) if getattr(one, "tile", None) is not None]
            act(at, person, choice=(tiles or [0])[0])
    return at


def fair_record() -> dict[str, Any]:
    return record_of(fair_game(), None)
