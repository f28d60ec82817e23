"""The rules of Pickomino. Comments name the rule that each step follows (P1 to P25)."""

from __future__ import annotations

from types import NoneType

from roost.rules.checks import check_seats, illegal_action_error, roll_size_error
from roost.rules.core import Action, Event, Game, Json, Outcome, Phase, Seat, Step
from roost.rules.dice import FACES, Chance, Roll, chances
from roost.rules.pickomino import text
from roost.rules.pickomino.constants import FULL_GRILL, NOTHING_TAKEN, SEATS, TURN_CAP, Counts
from roost.rules.pickomino.reach import within_reach
from roost.rules.pickomino.state import (
    Ended,
    Failed,
    GotTile,
    PickominoAction,
    PickominoState,
    Returned,
    Rolled,
    RollOn,
    Stop,
    Take,
    Took,
    Turned,
    tile_bit,
    tiles_on,
)
from roost.rules.pickomino.variant import RETURNED_FACE_DOWN, STANDARD, PickominoVariant

CHANCE, PLAY, OVER = Phase.CHANCE, Phase.PLAY, Phase.OVER
# Shared by all positions to save memory.
TAKES = {face: Take(face) for face in FACES}
ROLL_ON = RollOn()


class Pickomino(Game[PickominoState, PickominoAction]):
    """The rules, P1 to P25."""

    key = PickominoVariant.game
    variant_type = PickominoVariant
    seat_counts = SEATS
    action_types = (Take, RollOn, Stop)
    event_types = (Rolled, Took, GotTile, Failed, Returned, Turned, Ended)

    def __init__(self, variant: PickominoVariant | None = None) -> None:
        self.variant: PickominoVariant = variant or PickominoVariant()

    # -- playing ---------------------------------------------------------------------------

    def start(self, seats: int, *, first: Seat | None = None) -> PickominoState:
        """Put all tiles face up on the grill (P1); the table chooses who starts (P3)."""
        first = 0 if first is None else first
        check_seats(self, seats, first)
        return PickominoState(
            variant=self.variant,
            grill=FULL_GRILL,
            stacks=((),) * seats,
            seat=first,
            taken=NOTHING_TAKEN,
            roll=None,
            phase=CHANCE,
            turn=1,
        )

    def dice_count(self, state: PickominoState) -> int:
        return state.dice_left if state.phase is CHANCE else 0

    def chance_outcomes(self, state: PickominoState) -> tuple[Chance, ...]:
        return chances(state.dice_left) if state.phase is CHANCE else ()

    def legal_actions(self, state: PickominoState) -> tuple[PickominoAction, ...]:
        if state.phase is not PLAY:
            return ()
        if state.roll is not None:
            return tuple([TAKES[face] for face in state.faces_to_take])  # P4
        stops = [Stop(tile) for tile in within_reach(state)] or [Stop(None)]  # P15, P16
        if state.turn_complete:  # P6
            return tuple(stops)
        return (ROLL_ON, *stops)  # P5

    def apply(self, state: PickominoState, move: Action | Roll) -> Step[PickominoState]:
        if state.phase is CHANCE and isinstance(move, Roll):
            return self._roll(state, move)
        if state.phase is PLAY:
            if isinstance(move, Take):
                return self._take(state, move)
            if isinstance(move, RollOn):
                return self._roll_on(state, move)
            if isinstance(move, Stop):
                return self._stop(state, move)
        raise illegal_action_error(self, state, move)

    def outcome(self, state: PickominoState) -> Outcome | None:
        return _outcome(state) if state.phase is OVER else None

    # -- the moves of a turn ---------------------------------------------------------------

    def _roll(self, state: PickominoState, roll: Roll) -> Step[PickominoState]:
        if len(roll.dice) != state.dice_left:
            raise roll_size_error(self, state, roll)
        rolled = state._replace(roll=roll.dice, phase=PLAY)
        events = (Rolled(state.seat, roll.dice),)
        if not rolled.faces_to_take:  # P7
            return self._fail(rolled, "no-face", events)
        return Step(rolled, events)

    def _take(self, state: PickominoState, action: Take) -> Step[PickominoState]:
        """Take all dice of one face that has not been taken in this turn (P4)."""
        face = action.face
        if type(face) is not int or state.roll is None or face not in state.roll:
            raise illegal_action_error(self, state, action)
        if state.taken[face - 1]:
            raise illegal_action_error(self, state, action)
        count = state.roll.count(face)
        before, after = state.taken[: face - 1], state.taken[face:]
        counts: Counts = (*before, count, *after)  # type: ignore[assignment]
        taken = state._replace(taken=counts, roll=None)
        events = (Took(state.seat, face, count, taken.total),)
        if not taken.turn_complete:
            return Step(taken, events)
        tiles = within_reach(taken)
        if len(tiles) > 1:  # P12: the player chooses
            return Step(taken, events)
        return self._finish(taken, tiles[0] if tiles else None, events)  # P6

    def _roll_on(self, state: PickominoState, action: RollOn) -> Step[PickominoState]:
        """Offer the remaining dice for the next roll (P5)."""
        if state.roll is not None or state.turn_complete:
            raise illegal_action_error(self, state, action)
        return Step(state._replace(phase=CHANCE), ())

    def _stop(self, state: PickominoState, action: Stop) -> Step[PickominoState]:
        """End the turn with a tile if one is within reach (P15), or without one (P16)."""
        tile = action.tile
        if state.roll is not None or type(tile) not in (int, NoneType):
            raise illegal_action_error(self, state, action)
        if tile not in (within_reach(state) or (None,)):
            raise illegal_action_error(self, state, action)
        return self._finish(state, tile, ())

    # -- the end of a turn -----------------------------------------------------------------

    def _finish(
        self, state: PickominoState, tile: int | None, events: tuple[Event, ...]
    ) -> Step[PickominoState]:
        """Take the tile from the grill (P9, P11) or another stack (P10); without one, fail."""
        if tile is None:
            return self._fail(state, "no-tile" if state.has_worm else "no-worm", events)
        stacks = list(state.stacks)
        victim = None if state.grill & tile_bit(tile) else state.tops.index(tile)
        if victim is not None:
            stacks[victim] = stacks[victim][:-1]
        stacks[state.seat] += (tile,)  # P14
        after = state._replace(grill=state.grill & ~tile_bit(tile), stacks=tuple(stacks))
        return self._end_turn(after, (*events, GotTile(state.seat, tile, state.total, victim)))

    def _fail(
        self, state: PickominoState, reason: str, events: tuple[Event, ...]
    ) -> Step[PickominoState]:
        """Return the top tile and turn one face down (P17 to P19, P22, P24)."""
        events = (*events, Failed(state.seat, reason, state.total))
        stacks = list(state.stacks)
        if stacks[state.seat]:
            returned = stacks[state.seat][-1]
            stacks[state.seat] = stacks[state.seat][:-1]
            grill = state.grill | tile_bit(returned)
            turned = _tile_to_turn(state.variant, grill, returned)
            events = (*events, Returned(state.seat, returned, face_up=turned != returned))
        else:  # P19
            grill = state.grill
            turned = _highest(grill) if state.variant.turn_on_empty else None  # P24
        if turned is not None:
            grill &= ~tile_bit(turned)
            events = (*events, Turned(turned))
        return self._end_turn(state._replace(grill=grill, stacks=tuple(stacks)), events)

    def _end_turn(self, state: PickominoState, events: tuple[Event, ...]) -> Step[PickominoState]:
        """Pass the dice to the next seat (P3), or end the game (P20, P25)."""
        after = state._replace(taken=NOTHING_TAKEN, roll=None, phase=CHANCE)
        if not state.grill or state.turn >= TURN_CAP:
            over = after._replace(phase=OVER)
            return Step(over, (*events, Ended(_outcome(over))))
        seat = (state.seat + 1) % state.seats
        return Step(after._replace(seat=seat, turn=state.turn + 1), events)

    # -- writing down ----------------------------------------------------------------------

    def parse_position(self, text_: str) -> PickominoState:
        return text.parse_position(text_)

    def format_move(self, state: PickominoState, move: Action | Roll) -> str:
        return text.format_move(state, move)

    def parse_move(self, state: PickominoState, token: str) -> Action | Roll:
        return text.parse_move(token)

    def state_to_json(self, state: PickominoState) -> Json:
        return text.state_to_json(state)

    def state_from_json(self, data: Json) -> PickominoState:
        return text.state_from_json(data)


def _outcome(state: PickominoState) -> Outcome:
    """Rank by worms, then by the highest single tile (P21)."""
    highest = [max(stack, default=0) for stack in state.stacks]
    order = list(zip(state.worms, highest, strict=True))
    return Outcome.ranked(state.worms, order, capped=state.grill != 0)  # P25


def _tile_to_turn(variant: PickominoVariant, grill: int, returned: int) -> int | None:
    """Return the tile that a failure turns face down, or None."""
    if variant.ending == RETURNED_FACE_DOWN:  # P22, reading B
        return returned
    highest = _highest(grill)
    if highest == returned and variant.ending == STANDARD:  # P18
        return None
    return highest  # P17; P22, reading A


def _highest(grill: int) -> int:
    """Return the highest face-up tile."""
    return max(tiles_on(grill))
