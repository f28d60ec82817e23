"""A fixed, versioned encoding of positions and decisions as numbers; one per game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from typing import Any, ClassVar, Self, TypeAlias

import numpy as np
import numpy.typing as npt

from roost.rules import AnyGame, make_game
from roost.rules.checks import check_seats
from roost.rules.core import Action
from roost.rules.errors import IllegalActionError
from roost.rules.registry import Registry

Small: TypeAlias = npt.NDArray[np.int8]


class Coding(ABC):
    """The encoding for a variant and a number of seats. `version` changes with any number."""

    version: ClassVar[int]
    vector: ClassVar[str | None] = None  # the vector environment; otherwise Gymnasium makes one

    def __init__(self, rules: AnyGame, seats: int) -> None:
        check_seats(rules, seats)
        self.rules = rules
        self.seats = seats

    def __deepcopy__(self, memo: object) -> Self:
        """Return itself: it is immutable, so libraries that copy games need not copy it."""
        return self

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """All decisions; the index of each is its number."""
        return self._actions()

    @cached_property
    def numbers(self) -> dict[Action, int]:
        return {action: number for number, action in enumerate(self.actions)}

    @cached_property
    def high(self) -> Small:
        """The largest value at each place of an observation; the smallest is 0."""
        return self._high()

    @abstractmethod
    def _actions(self) -> tuple[Action, ...]: ...
    @abstractmethod
    def _high(self) -> Small: ...

    @abstractmethod
    def observe(self, state: Any, seat: int) -> Small:
        """Return the observation of a seat from its own view; all information is public."""

    @abstractmethod
    def scores(self, state: Any) -> tuple[int, ...]:
        """Return each seat's score if the game ended now."""

    def mask(self, state: Any) -> Small:
        """Return 1 for every legal action and 0 otherwise; all 0 if no seat has to decide."""
        mask = np.zeros(len(self.actions), np.int8)
        numbers = self.numbers
        mask[[numbers[action] for action in self.rules.legal_actions(state)]] = 1
        return mask

    def action(self, state: Any, number: int) -> Action:
        """Return the action with this number, legal or not. Raise if the number is out of range."""
        if not 0 <= number < len(self.actions):
            legal = " ".join(
                str(self.numbers[action]) for action in self.rules.legal_actions(state)
            )
            raise IllegalActionError(
                f"there is no action {number}; legal: {legal}", move=str(number), legal=legal
            )
        return self.actions[number]


CODINGS: Registry[type[Coding]] = Registry("envs", "CODING")


def coding(game: str, seats: int, variant: str = "") -> Coding:
    """Return the encoding of a game."""
    return CODINGS.of(game)(make_game(game, variant), seats)
