"""Messages that any game can send: those of games that other packages bring.

Our own games have messages of their own (`roost.wire.<game>`). A game of another package is
described in its own notation instead: positions as text, actions as tokens, events as JSON.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from roost.wire.base import Message


class GenericPosition(Message, tag="generic"):
    """`text` is the position in the notation of the game; `lines` show it to people, `dice` is how
    many are rolled next, `actions` are the tokens of the legal actions."""

    game: str
    text: str
    turn: int
    seat: int
    lines: list[str]
    dice: int
    actions: list[str]


class GenericAction(Message, tag="generic"):
    """An action by its token in the notation of the game."""

    token: Annotated[str, Meta(min_length=1, max_length=40)]


class GenericOption(Message, tag="generic"):
    """If it `throws`, send the next link of the seat's chain with it."""

    action: GenericAction
    token: str
    throws: bool


class GenericEvent(Message, tag="generic"):
    """An event as the game's rules write it: its `type` and its fields."""

    event: dict[str, Any]
