"""New tables: the entry that begins a log, and the same table once more."""

from __future__ import annotations

import msgspec

from roost.fairdice import new_seed
from roost.rules.errors import SeatError
from roost.server.core.person import Person
from roost.server.core.table.log import VERSION, TableCreated
from roost.server.core.table.setup import DiceSetup, SeatSetup, Setup
from roost.server.core.table.state import Table
from roost.server.core.table.tutor import agreed


def new_log(setup: Setup, person: Person, stream_commitment: str | None, now: int) -> TableCreated:
    fair = setup.dice.kind == "fair"
    return TableCreated(
        version=VERSION,
        at=now,
        maker=person.id,
        maker_name=person.name,
        request=setup,
        seed=new_seed(),
        bot_seeds=tuple(
            new_seed() if fair and seat.bot is not None else None for seat in setup.seats
        ),
        stream_commitment=stream_commitment,
    )


def rematch_setup(table: Table, person: Person, *, swap: bool = False) -> Setup:
    """The same table again. The one who asks makes it; the others' seats wait for them. `swap`:
    everybody moves on by one seat, and so the same seat may begin."""
    old = table.setup
    seats: list[SeatSetup] = []
    for seat in table.seats:
        if seat.bot is not None:
            seats.append(seat.setup)
        elif seat.person == person.id:
            seats.append(SeatSetup(kind="me", name=seat.name, tutor=agreed(table, seat)))
        else:
            seats.append(SeatSetup(kind="invite"))
    if not any(seat.kind == "me" for seat in seats):
        raise SeatError(
            "only who sat at the table may ask for a rematch", code="foreign-seat", seat=-1
        )
    # Everybody has seen the dice of a stream or a lesson: a rematch of those would be no game.
    dice = old.dice if old.dice.kind == "manual" else DiceSetup(kind="fair")
    if swap:
        seats = [*seats[-1:], *seats[:-1]]
    first = None if old.first is None else (old.first + (not swap)) % len(seats)
    if table.lesson is not None:  # the first real game: nobody's turn to begin
        first = None
    return msgspec.structs.replace(old, seats=tuple(seats), first=first, dice=dice)
