"""Answers of the tutor and the laboratory.

Values are win shares (0 to 1). `words` are sentences in the language that was asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta

from roost.wire.base import GameKey, Language, Message, PositionText
from roost.wire.positions import Action, Option, PositionView
from roost.wire.registry import union

Verdict: TypeAlias = Literal["fine", "doubtful", "mistake", "blunder"]
MoveToken: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]


if TYPE_CHECKING:
    Odds: TypeAlias = Message
else:
    Odds = union("odds")


class ChoiceView(Message):
    """A legal action, best first. `loss` is against the best; `gain` what the turn is expected to
    bring in worms or points; `fails` the chance that the turn fails (Pickomino)."""

    action: Action
    token: str
    words: str
    shares: list[float]
    loss: float
    verdict: Verdict
    gain: float
    fails: float | None


class InsightView(Message):
    """A position, explained. `advice` says what is best, `words` the odds. `gain` and `fails` are
    those of the turn; `next_fails` is the chance that a roll made now fails at once, in games where
    it can. `odds` is what only this game knows."""

    position: str
    game: GameKey
    seat: int
    shares: list[float]
    choices: list[ChoiceView]
    advice: list[str]
    words: list[str]
    gain: float = 0.0
    fails: float | None = None
    next_fails: float | None = None
    odds: Odds | None = None


class WarningView(Message):
    """An action that would cost more than the threshold."""

    loss: float
    verdict: Verdict
    chosen: ChoiceView
    best: ChoiceView
    words: list[str]


class WarningAnswer(Message):
    """None: the action costs less than the threshold."""

    warning: WarningView | None


class HintView(Message):
    """The best choice and, in a sentence or two, what it is and why."""

    token: str
    words: list[str]


class ChanceView(Message):
    """The chance that a roll made now fails at once (P7); null where a roll cannot."""

    fails: float | None


class LabRequest(Message):
    position: PositionText
    language: Language = "en"


class LabAnswer(Message):
    """`view` and `options` draw the position."""

    insight: InsightView
    view: PositionView
    options: list[Option]
