"""Knockout in numbers; docs/environments.md has the table."""

from __future__ import annotations

import numpy as np

from roost.envs.coding import Coding, Small
from roost.rules import AnyGame
from roost.rules.core import Action, Phase
from roost.rules.dice import SIDES
from roost.rules.knockout import KnockoutState, KnockoutVariant, Move, get_board
from roost.rules.knockout.constants import OUT, PIECES, SEATS, TURN_CAP

MOST = SEATS[-1]
PHASES = {Phase.CHANCE: 0, Phase.PLAY: 1, Phase.OVER: 2}
HALVES = 3  # both moves left, the first, the second


class KnockoutCoding(Coding):
    """piece * spaces + space; pieces and spaces as the board's file numbers them. Seats are
    absolute, since the board is: the observation says who looks and who is to move."""

    version = 1

    def __init__(self, rules: AnyGame, seats: int) -> None:
        super().__init__(rules, seats)
        variant = rules.variant
        if not isinstance(variant, KnockoutVariant):
            raise TypeError(f"{variant!r} is no variant of Knockout")
        self.spaces = get_board(variant.board).size
        self._size = len(self.high)

    def _actions(self) -> tuple[Action, ...]:
        spaces = range(self.spaces)
        return tuple(Move(piece, space) for piece in range(PIECES) for space in spaces)

    def mask(self, state: KnockoutState) -> Small:
        # As the state keeps them: a move object for each would take longer than the rest.
        mask = np.zeros(PIECES * self.spaces, np.int8)
        for piece, spaces in state.options:
            first = piece * self.spaces
            while spaces:
                lowest = spaces & -spaces
                mask[first + lowest.bit_length() - 1] = 1
                spaces ^= lowest
        return mask

    def _high(self) -> Small:
        size = PIECES * (self.spaces + 1) + 2 * MOST + 2 * SIDES + HALVES + len(PHASES) + 1
        high = np.ones(size, np.int8)
        high[-1] = 100
        return high

    def observe(self, state: KnockoutState, seat: int) -> Small:
        width = self.spaces + 1  # a piece that is out stands on the last
        seen = np.zeros(self._size, np.int8)
        at = [
            piece * width + (width - 1 if space == OUT else space)
            for piece, space in enumerate(state.positions)
        ]
        part = PIECES * width
        at += [part + seat, part + MOST + state.seat]
        part += 2 * MOST
        if state.roll is not None:
            at += [part + die * SIDES + shown - 1 for die, shown in enumerate(state.roll)]
        part += 2 * SIDES
        at.append(part + state.half % HALVES)
        at.append(part + HALVES + PHASES[state.phase])
        seen[at] = 1
        seen[-1] = 100 * state.turn // TURN_CAP
        return seen

    def scores(self, state: KnockoutState) -> tuple[int, ...]:
        return state.points


CODING = KnockoutCoding
