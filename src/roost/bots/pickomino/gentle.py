"""A beginner's strategy: take many dice and any tile, ignore the opponents' stacks."""

from __future__ import annotations

from collections.abc import Mapping

from roost.rules import Action
from roost.rules.pickomino import PickominoState, RollOn, Stop, Take, within_reach
from roost.rules.pickomino.constants import LOWEST


class GentlePolicy:
    """Take the most frequent face (the higher of equals) and stop at the first tile on the grill.

    With a choice it takes the lowest tile. It steals only if it would fail otherwise, and never
    gives up a turn that a roll might still save.
    """

    def probabilities(self, state: PickominoState) -> Mapping[Action, float]:
        return {self._choice(state): 1.0}

    @staticmethod
    def _choice(state: PickominoState) -> Action:
        if state.roll is not None:
            faces = [face for face in state.roll if not state.taken[face - 1]]
            return Take(max(faces, key=lambda face: (faces.count(face), face)))
        tiles = within_reach(state)
        lying = [tile for tile in tiles if state.grill >> (tile - LOWEST) & 1]
        if lying:
            return Stop(min(lying))
        if state.dice_left and not all(state.taken):
            return RollOn()
        return Stop(min(tiles, default=None))
