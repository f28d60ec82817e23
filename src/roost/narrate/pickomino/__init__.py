"""The narrator of Pickomino."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from roost.narrate.narrator import Narrator
from roost.narrate.pickomino.table import TABLE
from roost.rules.dice import FACES
from roost.rules.pickomino import PickominoAction, PickominoState, RollOn, Take
from roost.rules.pickomino.constants import POINTS

__all__ = ["NARRATOR", "PickominoNarrator"]


class PickominoNarrator(Narrator[PickominoState, PickominoAction]):
    table = TABLE

    def face(self, face: int) -> str:
        return self._faces[face]

    @cached_property
    def _faces(self) -> Mapping[int, str]:
        """The names of the faces, cached because a review contains every die."""
        return {face: self.texts.text("face-name", face=face) for face in FACES}

    def facts(self, state: PickominoState, action: PickominoAction) -> Mapping[str, object]:
        if isinstance(action, Take):
            count = (state.roll or ()).count(action.face)
            return {"count": count, "total": state.total + count * POINTS[action.face]}
        if isinstance(action, RollOn):
            return {"left": state.dice_left}
        if action.tile is None:
            return {"from": "nobody", "victim": None}
        others = (seat for seat in range(state.seats) if seat != state.seat)
        victim = next((seat for seat in others if state.tops[seat] == action.tile), None)
        return {"from": "grill" if victim is None else "seat", "victim": victim}


NARRATOR = PickominoNarrator
