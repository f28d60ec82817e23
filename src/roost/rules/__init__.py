"""Pure game rules: no I/O, no clock, no random numbers, standard library only."""

from __future__ import annotations

from typing import Any

from roost.rules.core import (
    RULES_VERSION,
    Action,
    Event,
    Game,
    Outcome,
    Phase,
    Seat,
    State,
    Step,
    Variant,
)
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
    "RULES_VERSION",
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

# Each game has its own state type. Code that handles any game passes states through untyped.
AnyGame = Game[Any, Action]

RULES: Registry[type[AnyGame]] = Registry("rules", "GAME")


def make_game(key: str, variant: str = "") -> AnyGame:
    """Return a game by its key, bound to a variant by its key (the default variant if empty)."""
    rules = RULES.of(key)
    return rules(rules.variant_type.parse(variant))


def game_of(state: State) -> AnyGame:
    """Return the rules that a state belongs to."""
    return RULES.of(state.variant.game)(state.variant)


def parse_position(text: str) -> State:
    """Return the state that a position text describes; its first word is the game's key."""
    parts = position_fields(text)
    if not parts:
        raise position_error("empty", "the text is empty", "")
    state: State = make_game(parts[0].partition(":")[0]).parse_position(text)
    return state


def format_position(state: State) -> str:
    """Return the one-line text of a position; `parse_position` reads it back."""
    return repr(state)
