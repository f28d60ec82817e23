"""Messages that mirror a game's actions and events, field for field.

Each field is declared once, in the game's own dataclasses. A message adds its tag (the `kind`),
narrower types for untrusted input, and fields that clients need for drawing.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any, TypeAlias, cast, get_type_hints

import msgspec

from roost.rules.checks import illegal_action_error
from roost.rules.core import Action, Event, Game, Outcome, State
from roost.wire.base import Message
from roost.wire.generic import GenericAction
from roost.wire.outcome import OutcomeView

Source: TypeAlias = type[Action] | type[Event]

_BY_NAME: dict[tuple[str, str], type[Message]] = {}
_MESSAGES: dict[Source, type[Message]] = {}
_SOURCES: dict[type[Message], list[Source]] = {}


def mirror(source: Source, about: str | None = None, **more: Any) -> type[Message]:
    """Create the message class of an action or event, with extra or narrower fields.

    If two games have identical classes, they share one message.
    """
    hints = get_type_hints(source)
    names = _own(source)  # type: ignore[arg-type]  # a class with a protocol's hash
    types = {name: OutcomeView if hints[name] is Outcome else hints[name] for name in names}
    types |= more
    name = source.__name__
    message = _BY_NAME.get(name) or _create(source, types, about)
    found = {field.name: field.type for field in msgspec.structs.fields(message)}
    if found != types or message.__struct_config__.tag != source.kind:
        raise TypeError(f"two games define {name} differently: {found} and {types}")
    _MESSAGES[source] = message
    _SOURCES.setdefault(message, []).append(source)
    return message


def _create(source: Source, types: dict[str, Any], about: str | None) -> type[Message]:
    name = source.__name__
    created = msgspec.defstruct(
        name,
        list(types.items()),
        bases=(Message,),
        module=f"{_package(source)}.wire",
        namespace={"__doc__": about or _about(source)},
        tag=source.kind,
    )
    message = _BY_NAME[name] = cast(type[Message], created)
    return message


def _package(source: Source) -> str:
    return source.__module__.partition(".")[0]


def has_message(source: Source) -> bool:
    return source in _MESSAGES


def message_of(source: Source) -> type[Message]:
    """Return the message class of an action or event class."""
    return _MESSAGES[source]


def sources_of(message: type[Message]) -> list[Source]:
    """Return the classes that a message mirrors, one for each game that has it."""
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
    """Return a class's docstring; None for the signature that dataclasses get by default."""
    about = source.__doc__
    return None if about is None or about.startswith(f"{source.__name__}(") else about
