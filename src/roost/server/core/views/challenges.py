"""Rounds as messages."""

from __future__ import annotations

from collections.abc import Sequence

from roost import wire
from roost.server.core.live.challenges import Result
from roost.server.core.shared_dice.rows import StreamRow
from roost.server.core.shared_dice.streams import commitment


def challenge_view(
    row: StreamRow,
    seed: bytes | None,
    results: Sequence[Result],
    attempt: wire.DailyAttempt | None,
    person: str | None,
    now: int,
) -> wire.ChallengeView:
    """`seed` once everybody may know it; `attempt` is that of who asks."""
    return wire.ChallengeView(
        id=row.id,
        game=row.game,
        bots=list(row.bots),
        places=row.places,
        name=row.name,
        yours=row.owner == person,
        closes=row.closes,
        closed=seed is not None,
        server_time=now,
        commitment=commitment(row),
        seed=None if seed is None else seed.hex(),
        attempt=attempt,
        results=[
            wire.ChallengeResult(
                name=one.name,
                yours=one.attempt.person == person,
                settled=one.attempt.settled,
                place=place,
                share=one.attempt.share,
                points=one.attempt.points,
                rank=one.attempt.rank,
            )
            for place, one in results
        ],
    )


def challenge_summary(
    row: StreamRow, results: Sequence[Result], person: str, *, closed: bool
) -> wire.ChallengeSummary:
    return wire.ChallengeSummary(
        id=row.id,
        game=row.game,
        bots=list(row.bots),
        places=row.places,
        name=row.name,
        yours=row.owner == person,
        closes=row.closes,
        closed=closed,
        begun=len(results),
        done=sum(one.entrant.attempt.settled for one in results),
    )
