"""Rounds: the same dice for a few friends."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from roost.wire.base import GameKey, Message, Milliseconds
from roost.wire.daily import DailyAttempt
from roost.wire.setup import WantedGame


class ChallengeRequest(Message):
    """A round for so many people, you among them, each against this bot."""

    game: WantedGame
    bot: Annotated[str, Meta(max_length=40)]
    places: Annotated[int, Meta(ge=2, le=12)] = 2


class ChallengePlay(Message):
    """Begin your one attempt, or find it again."""

    pace_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1000


class ChallengeResult(Message):
    """Of somebody who has begun. `place`, `share`, `points` and `rank` once their game is over, and
    if it came to something; `settled` once that is known."""

    name: str
    yours: bool
    settled: bool
    place: int | None
    share: float | None
    points: int | None
    rank: int | None


class ChallengeView(Message):
    """`name` of who made it, if they are still known; `yours`: you did. `seed` once it is `closed`,
    which is when everybody is done, when its maker says so, or at `closes`."""

    id: str
    game: GameKey
    bots: list[str]
    places: int
    name: str
    yours: bool
    closes: Milliseconds
    closed: bool
    server_time: Milliseconds
    commitment: str
    seed: str | None
    attempt: DailyAttempt | None
    results: list[ChallengeResult]


class ChallengeSummary(Message):
    """A round in a list: how many have begun, and how many are done."""

    id: str
    game: GameKey
    bots: list[str]
    places: int
    name: str
    yours: bool
    closes: Milliseconds
    closed: bool
    begun: int
    done: int


class ChallengeList(Message):
    challenges: list[ChallengeSummary]
