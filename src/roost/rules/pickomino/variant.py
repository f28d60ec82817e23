"""The rule options of Pickomino: three endings, of which one applies, and two house rules."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import ClassVar

from roost.rules.errors import VariantError
from roost.rules.versions import with_version, without_version

STANDARD = "standard"
SHORT = "short"  # P22, reading A
RETURNED_FACE_DOWN = "returned-face-down"  # P22, reading B
ENDINGS = (STANDARD, SHORT, RETURNED_FACE_DOWN)
ANY_LOWER = "any-lower"  # P23
TURN_ON_EMPTY = "turn-on-empty"  # P24
HOUSE_RULES = (ANY_LOWER, TURN_ON_EMPTY)


@dataclass(frozen=True, slots=True)
class PickominoVariant:
    """The rule options. `ending` decides the fate of a returned tile (P17, P18, P22)."""

    ending: str = STANDARD
    any_lower: bool = False
    turn_on_empty: bool = False

    game: ClassVar[str] = "pickomino"
    version: ClassVar[int] = 1

    def __post_init__(self) -> None:
        if self.ending not in ENDINGS:
            raise _unknown(str(self.ending))

    @property
    def key(self) -> str:
        """The variant's key, such as ``standard`` or ``short+any-lower``."""
        words = [self.ending] if self.ending != STANDARD else []
        words += [ANY_LOWER] * self.any_lower + [TURN_ON_EMPTY] * self.turn_on_empty
        return with_version("+".join(words) or STANDARD, self.version)

    @classmethod
    def parse(cls, key: str) -> PickominoVariant:
        """Return the variant with this key; words come in any order, each at most once."""
        if not isinstance(key, str):
            raise _unknown(repr(key))
        named = without_version(key, cls.version)
        words = named.split("+") if named else [STANDARD]
        for word in words:
            if word not in ENDINGS + HOUSE_RULES:
                raise _unknown(word)
        endings = [word for word in words if word in ENDINGS]
        if len(endings) > 1 or len(set(words)) != len(words):
            known = ", ".join(ENDINGS)
            reason = f"{key!r} names more than one ending, or one word twice; choose one of {known}"
            raise VariantError(reason, code="variant-clash", value=key, known=known)
        return cls(endings[0] if endings else STANDARD, ANY_LOWER in words, TURN_ON_EMPTY in words)

    @classmethod
    def all(cls) -> tuple[PickominoVariant, ...]:
        """Return all 12 combinations."""
        return tuple(cls(*options) for options in product(ENDINGS, (False, True), (False, True)))


def _unknown(word: str) -> VariantError:
    known = ", ".join(ENDINGS + HOUSE_RULES)
    return VariantError(
        f"unknown Pickomino variant {word!r}; known: {known}", value=word, known=known
    )
