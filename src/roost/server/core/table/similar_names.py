"""Names that look alike: nobody sits down beside somebody under that person's name."""

from __future__ import annotations

import unicodedata

# What Unicode's own list of confusable signs (UTS 39) has for the scripts our players write in:
# in each line the Latin letter, then small letters and digits that are drawn like it.
_DRAWN_ALIKE = """
aаαɑ bвьβ cсϲ dԁ eеε fƒϝ gɡ hһнη jјϳ kκк l1|ӏiіıιł mмϻ nпո o0оοσօøө
pрρ qԛ rг sѕ5$ tтτ uυцս vѵν wԝωш xхχ yуγү z2
"""
_LATIN = str.maketrans(
    {
        character: characters[0]
        for characters in _DRAWN_ALIKE.split()
        for character in reversed(characters[1:])
    }
)


def drawn(name: str) -> str:
    """What stays of a name for who only glances at it: no case, no accents, no blanks and stops,
    and the letters of other scripts as the Latin ones they look like."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(
        character for character in plain if unicodedata.category(character)[0] in "LNS"
    )
    return letters.translate(_LATIN).replace("rn", "m")


def are_similar(one: str, other: str) -> bool:
    """Whether two names could be taken for each other. What has no letters must be the same."""
    return one == other or drawn(one) == drawn(other) != ""
