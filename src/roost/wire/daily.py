"""The daily game: the same dice and the same bots for everybody."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from roost.wire.base import GameKey, Message, Milliseconds
from roost.wire.setup import WantedGame


class DailyRequest(Message):
    """Begin your one attempt at today's game, or find it again."""

    game: WantedGame
    pace_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1000


class ListedRequest(Message):
    """Whether you want to stand in tables of results, by your name."""

    listed: bool


class DailyAttempt(Message):
    """Yours. `table` is empty where it was deleted; `playing` while it can be gone on with.
    `settled` once it is known what it came to; a game that was not finished in time, or that a
    keeper had a hand in, comes to nothing. `share` is what you made of the dice: the share of such
    games that your decisions win, without luck."""

    table: str
    playing: bool
    settled: bool
    share: float | None
    points: int | None
    rank: int | None


class DailyResult(Message):
    """`place` in the table of results; equal ones share it. `rank` among the players of the game,
    `points` at its end."""

    place: int
    name: str
    yours: bool
    share: float
    points: int
    rank: int


class DailyGame(Message):
    """`commitment` to the seed of the dice, and the `seed` once the day is over. `results` are of
    those who want to be listed; `place` is yours among them, listed or not, and `of` how many
    have a result. `puzzle`: that of the day."""

    game: GameKey
    stream: str
    commitment: str
    seed: str | None
    bots: list[str]
    attempt: DailyAttempt | None
    results: list[DailyResult]
    place: int | None
    of: int
    puzzle: str


class DailyView(Message):
    """A day from `opens` to `closes`; `streak`: on how many days in a row you have finished one.
    `may_list`: whether you may be listed; where a server has accounts, only they are."""

    day: str
    opens: Milliseconds
    closes: Milliseconds
    server_time: Milliseconds
    listed: bool
    may_list: bool
    streak: int
    games: list[DailyGame]


class DailySeal(Message):
    """The commitment to a day's dice; the seed once the day is over."""

    day: str
    game: GameKey
    stream: str
    commitment: str
    closes: Milliseconds
    seed: str | None


class DailySeals(Message):
    """Of the last thirty days, of today, and of the coming thirty."""

    seals: list[DailySeal]
