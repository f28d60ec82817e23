"""The analysis of each game."""

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

__all__ = [
    "ANALYSES",
    "analysis_for_state",
    "evaluator_for",
    "evaluator_for_state",
    "exact_evaluator",
    "words_for",
]

ANALYSES: Registry[AnyAnalysis] = Registry("analysis", "ANALYSIS")


def analysis_for_state(state: State) -> AnyAnalysis:
    """Return the analysis of the game that a position belongs to."""
    return ANALYSES.of(state.variant.game)


@cache
def evaluator_for(game: str) -> AnyEvaluator:
    """Return the bundled evaluator of a game; created once, because it caches results."""
    return ANALYSES.of(game).evaluator()


def evaluator_for_state(state: State) -> AnyEvaluator:
    """Return the bundled evaluator for a position."""
    return evaluator_for(state.variant.game)


def exact_evaluator(state: State) -> AnyEvaluator:
    """Return an exact evaluator for all games from this position.

    It takes from a second (Pickomino with four tiles) to minutes (seven).
    """
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
    """Return the texts for a game's results in a language."""
    return ANALYSES.of(rules.key).words(texts, rules, names)
