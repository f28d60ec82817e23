"""The bots of Knockout: from one that misjudges most turns to one that sees the whole table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from roost.bots.knockout.values import has_worths, planner_for
from roost.rules import Action
from roost.rules.knockout import POINTS, Knockout, KnockoutState, number_of
from roost.solver.knockout.plan import Temper, Turn


class GreedyPolicy:
    """Knock out the most valuable piece possible, otherwise move at random."""

    def probabilities(self, state: KnockoutState) -> Mapping[Action, float]:
        moves = Knockout(state.variant).legal_actions(state)
        hits = [move for move in moves if move.space in state.positions]
        best = max((POINTS[number_of(move.piece)] for move in hits), default=0)
        sought = [move for move in hits if POINTS[number_of(move.piece)] == best] or moves
        return {move: 1 / len(sought) for move in sought}


class WeighingPolicy:
    """Maximize points knocked out minus own points that the next rolls can hit.

    Each bot weights the two in its own way. Noise makes small mistakes common and large ones rare.
    """

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def probabilities(self, state: KnockoutState) -> Mapping[Action, float]:
        if state.roll is None:
            return {}
        turns = planner_for(state.board).weighed(state, self.temper)
        total = sum(turns.values())
        # Seeded games depend on this order, which has always been that of a set.
        return {move: turns[move] / total for move in set(turns.keys())}


# Some bots attack and ignore danger, some hide, some do both. Each has less noise than the one
# before.
BOLD = Temper(hunger=1.0, fear=0.0)
SHY = Temper(hunger=0.3, fear=1.0)
ALERT = Temper(hunger=1.0, fear=1.0)

sparrow = partial(WeighingPolicy, BOLD._replace(noise=6.2))
wren = partial(WeighingPolicy, SHY._replace(noise=1.75))
robin = partial(WeighingPolicy, ALERT._replace(noise=2.6))
finch = partial(WeighingPolicy, BOLD._replace(noise=1.45))
blackbird = partial(WeighingPolicy, SHY._replace(noise=0.63))
starling = partial(WeighingPolicy, ALERT._replace(noise=1.1))
pigeon = partial(WeighingPolicy, BOLD._replace(noise=0.72))
hen = partial(WeighingPolicy, SHY._replace(noise=0.285))
jay = partial(WeighingPolicy, ALERT._replace(noise=0.48))
cautious = partial(WeighingPolicy, ALERT)


class StudiedPolicy:
    """Choose the best pair of moves by the piece values of its board, each number by itself."""

    def __init__(self) -> None:
        self._cautious = cautious()

    def probabilities(self, state: KnockoutState) -> Mapping[Action, float]:
        if not has_worths(state.variant.board):  # a custom board
            return self._cautious.probabilities(state)
        if state.roll is None:
            return {}
        return {self._turn(state)[0]: 1.0}

    def _turn(self, state: KnockoutState) -> Turn:
        return planner_for(state.board).studied(state).turn


class StrongestPolicy(StudiedPolicy):
    """Choose the best pair of moves by the network, which evaluates the whole table.

    With two players the piece values are complete, so it uses them.
    """

    def _turn(self, state: KnockoutState) -> Turn:
        if state.seats == 2:
            return super()._turn(state)
        return planner_for(state.board).best(state).turn
