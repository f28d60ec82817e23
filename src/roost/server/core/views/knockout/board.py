"""The boards of Knockout as clients draw them."""

from __future__ import annotations

from functools import cache

from roost import wire
from roost.rules.knockout.board import boards, get_board
from roost.rules.knockout.constants import COLOURS


def board_view(key: str) -> wire.BoardView | None:
    return _view(key) if key in boards() else None


@cache
def _view(key: str) -> wire.BoardView:
    board = get_board(key)
    (left, right), (top, bottom) = (
        (min(values), max(values)) for values in zip(*board.places, strict=True)
    )
    size = max(right - left, bottom - top) or 1
    spaces = [
        wire.SpaceView(
            space=index,
            name=name,
            x=round((x - left + (size - (right - left)) / 2) / size, 4),
            y=round((y - top + (size - (bottom - top)) / 2) / size, 4),
        )
        for index, (name, (x, y)) in enumerate(zip(board.names, board.places, strict=True))
    ]
    return wire.BoardView(
        key=board.key,
        name=board.name,
        spaces=spaces,
        lines=list(board.lines),
        arrows=list(board.arrows),
        starts=[
            wire.StartView(seats=seats, spaces=[None if s < 0 else s for s in row])
            for seats, row in sorted(board.starts.items())
        ],
        colours=list(COLOURS),
    )
