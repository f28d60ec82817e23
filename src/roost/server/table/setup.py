"""New tables: what a request must satisfy, and the entry that begins a log."""

from __future__ import annotations

import msgspec

from roost import wire
from roost.bots import bot_info
from roost.fairdice import new_seed, stream_commitment
from roost.rules import make_game
from roost.rules.errors import SeatError
from roost.server.errors import SeatConflictError
from roost.server.people.guests import clean_name
from roost.server.people.person import Person
from roost.server.store import StreamRow
from roost.server.table import log
from roost.server.table.state import Table
from roost.server.table.tutor import agreed
from roost.server.views.registry import VIEWS


def check_request(request: wire.TableRequest) -> None:
    """Refuse what no table can be."""
    VIEWS.of(request.game)  # or clients could not be shown it
    game = make_game(request.game, request.variant)
    game.check_seats(len(request.seats), request.first or 0)
    game.start(len(request.seats))  # a board may not be for this many
    for spec in request.seats:
        if isinstance(spec, wire.SeatBot):
            bot_info(request.game, spec.bot)
    if request.keeper is not None:
        bot_info(request.game, request.keeper)
    if isinstance(request.dice, wire.ManualDice):
        others = [s for s in request.seats if isinstance(s, (wire.SeatOpen, wire.SeatInvite))]
        if others or not any(isinstance(s, wire.SeatMe) for s in request.seats):
            raise SeatConflictError(
                "dice are typed in only where all people sit at one device",
                code="manual-needs-one-device",
            )


def made(
    request: wire.TableRequest, person: Person, stream: StreamRow | None, now: int
) -> log.Made:
    fair = isinstance(request.dice, wire.FairDice)
    seats = [_named(spec) for spec in request.seats]
    request = msgspec.structs.replace(request, seats=seats)
    return log.Made(
        v=log.VERSION,
        at=now,
        maker=person.id,
        maker_name=person.name,
        request=request,
        seed=new_seed(),
        bot_seeds=tuple(
            new_seed() if fair and isinstance(spec, wire.SeatBot) else None
            for spec in request.seats
        ),
        stream_commitment=None if stream is None else stream_commitment(stream.id, stream.seed),
    )


def _named(spec: wire.SeatSpec) -> wire.SeatSpec:
    if isinstance(spec, wire.SeatMe) and spec.name is not None:
        return msgspec.structs.replace(spec, name=clean_name(spec.name))
    return spec


def rematch_request(table: Table, person: Person) -> wire.TableRequest:
    """The same table again. The one who asks makes it; the others' seats wait for them."""
    old = table.request
    seats: list[wire.SeatSpec] = []
    for seat in table.seats:
        if seat.bot is not None:
            seats.append(seat.spec)
        elif seat.person == person.id:
            seats.append(wire.SeatMe(name=seat.name, tutor=agreed(table, seat)))
        else:
            seats.append(wire.SeatInvite())
    if not any(isinstance(spec, wire.SeatMe) for spec in seats):
        raise SeatError("only who sat at the table may ask for a rematch", code="foreign-seat",
                        seat=-1)  # fmt: skip
    # Everybody has seen the dice of a stream: a rematch of those would be no game.
    dice = wire.FairDice() if isinstance(old.dice, wire.DuplicateDice) else old.dice
    first = None if old.first is None else (old.first + 1) % len(seats)
    return wire.TableRequest(
        game=old.game, seats=seats, variant=old.variant, first=first, private=old.private,
        clock=old.clock, pace_ms=old.pace_ms, keeper=old.keeper, dice=dice, tutor=old.tutor,
    )  # fmt: skip
