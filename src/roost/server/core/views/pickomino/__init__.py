"""Pickomino as clients draw it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Literal

from roost import wire
from roost.rules import Event
from roost.rules.pickomino import TILES, WORMS, Ended, Pickomino, PickominoState, RollOn, Stop, Take
from roost.rules.pickomino.constants import POINTS
from roost.rules.pickomino.variant import ENDINGS, HOUSE_RULES
from roost.server.core.views.registry import GameViews, game_view, mirrored
from roost.wire.base import message_from
from roost.wire.pickomino import (
    FaceView,
    PickominoOdds,
    PickominoView,
    RollOnOption,
    StopOption,
    TakeOption,
    TileOdds,
)

if TYPE_CHECKING:
    from roost.analysis.pickomino.odds import TurnOdds


def odds_view(odds: TurnOdds) -> PickominoOdds:
    return PickominoOdds(
        steals=odds.steals,
        tiles=[message_from(TileOdds, tile, worms=WORMS[tile.tile]) for tile in odds.tiles],
        totals=[float(chance) for chance in odds.totals],
    )


def position_view(game: Pickomino, state: PickominoState) -> PickominoView:
    return PickominoView(
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
def _faces(roll: tuple[int, ...], taken: tuple[int, ...]) -> list[FaceView]:
    return [
        FaceView(
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
    for action in game.legal_actions(state):
        token = game.format_move(state, action)
        if type(action) is Take:
            found.append(_take(state, action, token))
        elif type(action) is RollOn:
            found.append(RollOnOption(action=mirrored(action), token=token, dice=state.dice_left))
        elif type(action) is Stop:
            found.append(_stop(state, action, token))
    return found


def _take(state: PickominoState, action: Take, token: str) -> TakeOption:
    count = (state.roll or ()).count(action.face)
    return TakeOption(
        action=mirrored(action),
        token=token,
        face=action.face,
        count=count,
        total=state.total + POINTS[action.face] * count,
    )


def _stop(state: PickominoState, action: Stop, token: str) -> StopOption:
    tile, victim = action.tile, None
    if tile is not None and tile not in _tiles(state.grill):
        victim = state.tops.index(tile)
    failing: Literal["no-tile", "no-worm"] = "no-tile" if state.has_worm else "no-worm"
    return StopOption(
        action=mirrored(action),
        token=token,
        tile=tile,
        worms=0 if tile is None else WORMS[tile],
        victim=victim,
        fails=tile is None,
        reason=failing if tile is None else None,
    )


def event_view(event: Event, _: PickominoState) -> wire.GameEvent:
    if type(event) is Ended:
        return mirrored(event, reason="cap" if event.outcome.capped else "no-tiles")
    return mirrored(event)


def describe() -> wire.GameView:
    return game_view(
        Pickomino,
        wire.VariantChoice(one_of=list(ENDINGS), any_of=list(HOUSE_RULES)),
    )


VIEWS = GameViews(
    describe,
    position_view,
    options,
    event_view,
    odds_view,
    points=lambda state: state.worms,
)
