"""Challenges: the same dice for a few friends."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from roost.wire.base import GameKey, Message, Milliseconds
from roost.wire.people import AttemptView
from roost.wire.setup import WantedGame


class ChallengeRequest(Message):
    """Create a challenge for `places` people, including you, each against this bot."""

    game: WantedGame
    bot: Annotated[str, Meta(max_length=40)]
    places: Annotated[int, Meta(ge=2, le=12)] = 2


class ChallengePlay(Message):
    """Start your only attempt, or find it again."""

    pace_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1000


class ChallengeResult(Message):
    """The result of a player who has started. `place`, `share`, `points` and `rank` appear when
    their game is over and counts; `settled` is true once the result is final."""

    name: str
    yours: bool
    settled: bool
    place: int | None
    share: float | None
    points: int | None
    rank: int | None


class ChallengeView(Message):
    """A challenge. `name` is its creator's, if still known; `yours`: you created it. `seed` appears
    once it is `closed`: when all players are done, when its creator closes it, or at `closes`."""

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
    attempt: AttemptView | None
    results: list[ChallengeResult]


class ChallengeSummary(Message):
    """A challenge in a list, with the numbers of players who have started and finished."""

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
