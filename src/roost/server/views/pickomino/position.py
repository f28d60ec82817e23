"""A Pickomino position as clients draw it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from roost import wire
from roost.rules.core import Event
from roost.rules.pickomino import (
    TILES,
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
from roost.server.views.outcome import outcome_view

_ROLL_ON = wire.RollOn()


def position_view(game: Pickomino, state: PickominoState) -> wire.PickominoView:
    return wire.PickominoView(
        text=game.format_position(state),
        turn=state.turn,
        seat=state.seat,
        grill=_tiles(state.grill),
        turned=_turned(state.grill, state.stacks),
        stacks=[list(stack) for stack in state.stacks],
        worms=list(state.worms),
        taken=list(state.taken),
        total=state.total,
        has_worm=state.has_worm,
        dice_left=state.dice_left,
        roll=None if state.roll is None else list(state.roll),
        faces=[] if state.roll is None else _faces(state.roll, state.taken),
    )


# The same list may go into many messages: it is only ever encoded.
@lru_cache(4096)
def _tiles(grill: int) -> list[int]:
    return [tile for tile in TILES if grill >> (tile - TILES[0]) & 1]


@lru_cache(4096)
def _turned(grill: int, stacks: tuple[tuple[int, ...], ...]) -> list[int]:
    held = {tile for stack in stacks for tile in stack}
    return [t for t in TILES if t not in held and not grill >> (t - TILES[0]) & 1]


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
        if type(action) is Take:
            found.append(_take(state, action, token))
        elif type(action) is RollOn:
            found.append(wire.RollOnOption(action=_ROLL_ON, token=token, dice=state.dice_left))
        else:
            found.append(_stop(state, action.tile, token))  # type: ignore[union-attr]
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
    if tile is not None and tile not in _tiles(state.grill):
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
    return _EVENTS[type(event)](event)


def _ended(event: Ended) -> wire.Ended:
    reason = "cap" if event.outcome.capped else "no-tiles"
    return wire.Ended(reason=reason, outcome=outcome_view(event.outcome))


_EVENTS: dict[type[Event], Callable[[Any], wire.GameEvent]] = {
    Rolled: lambda e: wire.Rolled(seat=e.seat, dice=list(e.dice)),
    Took: lambda e: wire.Took(seat=e.seat, face=e.face, count=e.count, total=e.total),
    GotTile: lambda e: wire.GotTile(seat=e.seat, tile=e.tile, total=e.total, victim=e.victim),
    Failed: lambda e: wire.Failed(seat=e.seat, reason=e.reason, total=e.total),
    Returned: lambda e: wire.Returned(seat=e.seat, tile=e.tile, face_up=e.face_up),
    Turned: lambda e: wire.Turned(tile=e.tile),
    Ended: _ended,
}
