"""A table as a game file that `roost check` can check."""

from __future__ import annotations

from typing import Any

from roost.fairdice import DuplicateProof, FairProof, SeatProof
from roost.rules.errors import GameError
from roost.rules.record import SOMEBODY, Player, Record
from roost.server.core.errors import BrokenLogError, SeatConflictError
from roost.server.core.table.state import FINISHED, Table


def record_of(table: Table, stream_seed: bytes | None) -> dict[str, Any]:
    """Return the record as JSON.

    It includes seeds once they are public; `stream_seed` is that of the table's dice stream,
    once closed.
    """
    if table.state is None:
        raise SeatConflictError(
            "the game has not started, so there is no record yet", code="not-started"
        )
    record = Record(
        game=table.setup.game,
        variant=table.game.variant.key,
        players=tuple(
            SOMEBODY if seat.name is None else Player(seat.name, seat.bot) for seat in table.seats
        ),
        first=table.first,
        start=table.setup.start,
        dice=_dice(table, stream_seed),
        moves=tuple(table.moves),
        tags={
            "table": table.id,
            "made": table.made.at,
            "status": table.status,
            **_stand_in_moves(table),
            **_hinted_moves(table),
        },
    )
    try:
        data: dict[str, Any] = record.to_json()
    except GameError as error:  # a log that no longer follows the rules
        raise BrokenLogError(f"no record of table {table.id}: {error}") from error
    return data


def _stand_in_moves(table: Table) -> dict[str, Any]:
    """Return the moves made by stand-in bots, each with the reason."""
    if not table.stand_in_moves:
        return {}
    moves: dict[str, list[int]] = {}
    for number, why in table.stand_in_moves.items():
        moves.setdefault(why, []).append(number)
    return {"stand_ins": {"bot": table.stand_in_bot, "moves": moves}}


def _hinted_moves(table: Table) -> dict[str, Any]:
    """Return the moves for which a hint was given."""
    return {"hints": list(table.hinted_moves)} if table.hinted_moves else {}


def _dice(table: Table, stream_seed: bytes | None) -> dict[str, Any]:
    if table.dice_source == "manual":
        return {"source": "manual", "rated": False}
    if table.lesson is not None:
        return {"source": "scripted", "rated": False, "lesson": table.lesson.game}
    stream = table.setup.dice.stream
    if stream is not None:
        commitment = table.made.stream_commitment or ""
        return DuplicateProof(stream, commitment, stream_seed).to_json()
    finished = table.status in FINISHED
    seats = tuple(
        SeatProof(seat.commitment, seat.seed, seat.withheld, seat.anchor, seat.link)
        for seat in table.seats
    )
    proof = FairProof(
        table.id,
        table.commitment,
        table.made.seed if finished else None,
        seats,
        table.first_drawn,
        table.links,
    )
    return proof.to_json()
