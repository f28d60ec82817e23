"""A player's own games and statistics."""

from __future__ import annotations

from typing import Literal, TypeAlias

from roost.wire.base import GameKey, Message, Milliseconds
from roost.wire.positions import PositionView
from roost.wire.tables import TableSummary

Result: TypeAlias = Literal["won", "shared", "lost"]


class MyGame(Message):
    """A table that you created or played at. `seat` is yours, null if you have none or several.
    `result` is empty for games on one shared screen, and if a stand-in bot finished for you. `at`
    is the time of the last change visible in lists. `loss` is the mean cost of your decisions in
    win share, if there was a review."""

    table: TableSummary
    at: Milliseconds
    seat: int | None
    result: Result | None
    loss: float | None


class MyGames(Message):
    """A page of your games, newest first; `next` is the `after` of the next page."""

    games: list[MyGame]
    next: str | None


class Tally(Message):
    """The results of your games of one kind."""

    game: GameKey
    games: int
    won: int
    shared: int
    lost: int


class TallyAgainst(Tally):
    """Your results against one opponent: a person's `name`, or a `bot`. Here you win a game if you
    finish ahead of that opponent."""

    name: str | None
    bot: str | None


class ErrorPoint(Message):
    """The mean cost of a decision in win share, over some of your consecutive games."""

    since: Milliseconds
    until: Milliseconds
    games: int
    decisions: int
    loss: float


class LuckView(Message):
    """Your luck over all reviewed games, in win share per game. The 95 % interval is for the
    long-term mean. `verdict`: an interval that contains 0 shows no effect."""

    games: int
    mean: float
    low: float
    high: float
    verdict: Literal["lucky", "unlucky", "open"]


class PuzzleTally(Message):
    """The number of puzzles that you solved, and of those solved at the first try."""

    game: GameKey
    tried: int
    solved: int
    at_once: int


class MyFigures(Message):
    """Your statistics. `unreviewed` games count only as results."""

    tallies: list[Tally]
    against: list[TallyAgainst]
    errors: list[ErrorPoint]
    luck: LuckView | None
    unreviewed: int
    puzzles: list[PuzzleTally]


class MomentView(Message):
    """A game after `moves` of its moves. `words` describe the last one."""

    table: str
    game: GameKey
    names: list[str]
    at: int
    of: int
    turn: int
    seat: int
    words: list[str]
    position: str
    view: PositionView


class ShareView(Message):
    """The public address of a position in a game."""

    path: str
