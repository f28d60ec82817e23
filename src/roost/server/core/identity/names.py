"""The names people give themselves, as others can read them."""

from __future__ import annotations

import re
import unicodedata

from roost.rules.errors import ParseError
from roost.wire.base import NAME_LENGTH

_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # printable, says Unicode, but there is nothing to see
_MARKS = r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]"
_PILE = re.compile(f"({_MARKS}{{2}}){_MARKS}+")

# What looks like a Latin letter in a list of names, as small letters; where only the capitals look
# alike, by those.
_ALIKE = str.maketrans(
    dict(zip("авекмнорстухіјѕԁһӏѵԛԝгпуьԍ", "abekmhopctyxijsdhlvqwrnybg", strict=True))  # Cyrillic
    | dict(zip("αβγεζηικμνορτυχω", "abyezhikmnoptyxw", strict=True))  # Greek
    | dict(zip("օսոհցք", "ounhgp", strict=True))  # Armenian
    | {"0": "o", "1": "l", "5": "s", "i": "l", "ı": "l", "|": "l", "!": "l", "$": "s", "@": "a"}
)


def clean_name(name: str) -> str:
    """The name without what nobody can see or what piles up; refuses one with nothing left."""
    shown = "".join(
        character if character.isprintable() and character not in _BLANK else " "
        for character in name
    )
    shown = _PILE.sub(r"\1", " ".join(unicodedata.normalize("NFC", shown).split()))
    if all(unicodedata.category(character)[0] in "MZ" for character in shown):
        raise ParseError(
            "a name needs something to read", code="bad-name", value=name, most=NAME_LENGTH
        )
    return shown


def folded(name: str) -> str:
    """A name as it is compared: whoever would be taken for somebody else has the same. Capitals,
    accents, spaces and signs do not tell people apart, nor do letters of different scripts, or a
    capital I and a small l, that look alike."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    alike = "".join(s for s in plain if unicodedata.category(s)[0] != "M").translate(_ALIKE)
    bare = "".join(
        character for character in alike if unicodedata.category(character)[0] not in "CPZ"
    )
    return bare.replace("rn", "m").replace("vv", "w").translate(_ALIKE) or alike
