"""The form of a game's table of words.

A value is a tuple: how it is made, and of which fields. A field may lie inside another
(``outcome.capped``, ``dice.0``).

=================== ================================================================
``field F``         the field as it is
``same F G``        whether two fields are equal
``name F``          the player in the seat that the field holds
``names F``         the players in the seats that the field holds, as a list
``dice F``          what the dice in the field show
``also KIND F``     the field of the event of that kind in the same step, if there is one
=================== ================================================================

A game's narrator may know more ways (`Narrator.ways`). Where the field is None, so is the value.

A sentence about the seat of the person who listens is another message (`Sentence.you`): languages
turn the whole sentence round, not only the name in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from roost.rules.core import Json

Value: TypeAlias = tuple[str, ...]
To: TypeAlias = tuple[str, str, str]  # a way and a field that give seats, and the message then


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message and its values. Not said where the step has an event of a kind in `unless`.

    `you` has what is said instead to the person whose seat it is about; the first that fits.
    """

    message: str
    values: Mapping[str, Value]
    unless: tuple[str, ...] = ()
    you: tuple[To, ...] = ()

    def to_json(self) -> Json:
        data: dict[str, Json] = {
            "message": self.message,
            "values": {name: list(value) for name, value in self.values.items()},
        }
        if self.unless:
            data["unless"] = list(self.unless)
        if self.you:
            data["you"] = [list(to) for to in self.you]
        return data


@dataclass(frozen=True, slots=True)
class Table:
    """What tells each kind of event and of action. `constants` are for clients that make words
    of values by themselves."""

    events: Mapping[str, tuple[Sentence, ...]]
    actions: Mapping[str, Sentence]
    constants: Mapping[str, Json] = field(default_factory=dict)

    def to_json(self) -> Json:
        """What clients need: events. Actions look at the position, and only we tell them."""
        events = {kind: [s.to_json() for s in told] for kind, told in self.events.items()}
        return {**self.constants, "events": events}
