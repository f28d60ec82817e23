"""Consistency checks for Pickomino positions that come from outside."""

from __future__ import annotations

from roost.rules.core import Phase
from roost.rules.errors import PositionError
from roost.rules.errors import position_error as bad
from roost.rules.pickomino.constants import (
    DICE,
    HIGHEST,
    LOWEST,
    SEATS,
    TILES,
    TURN_CAP,
)
from roost.rules.pickomino.reach import within_reach
from roost.rules.pickomino.state import PickominoState
from roost.rules.pickomino.writing import format_faces


def check(state: PickominoState) -> None:
    """Raise `PositionError` if a position contradicts itself."""
    _check_tiles(state)
    _check_counts(state)
    if state.phase is Phase.OVER:
        _check_over(state)
    elif not state.grill:
        raise bad("is-over", "no tile is face up on the grill, so the game is over: DICE is #", "-")
    else:
        _check_dice(state)


def tile_error(tile: int) -> PositionError:
    """Return the error for a number that is not a tile."""
    return bad("tile", f"{tile} is not a tile; tiles are {LOWEST} to {HIGHEST}", str(tile))


def _check_tiles(state: PickominoState) -> None:
    lying = [tile for stack in state.stacks for tile in stack]
    for tile in lying:
        if tile not in TILES:
            raise tile_error(tile)
        if lying.count(tile) > 1 or tile in state.grill_tiles:
            raise bad("tile-twice", f"tile {tile} lies in two places", str(tile))
    if not 0 <= state.grill < 1 << len(TILES):
        raise bad("other", "the grill holds tiles that do not exist", str(state.grill))


def _check_counts(state: PickominoState) -> None:
    seats, seat, turn, taken = state.seats, state.seat, state.turn, sum(state.taken)
    if seats not in SEATS:
        low, high = SEATS[0], SEATS[-1]
        reason = f"{seats} stacks; Pickomino is for {low} to {high} seats"
        raise bad("seats", reason, str(seats), known=f"{low}–{high}")
    if not 0 <= seat < seats:
        reason = f"seat {seat} of {seats}; seats count from 0"
        raise bad("seat", reason, str(seat), last=seats - 1)
    if not 1 <= turn <= TURN_CAP:
        reason = f"turn {turn}; turns count from 1 to {TURN_CAP}"
        raise bad("turn", reason, str(turn), most=TURN_CAP)
    if taken > DICE:
        raise bad("dice-taken", f"{taken} dice taken of {DICE}", str(taken))


def _check_over(state: PickominoState) -> None:
    if state.grill and state.turn < TURN_CAP:
        raise bad("over-tiles", "over, with tiles face up on the grill", "#")
    if any(state.taken):
        raise bad("over-dice", "over, with dice taken", "#")


def _check_dice(state: PickominoState) -> None:
    left, roll = state.dice_left, state.roll
    if state.phase is Phase.CHANCE:
        if state.turn_complete:
            raise bad("complete", "nothing is left to roll or to take", "?")
    elif roll is not None:
        shown = format_faces(roll)
        if len(roll) != left or all(state.taken):
            reason = f"{len(roll)} dice rolled where {left} are left"
            raise bad("roll-count", reason, shown, given=len(roll), wanted=left)
        if not state.faces_to_take:
            reason = "the roll shows only taken faces: that turn has failed (P7)"
            raise bad("roll-fails", reason, shown)
    elif not any(state.taken):
        raise bad("not-begun", "the turn has not begun: DICE is ?", ".")
    elif state.turn_complete and len(within_reach(state)) < 2:
        raise bad("complete", "all dice or faces are taken: that turn has ended (P6)", ".")
