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
from roost.wire.base import message_from


def challenge_view(
    row: StreamRow,
    seed: bytes | None,
    results: Sequence[Result],
    attempt: wire.AttemptView | None,
    person: str | None,
    now: int,
) -> ChallengeView:
    """`seed` once everybody may know it; `attempt` is the caller's."""
    return message_from(
        ChallengeView,
        row,
        yours=row.owner == person,
        closed=seed is not None,
        server_time=now,
        commitment=commitment(row),
        seed=None if seed is None else seed.hex(),
        attempt=attempt,
        results=[
            message_from(
                ChallengeResult,
                one.attempt,
                name=one.name,
                yours=one.attempt.person == person,
                place=place,
            )
            for place, one in results
        ],
    )


def challenge_summary(
    row: StreamRow, results: Sequence[Result], person: str, *, closed: bool
) -> ChallengeSummary:
    return message_from(
        ChallengeSummary,
        row,
        yours=row.owner == person,
        closed=closed,
        begun=len(results),
        done=sum(one.entrant.attempt.settled for one in results),
    )
