"""The rules of Pickomino. Every rule's id stands where the rule is kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from roost.rules.core import Action, Event, Game, Json, Outcome, Phase, Seat, Step
from roost.rules.dice import Chance, Roll, chances
from roost.rules.errors import IllegalActionError
from roost.rules.pickomino import text
from roost.rules.pickomino.state import (
    DICE,
    FULL_GRILL,
    LOWEST,
    NOTHING_TAKEN,
    TURN_CAP,
    WORM,
    WORMS,
    Counts,
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
_failed, _turned = cache(Failed), cache(Turned)
_TAKES = tuple(Take(face) for face in range(7))  # by face; index 0 is unused


class Pickomino(Game[PickominoState, PickominoAction]):
    key = "pickomino"
    seat_counts = range(2, 8)
    action_types = (Take, RollOn, Stop)
    event_types = (Rolled, Took, GotTile, Failed, Returned, Turned, Ended)

    def __init__(self, variant: PickominoVariant | None = None) -> None:
        self.variant: PickominoVariant = variant or PickominoVariant()

    # -- playing ---------------------------------------------------------------------------

    def start(self, seats: int, *, first: Seat = 0) -> PickominoState:
        """P1: all tiles face up on the grill. P3: the table names who starts."""
        self.check_seats(seats, first)
        return PickominoState(
            self.variant, FULL_GRILL, ((),) * seats, first, NOTHING_TAKEN, None, CHANCE, 1
        )

    def chances(self, state: PickominoState) -> tuple[Chance, ...]:
        return chances(hand(state.taken).left) if state.phase is CHANCE else ()

    def legal(self, state: PickominoState) -> tuple[PickominoAction, ...]:
        if state.phase is not PLAY:
            return ()
        if state.roll is not None:
            return _takes(state.roll, hand(state.taken).faces)
        return _decisions(hand(state.taken).complete, within_reach(state))

    def apply(self, state: PickominoState, move: Action | Roll) -> Step[PickominoState]:
        if state.phase is PLAY:
            if type(move) is Take:
                return self._take(state, move)
            if type(move) is Stop:
                return self._stop(state, move)
            if type(move) is RollOn:
                return self._roll_on(state, move)
        elif type(move) is Roll and state.phase is CHANCE:
            return self._rolled(state, move)
        raise self.illegal(state, move)

    def outcome(self, state: PickominoState) -> Outcome | None:
        """P21: most worms, then the highest single tile; nobody with a tile: shared."""
        if state.phase is not OVER:
            return None
        worms = state.worms
        order = [
            (count, max(stack, default=0)) for count, stack in zip(worms, state.stacks, strict=True)
        ]
        return Outcome.ranked(worms, order, capped=state.grill != 0)

    # -- one move at a time ----------------------------------------------------------------

    def _rolled(self, state: PickominoState, roll: Roll) -> Step[PickominoState]:
        left = hand(state.taken).left
        faces = _faces(roll.dice)
        if len(roll.dice) != left or faces is None:
            raise IllegalActionError(
                f"{text.format_roll(roll)} is not a roll of {left} dice",
                code="bad-roll", roll=text.format_roll(roll), dice=left,
            )  # fmt: skip
        variant, grill, stacks, seat, taken, _, _, turn = state
        event = _rolled(seat, roll.dice)
        if faces & ~hand(taken).faces:
            after = _state((variant, grill, stacks, seat, taken, roll.dice, PLAY, turn))
            return _step((after, (event,)))
        return self._fail(state, "no-face", event)  # P7

    def _take(self, state: PickominoState, action: Take) -> Step[PickominoState]:
        """P4: all dice of one face that was not taken before in this turn."""
        variant, grill, stacks, seat, before, roll, _, turn = state
        face = action.face
        count = roll.count(face) if roll is not None else 0
        if not count or before[face - 1]:
            raise self.illegal(state, action)
        taken, total, complete = _with(before, face, count)
        event = _took(seat, face, count, total)
        after = _state((variant, grill, stacks, seat, taken, None, PLAY, turn))
        if complete:  # P6
            tiles = within_reach(after)
            if len(tiles) < 2:
                return self._finish(after, tiles[0] if tiles else None, event)
        return _step((after, (event,)))

    def _roll_on(self, state: PickominoState, action: RollOn) -> Step[PickominoState]:
        variant, grill, stacks, seat, taken, roll, _, turn = state
        if roll is not None or hand(taken).complete:
            raise self.illegal(state, action)
        return _step((_state((variant, grill, stacks, seat, taken, None, CHANCE, turn)), ()))

    def _stop(self, state: PickominoState, action: Stop) -> Step[PickominoState]:
        """P5, P15: whoever ends a turn with a tile within reach takes one; P16: or fails."""
        tiles = within_reach(state) if state.roll is None else ()
        if state.roll is not None or action.tile not in (tiles or (None,)):
            raise self.illegal(state, action)
        return self._finish(state, action.tile)

    # -- the end of a turn -----------------------------------------------------------------

    def _finish(
        self, state: PickominoState, tile: int | None, *before: Event
    ) -> Step[PickominoState]:
        if tile is None:
            return self._fail(state, "no-tile" if state.has_worm else "no-worm", *before)
        seat, stacks = state.seat, list(state.stacks)
        bit = 1 << (tile - LOWEST)
        victim = None
        if not state.grill & bit:
            victim = state.tops.index(tile)  # P10
            stacks[victim] = stacks[victim][:-1]
        stacks[seat] += (tile,)  # P14
        event = _got_tile(seat, tile, state.total, victim)
        return self._next(state, state.grill & ~bit, tuple(stacks), (*before, event))

    def _fail(self, state: PickominoState, reason: str, *before: Event) -> Step[PickominoState]:
        """P17 to P19, and what the variants make of them (P22, P24)."""
        grill, stacks, seat, variant = state.grill, state.stacks, state.seat, state.variant
        events = (*before, _failed(seat, reason, state.total))
        stack = stacks[seat]
        if not stack:
            if variant.turn_on_empty and grill:  # P24; P19 otherwise
                highest = 1 << (grill.bit_length() - 1)
                events += (_turned(highest.bit_length() - 1 + LOWEST),)
                grill &= ~highest
            return self._next(state, grill, stacks, events)
        tile = stack[-1]
        bit = 1 << (tile - LOWEST)
        stacks = (*stacks[:seat], stack[:-1], *stacks[seat + 1 :])
        if variant.ending == RETURNED_FACE_DOWN:  # P22, reading B
            events += (Returned(seat, tile, False), Turned(tile))
            return self._next(state, grill, stacks, events)
        grill |= bit
        highest = 1 << (grill.bit_length() - 1)
        if highest == bit and variant.ending == STANDARD:  # P18
            return self._next(state, grill, stacks, (*events, Returned(seat, tile, True)))
        events += (Returned(seat, tile, highest != bit), _turned(highest.bit_length() - 1 + LOWEST))
        return self._next(state, grill & ~highest, stacks, events)

    def _next(
        self,
        state: PickominoState,
        grill: int,
        stacks: tuple[tuple[int, ...], ...],
        events: tuple[Event, ...],
    ) -> Step[PickominoState]:
        turn, variant = state.turn, state.variant
        if grill == 0 or turn >= TURN_CAP:  # P20, P25
            over = _state((variant, grill, stacks, state.seat, NOTHING_TAKEN, None, OVER, turn))
            outcome = self.outcome(over)
            if outcome is not None:
                events += (Ended(outcome),)
            return _step((over, events))
        seat = (state.seat + 1) % len(stacks)  # P3: clockwise
        after = _state((variant, grill, stacks, seat, NOTHING_TAKEN, None, CHANCE, turn + 1))
        return _step((after, events))

    # -- writing down ----------------------------------------------------------------------

    def format_position(self, state: PickominoState) -> str:
        return text.format_position(state)

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


def within_reach(state: PickominoState) -> tuple[int, ...]:
    """The tiles that may be taken if the turn ends now; two or more only where P12 or P23 asks.

    A steal comes first, then tiles of the grill from the highest down.
    """
    if not state.taken[WORM - 1]:  # P8
        return ()
    total = hand(state.taken).total
    if total < LOWEST:
        return ()
    grill = state.grill
    if grill >> (total - LOWEST) & 1:  # P9
        return (total,)
    seat = state.seat
    tiles: tuple[int, ...] = ()
    for owner, stack in enumerate(state.stacks):  # P10: exactly the top of another
        if stack and stack[-1] == total and owner != seat:
            tiles = (total,)
            break
    lower = grill & ((1 << (total - LOWEST)) - 1)  # P11, P13
    while lower:
        index = lower.bit_length() - 1
        tiles += (index + LOWEST,)
        if not state.variant.any_lower:
            break
        lower &= ~(1 << index)  # P23
    return tiles


def worms_of(tile: int) -> int:
    """P1: how many worms a tile is worth."""
    return WORMS[tile]


@cache
def _with(taken: Counts, face: int, count: int) -> tuple[Counts, int, bool]:
    """The taken dice with `count` of `face` added, their sum, and whether that is all (P6)."""
    counts = list(taken)
    counts[face - 1] = count
    after = tuple(counts)
    return after, hand(after).total, hand(after).complete  # type: ignore[return-value]


@cache
def _faces(dice: tuple[int, ...]) -> int | None:
    """The faces of an ordered roll as bits, or None where it is no roll."""
    if not 0 < len(dice) <= DICE or any(type(d) is not int or not 1 <= d <= 6 for d in dice):
        return None
    if tuple(sorted(dice)) != dice:
        return None
    return sum(1 << face for face in set(dice))


@cache
def _takes(roll: tuple[int, ...], taken_faces: int) -> tuple[PickominoAction, ...]:
    return tuple(
        _TAKES[face] for face in range(1, 7) if face in roll and not taken_faces >> face & 1
    )


@cache
def _decisions(complete: bool, tiles: tuple[int, ...]) -> tuple[PickominoAction, ...]:
    stops = tuple(Stop(tile) for tile in tiles) or (Stop(None),)
    return stops if complete else (ROLL_ON, *stops)
