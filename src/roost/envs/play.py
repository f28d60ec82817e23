"""A game in an environment: dice roll automatically, seats decide by number."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from roost.envs.coding import Coding
from roost.rules.core import Action, Outcome, Phase
from roost.rules.dice import SIDES, Roll

FACES = range(1, SIDES + 1)
_rolled = cache(Roll)  # there are few different rolls, and checking one costs as much as playing it


class Play:
    """A game in progress. `state` is never a chance node. `outcome` is None until the end."""

    def __init__(self, coding: Coding, dice: Random) -> None:
        self.coding = coding
        self._rules = coding.rules
        self._dice = dice
        self.state: Any = self._rules.start(coding.seats)
        self.outcome: Outcome | None = None
        self._roll()

    def act(self, action: Action) -> None:
        """Apply a legal action and roll the dice after it. Raise, unchanged, if it is illegal."""
        self.state = self._rules.apply(self.state, action).state
        self._roll()

    def _roll(self) -> None:
        rules, state = self._rules, self.state
        while state.phase is Phase.CHANCE:
            roll = _rolled(tuple(sorted(self._dice.choices(FACES, k=rules.dice_count(state)))))
            state = rules.apply(state, roll).state
        self.state = state
        if state.phase is Phase.OVER:
            self.outcome = rules.outcome(state)
