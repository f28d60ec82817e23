"""The rule options of Knockout: the board, and an optional number of rounds."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from roost.rules.errors import VariantError
from roost.rules.knockout.board import DEFAULT_BOARD, boards, get_board
from roost.rules.knockout.constants import MOST_ROUNDS
from roost.rules.versions import with_version, without_version

ROUNDS = "rounds"  # K16


@dataclass(frozen=True, slots=True)
class KnockoutVariant:
    """The rule options: a board's key (K2), and the rounds to play or None (K14, K16)."""

    board: str = DEFAULT_BOARD
    rounds: int | None = None

    game: ClassVar[str] = "knockout"
    version: ClassVar[int] = 1

    def __post_init__(self) -> None:
        get_board(self.board)
        rounds = self.rounds
        if rounds is not None and (type(rounds) is not int or not 1 <= rounds <= MOST_ROUNDS):
            raise _bad_rounds(str(rounds))

    @property
    def key(self) -> str:
        """The variant's key, such as ``rings61`` or ``grid49+rounds=20``."""
        rounds = "" if self.rounds is None else f"+{ROUNDS}={self.rounds}"
        return with_version(self.board + rounds, self.version)

    @classmethod
    def parse(cls, key: str) -> KnockoutVariant:
        """Return the variant with this key (default: the default board)."""
        if not isinstance(key, str):
            raise VariantError(
                f"{key!r} is not a variant of Knockout", value=repr(key), known=", ".join(boards())
            )
        names: list[str] = []
        counts: list[int] = []
        words = without_version(key, cls.version)
        for word in words.split("+") if words else ():
            option, equals, value = word.partition("=")
            if option == ROUNDS and equals:
                if not re.fullmatch(r"[0-9]{1,6}", value):
                    raise _bad_rounds(value)
                counts.append(int(value))
            else:
                get_board(word)
                names.append(word)
        if len(names) > 1 or len(counts) > 1:
            reason = f"{key!r} names more than one board, or a number of rounds twice"
            raise VariantError(reason, code="variant-clash", value=key, known=", ".join(boards()))
        return cls(names[0] if names else DEFAULT_BOARD, counts[0] if counts else None)


def _bad_rounds(value: str) -> VariantError:
    reason = f"{ROUNDS} is a number from 1 to {MOST_ROUNDS}, not {value!r}"
    return VariantError(reason, code="bad-rounds", value=value, most=MOST_ROUNDS)
