"""Helpers for positions and moves in notation."""

from roost.rules import Roll
from roost.rules.core import Event
from roost.rules.pickomino import Pickomino, PickominoState, Stop
from roost.rules.pickomino.text import parse_position
from roost.testing import play_moves

GAME = Pickomino()


def position(
    grill: str = "21-36",
    stacks: str = "-/-",
    taken: str = "-",
    dice: str = "?",
    *,
    variant: str = "standard",
    seat: int = 0,
    turn: int = 9,
) -> PickominoState:
    return parse_position(f"pickomino:{variant} {grill} {stacks} {seat} {taken} {dice} {turn}")


def play(state: PickominoState, moves: str) -> PickominoState:
    """Return the state after moves in notation, such as ``[1134wwww] w =21``."""
    after: PickominoState = play_moves(GAME, state, moves).state
    return after


def events(state: PickominoState, moves: str) -> tuple[Event, ...]:
    return play_moves(GAME, state, moves).events


def legal(state: PickominoState) -> str:
    """Return the legal actions in notation."""
    return " ".join(GAME.format_move(state, action) for action in GAME.legal_actions(state))


def tiles(state: PickominoState) -> list[int | None]:
    """Return the tiles that may be won by ending the turn now."""
    return [action.tile for action in GAME.legal_actions(state) if isinstance(action, Stop)]


def roll(text: str) -> Roll:
    return Roll(int(face) for face in text.replace("w", "6"))
