"""Messages that mirror the rules: a game's actions and events, field for field.

The fields stand once, in the game's own dataclasses. A message adds its tag, which is the `kind`,
narrower types where a client's word is not to be trusted, and fields that clients need to draw.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any, TypeAlias, cast, get_type_hints

import msgspec

from roost.rules.checks import illegal_action_error
from roost.rules.core import Action, Event, Game, Outcome, State
from roost.wire.base import Message, OutcomeView
from roost.wire.generic import GenericAction

Source: TypeAlias = type[Action] | type[Event]

_BY_NAME: dict[tuple[str, str], type[Message]] = {}
_MESSAGES: dict[Source, type[Message]] = {}
_SOURCES: dict[type[Message], list[Source]] = {}


def mirror(source: Source, about: str | None = None, **more: Any) -> type[Message]:
    """The message of an action or event, with `more` fields or narrower ones. Games of one package
    that say the same share one message; the names of another package are its own."""
    hints = get_type_hints(source)
    names = _own(source)  # type: ignore[arg-type]  # a class with a protocol's hash
    types = {name: OutcomeView if hints[name] is Outcome else hints[name] for name in names}
    types |= more
    name = source.__name__
    message = _BY_NAME.get((_package(source), name)) or _made(source, types, about)
    found = {field.name: field.type for field in msgspec.structs.fields(message)}
    if found != types or message.__struct_config__.tag != source.kind:
        raise TypeError(f"two games mean different things by {name}: {found} and {types}")
    _MESSAGES[source] = message
    _SOURCES.setdefault(message, []).append(source)
    return message


def _made(source: Source, types: dict[str, Any], about: str | None) -> type[Message]:
    name = source.__name__
    made = msgspec.defstruct(
        name,
        list(types.items()),
        bases=(Message,),
        module=f"{_package(source)}.wire",
        namespace={"__doc__": about or _about(source)},
        tag=source.kind,
    )
    message = _BY_NAME[_package(source), name] = cast(type[Message], made)
    return message


def _package(source: Source) -> str:
    return source.__module__.partition(".")[0]


def has_message(source: Source) -> bool:
    return source in _MESSAGES


def message_of(source: Source) -> type[Message]:
    """The message that mirrors an action or event."""
    return _MESSAGES[source]


def sources_of(message: type[Message]) -> list[Source]:
    """Return the classes that a message mirrors, by game."""
    return _SOURCES[message]


def action_of(message: Message, game: Game[Any, Any], state: State) -> Action:
    """Return the action that a message means in this position. An action of another game is
    returned too; the game refuses it as illegal."""
    if isinstance(message, GenericAction):
        move = game.parse_move(state, message.token)
        if isinstance(move, Action):
            return move
        raise illegal_action_error(game, state, move)
    known = game.action_types
    sources = sources_of(type(message))
    source: Any = next((each for each in sources if each in known), sources[0])
    action: Action = source(*(getattr(message, name) for name in _own(source)))
    return action


@cache
def _own(source: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(source))


def _about(source: Source) -> str | None:
    """Its docstring; a dataclass without one is given its signature, which says nothing."""
    about = source.__doc__
    return None if about is None or about.startswith(f"{source.__name__}(") else about
