"""The interface between the analysis and a game.

There is one `GameAnalysis` per game, found through `roost.analysis.games`. Everything else in
`roost.analysis` works for every game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias

from roost.analysis.evaluator import AnyEvaluator, Evaluator, S
from roost.analysis.results import Contrast, GamePhase, Look, Odds, Prospect
from roost.analysis.words import AnyWords
from roost.bots import Policy
from roost.rules import Action, Roll


class Watch(ABC, Generic[S]):
    """A counter, over one player's rolls, for a property of the dice other than the faces."""

    @abstractmethod
    def see(self, state: S, roll: Roll) -> None:
        """Count a roll; `state` is the position before it."""

    @abstractmethod
    def look(self) -> Look | None:
        """Return how unusual the count is; None if the property could not occur."""


class Meeting(NamedTuple):
    """A game between bots, to search for puzzles."""

    bots: tuple[str, ...]
    variant: str = ""


@dataclass(frozen=True)
class PuzzleSource(ABC, Generic[S]):
    """The source of a game's puzzles, and the criteria for good ones.

    In win shares: `tempting` is the minimum cost of the tempting action, `clear` the minimum cost
    of every wrong action, and `same` the maximum cost of an action that still counts as right.
    `themes` are the possible themes of puzzles. `asides` is the number of alternative lines per
    turn of a searched game. `shipped` is the file of the game's puzzles.
    """

    tempting: float
    clear: float
    same: float
    themes: tuple[str, ...]
    asides: int
    shipped: Path | None

    @abstractmethod
    def meeting(self, number: int) -> Meeting:
        """Return the game with this number to search; bots, seats and variants vary."""

    @abstractmethod
    def naturals(self) -> Sequence[Policy]:
        """Return players who only consider the current turn; their choices are tempting."""

    @abstractmethod
    def theme(self, contrast: Contrast[S]) -> str:
        """Return the theme of a choice between two actions: one of `themes`."""

    @abstractmethod
    def phase(self, state: S) -> GamePhase:
        """Return the phase of the game."""

    def must_offer(self, state: S, action: Action) -> bool:
        """Return whether to offer an action even if there are too many to offer all."""
        return False


class Smallness(NamedTuple):
    """The maximum size of games to solve exactly, in words and as the values of an error."""

    words: str
    values: Mapping[str, int]


class GameAnalysis(ABC, Generic[S]):
    """The analysis of a game. The dice report counts each of `faces` under the name `face_look`.

    `errors`: the measured errors of win shares, by number of seats.
    """

    words: ClassVar[type[AnyWords]]
    faces: ClassVar[tuple[int, ...]]
    face_look: ClassVar[str] = "face"
    small: ClassVar[Smallness | None] = None
    puzzles: ClassVar[PuzzleSource[Any]]
    errors: ClassVar[Mapping[int, Mapping[GamePhase, float]]] = {}

    @abstractmethod
    def evaluator(self) -> Evaluator[S]:
        """Return a new evaluator with the bundled position values."""

    def exact(self, state: S) -> Evaluator[S] | None:
        """Return an exact evaluator for all games from a position; None if there are too many."""
        return None

    def error(self, state: S) -> float:
        """Return the rms error of the bundled evaluator's win shares in such a position.

        0 if it has not been measured.
        """
        found = self.errors.get(state.seats)
        return 0.0 if found is None else found[self.puzzles.phase(state)]

    @abstractmethod
    def odds(self, state: S, judge: AnyEvaluator) -> Odds | None:
        """Return the odds of the coming turn, as the evaluator plays it; None if unavailable."""

    @abstractmethod
    def prospect(self, state: S, action: Action, judge: AnyEvaluator) -> Prospect:
        """Return the expected result of the turn after an action."""

    @abstractmethod
    def watch(self) -> Watch[S]:
        """Return new counters for the dice of this game."""


AnyAnalysis: TypeAlias = GameAnalysis[Any]
