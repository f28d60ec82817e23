"""Consistency checks for Knockout positions that come from outside."""

from __future__ import annotations

from roost.rules.core import Phase
from roost.rules.dice import FACES
from roost.rules.errors import position_error as bad
from roost.rules.knockout.board import Board
from roost.rules.knockout.constants import (
    BOTH,
    DICE,
    FIRST_HALF,
    NOT_ROLLING,
    OUT,
    SECOND_HALF,
    TO_ROLL,
    TURN_CAP,
)
from roost.rules.knockout.moves import (
    can_ever_move,
    end_reason,
    legal_moves,
    movable_pieces,
    rivals_left,
)
from roost.rules.knockout.state import KnockoutState
from roost.rules.knockout.writing import format_dice, format_first

_SUMS = range(DICE * FACES[0], DICE * FACES[-1] + 1)
_ROLLS = {(low, high) for low in FACES for high in FACES if low <= high}


def checked(state: KnockoutState) -> KnockoutState:
    """Return the position with its legal moves. Raise if it contradicts itself."""
    seats, positions = state.seats, state.positions
    _check_pieces(state, state.board)
    if not 0 <= state.seat < seats:
        reason = f"seat {state.seat} of {seats}; seats count from 0"
        raise bad("seat", reason, str(state.seat), last=seats - 1)
    if state.roll_off is not None:
        _check_roll_off(state)
        return state
    _check_clock(state)
    rivals = rivals_left(positions, seats)
    if state.phase is Phase.OVER:
        if rivals and end_reason(state) == "cap" and state.turn < TURN_CAP:
            raise bad("rivals", "over, with a number that two players hold", "#")
        return state
    if not rivals:
        reason = "no number is held by two players, so the game is over: DICE is #"
        raise bad("is-over", reason, "#")
    if not can_ever_move(positions, seats, state.seat):
        reason = f"seat {state.seat} has no piece that can move and is skipped (K13)"
        raise bad("skipped", reason, str(state.seat))
    return _with_legal_moves(state) if state.phase is Phase.PLAY else state


def _check_pieces(state: KnockoutState, board: Board) -> None:
    if state.seats not in board.players:
        counts = ", ".join(map(str, board.players))
        reason = f"{state.seats} seats; the board {board.key} is for {counts}"
        raise bad("seats", reason, str(state.seats), known=counts)
    standing = [space for space in state.positions if space != OUT]
    for space in standing:
        if standing.count(space) > 1:
            name = board.names[space]
            raise bad("two-pieces", f"two pieces stand on {name}", name)


def _check_roll_off(state: KnockoutState) -> None:
    sums = state.roll_off or ()
    shown = format_first(state.first, state.roll_off)
    if len(sums) != state.seats or sum(s != NOT_ROLLING for s in sums) < 2:
        reason = f"{len(sums)} sums; the roll-off has one per seat, and two or more roll"
        raise bad("roll-off", reason, shown)
    if any(s not in (TO_ROLL, NOT_ROLLING, *_SUMS) for s in sums) or TO_ROLL not in sums:
        reason = "sums of two dice are 2 to 12, and at least one seat still has to roll"
        raise bad("roll-off", reason, shown)
    if state.phase is not Phase.CHANCE or state.turn or state.round or state.first is not None:
        reason = "while the dice decide who starts, DICE is ?, TURN and ROUND are 0"
        raise bad("roll-off", reason, "?")
    waiting = sums.index(TO_ROLL)
    if state.seat != waiting or any(s > 0 for s in sums[waiting:]):
        reason = f"seats roll in order: seat {waiting} is next"
        raise bad("roll-off-seat", reason, str(state.seat), wanted=waiting)


def _check_clock(state: KnockoutState) -> None:
    seats, first, rounds = state.seats, state.first, state.variant.rounds
    turn, round_ = state.turn, state.round
    if first is None or not 0 <= first < seats:
        reason = f"the first seat is 0 to {seats - 1}, not {first}"
        raise bad("seat", reason, str(first), last=seats - 1)
    if not 1 <= turn <= TURN_CAP:
        reason = f"turn {turn}; turns count from 1 to {TURN_CAP}"
        raise bad("turn", reason, str(turn), most=TURN_CAP)
    if not 1 <= round_ <= turn or (rounds is not None and round_ > rounds):
        most = turn if rounds is None else min(rounds, turn)
        reason = f"round {round_}; here rounds count from 1 to {most}"
        raise bad("round", reason, str(round_), most=most)
    latest = (round_ - 1) * seats + (state.seat - first) % seats + 1
    if turn > latest:
        reason = f"turn {turn} cannot come in round {round_}; at most turn {latest}"
        raise bad("turn-late", reason, str(turn), most=latest)


def _with_legal_moves(state: KnockoutState) -> KnockoutState:
    """Add the legal moves. Raise if a move is already lost (K11) or no move is possible (K10)."""
    roll, half = state.roll, state.half
    if roll is None or roll not in _ROLLS:
        raise bad("other", f"two dice show 1 to 6, the lower first, not {roll}", str(roll))
    if half not in (BOTH, FIRST_HALF, SECOND_HALF):
        raise bad("other", f"half is 0, 1 or 2, not {half}", str(half))
    halves, shown = state.halves, format_dice(state.phase, roll, half)
    movable = movable_pieces(state, halves)
    if len(movable) < len(halves):
        left = [FIRST_HALF + halves.index(half) for half in movable]
        alone = format_dice(state.phase, roll, left[0]) if left else "?"
        lost = "a piece that these dice move is out or locked, and its move lost (K11)"
        raise bad("move-lost", f"{lost}: DICE is {alone}", shown, wanted=alone)
    legal = legal_moves(state, movable)
    if not legal:
        reason = "no move is possible with these dice: that turn has passed (K10)"
        raise bad("no-move", reason, shown)
    return state._replace(legal_moves=legal)
