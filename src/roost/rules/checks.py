"""Input checks and errors that all games share."""

from __future__ import annotations

from typing import TypeVar

from roost.rules.core import Action, Game, Phase, Seat, State
from roost.rules.dice import Roll
from roost.rules.errors import IllegalActionError, SeatError

S = TypeVar("S", bound=State)


def check_seats(game: Game[S, Action], seats: int, first: Seat = 0) -> None:
    """Raise `SeatError` unless the game has that number of seats and `first` is one of them."""
    if type(seats) is not int or seats not in game.seat_counts:
        low, high = game.seat_counts[0], game.seat_counts[-1]
        reason = f"{game.key} is for {low} to {high} seats, not {seats}"
        raise SeatError(reason, game=game.key, seats=str(seats), low=low, high=high)
    if type(first) is not int or not 0 <= first < seats:
        reason = f"the first seat is 0 to {seats - 1}, not {first}"
        raise SeatError(reason, code="bad-first-seat", seat=str(first), last=seats - 1)


def illegal_action_error(game: Game[S, Action], state: S, move: object) -> IllegalActionError:
    """Return the error for an illegal move; it names the move and the legal actions."""
    shown = _shown(game, state, move)
    if state.phase is Phase.PLAY:
        actions = game.legal_actions(state)
        legal = " ".join(game.format_move(state, action) for action in actions)
        reason = f"{shown} is not legal here; legal: {legal}"
        return IllegalActionError(reason, move=shown, legal=legal)
    if state.phase is Phase.CHANCE:
        reason = f"{shown} cannot be played now: the dice come first"
        return IllegalActionError(reason, code="dice-first", move=shown)
    reason = f"{shown} cannot be played: the game is over"
    return IllegalActionError(reason, code="game-over", move=shown)


def roll_size_error(game: Game[S, Action], state: S, roll: Roll) -> IllegalActionError:
    """Return the error for a roll with the wrong number of dice."""
    shown, dice = _shown(game, state, roll), game.dice_count(state)
    reason = f"{shown} is not a roll of {dice} dice"
    return IllegalActionError(reason, code="bad-roll", roll=shown, dice=dice)


def _shown(game: Game[S, Action], state: S, move: object) -> str:
    """Write a move in notation if possible, otherwise as its repr."""
    if isinstance(move, (Action, Roll)):
        try:
            return game.format_move(state, move)
        except (ValueError, KeyError, IndexError, TypeError, AttributeError):
            pass
    return repr(move)
