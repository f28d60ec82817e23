"""The analysis of Knockout: the evaluation network with a search of one turn."""

from __future__ import annotations

from roost.analysis.contract import GameAnalysis, Smallness
from roost.analysis.evaluator import AnyEvaluator
from roost.analysis.knockout.calibration import ERRORS
from roost.analysis.knockout.dice import DoubleWatch
from roost.analysis.knockout.evaluator import KnockoutEvaluator
from roost.analysis.knockout.exact import MOST_POSITIONS, SolvedKnockout, solved
from roost.analysis.knockout.odds import HitOdds, gain, hit_odds
from roost.analysis.knockout.puzzles import PUZZLES
from roost.analysis.knockout.words import KnockoutWords
from roost.analysis.results import Prospect
from roost.rules import Action, Phase
from roost.rules.dice import FACES
from roost.rules.knockout import KnockoutState


class KnockoutAnalysis(GameAnalysis[KnockoutState]):
    words = KnockoutWords
    faces = FACES
    small = Smallness(
        f"Knockout with at most {MOST_POSITIONS} positions", {"positions": MOST_POSITIONS}
    )
    puzzles = PUZZLES
    errors = ERRORS

    def evaluator(self) -> KnockoutEvaluator:
        return KnockoutEvaluator()

    def exact(self, state: KnockoutState) -> SolvedKnockout | None:
        return solved(state)

    def odds(self, state: KnockoutState, judge: AnyEvaluator) -> HitOdds:
        best = judge.best(state) if state.phase is Phase.PLAY else None
        return hit_odds(state, best)

    def prospect(self, state: KnockoutState, action: Action, judge: AnyEvaluator) -> Prospect:
        return Prospect(gain=gain(state, action))

    def watch(self) -> DoubleWatch:
        return DoubleWatch()


ANALYSIS = KnockoutAnalysis()
