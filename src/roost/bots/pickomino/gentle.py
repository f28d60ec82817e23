"""A beginner's strategy: take many dice, the first tile, and every tile that can be stolen."""

from __future__ import annotations

from collections.abc import Mapping

from roost.rules import Action
from roost.rules.pickomino import PickominoState, RollOn, Stop, Take, within_reach
from roost.rules.pickomino.constants import LOWEST


class GentlePolicy:
    """Take the most frequent face (the higher of equals) and stop at the first tile.

    With a choice it steals, and from the grill it takes the lowest tile. It never gives up a turn
    that a roll might still save.
    """

    def probabilities(self, state: PickominoState) -> Mapping[Action, float]:
        return {self._choice(state): 1.0}

    @staticmethod
    def _choice(state: PickominoState) -> Action:
        if state.roll is not None:
            faces = [face for face in state.roll if not state.taken[face - 1]]
            return Take(max(faces, key=lambda face: (faces.count(face), face)))
        tiles = within_reach(state)
        if tiles:
            return Stop(min(tiles, key=lambda tile: (state.grill >> (tile - LOWEST) & 1, tile)))
        return RollOn() if state.dice_left and not all(state.taken) else Stop(None)
