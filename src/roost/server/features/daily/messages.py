"""The daily game: the same dice and the same bots for everyone."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from roost.wire.base import GameKey, Message, Milliseconds
from roost.wire.people import AttemptView
from roost.wire.setup import WantedGame


class DailyRequest(Message):
    """Start your only attempt at today's game, or find it again."""

    game: WantedGame
    pace_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1000


class ListedRequest(Message):
    """Set whether public result tables show you by name."""

    listed: bool


class DailyResult(Message):
    """A row of the result table; equal results share a `place`. `rank` is the rank in the game,
    `points` the score at its end."""

    place: int
    name: str
    bird: str
    yours: bool
    share: float
    points: int
    rank: int


class DailyGame(Message):
    """The daily game. `commitment` is for the seed of the dice, and `seed` appears after the day.
    `results` contains the players who chose to be listed. `place` is your place among them, listed
    or not, and `of` the number of results. `stars` (1 to 5) rate your result. `percentile`: how
    many of 100 others did worse, once there are 20 results. `puzzle`: the puzzle of the day."""

    game: GameKey
    stream: str
    commitment: str
    seed: str | None
    bots: list[str]
    attempt: AttemptView | None
    results: list[DailyResult]
    place: int | None
    of: int
    stars: int | None
    percentile: int | None
    puzzle: str


class BestGame(Message):
    """The best game of a past day, which anyone may watch with the `key`."""

    game: GameKey
    name: str
    bird: str
    points: int
    table: str
    key: str | None


class DailyView(Message):
    """A day from `opens` to `closes`. `streak`: the number of consecutive days you finished.
    `listed`: whether you agreed to be. `yesterday`: the best games of the day before today."""

    day: str
    opens: Milliseconds
    closes: Milliseconds
    server_time: Milliseconds
    listed: bool
    streak: int
    games: list[DailyGame]
    yesterday: list[BestGame]


class DailySeal(Message):
    """The commitment for a day's dice; the seed once the day is over."""

    day: str
    game: GameKey
    stream: str
    commitment: str
    closes: Milliseconds
    seed: str | None


class DailySeals(Message):
    """The commitments of the last thirty days, of today, and of the next thirty."""

    seals: list[DailySeal]
