"""The rules' actions and events as the messages that mirror them."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any

from roost import wire
from roost.rules import Action, Event, Outcome
from roost.wire.base import message_from
from roost.wire.generic import GenericAction
from roost.wire.mirror import has_message, message_of


def mirrored(thing: Action | Event, **more: Any) -> wire.Message:
    """The message of an action or event; `more` is what it says beside what the rules do."""
    source: type = type(thing)
    values = {name: getattr(thing, name) for name in _fields(source)}
    if "outcome" in values:
        values["outcome"] = outcome_view(values["outcome"])
    return message_of(type(thing))(**values, **more)


def action_view(action: Action, token: str) -> wire.Action:
    """The message of an action: our own games' mirror it, any other game's names its token."""
    if has_message(type(action)):
        return mirrored(action)
    return GenericAction(token=token)


def outcome_view(outcome: Outcome) -> wire.OutcomeView:
    return message_from(wire.OutcomeView, outcome, shares=[str(each) for each in outcome.shares])


@cache
def _fields(source: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(source))
