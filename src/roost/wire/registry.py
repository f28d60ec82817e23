"""The messages of each game, and what all games together can say."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any

from roost.rules.registry import BUILT_IN_GAMES, Registry
from roost.wire.base import Message


@dataclass(frozen=True, slots=True)
class GameMessages:
    """`position` is the view of a state; an option is a legal action with all that draws it; `odds`
    is what the game's analysis finds out about a position."""

    position: type[Message]
    actions: tuple[type[Message], ...]
    options: tuple[type[Message], ...]
    events: tuple[type[Message], ...]
    odds: type[Message]


MESSAGES: Registry[GameMessages] = Registry("wire", "MESSAGES")


def union(part: str) -> Any:
    """One part of the messages of all our games, as a type: games of other packages are not
    spoken of here."""
    found: dict[type[Message], None] = {}
    for game in BUILT_IN_GAMES:
        given = getattr(MESSAGES.of(game), part)
        found.update(dict.fromkeys(given if isinstance(given, tuple) else (given,)))
    return reduce(or_, found)
