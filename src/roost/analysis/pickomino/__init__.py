"""The analysis of Pickomino: exact within a turn, value networks beyond it."""

from __future__ import annotations

from roost.analysis.contract import GameAnalysis, Smallness
from roost.analysis.evaluator import AnyEvaluator
from roost.analysis.pickomino.calibration import ERRORS, LAST_TILE
from roost.analysis.pickomino.dice import FailWatch
from roost.analysis.pickomino.evaluator import PickominoEvaluator
from roost.analysis.pickomino.models import NetworkModel, TurnModel, solved_model
from roost.analysis.pickomino.odds import TurnOdds, action_odds, turn_odds
from roost.analysis.pickomino.puzzles import PUZZLES
from roost.analysis.pickomino.words import PickominoWords
from roost.analysis.results import Prospect
from roost.rules import Action
from roost.rules.pickomino import WORM, PickominoState
from roost.solver.pickomino.reading import MOST_TILES


class PickominoAnalysis(GameAnalysis[PickominoState]):
    words = PickominoWords
    faces = (WORM,)
    face_look = "worm"
    small = Smallness(f"Pickomino with at most {MOST_TILES} tiles in play", {"most": MOST_TILES})
    puzzles = PUZZLES
    errors = ERRORS

    def evaluator(self) -> PickominoEvaluator:
        return PickominoEvaluator(TurnModel(), playing=PickominoEvaluator(NetworkModel()))

    def exact(self, state: PickominoState) -> PickominoEvaluator | None:
        model = solved_model(state)
        return None if model is None else PickominoEvaluator(model)

    def error(self, state: PickominoState) -> float:
        last = len(state.grill_tiles) == 1
        return LAST_TILE[state.seats] if last else super().error(state)

    # Evaluators from outside have no turn ends.

    def odds(self, state: PickominoState, judge: AnyEvaluator) -> TurnOdds | None:
        return turn_odds(judge, state) if isinstance(judge, PickominoEvaluator) else None

    def prospect(self, state: PickominoState, action: Action, judge: AnyEvaluator) -> Prospect:
        if not isinstance(judge, PickominoEvaluator):
            return Prospect()
        return action_odds(judge, state, action)

    def watch(self) -> FailWatch:
        return FailWatch()


ANALYSIS = PickominoAnalysis()
