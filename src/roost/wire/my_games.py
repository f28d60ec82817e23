"""Somebody's own games, and what they come to."""

from __future__ import annotations

from typing import Literal, TypeAlias

from roost.wire.base import GameKey, Message, Milliseconds
from roost.wire.positions import PositionView
from roost.wire.tables import TableSummary

Result: TypeAlias = Literal["won", "shared", "lost"]


class MyGame(Message):
    """A table that you made or sit or sat at. `seat` is yours, null where you have none or several;
    a game at one screen has no `result`, nor has one that a keeper finished for you. `at`: when
    something last changed that lists show. `loss`: what your decisions cost on average, in win
    share, where there was a review."""

    table: TableSummary
    at: Milliseconds
    seat: int | None
    result: Result | None
    loss: float | None


class MyGames(Message):
    """A page of your games, the newest first; `next` is the `after` of the page that follows."""

    games: list[MyGame]
    next: str | None


class Tally(Message):
    """How games of one kind ended for you."""

    game: GameKey
    games: int
    won: int
    shared: int
    lost: int


class TallyAgainst(Tally):
    """Your results beside one opponent: a person's `name`, or a `bot`. Here a game is won where you
    finished before that opponent."""

    name: str | None
    bot: str | None


class ErrorPoint(Message):
    """Some of your games, one after the other: what a decision cost on average, in win share."""

    since: Milliseconds
    until: Milliseconds
    games: int
    decisions: int
    loss: float


class LuckView(Message):
    """What the dice did for you over all games that were reviewed, in win share per game, with the
    95 % interval of what it would come to if you played on for ever. `verdict`: an interval with 0
    in it tells nothing."""

    games: int
    mean: float
    low: float
    high: float
    verdict: Literal["lucky", "unlucky", "open"]


class PuzzleTally(Message):
    """Puzzles that you answered: how many rightly in the end, and how many at once."""

    game: GameKey
    tried: int
    solved: int
    at_once: int


class MyFigures(Message):
    """`unreviewed` games of yours are over and were never reviewed: they count only as results."""

    tallies: list[Tally]
    against: list[TallyAgainst]
    errors: list[ErrorPoint]
    luck: LuckView | None
    unreviewed: int
    puzzles: list[PuzzleTally]


class MomentView(Message):
    """A game after so many of its moves. `words` tell what the last of them did."""

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
    """The address of a moment, for anybody."""

    path: str
