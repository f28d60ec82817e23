"""The base of all messages, and types that many of them use."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, TypeVar, dataclass_transform

from msgspec import Meta, Struct

from roost.locale.languages import Language as Language  # noqa: PLC0414  # exported
from roost.rules import RULES
from roost.rules.registry import BUILT_IN_GAMES

PROTOCOL = 1
NAME_LENGTH = 24
MOST_SEATS = max(RULES.of(game).seat_counts[-1] for game in BUILT_IN_GAMES)

# The schema names our games; a server may offer games of other packages too.
GameKey: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": sorted(BUILT_IN_GAMES)})]

# In Python `$` also lets a line's end pass; what follows it says no, and nothing in JavaScript.
TableId: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{6,32}$(?!\n)")]
# A bird's name, or which of the hens; empty until one is chosen. Apps draw a hen for unknown ones.
Bird: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9-]{0,20}$(?!\n)")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
CommandId: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$(?!\n)")]
SeatIndex: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
VersionNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Hex32: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
PositionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Die: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Milliseconds: TypeAlias = int

Reaction: TypeAlias = Literal["hello", "wow", "ouch", "laugh", "nice", "thinking", "thanks", "bye"]


@dataclass_transform(frozen_default=True)  # msgspec inherits `frozen`; type checkers must be told
class Message(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all messages."""


Made = TypeVar("Made", bound=Message)


def message_from(message: type[Made], source: object, **more: Any) -> Made:
    """Build a message from the attributes of `source` that have its fields' names, and `more`."""
    found = {
        name: getattr(source, name)
        for name in message.__struct_fields__
        if name not in more and hasattr(source, name)
    }
    lists = {name: list(value) for name, value in found.items() if type(value) is tuple}
    return message(**found | lists | more)


class Problem(Message, tag="error"):
    """An error. Nothing was changed. Users see the text ``error-<code>``. `id` is the id of the
    rejected command; `version` the table's, so that an outdated client can catch up."""

    code: str
    message: str
    values: dict[str, str | int] = {}
    id: str | None = None
    version: int | None = None


class OutcomeView(Message):
    """The result of a game. `shares` are fractions such as ``1`` or ``1/2``."""

    scores: list[int]
    ranks: list[int]
    shares: list[str]
    capped: bool
