"""The games as data: what can be played here, with which bots, in which variants."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

from roost import wire
from roost.bots import opponents
from roost.rules import Game
from roost.server.core.views.registry import VIEWS


def game_view(
    rules: type[Game[Any, Any]],
    variants: wire.VariantChoice,
    boards: tuple[str, ...] = (),
    tiles: tuple[wire.TileView, ...] = (),
) -> wire.GameView:
    return wire.GameView(
        key=rules.key,
        fewest_seats=rules.seat_counts[0],
        most_seats=rules.seat_counts[-1],
        variants=variants,
        bots=[wire.BotView(key=info.key, level=info.level) for info in opponents(rules.key)],
        boards=list(boards),
        tiles=list(tiles),
    )


@cache
def game_list() -> wire.GameList:
    return wire.GameList(
        games=[VIEWS.of(game).describe() for game in VIEWS.games()],
        reactions=list(get_args(wire.Reaction)),
    )


def board_view(key: str) -> wire.BoardView | None:
    """The board of that key, whichever game it belongs to."""
    found = (VIEWS.of(game).board(key) for game in VIEWS.games())
    return next((board for board in found if board is not None), None)
