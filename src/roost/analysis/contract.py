"""What the analysis must know of a game, and the game's own folder tells.

One `GameAnalysis` per game, found through `roost.analysis.games`. Everything else in
`roost.analysis` is the same for every game.
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
    """Counts, over one player's rolls, something besides the faces that the dice can do."""

    @abstractmethod
    def see(self, state: S, roll: Roll) -> None:
        """Count a roll; `state` is the position before it."""

    @abstractmethod
    def look(self) -> Look | None:
        """How unusual it was; None where it could not happen."""


class Meeting(NamedTuple):
    """A game between bots to look for puzzles in."""

    bots: tuple[str, ...]
    variant: str = ""


@dataclass(frozen=True)
class PuzzleSource(ABC, Generic[S]):
    """What makes a good puzzle of a game, and where they come from.

    In win shares: `tempting`, what the tempting action costs at least; `clear`, what every wrong
    action costs; `same`, what an action may cost that is still right. `themes` are what puzzles
    can be about. `asides`: how many times each turn of a searched game is played otherwise too.
    `shipped` is the file of the puzzles that come with the game.
    """

    tempting: float
    clear: float
    same: float
    themes: tuple[str, ...]
    asides: int
    shipped: Path | None

    @abstractmethod
    def meeting(self, number: int) -> Meeting:
        """The number-th game to search: bots, seats and variants change."""

    @abstractmethod
    def naturals(self) -> Sequence[Policy]:
        """Players who look at this turn alone: what they do is tempting."""

    @abstractmethod
    def theme(self, contrast: Contrast[S]) -> str:
        """What the choice between two actions is about: one of `themes`."""

    @abstractmethod
    def phase(self, state: S) -> GamePhase:
        """How far a game has come."""

    def must_offer(self, state: S, action: Action) -> bool:
        """Whether an action is offered even where there are too many to offer them all."""
        return False


class Smallness(NamedTuple):
    """Up to which size games are solved exactly, in words and as the values of a refusal."""

    words: str
    values: Mapping[str, int]


class GameAnalysis(ABC, Generic[S]):
    """`faces` are those that the dice report counts one by one, under the name `face_look`.
    `errors`: how far win shares were found to be off, by number of seats."""

    words: ClassVar[type[AnyWords]]
    faces: ClassVar[tuple[int, ...]]
    face_look: ClassVar[str] = "face"
    small: ClassVar[Smallness | None] = None
    puzzles: ClassVar[PuzzleSource[Any]]
    errors: ClassVar[Mapping[int, Mapping[GamePhase, float]]] = {}

    @abstractmethod
    def evaluator(self) -> Evaluator[S]:
        """A new evaluator with the shipped knowledge of what positions are worth."""

    def exact(self, state: S) -> Evaluator[S] | None:
        """The truth about every game that can follow from a position; None if it is not small."""
        return None

    def error(self, state: S) -> float | None:
        """By how much the shipped evaluator's win shares are off at a position like this, rms; None
        where nobody has measured it."""
        found = self.errors.get(state.seats)
        return None if found is None else found[self.puzzles.phase(state)]

    @abstractmethod
    def odds(self, state: S, judge: AnyEvaluator) -> Odds | None:
        """What may happen in the turn to come, by an evaluator's play; None where it cannot say."""

    @abstractmethod
    def prospect(self, state: S, action: Action, judge: AnyEvaluator) -> Prospect:
        """What the turn is expected to bring after an action."""

    @abstractmethod
    def watch(self) -> Watch[S]:
        """A new count of what the dice of this game can do."""


AnyAnalysis: TypeAlias = GameAnalysis[Any]
