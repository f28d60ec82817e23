"""A bot that looks one roll further than `strongest`: the best response to it that we know.

    roost arena lab/roost_lab/strength/knockout/deeper.py:Deeper strongest --game knockout

Of the turns that the evaluation network likes best, it takes the one that leaves the most after the
next player's roll: the mean over all 21 rolls, each played best.
"""

from __future__ import annotations

from collections.abc import Mapping

from roost.analysis.evaluator import AnyEvaluator, ranked
from roost.analysis.games import evaluator_for
from roost.rules import Action
from roost.rules.knockout import Knockout, KnockoutState

MOST_TURNS = 6


class Deeper:
    def __init__(self) -> None:
        self._judge: AnyEvaluator = evaluator_for(Knockout.key)

    def probabilities(self, state: KnockoutState) -> Mapping[Action, float]:
        judge, seat = self._judge, state.seat
        likely = ranked(judge.actions(state), seat, judge.best(state))[:MOST_TURNS]
        if len(likely) == 1:
            return {likely[0]: 1.0}
        worth = {a: float(judge.shares(judge.left(state, a))[seat]) for a in likely}
        return {max(likely, key=worth.__getitem__): 1.0}
