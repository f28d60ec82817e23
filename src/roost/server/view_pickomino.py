"""A Pickomino position as clients draw it."""

from __future__ import annotations

from functools import cache

from roost import wire
from roost.rules.core import Event
from roost.rules.pickomino import (
    WORMS,
    Ended,
    Failed,
    GotTile,
    Pickomino,
    PickominoState,
    Returned,
    Rolled,
    RollOn,
    Take,
    Took,
    Turned,
)
from roost.rules.pickomino.state import POINTS
from roost.server.view_outcome import outcome_view

_ROLL_ON = wire.RollOn()


def position_view(game: Pickomino, state: PickominoState) -> wire.PickominoView:
    return wire.PickominoView(
        text=game.format_position(state),
        turn=state.turn,
        seat=state.seat,
        grill=list(state.grill_tiles),
        turned=list(state.turned_tiles),
        stacks=[list(stack) for stack in state.stacks],
        worms=list(state.worms),
        taken=list(state.taken),
        total=state.total,
        has_worm=state.has_worm,
        dice_left=state.dice_left,
        roll=None if state.roll is None else list(state.roll),
        faces=[] if state.roll is None else _faces(state.roll, state.taken),
    )


@cache
def _faces(roll: tuple[int, ...], taken: tuple[int, ...]) -> list[wire.FaceView]:
    return [
        wire.FaceView(
            face=face,
            count=roll.count(face),
            takeable=not taken[face - 1],
            reason="taken-before" if taken[face - 1] else None,
        )
        for face in range(1, 7)
        if face in roll
    ]


def options(game: Pickomino, state: PickominoState) -> list[wire.Option]:
    found: list[wire.Option] = []
    for action in game.legal(state):
        token = game.format_move(state, action)
        if isinstance(action, Take):
            found.append(_take(state, action, token))
        elif isinstance(action, RollOn):
            found.append(wire.RollOnOption(action=_ROLL_ON, token=token, dice=state.dice_left))
        else:
            found.append(_stop(state, action.tile, token))
    return found


def _take(state: PickominoState, action: Take, token: str) -> wire.TakeOption:
    count = (state.roll or ()).count(action.face)
    return wire.TakeOption(
        action=wire.Take(face=action.face),
        token=token,
        face=action.face,
        count=count,
        total=state.total + POINTS[action.face] * count,
    )


def _stop(state: PickominoState, tile: int | None, token: str) -> wire.StopOption:
    victim = None
    if tile is not None and tile not in state.grill_tiles:
        victim = state.tops.index(tile)
    failing = "no-tile" if state.has_worm else "no-worm"
    return wire.StopOption(
        action=wire.Stop(tile=tile),
        token=token,
        tile=tile,
        worms=0 if tile is None else WORMS[tile],
        victim=victim,
        fails=tile is None,
        reason=failing if tile is None else None,  # type: ignore[arg-type]
    )


def event_view(event: Event) -> wire.GameEvent:
    match event:
        case Rolled(seat, dice):
            return wire.Rolled(seat=seat, dice=list(dice))
        case Took(seat, face, count, total):
            return wire.Took(seat=seat, face=face, count=count, total=total)
        case GotTile(seat, tile, total, victim):
            return wire.GotTile(seat=seat, tile=tile, total=total, victim=victim)
        case Failed(seat, reason, total):
            return wire.Failed(seat=seat, reason=reason, total=total)
        case Returned(seat, tile, face_up):
            return wire.Returned(seat=seat, tile=tile, face_up=face_up)
        case Turned(tile):
            return wire.Turned(tile=tile)
        case Ended(outcome):
            reason = "cap" if outcome.capped else "no-tiles"
            return wire.Ended(reason=reason, outcome=outcome_view(outcome))
    raise TypeError(f"no view of {event!r}")
