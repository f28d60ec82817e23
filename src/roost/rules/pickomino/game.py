"""The rules of Pickomino. Every rule's id stands where the rule is kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from types import NoneType

from roost.rules.checks import check_seats, illegal_action_error, roll_size_error
from roost.rules.core import Action, Event, Game, Json, Outcome, Phase, Seat, Step
from roost.rules.dice import FACES, Chance, Roll, chances
from roost.rules.pickomino import text
from roost.rules.pickomino.constants import (
    FULL_GRILL,
    LOWEST,
    NOTHING_TAKEN,
    SEATS,
    TURN_CAP,
    Counts,
)
from roost.rules.pickomino.reach import bit, within_reach
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
    hand,
)
from roost.rules.pickomino.variant import (
    RETURNED_FACE_DOWN,
    STANDARD,
    PickominoVariant,
)

ROLL_ON = RollOn()
NO_TILE = (None,)
CHANCE, PLAY, OVER = Phase.CHANCE, Phase.PLAY, Phase.OVER

# Named tuples built without their Python-level constructor: a third of the time of play.
_Fields = tuple[
    PickominoVariant,
    int,
    tuple[tuple[int, ...], ...],
    Seat,
    Counts,
    tuple[int, ...] | None,
    Phase,
    int,
]
_state: Callable[[_Fields], PickominoState] = partial(tuple.__new__, PickominoState)
_step: Callable[[tuple[PickominoState, tuple[Event, ...]]], Step[PickominoState]]
_step = partial(tuple.__new__, Step)
# Facts repeat across millions of games: one object each keeps play fast.
_rolled, _took, _got_tile = cache(Rolled), cache(Took), cache(GotTile)
_failed, _returned, _turned = cache(Failed), cache(Returned), cache(Turned)
_TAKES = {face: Take(face) for face in FACES}


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
        """P1: all tiles face up on the grill. P3: the table names who starts."""
        first = 0 if first is None else first
        check_seats(self, seats, first)
        return PickominoState(
            self.variant, FULL_GRILL, ((),) * seats, first, NOTHING_TAKEN, None, CHANCE, 1
        )

    def dice_count(self, state: PickominoState) -> int:
        return hand(state.taken).left if state.phase is CHANCE else 0

    def chance_outcomes(self, state: PickominoState) -> tuple[Chance, ...]:
        return chances(hand(state.taken).left) if state.phase is CHANCE else ()

    def legal_actions(self, state: PickominoState) -> tuple[PickominoAction, ...]:
        _, _, _, _, taken, roll, phase, _ = state
        if phase is not PLAY:
            return ()
        now = hand(taken)
        if roll is not None:
            return _takes(roll, now.faces)
        return _decisions(now.complete, within_reach(state))

    def apply(self, state: PickominoState, move: Action | Roll) -> Step[PickominoState]:
        kind, phase = type(move), state.phase
        if phase is PLAY:
            if kind is Take:
                return self._take(state, move)  # type: ignore[arg-type]
            if kind is RollOn:
                return self._roll_on(state, move)  # type: ignore[arg-type]
            if kind is Stop:
                return self._stop(state, move)  # type: ignore[arg-type]
        elif kind is Roll and phase is CHANCE:
            return self._roll(state, move)  # type: ignore[arg-type]
        raise illegal_action_error(self, state, move)

    def outcome(self, state: PickominoState) -> Outcome | None:
        return _outcome(state) if state.phase is OVER else None

    # -- one move at a time ----------------------------------------------------------------

    def _roll(self, state: PickominoState, roll: Roll) -> Step[PickominoState]:
        variant, grill, stacks, seat, taken, _, _, turn = state
        dice, now = roll.dice, hand(taken)
        if len(dice) != now.left:
            raise roll_size_error(self, state, roll)
        event = _rolled(seat, dice)
        if all(now.faces >> face & 1 for face in dice):  # P7
            return self._fail(state, "no-face", now.total, (event,))
        return _step((_state((variant, grill, stacks, seat, taken, dice, PLAY, turn)), (event,)))

    def _take(self, state: PickominoState, action: Take) -> Step[PickominoState]:
        """P4: all dice of one face that was not taken before in this turn."""
        variant, grill, stacks, seat, before, roll, _, turn = state
        face = action.face
        if type(face) is not int or roll is None or face not in roll or before[face - 1]:
            raise illegal_action_error(self, state, action)
        count = roll.count(face)
        taken, total, complete = _with(before, face, count)
        events = (_took(seat, face, count, total),)
        after = _state((variant, grill, stacks, seat, taken, None, PLAY, turn))
        if complete:  # P6
            tiles = within_reach(after)
            if len(tiles) < 2:
                return self._finish(after, tiles[0] if tiles else None, events)
        return _step((after, events))

    def _roll_on(self, state: PickominoState, action: RollOn) -> Step[PickominoState]:
        """P5: the remaining dice are rolled."""
        variant, grill, stacks, seat, taken, roll, _, turn = state
        if roll is not None or hand(taken).complete:
            raise illegal_action_error(self, state, action)
        return _step((_state((variant, grill, stacks, seat, taken, None, CHANCE, turn)), ()))

    def _stop(self, state: PickominoState, action: Stop) -> Step[PickominoState]:
        """P5, P15: whoever ends a turn with a tile within reach takes one; P16: or fails."""
        tile = action.tile
        if state.roll is not None or type(tile) not in (int, NoneType):
            raise illegal_action_error(self, state, action)
        if tile not in (within_reach(state) or NO_TILE):
            raise illegal_action_error(self, state, action)
        return self._finish(state, tile, ())

    # -- the end of a turn -----------------------------------------------------------------

    def _finish(
        self, state: PickominoState, tile: int | None, events: tuple[Event, ...]
    ) -> Step[PickominoState]:
        _, grill, before, seat, taken, _, _, _ = state
        total = hand(taken).total
        if tile is None:
            return self._fail(state, "no-tile" if taken[-1] else "no-worm", total, events)
        stacks = list(before)
        victim = None
        if not grill & bit(tile):
            victim = state.tops.index(tile)  # P10
            stacks[victim] = stacks[victim][:-1]
        stacks[seat] += (tile,)  # P14
        events += (_got_tile(seat, tile, total, victim),)
        return self._next(state, grill & ~bit(tile), tuple(stacks), events)

    def _fail(
        self, state: PickominoState, reason: str, total: int, events: tuple[Event, ...]
    ) -> Step[PickominoState]:
        """P17 to P19, and what the variants make of them (P22, P24)."""
        variant, grill, stacks, seat, _, _, _, _ = state
        events += (_failed(seat, reason, total),)
        stack = stacks[seat]
        if not stack:
            if variant.turn_on_empty:  # P24; P19 otherwise
                events += (_turned(_highest(grill)),)
                grill &= ~bit(_highest(grill))
            return self._next(state, grill, stacks, events)
        tile = stack[-1]
        stacks = (*stacks[:seat], stack[:-1], *stacks[seat + 1 :])
        if variant.ending == RETURNED_FACE_DOWN:  # P22, reading B
            events += (_returned(seat, tile, False), _turned(tile))
            return self._next(state, grill, stacks, events)
        grill |= bit(tile)
        highest = _highest(grill)
        if highest == tile and variant.ending == STANDARD:  # P18
            return self._next(state, grill, stacks, (*events, _returned(seat, tile, True)))
        events += (_returned(seat, tile, highest != tile), _turned(highest))  # P17; P22, reading A
        return self._next(state, grill & ~bit(highest), stacks, events)

    def _next(
        self,
        state: PickominoState,
        grill: int,
        stacks: tuple[tuple[int, ...], ...],
        events: tuple[Event, ...],
    ) -> Step[PickominoState]:
        variant, _, _, seat, _, _, _, turn = state
        if grill == 0 or turn >= TURN_CAP:  # P20, P25
            over = _state((variant, grill, stacks, seat, NOTHING_TAKEN, None, OVER, turn))
            return _step((over, (*events, Ended(_outcome(over)))))
        seat = (seat + 1) % len(stacks)  # P3: clockwise
        after = _state((variant, grill, stacks, seat, NOTHING_TAKEN, None, CHANCE, turn + 1))
        return _step((after, events))

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


def _highest(grill: int) -> int:
    """The highest face-up tile."""
    return grill.bit_length() - 1 + LOWEST


def _outcome(state: PickominoState) -> Outcome:
    """P21: most worms, then the highest single tile; nobody with a tile: shared."""
    worms = state.worms
    order = [
        (count, max(stack, default=0)) for count, stack in zip(worms, state.stacks, strict=True)
    ]
    return Outcome.ranked(worms, order, capped=state.grill != 0)  # P25


@cache
def _with(taken: Counts, face: int, count: int) -> tuple[Counts, int, bool]:
    """The taken dice with `count` of `face` added, their sum, and whether that is all (P6)."""
    counts = list(taken)
    counts[face - 1] = count
    after = tuple(counts)
    return after, hand(after).total, hand(after).complete  # type: ignore[return-value]


@cache
def _takes(roll: tuple[int, ...], taken_faces: int) -> tuple[PickominoAction, ...]:
    return tuple(_TAKES[face] for face in FACES if face in roll and not taken_faces >> face & 1)


@cache
def _decisions(complete: bool, tiles: tuple[int, ...]) -> tuple[PickominoAction, ...]:
    stops = tuple(Stop(tile) for tile in tiles) or (Stop(None),)
    return stops if complete else (ROLL_ON, *stops)
