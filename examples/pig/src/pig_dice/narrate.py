"""Pig in words."""

from __future__ import annotations

from collections.abc import Mapping

from pig_dice.rules import PigAction, PigState
from roost.narrate import NarrationTable, Narrator, Sentence

NAME, TOTAL, SCORE = ("name", "seat"), ("field", "total"), ("field", "score")


class PigNarrator(Narrator[PigState, PigAction]):
    table = NarrationTable(
        events={
            "rolled": (Sentence("event-pig-rolled", {"name": NAME, "dice": ("dice", "dice")}),),
            "lost": (Sentence("event-pig-lost", {"name": NAME, "total": TOTAL}),),
            "held": (Sentence("event-pig-held", {"name": NAME, "total": TOTAL, "score": SCORE}),),
        },
        actions={
            "roll": Sentence("action-pig-roll", {}),
            "hold": Sentence("action-pig-hold", {"total": TOTAL}),
        },
    )

    def facts(self, state: PigState, action: PigAction) -> Mapping[str, object]:
        return {"total": state.total}


NARRATOR = PigNarrator
