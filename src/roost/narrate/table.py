"""The format of a game's narration table.

A value is a tuple: a formatter, and the fields it uses. A field may be nested (``outcome.capped``,
``dice.0``).

=================== ================================================================
``field F``         the field as it is
``same F G``        whether two fields are equal
``name F``          the player in the seat that the field holds
``names F``         the players in the seats that the field holds, as a list
``dice F``          what the dice in the field show
``also KIND F``     the field of the event of that kind in the same step, if there is one
=================== ================================================================

A game's narrator may add formatters (`Narrator.ways`). If the field is None, so is the value.

A sentence about the reader's own seat is a separate message (`Sentence.you`), because in many
languages more changes than the name.

Frequent moments get a remark after the sentence (`Sentence.remarks`). Its message has `VARIANTS`
variants; `pick` chooses one from the table's id and the event, so everybody at a table reads the
same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from roost.rules.core import Json

Value: TypeAlias = tuple[str, ...]
To: TypeAlias = tuple[str, str, str]  # formatter, field with seats, message
Remark: TypeAlias = tuple[str, ...]  # message, condition, and the fields that it uses

VARIANTS = 4


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message and its values. Omitted if the step has an event of a kind in `unless`.

    `you` lists messages that address the reader, if the sentence is about their seat. `remarks`
    lists messages with their conditions: ``given F`` (not None), ``mine HOW F`` (the reader's seat)
    and ``many F FACE COUNT`` (at least COUNT dice show FACE). In both, the first match counts.
    """

    message: str
    values: Mapping[str, Value]
    unless: tuple[str, ...] = ()
    you: tuple[To, ...] = ()
    remarks: tuple[Remark, ...] = ()

    def to_json(self) -> Json:
        data: dict[str, Json] = {
            "message": self.message,
            "values": {name: list(value) for name, value in self.values.items()},
        }
        if self.unless:
            data["unless"] = list(self.unless)
        if self.you:
            data["you"] = [list(to) for to in self.you]
        if self.remarks:
            data["remarks"] = [list(remark) for remark in self.remarks]
        return data


def pick(*parts: object) -> int:
    """Return the number of a variant, the same for the same parts (FNV-1a, as in the web app)."""
    value = 0x811C9DC5
    for byte in ":".join(map(str, parts)).encode():
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return (value >> 8) % VARIANTS


@dataclass(frozen=True, slots=True)
class NarrationTable:
    """The sentences for each kind of event and action.

    `constants` are for clients that format values themselves.
    """

    events: Mapping[str, tuple[Sentence, ...]]
    actions: Mapping[str, Sentence]
    constants: Mapping[str, Json] = field(default_factory=dict)

    def to_json(self) -> Json:
        """Return what clients need: the events. Actions depend on the position and stay here."""
        events = {kind: [s.to_json() for s in found] for kind, found in self.events.items()}
        return {**self.constants, "events": events}
