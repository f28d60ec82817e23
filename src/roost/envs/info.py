"""The info of an environment beside the observation, computed on access."""

from __future__ import annotations

from math import sqrt
from typing import Any

from roost.envs.coding import Coding
from roost.rules.core import Phase


class Info(dict[str, Any]):
    """A dictionary with entries that are computed on access.

    ``scores`` (by seat), ``position`` (its text), ``legal`` (the legal actions in notation, by
    number), ``values`` (the win share after every legal action) and ``regret`` (the loss of each
    against the best), with the rms errors ``values_error`` and ``regret_error``.
    """

    ASKED = (
        "scores",
        "position",
        "legal",
        "values",
        "values_error",
        "regret",
        "regret_error",
    )

    def __init__(self, coding: Coding, state: Any, **given: Any) -> None:
        super().__init__(**given)
        self._coding = coding
        self._state = state

    def __missing__(self, key: str) -> Any:
        if key not in self.ASKED:
            raise KeyError(key)
        self[key] = found = getattr(self, f"_{key}")()
        return found

    def __deepcopy__(self, memo: object) -> dict[str, Any]:
        return dict(self)

    def _scores(self) -> tuple[int, ...]:
        return self._coding.scores(self._state)

    def _position(self) -> str:
        return repr(self._state)

    def _legal(self) -> dict[int, str]:
        from roost.locale import Catalogue
        from roost.narrate.narrator import make_narrator

        state, rules = self._state, self._coding.rules
        names = [f"player_{seat}" for seat in range(self._coding.seats)]
        narrator = make_narrator(Catalogue("en"), rules, names)
        numbers = self._coding.numbers
        return {numbers[a]: narrator.action(state, a) for a in rules.legal_actions(state)}

    def _values(self) -> dict[int, float]:
        from roost.analysis.games import evaluator_for_state

        if self._state.phase is not Phase.PLAY:
            return {}
        found = evaluator_for_state(self._state).actions(self._state)
        numbers, seat = self._coding.numbers, self._state.seat
        return {numbers[action]: float(shares[seat]) for action, shares in found.items()}

    def _values_error(self) -> float | None:
        from roost.analysis.games import analysis_for_state

        return analysis_for_state(self._state).error(self._state)

    def _regret_error(self) -> float | None:
        """Return the error of a difference of two values with independent errors.

        Within a turn errors are often correlated, and then the true error is smaller.
        """
        error: float | None = self["values_error"]
        return None if error is None else sqrt(2) * error

    def _regret(self) -> dict[int, float]:
        values = self["values"]
        best = max(values.values(), default=0.0)
        return {number: best - value for number, value in values.items()}
