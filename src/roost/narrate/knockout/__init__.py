"""The narrator of Knockout."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from roost.locale import Catalogue
from roost.narrate.knockout.table import TABLE
from roost.narrate.narrator import Narrator, Way
from roost.rules.knockout import (
    COLOURS,
    NUMBERS,
    Knockout,
    KnockoutAction,
    KnockoutState,
    number_of,
    owner,
)

__all__ = ["NARRATOR", "KnockoutNarrator"]


class KnockoutNarrator(Narrator[KnockoutState, KnockoutAction]):
    table = TABLE

    def __init__(
        self,
        texts: Catalogue,
        rules: Knockout,
        names: Sequence[str],
        you: int | None = None,
        key: str = "",
    ) -> None:
        super().__init__(texts, rules, names, you, key)
        self._spaces = rules.board.names

    def ways(self) -> Mapping[str, Way]:
        return {
            **super().ways(),
            "piece": self.piece,
            "number": number_of,
            "holder": self.holder,
            "owner": self.owner,
            "space": self.space,
        }

    def piece(self, piece: int) -> str:
        """Return a piece's name, such as ``blue 3``."""
        colour = COLOURS[piece // NUMBERS]
        return self.texts.text("piece-name", colour=colour, number=number_of(piece))

    def space(self, space: int) -> str:
        return self._spaces[space]

    def holder(self, piece: int) -> int:
        return owner(piece, len(self.names))

    def owner(self, piece: int) -> str:
        return self.names[self.holder(piece)]

    def facts(self, state: KnockoutState, action: KnockoutAction) -> Mapping[str, object]:
        hit = action.space in state.positions
        return {"victim": state.positions.index(action.space) if hit else None}


NARRATOR = KnockoutNarrator
