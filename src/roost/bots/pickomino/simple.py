"""One sensible rule without search."""

from __future__ import annotations

from collections.abc import Mapping

from roost.rules import Action
from roost.rules.pickomino import WORM, PickominoState, RollOn, Stop, Take, within_reach, worms_of
from roost.rules.pickomino.constants import LOWEST, POINTS


class SimplePolicy:
    """Take the face with the most points, preferring a first worm, and stop at the first tile.

    With a choice it takes the best tile.
    """

    def probabilities(self, state: PickominoState) -> Mapping[Action, float]:
        return {self._best(state): 1.0}

    def _best(self, state: PickominoState) -> Action:
        if state.roll is not None:
            faces = {face for face in state.roll if not state.taken[face - 1]}
            return Take(max(faces, key=lambda face: self._worth(state, face)))
        tiles = within_reach(state)
        if tiles:
            return Stop(max(tiles, key=lambda tile: self._gain(state, tile)))
        complete = state.dice_left == 0 or all(state.taken)
        return Stop(None) if complete else RollOn()

    @staticmethod
    def _worth(state: PickominoState, face: int) -> tuple[int, int]:
        count = (state.roll or ()).count(face)
        # Without a worm there is no tile (P8), so the first worm gets a bonus of a few points.
        return count * POINTS[face] + (4 if face == WORM else 0), -count

    @staticmethod
    def _gain(state: PickominoState, tile: int) -> tuple[int, int]:
        stolen = not state.grill >> (tile - LOWEST) & 1
        return worms_of(tile) * (2 if stolen else 1), tile
