"""Who analyses which game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from roost.analysis.contract import AnyAnalysis
from roost.analysis.evaluator import AnyEvaluator
from roost.analysis.words import AnyWords
from roost.locale import Catalogue
from roost.rules import AnyGame, State
from roost.rules.errors import GameError
from roost.rules.registry import Registry

ANALYSES: Registry[AnyAnalysis] = Registry("analysis", "ANALYSIS")


def analysis_for_state(state: State) -> AnyAnalysis:
    """The analysis of the game that a position belongs to."""
    return ANALYSES.of(state.variant.game)


@cache
def evaluator_for(game: str) -> AnyEvaluator:
    """The shipped evaluator of a game; made once, it keeps what it has worked out."""
    return ANALYSES.of(game).evaluator()


def evaluator_for_state(state: State) -> AnyEvaluator:
    """The shipped evaluator for a position."""
    return evaluator_for(state.variant.game)


def exact_evaluator(state: State) -> AnyEvaluator:
    """The truth about every game that can follow from here. Takes from a second (Pickomino with
    four tiles) to minutes (seven)."""
    found = analysis_for_state(state).exact(state)
    if found is None:
        known = [analysis.small for analysis in map(ANALYSES.of, ANALYSES.games())]
        limits = [small for small in known if small is not None]
        values = {name: most for small in limits for name, most in small.values.items()}
        named = ", ".join(small.words for small in limits)
        raise GameError(
            f"only small games for two are solved exactly: {named}", code="not-small", **values
        )
    return found


def words_for(texts: Catalogue, rules: AnyGame, names: Sequence[str]) -> AnyWords:
    """Words about a game's results, in a language."""
    return ANALYSES.of(rules.key).words(texts, rules, names)
