"""Knockout as clients draw it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from roost import wire
from roost.rules import Event
from roost.rules.knockout import Knockout, boards
from roost.rules.knockout.board import get_board
from roost.rules.knockout.constants import COLOURS, NUMBERS, POINTS, number_of, owner
from roost.rules.knockout.moves import can_ever_move
from roost.rules.knockout.state import (
    KnockoutState,
    Move,
    Moved,
    contested,
)
from roost.rules.knockout.variant import ROUNDS
from roost.server.core.views.registry import GameViews, game_view, mirrored
from roost.wire.knockout import (
    HalfView,
    KnockoutOdds,
    KnockoutView,
    MoveOption,
    PieceOdds,
    PieceView,
)

if TYPE_CHECKING:
    from roost.analysis.knockout.odds import HitOdds


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


def odds_view(odds: HitOdds) -> KnockoutOdds:
    return KnockoutOdds(targets=_pieces(odds.targets), dangers=_pieces(odds.dangers))


def _pieces(chances: Mapping[int, float]) -> list[PieceOdds]:
    return [PieceOdds(piece=piece, chance=chance) for piece, chance in chances.items()]


def position_view(game: Knockout, state: KnockoutState) -> KnockoutView:
    seats, positions = state.seats, state.positions
    alive = [contested(positions, seats, number) for number in range(1, NUMBERS + 1)]
    return KnockoutView(
        text=game.format_position(state),
        turn=state.turn,
        seat=state.seat,
        board=state.variant.board,
        pieces=[
            PieceView(
                piece=piece,
                colour=COLOURS[piece // NUMBERS],
                number=number_of(piece),
                seat=owner(piece, seats),
                space=None if space < 0 else space,
                locked=space >= 0 and not alive[piece % NUMBERS],
                points=POINTS[number_of(piece)],
            )
            for piece, space in enumerate(positions)
            if _in_play(game, seats, piece)
        ],
        roll=None if state.roll is None else list(state.roll),
        halves=_halves(state),
        scores=list(state.points),
        stuck=[seat for seat in range(seats) if not can_ever_move(positions, seats, seat)],
        roll_off=None if state.roll_off is None else list(state.roll_off),
        round=state.round,
        rounds=state.variant.rounds,
    )


def _in_play(game: Knockout, seats: int, piece: int) -> bool:
    return game.board.starts[seats][piece] >= 0


def _halves(state: KnockoutState) -> list[HalfView]:
    if state.roll is None:
        return []
    low, high = state.roll
    left = state.halves
    both = ((low, high), (-low if low == high else high, low))
    return [
        HalfView(number=abs(number), other=number < 0, length=length, open=(number, length) in left)
        for number, length in both
    ]


def options(game: Knockout, state: KnockoutState) -> list[wire.Option]:
    return [_move(game, state, action) for action in game.legal_actions(state)]


def _move(game: Knockout, state: KnockoutState, action: Move) -> MoveOption:
    low, high = state.roll or (0, 0)
    length = high if number_of(action.piece) == low else low
    origin = state.positions[action.piece]
    victim = state.positions.index(action.space) if action.space in state.positions else None
    return MoveOption(
        action=mirrored(action),
        token=game.format_move(state, action),
        piece=action.piece,
        length=length,
        origin=origin,
        space=action.space,
        path=_path(state.variant.board, origin, action.space, length),
        victim=victim,
    )


@cache
def _path(board: str, origin: int, space: int, length: int) -> list[int]:
    return list(get_board(board).path(origin, space, length) or (origin, space))


def event_view(event: Event, before: KnockoutState) -> wire.GameEvent:
    """Return the view of an event; `before` is the position before its move."""
    if type(event) is Moved:
        low, high = before.roll or (0, 0)
        length = high if number_of(event.piece) == low else low
        return mirrored(event, path=_path(before.variant.board, event.origin, event.space, length))
    return mirrored(event)


def describe() -> wire.GameView:
    known = boards()
    variants = wire.VariantChoice(one_of=list(known), any_of=[f"{ROUNDS}="])
    return game_view(Knockout, variants, boards=tuple(known))


VIEWS = GameViews(
    describe,
    position_view,
    options,
    event_view,
    odds_view,
    board_view,
    points=lambda state: state.points,
)
