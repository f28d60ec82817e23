"""The encoding of Knockout; docs/environments.md has the table."""

from __future__ import annotations

from operator import getitem

import numpy as np

from roost.envs.coding import Coding, Small
from roost.rules import AnyGame
from roost.rules.core import Action, Phase
from roost.rules.dice import SIDES
from roost.rules.knockout import KnockoutState, KnockoutVariant, Move, get_board
from roost.rules.knockout.constants import PIECES, SEATS, TURN_CAP

MOST = SEATS[-1]
PHASES = {Phase.CHANCE: 0, Phase.PLAY: 1, Phase.OVER: 2}
HALVES = 3  # both moves left, the first, the second


class KnockoutCoding(Coding):
    """Actions are piece * spaces + space, numbered as in the board's file.

    Seats are absolute, like the board. The observation contains the viewer's seat and the seat to
    move.
    """

    version = 1

    def __init__(self, rules: AnyGame, seats: int) -> None:
        super().__init__(rules, seats)
        variant = rules.variant
        if not isinstance(variant, KnockoutVariant):
            raise TypeError(f"{variant!r} is no variant of Knockout")
        self.spaces = get_board(variant.board).size
        self._size = len(self.high)
        width = self.spaces + 1
        # By piece and space; a piece that is out (-1) uses the last row.
        self._places = [range(piece * width, (piece + 1) * width) for piece in range(PIECES)]

    def _actions(self) -> tuple[Action, ...]:
        spaces = range(self.spaces)
        return tuple(Move(piece, space) for piece in range(PIECES) for space in spaces)

    def mask(self, state: KnockoutState) -> Small:
        mask = np.zeros(PIECES * self.spaces, np.int8)
        mask[[move.piece * self.spaces + move.space for move in state.legal_moves]] = 1
        return mask

    def _high(self) -> Small:
        size = PIECES * (self.spaces + 1) + 2 * MOST + 2 * SIDES + HALVES + len(PHASES) + 1
        high = np.ones(size, np.int8)
        high[-1] = 100
        return high

    def observe(self, state: KnockoutState, seat: int) -> Small:
        seen = bytearray(self._size)  # quicker to fill than an array
        at = list(map(getitem, self._places, state.positions))
        part = self._places[-1].stop
        at += [part + seat, part + MOST + state.seat]
        part += 2 * MOST
        if state.roll is not None:
            at += [part + die * SIDES + shown - 1 for die, shown in enumerate(state.roll)]
        part += 2 * SIDES
        at.append(part + state.half % HALVES)
        at.append(part + HALVES + PHASES[state.phase])
        for place in at:
            seen[place] = 1
        seen[-1] = 100 * state.turn // TURN_CAP
        return np.frombuffer(seen, np.int8)

    def scores(self, state: KnockoutState) -> tuple[int, ...]:
        return state.points


CODING = KnockoutCoding
