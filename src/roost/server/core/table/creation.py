"""New tables and rematches."""

from __future__ import annotations

import msgspec

from roost.fairdice.hashing import new_secret
from roost.lessons import LEARNER
from roost.rules import AnyGame
from roost.rules.checks import check_seats
from roost.rules.errors import GameError, SeatError
from roost.server.core.person import Person
from roost.server.core.table.log import VERSION, TableCreated
from roost.server.core.table.setup import DiceSetup, RoomLink, SeatSetup, Setup
from roost.server.core.table.state import Table
from roost.server.core.table.tutor import has_agreed


def new_log(setup: Setup, person: Person, stream_commitment: str | None, now: int) -> TableCreated:
    return TableCreated(
        version=VERSION,
        at=now,
        maker=person.id,
        maker_name=person.name,
        maker_bird=person.bird,
        request=setup,
        seed=new_secret(),
        stream_commitment=stream_commitment,
    )


def rematch_setup(table: Table, person: Person, *, swap: bool = False, late: int = 0) -> Setup:
    """Return the setup of a rematch.

    The player who asks is its host; the other seats are reserved. `swap` moves every player on
    by one seat, so that the same seat number may begin. `late` friends, who came after the start
    and watched, find free seats.
    """
    old = table.setup
    seats: list[SeatSetup] = []
    for seat in table.seats:
        if seat.bot is not None:
            seats.append(seat.setup)
        elif seat.person == person.id:
            seats.append(SeatSetup(kind="me", name=seat.name, tutor=has_agreed(table, seat)))
        else:
            seats.append(SeatSetup(kind="invite"))
    if not any(seat.kind == "me" for seat in seats):
        raise SeatError(
            "only players of this table may ask for a rematch", code="foreign-seat", seat=-1
        )
    # The dice of a stream or lesson are known by now, so a rematch gets new ones.
    dice = old.dice if old.dice.kind == "manual" else DiceSetup(kind="fair")
    series, room = list(table.wins), table.room
    if swap:
        seats, series = [*seats[-1:], *seats[:-1]], [*series[-1:], *series[:-1]]
    if any(seat.kind == "invite" for seat in old.seats):
        while late and _fits(table.game, len(seats) + 1):
            seats.append(SeatSetup(kind="invite"))
            series.append(0)
            late -= 1
    first = None if old.first is None else (old.first + (not swap)) % len(seats)
    if table.lesson is not None:  # newcomers begin their first game, too
        first = LEARNER
    return msgspec.structs.replace(
        old,
        seats=tuple(seats),
        first=first,
        dice=dice,
        series=tuple(series),
        room=RoomLink(table=table.series_root, renewed=room.renewed, shut=room.shut),
    )


def _fits(game: AnyGame, seats: int) -> bool:
    try:
        check_seats(game, seats)
        game.start(seats)  # a board may not support this number of players
    except GameError:
        return False
    return True
