"""The games as data: what can be played here, with which bots, in which variants."""

from __future__ import annotations

from functools import cache
from typing import get_args

from roost import wire
from roost.rules import RULES
from roost.server.core.views.generic import views_of
from roost.server.core.views.registry import VIEWS


@cache
def game_list() -> wire.GameList:
    return wire.GameList(
        games=[views_of(game).describe() for game in RULES.games()],
        reactions=list(get_args(wire.Reaction)),
    )


def board_view(key: str) -> wire.BoardView | None:
    """The board of that key, whichever game it belongs to."""
    found = (VIEWS.of(game).board(key) for game in VIEWS.games())
    return next((board for board in found if board is not None), None)
