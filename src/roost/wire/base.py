"""The base class of messages, and types that many of them share."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, dataclass_transform

from msgspec import Meta, Struct

from roost.locale.languages import Language
from roost.rules import RULES
from roost.rules.registry import BUILT_IN_GAMES

__all__ = [
    "MOST_SEATS",
    "NAME_LENGTH",
    "PROTOCOL",
    "CommandId",
    "Die",
    "GameKey",
    "Hex32",
    "Language",
    "Message",
    "Milliseconds",
    "Name",
    "PositionText",
    "Reaction",
    "SeatIndex",
    "TableId",
    "VersionNumber",
]

PROTOCOL = 1
NAME_LENGTH = 24
MOST_SEATS = max(RULES.of(game).seat_counts[-1] for game in BUILT_IN_GAMES)

# A built-in game; to a type checker, any string.
if TYPE_CHECKING:
    GameKey: TypeAlias = str
else:
    GameKey = Literal[BUILT_IN_GAMES]

# In Python `$` also matches before a final line break; the part after it excludes that, and has no
# effect in JavaScript.
TableId: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{6,32}$(?!\n)")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
CommandId: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$(?!\n)")]
SeatIndex: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
VersionNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Hex32: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
PositionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Die: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Milliseconds: TypeAlias = int

Reaction: TypeAlias = Literal["hello", "wow", "ouch", "laugh", "nice", "thinking", "thanks", "bye"]


@dataclass_transform(frozen_default=True)  # msgspec inherits `frozen`; type checkers do not
class Message(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base class of all messages."""
