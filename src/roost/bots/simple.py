"""Bots that follow a rule of thumb, for a first game and as sparring partners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from roost.rules import Action, game_of
from roost.rules.knockout import POINTS, KnockoutState, Move, number_of
from roost.rules.pickomino import WORM, PickominoState, RollOn, Stop, Take, within_reach

_FACE_POINTS = (0, 1, 2, 3, 4, 5, 5)


def _evenly(actions: Sequence[Action]) -> dict[Action, float]:
    return dict.fromkeys(actions, 1 / len(actions))


class RandomPolicy:
    """Any legal action, all alike."""

    def probabilities(self, state: Any) -> Mapping[Action, float]:
        return _evenly(game_of(state).legal(state))


class SimplePickomino:
    """Takes worms early and many points at once; stops as soon as a tile is within reach."""

    def probabilities(self, state: PickominoState) -> Mapping[Action, float]:
        if state.roll is not None:
            return {self._face(state, state.roll): 1.0}
        tiles = within_reach(state)
        if tiles:
            return {Stop(max(tiles)): 1.0}
        legal = game_of(state).legal(state)
        return {RollOn() if RollOn() in legal else legal[0]: 1.0}

    @staticmethod
    def _face(state: PickominoState, roll: tuple[int, ...]) -> Take:
        takes = [action.face for action in game_of(state).legal(state)]
        # Without a worm nothing can be taken, so the first worms count for more than their points.
        bonus = 0 if state.has_worm else 6

        def worth(face: int) -> tuple[int, int]:
            return roll.count(face) * _FACE_POINTS[face] + bonus * (face == WORM), face

        return Take(max(takes, key=worth))


class SimpleKnockout:
    """Knocks out the most valuable piece it can; otherwise moves anywhere."""

    def probabilities(self, state: KnockoutState) -> Mapping[Action, float]:
        moves: tuple[Move, ...] = game_of(state).legal(state)
        hits = [move for move in moves if move.space in state.positions]
        if not hits:
            return _evenly(moves)
        best = max(POINTS[number_of(move.piece)] for move in hits)
        return _evenly([move for move in hits if POINTS[number_of(move.piece)] == best])
