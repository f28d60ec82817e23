"""Games, pure: no I/O, no clock, no random numbers, standard library only."""

from __future__ import annotations

from typing import Any

from roost.rules.core import Action, Event, Game, Outcome, Phase, Seat, State, Step, Variant
from roost.rules.dice import Chance, Roll
from roost.rules.errors import (
    GameError,
    IllegalActionError,
    ParseError,
    PositionError,
    SeatError,
    UnknownGameError,
    VariantError,
    position_error,
    position_fields,
)
from roost.rules.registry import BUILT_IN_GAMES, Registry, games

__all__ = [
    "BUILT_IN_GAMES",
    "RULES",
    "Action",
    "AnyGame",
    "Chance",
    "Event",
    "Game",
    "GameError",
    "IllegalActionError",
    "Outcome",
    "ParseError",
    "Phase",
    "PositionError",
    "Roll",
    "Seat",
    "SeatError",
    "State",
    "Step",
    "UnknownGameError",
    "Variant",
    "VariantError",
    "format_position",
    "game_of",
    "games",
    "make_game",
    "parse_position",
]

# Which states a game plays with is known to itself alone: whoever holds any game passes them on.
AnyGame = Game[Any, Action]

RULES: Registry[type[AnyGame]] = Registry("rules", "GAME")


def make_game(key: str, variant: str = "") -> AnyGame:
    """The game a key names, bound to the variant a key names (the default where empty)."""
    rules = RULES.of(key)
    return rules(rules.variant_type.parse(variant))


def game_of(state: State) -> AnyGame:
    """The rules a state is played under."""
    return RULES.of(state.variant.game)(state.variant)


def parse_position(text: str) -> State:
    """The state that a position text describes; its first word names the game."""
    parts = position_fields(text)
    if not parts:
        raise position_error("empty", "the text is empty", "")
    state: State = make_game(parts[0].partition(":")[0]).parse_position(text)
    return state


def format_position(state: State) -> str:
    """The one-line text of a position; `parse_position` gives the same state back."""
    return repr(state)
