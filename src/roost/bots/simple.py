"""Bots that need no search: one that plays anything, and one sensible rule per game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from roost.rules import Action, State, game_of
from roost.rules.knockout import NUMBERS, PIECES, Knockout, KnockoutState, Move, number_of, owner
from roost.rules.knockout import POINTS as PIECE_POINTS
from roost.rules.pickomino import WORM, PickominoState, RollOn, Stop, Take, within_reach, worms_of

POINTS = (0, 1, 2, 3, 4, 5, 5)


class RandomPolicy:
    """Every legal action alike, in any game."""

    def probabilities(self, state: State) -> Mapping[Action, float]:
        actions = game_of(state).legal(state)
        return dict.fromkeys(actions, 1 / len(actions))


class SimplePickomino:
    """Takes the face that brings the most points, a worm first when that costs little, and
    stops as soon as a tile is within reach, the best one when it may choose."""

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
        # Without a worm there is no tile (P8): one worm is worth a few points.
        return count * POINTS[face] + (4 if face == WORM else 0), -count

    @staticmethod
    def _gain(state: PickominoState, tile: int) -> tuple[int, int]:
        stolen = not state.grill >> (tile - 21) & 1
        return worms_of(tile) * (2 if stolen else 1), tile


class SimpleKnockout:
    """Knocks out the dearest piece it can, and otherwise moves its dear pieces out of danger."""

    def probabilities(self, state: KnockoutState) -> Mapping[Action, float]:
        rules = _knockout(state.variant)
        worth = {move: self._worth(state, move) for move in rules.legal(state)}
        best = max(worth.values())
        chosen = [move for move, value in worth.items() if value == best]
        return dict.fromkeys(chosen, 1 / len(chosen))

    @staticmethod
    def _worth(state: KnockoutState, move: Move) -> float:
        own = PIECE_POINTS[number_of(move.piece)]
        hit = own if move.space in state.positions else 0
        here = state.positions[move.piece]
        safer = _danger(state, move.piece, here) - _danger(state, move.piece, move.space)
        return round(hit + own * safer, 9)


def _danger(state: KnockoutState, piece: int, space: int) -> float:
    """How likely each rival's next roll could knock the piece out there, added up."""
    number, seat = number_of(piece), owner(piece, state.seats)
    reach = state.board.reach
    danger = 0.0
    for rival in range(number - 1, PIECES, NUMBERS):
        at = state.positions[rival]
        if at >= 0 and at != space and owner(rival, state.seats) != seat:
            danger += sum(
                _likely(number, length) for length in range(1, 7) if reach[length][at] >> space & 1
            )
    return danger


def _likely(number: int, length: int) -> float:
    """How likely a roll lets a piece of this number move this far (K4, K5)."""
    return 1 / 36 if number == length else 3 / 36


@cache
def _knockout(variant: object) -> Knockout:
    return Knockout(variant)  # type: ignore[arg-type]
