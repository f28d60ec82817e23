"""Cleaning and comparison of the names people choose."""

from __future__ import annotations

import re
import unicodedata

from roost.rules.errors import ParseError
from roost.wire.base import NAME_LENGTH

_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # printable according to Unicode, but invisible
_MARKS = r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]"
_PILE = re.compile(f"({_MARKS}{{2}}){_MARKS}+")

# Letters that look like Latin ones, as lower-case letters; where only the capitals look alike, by
# their lower-case forms.
_ALIKE = str.maketrans(
    dict(zip("авекмнорстухіјѕԁһӏѵԛԝгпуьԍ", "abekmhopctyxijsdhlvqwrnybg", strict=True))  # Cyrillic
    | dict(zip("αβγεζηικμνορτυχω", "abyezhikmnoptyxw", strict=True))  # Greek
    | dict(zip("օսոհցք", "ounhgp", strict=True))  # Armenian
    | {"0": "o", "1": "l", "5": "s", "i": "l", "ı": "l", "|": "l", "!": "l", "$": "s", "@": "a"}
)


def clean_name(name: str) -> str:
    """Remove invisible and stacking characters; raise an error if nothing is left."""
    shown = "".join(
        character if character.isprintable() and character not in _BLANK else " "
        for character in name
    )
    shown = _PILE.sub(r"\1", " ".join(unicodedata.normalize("NFC", shown).split()))
    if all(unicodedata.category(character)[0] in "MZ" for character in shown):
        raise ParseError(
            "a name must contain a visible character", code="bad-name", value=name, most=NAME_LENGTH
        )
    return shown


def folded(name: str) -> str:
    """Fold a name for comparison: names that look alike fold to the same text. Ignores case,
    accents, spaces and punctuation, and maps look-alike letters of other scripts, and capital I and
    small l, to one letter."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    alike = "".join(s for s in plain if unicodedata.category(s)[0] != "M").translate(_ALIKE)
    bare = "".join(
        character for character in alike if unicodedata.category(character)[0] not in "CPZ"
    )
    return bare.replace("rn", "m").replace("vv", "w").translate(_ALIKE) or alike


def are_similar(one: str, other: str) -> bool:
    """Return whether two names look alike."""
    return folded(one) == folded(other)
