"""A player's receipt: the part of the client in the game, and how far it has seen it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from roost.fairdice.transcript import Hex32
from roost.rules.errors import GameError

Number = Annotated[int, Meta(ge=0, lt=2**31)]


class ReceiptError(GameError):
    """A file that is not a valid receipt."""

    code = "bad-receipt"


class Receipt(Struct, frozen=True):
    """`tips` are all that were ours; `t` binds the first `n` entries; `notices` have the index and
    what happened.
    """

    table: Annotated[str, Meta(min_length=1, max_length=64)]
    seat: Number | None
    tips: tuple[Hex32, ...]
    n: Number
    t: Hex32
    notices: tuple[tuple[Number, str], ...]

    @classmethod
    def loads(cls, text: str) -> Receipt:
        try:
            return msgspec.json.decode(text, type=cls)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            reason = str(error)[:200]
            raise ReceiptError(f"not a receipt: {reason}", reason=reason) from None

    def dumps(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"
