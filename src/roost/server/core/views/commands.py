"""What clients send, as the table understands it."""

from __future__ import annotations

import msgspec

from roost import wire
from roost.server.core.names import clean_name
from roost.server.core.table.setup import DiceSetup, SeatSetup, Setup, TimeControl
from roost.server.core.table.state import Answer
from roost.server.core.views.generic import views_of


def ack(answer: Answer) -> wire.Ack:
    return wire.Ack(id=answer.id, version=answer.version, table=answer.table)


def setup_of(request: wire.TableRequest) -> Setup:
    """The set-up that somebody asks for. A game that clients could not be shown is refused."""
    views_of(request.game)
    clock = request.clock
    return Setup(
        game=request.game,
        seats=tuple(_seat(seat) for seat in request.seats),
        variant=request.variant,
        first=request.first,
        private=request.private,
        clock=None if clock is None else TimeControl(**msgspec.structs.asdict(clock)),
        pace_ms=request.pace_ms,
        stand_in_bot=request.stand_in_bot,
        dice=_dice(request.dice),
        tutor=request.tutor,
        one_seat=request.one_seat,
        start=request.start,
        turn_h=request.turn_h,
    )


def _seat(seat: wire.SeatSpec) -> SeatSetup:
    match seat:
        case wire.SeatMe(name=name, tutor=tutor):
            shown = None if name is None else clean_name(name)
            return SeatSetup(kind="me", name=shown, tutor=tutor)
        case wire.SeatBot(bot=bot):
            return SeatSetup(kind="bot", bot=bot)
        case wire.SeatInvite():
            return SeatSetup(kind="invite")
        case wire.SeatOpen():
            return SeatSetup(kind="open")


def _dice(dice: wire.DiceSpec) -> DiceSetup:
    match dice:
        case wire.FairDiceSetup():
            return DiceSetup(kind="fair")
        case wire.ManualDiceSetup():
            return DiceSetup(kind="manual")
        case wire.DuplicateDiceSetup(stream=stream):
            return DiceSetup(kind="duplicate", stream=stream)
