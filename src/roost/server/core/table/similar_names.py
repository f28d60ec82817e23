"""Similar names: two players at a table must not be mistaken for each other."""

from __future__ import annotations

import unicodedata

# Unicode's confusable characters (UTS 39) in the scripts our players use: in each line the Latin
# letter, then small letters and digits that look like it.
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


def skeleton(name: str) -> str:
    """Reduce a name to how it looks at a glance. Removes case, accents, spaces and punctuation, and
    maps look-alike letters to Latin ones."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(
        character for character in plain if unicodedata.category(character)[0] in "LNS"
    )
    return letters.translate(_LATIN).replace("rn", "m")


def are_similar(one: str, other: str) -> bool:
    """Return whether two names look alike. Names without letters must be equal."""
    return one == other or skeleton(one) == skeleton(other) != ""
