"""Knockout bots, from one that misses most of its chances to one that sees the whole table."""

from __future__ import annotations

from collections.abc import Mapping

from roost.bots.knockout.values import has_worths, planner_for
from roost.rules import Action
from roost.rules.knockout import POINTS, Knockout, KnockoutState, number_of
from roost.solver.knockout.port import Turn


class GreedyPolicy:
    """Knocks out the most valuable piece it can, otherwise moves anywhere.

    `notices` is the chance that it looks for hits at all before a move.
    """

    notices = 1.0

    def probabilities(self, state: KnockoutState) -> Mapping[Action, float]:
        moves = Knockout(state.variant).legal(state)
        hits = [move for move in moves if move.space in state.positions]
        best = max((POINTS[number_of(move.piece)] for move in hits), default=0)
        sought = [move for move in hits if POINTS[number_of(move.piece)] == best] or moves
        odds: dict[Action, float] = dict.fromkeys(moves, (1 - self.notices) / len(moves))
        for move in sought:
            odds[move] += self.notices / len(sought)
        return {move: chance for move, chance in odds.items() if chance > 0}


class Sees2(GreedyPolicy):
    notices = 0.0165


class Sees4(GreedyPolicy):
    notices = 0.0375


class Sees7(GreedyPolicy):
    notices = 0.068


class Sees11(GreedyPolicy):
    notices = 0.11


class Sees17(GreedyPolicy):
    notices = 0.168


class Sees25(GreedyPolicy):
    notices = 0.247


class Sees35(GreedyPolicy):
    notices = 0.352


class SimplePolicy(GreedyPolicy):
    notices = 0.5


class Sees70(GreedyPolicy):
    notices = 0.705


class CautiousPolicy:
    """Points knocked out this turn, minus own points that the opponents' next rolls can hit."""

    def probabilities(self, state: KnockoutState) -> Mapping[Action, float]:
        if state.roll is None:
            return {}
        turns = planner_for(state.board).safest(state)
        total = sum(turns.values())
        # What a seed draws depends on the order, and it has always been a set's.
        return {move: turns[move] / total for move in set(turns.keys())}


class StudiedPolicy:
    """The best pair of moves by the worths of its board's numbers, each number by itself."""

    def __init__(self) -> None:
        self._cautious = CautiousPolicy()

    def probabilities(self, state: KnockoutState) -> Mapping[Action, float]:
        if not has_worths(state.variant.board):  # a board of your own
            return self._cautious.probabilities(state)
        if state.roll is None:
            return {}
        return {self._turn(state)[0]: 1.0}

    def _turn(self, state: KnockoutState) -> Turn:
        return planner_for(state.board).studied(state).turn


class StrongestPolicy(StudiedPolicy):
    """The best pair of moves by the network, which sees the whole table; between two, where the
    worths of the numbers say all that counts, by these."""

    def _turn(self, state: KnockoutState) -> Turn:
        if state.seats == 2:
            return super()._turn(state)
        return planner_for(state.board).best(state).turn
