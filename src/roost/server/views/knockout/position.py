"""A Knockout position and its boards as clients draw them."""

from __future__ import annotations

from functools import cache

from roost import wire
from roost.rules.core import Event
from roost.rules.knockout import Knockout
from roost.rules.knockout.board import get_board
from roost.rules.knockout.boardfile import COLOURS, NUMBERS
from roost.rules.knockout.game import can_ever_move
from roost.rules.knockout.state import (
    POINTS,
    Ended,
    KnockoutState,
    Locked,
    Move,
    Moved,
    MoveLost,
    Rolled,
    RolledOff,
    Skipped,
    Starts,
    Tied,
    contested,
    number_of,
    owner,
)
from roost.server.views.outcome import outcome_view


def position_view(game: Knockout, state: KnockoutState) -> wire.KnockoutView:
    seats, positions = state.seats, state.positions
    alive = [contested(positions, seats, number) for number in range(1, NUMBERS + 1)]
    return wire.KnockoutView(
        text=game.format_position(state),
        turn=state.turn,
        seat=state.seat,
        board=state.variant.board,
        pieces=[
            wire.PieceView(
                piece=piece,
                colour=COLOURS[piece // NUMBERS],  # type: ignore[arg-type]
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


def _halves(state: KnockoutState) -> list[wire.HalfView]:
    if state.roll is None:
        return []
    low, high = state.roll
    left = state.halves
    both = ((low, high), (-low if low == high else high, low))
    return [
        wire.HalfView(number=abs(number), other=number < 0, length=length,
                      open=(number, length) in left)
        for number, length in both
    ]  # fmt: skip


def options(game: Knockout, state: KnockoutState) -> list[wire.Option]:
    return [_move(game, state, action) for action in game.legal(state)]


def _move(game: Knockout, state: KnockoutState, action: Move) -> wire.MoveOption:
    low, high = state.roll or (0, 0)
    length = high if number_of(action.piece) == low else low
    origin = state.positions[action.piece]
    victim = state.positions.index(action.space) if action.space in state.positions else None
    return wire.MoveOption(
        action=wire.Move(piece=action.piece, space=action.space),
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
    """`before` is the position the event's move was made in."""
    match event:
        case RolledOff(seat, dice, total):
            return wire.RolledOff(seat=seat, dice=list(dice), total=total)
        case Tied(seats):
            return wire.Tied(seats=list(seats))
        case Starts(seat):
            return wire.Starts(seat=seat)
        case Rolled(seat, dice):
            return wire.Rolled(seat=seat, dice=list(dice))
        case Moved(seat, piece, origin, space, victim):
            low, high = before.roll or (0, 0)
            length = high if number_of(piece) == low else low
            path = _path(before.variant.board, origin, space, length)
            return wire.Moved(
                seat=seat, piece=piece, origin=origin, space=space, path=path, victim=victim
            )
        case MoveLost(seat, number, length, reason):
            return wire.MoveLost(seat=seat, number=number, length=length, reason=reason)
        case Locked(piece):
            return wire.Locked(piece=piece)
        case Skipped(seat):
            return wire.Skipped(seat=seat)
        case Ended(reason, outcome):
            return wire.Ended(reason=reason, outcome=outcome_view(outcome))
    raise TypeError(f"no view of {event!r}")


@cache
def board_view(key: str) -> wire.BoardView:
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
        starts=[
            wire.StartView(seats=seats, spaces=[None if s < 0 else s for s in row])
            for seats, row in sorted(board.starts.items())
        ],
        colours=list(COLOURS),
    )
