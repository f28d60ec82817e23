"""The tutor and the position lab.

Values are win shares (0 to 1). `words` are sentences in the requested language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta

from roost.wire.actions import Action, Option
from roost.wire.base import GameKey, Language, Message, PositionText
from roost.wire.positions import PositionView
from roost.wire.registry import union

Verdict: TypeAlias = Literal["fine", "doubtful", "mistake", "blunder"]
MoveToken: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]


if TYPE_CHECKING:
    Odds: TypeAlias = Message
else:
    Odds = union("odds")


class ChoiceView(Message):
    """A legal action, best first.

    `loss` is against the best; `gain` the expected worms or points of the turn; `fails` the chance
    that the turn fails (Pickomino).
    """

    action: Action
    token: str
    words: str
    shares: list[float]
    loss: float
    verdict: Verdict
    gain: float
    fails: float | None


class TileOdds(Message):
    """The odds of a tile: `chance` with the best plan, `most` if it is the only goal."""

    tile: int
    worms: int
    victim: int | None
    chance: float
    most: float


class PieceOdds(Message):
    """The chance that the next roll (or one of the opponents' next rolls) can hit a piece."""

    piece: int
    chance: float


class InsightView(Message):
    """The explanation of a position. `advice` is about the best choice, `words` about the odds.

    `next_fails` is the chance that a roll now fails at once (P7); `totals` the chance of each final
    total, 0 to 40, with the best plan.
    """

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
    """A warning about an action that costs more than the threshold."""

    loss: float
    verdict: Verdict
    chosen: ChoiceView
    best: ChoiceView
    words: list[str]


class WarningAnswer(Message):
    """A warning, or None if the action costs less than the threshold."""

    warning: WarningView | None


class HintView(Message):
    """The best choice, with its reason in a sentence or two."""

    token: str
    words: list[str]


class ChanceView(Message):
    """The chance that a roll now fails at once (P7); null if a roll cannot fail."""

    fails: float | None


class LabRequest(Message):
    position: PositionText
    language: Language = "en"


class LabAnswer(Message):
    """The answer of the position lab; `view` and `options` draw the position."""

    insight: InsightView
    view: PositionView
    options: list[Option]
