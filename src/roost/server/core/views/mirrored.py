"""The rules' actions and events as the messages that mirror them, and back."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any

from roost import wire
from roost.rules import Action, Event, Outcome
from roost.wire.mirror import message_of, sources_of


def mirrored(thing: Action | Event, **more: Any) -> wire.Message:
    """The message of an action or event; `more` is what it says beside what the rules do."""
    source: type = type(thing)
    values = {name: getattr(thing, name) for name in _fields(source)}
    if "outcome" in values:
        values["outcome"] = outcome_view(values["outcome"])
    return message_of(type(thing))(**values, **more)


def outcome_view(outcome: Outcome) -> wire.OutcomeView:
    return wire.OutcomeView(
        scores=list(outcome.scores),
        ranks=list(outcome.ranks),
        shares=[str(share) for share in outcome.shares],
        capped=outcome.capped,
    )


def original(message: wire.Action, known: tuple[type[Action], ...]) -> Action:
    """The action behind a message: one of those `known` to the game, where it has it. Another
    game's is an action too, and not legal."""
    sources = sources_of(type(message))
    source: Any = next((each for each in sources if each in known), sources[0])
    action: Action = source(*(getattr(message, name) for name in _fields(source)))
    return action


@cache
def _fields(source: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(source))
