"""The names people give themselves, as others can read them."""

from __future__ import annotations

import re
import unicodedata

from roost.rules.errors import ParseError
from roost.wire.base import NAME_LENGTH

_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # printable, says Unicode, but there is nothing to see
_MARKS = r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]"
_PILE = re.compile(f"({_MARKS}{{2}}){_MARKS}+")


def clean_name(name: str) -> str:
    """The name without what nobody can see or what piles up; refuses one with nothing left."""
    shown = "".join(sign if sign.isprintable() and sign not in _BLANK else " " for sign in name)
    shown = _PILE.sub(r"\1", " ".join(unicodedata.normalize("NFC", shown).split()))
    if all(unicodedata.category(sign)[0] in "MZ" for sign in shown):
        raise ParseError(
            "a name needs something to read", code="bad-name", value=name, most=NAME_LENGTH
        )
    return shown
