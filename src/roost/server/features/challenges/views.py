"""Challenges as messages."""

from __future__ import annotations

from collections.abc import Sequence

from roost import wire
from roost.server.core.shared_dice.rows import StreamRow
from roost.server.core.shared_dice.streams import commitment
from roost.server.features.challenges.messages import (
    ChallengeResult,
    ChallengeSummary,
    ChallengeView,
)
from roost.server.features.challenges.service import Result


def challenge_view(
    row: StreamRow,
    seed: bytes | None,
    results: Sequence[Result],
    attempt: wire.AttemptView | None,
    person: str | None,
    now: int,
) -> ChallengeView:
    """`seed` once everybody may know it; `attempt` is the caller's."""
    return ChallengeView(
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
            ChallengeResult(
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
) -> ChallengeSummary:
    return ChallengeSummary(
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
