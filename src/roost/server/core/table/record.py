"""A table as a game file that `roost check` can check."""

from __future__ import annotations

from typing import Any

import msgspec

from roost.fairdice.proof import FairProof, SharedProof, proof_of
from roost.rules.errors import GameError
from roost.rules.record import SOMEBODY, Player, Record
from roost.server.core.errors import BrokenLogError, SeatConflictError
from roost.server.core.table.state import Table


def record_of(table: Table, stream_seed: bytes | None) -> dict[str, Any]:
    """Return the record as JSON.

    `stream_seed` is the seed of the table's shared dice, once they are closed.
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
    transcript = table.transcript
    if table.lesson is not None:
        return {"source": "scripted", "rated": False, "lesson": table.lesson.game}
    if transcript is None:
        return {"source": "manual", "rated": False}
    stream = table.setup.dice.stream
    if stream is not None:
        commitment = table.made.stream_commitment or ""
        seed = None if stream_seed is None else stream_seed.hex()
        proof: SharedProof | FairProof = SharedProof(stream, commitment, seed)
    else:
        proof = proof_of(transcript)
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(proof))
    return data
