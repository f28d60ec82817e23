"""The daily game as messages."""

from __future__ import annotations

from roost.analysis.puzzles import daily_puzzle
from roost.server.core.shared_dice.rows import StreamRow
from roost.server.core.shared_dice.streams import commitment
from roost.server.features.daily.days import bots_of
from roost.server.features.daily.messages import DailyGame, DailyResult, DailySeal
from roost.server.features.daily.service import DayStandings
from roost.wire.base import message_from
from roost.wire.streams import AttemptView

MOST = 100  # results that are shown


def daily_game(
    row: StreamRow,
    seed: bytes | None,
    table: DayStandings,
    attempt: AttemptView | None,
    person: str | None,
) -> DailyGame:
    """`seed` once everybody may know it; `attempt` is the caller's."""
    return DailyGame(
        game=row.game,
        stream=row.id,
        commitment=commitment(row),
        seed=None if seed is None else seed.hex(),
        bots=list(bots_of(row.game, row.day)),
        attempt=attempt,
        results=[
            message_from(
                DailyResult, one, place=place, name=one.name or "", yours=one.person == person
            )
            for place, one in table.results[:MOST]
        ],
        place=table.place,
        of=table.of,
        puzzle=daily_puzzle(row.game, row.day).id,
    )


def seal_view(row: StreamRow, seed: bytes | None) -> DailySeal:
    shown = None if seed is None else seed.hex()
    return message_from(DailySeal, row, stream=row.id, commitment=commitment(row), seed=shown)
