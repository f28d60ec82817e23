"""The entries of `info` that an environment adds on request."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import nan, sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from roost.envs.coding import Coding
from roost.rules.core import Phase

Numbers = npt.NDArray[np.float64]


def check_entries(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names. Raise if one is unknown."""
    if isinstance(names, str):
        raise ValueError(f'info is a sequence of names: ("{names}",), not "{names}"')
    for name in names:
        if name not in ENTRIES:
            raise ValueError(f"there is no info {name!r}; there are {', '.join(ENTRIES)}")
    return tuple(names)


def entries(coding: Coding, state: Any, names: Iterable[str]) -> dict[str, Any]:
    """Return these entries for a position, as plain values."""
    return {name: ENTRIES[name](coding, state) for name in names}


def _scores(coding: Coding, state: Any) -> npt.NDArray[np.int64]:
    return np.array(coding.scores(state), np.int64)


def _position(_: Coding, state: Any) -> str:
    return repr(state)


def _legal(coding: Coding, state: Any) -> list[str | None]:
    """Return the legal actions in words, by number; None where an action is illegal."""
    from roost.locale import Catalogue
    from roost.narrate.narrator import make_narrator

    names = [f"player_{seat}" for seat in range(coding.seats)]
    narrator = make_narrator(Catalogue("en"), coding.rules, names)
    words: list[str | None] = [None] * len(coding.actions)
    for action in coding.rules.legal_actions(state):
        words[coding.numbers[action]] = narrator.action(state, action)
    return words


def _values(coding: Coding, state: Any) -> Numbers:
    """Return the win share after each action, by number; NaN where an action is illegal."""
    from roost.analysis.games import evaluator_for_state

    values = np.full(len(coding.actions), nan)
    if state.phase is Phase.PLAY:
        for action, shares in evaluator_for_state(state).actions(state).items():
            values[coding.numbers[action]] = shares[state.seat]
    return values


def _regret(coding: Coding, state: Any) -> Numbers:
    """Return what each action costs against the best, by number; NaN where it is illegal."""
    values = _values(coding, state)
    return values if np.isnan(values).all() else np.asarray(np.nanmax(values) - values)


def _values_error(_: Coding, state: Any) -> float:
    from roost.analysis.games import analysis_for_state

    return analysis_for_state(state).error(state) or nan


def _regret_error(coding: Coding, state: Any) -> float:
    """Return the error of a difference of two values with independent errors.

    Within a turn errors are often correlated, and then the true error is smaller.
    """
    return sqrt(2) * _values_error(coding, state)


ENTRIES: dict[str, Callable[[Coding, Any], Any]] = {
    "scores": _scores,
    "position": _position,
    "legal": _legal,
    "values": _values,
    "values_error": _values_error,
    "regret": _regret,
    "regret_error": _regret_error,
}
