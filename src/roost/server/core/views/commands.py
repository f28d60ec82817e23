"""What clients send, as the table understands it."""

from __future__ import annotations

from typing import Any

import msgspec

from roost import wire
from roost.fairdice.proof import hex_seed
from roost.server.core.identity.names import clean_name
from roost.server.core.table import commands
from roost.server.core.table.setup import Clock, DiceSetup, SeatSetup, Setup
from roost.server.core.table.state import Answer, Table
from roost.server.core.views.mirrored import original
from roost.server.core.views.registry import VIEWS


def command_of(message: wire.Command, table: Table) -> commands.Command:
    """The command behind a message. Most say the same in the same words."""
    match message:
        case wire.Act(id=id_, seat=seat, version=version, action=action, link=link):
            known = table.game.action_types
            return commands.Act(id_, seat, version, original(action, known), hex_seed(link))
        case wire.RollDice(id=id_, seat=seat, version=version, link=link):
            return commands.RollDice(id_, seat, version, hex_seed(link))
        case wire.EnterDice(id=id_, seat=seat, version=version, dice=dice):
            return commands.EnterDice(id_, seat, version, tuple(dice))
        case wire.Sit(id=id_, seat=seat, name=name, key=key):
            return commands.Sit(id_, seat, None if name is None else clean_name(name), key)
        case wire.Reveal(id=id_, seat=seat, seed=seed, anchor=anchor):
            return commands.Reveal(id_, seat, bytes.fromhex(seed), hex_seed(anchor))
    command: commands.Command = _SAME[type(message)](**msgspec.structs.asdict(message))
    return command


_SAME: dict[type[wire.Message], Any] = {
    wire.TakeBack: commands.TakeBack,
    wire.Leave: commands.Leave,
    wire.Return: commands.Return,
    wire.Ready: commands.Ready,
    wire.Abandon: commands.Abandon,
    wire.Remove: commands.Remove,
    wire.CloseSeat: commands.CloseSeat,
    wire.RenewLink: commands.RenewLink,
    wire.RevokeLink: commands.RevokeLink,
    wire.Rematch: commands.Rematch,
    wire.React: commands.React,
}


def ack(answer: Answer) -> wire.Ack:
    return wire.Ack(id=answer.id, version=answer.version, table=answer.table)


def setup_of(request: wire.TableRequest) -> Setup:
    """The set-up that somebody asks for. A game that clients could not be shown is refused."""
    VIEWS.of(request.game)
    clock = request.clock
    return Setup(
        game=request.game,
        seats=tuple(_seat(seat) for seat in request.seats),
        variant=request.variant,
        first=request.first,
        private=request.private,
        clock=None if clock is None else Clock(**msgspec.structs.asdict(clock)),
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
        case wire.FairDice():
            return DiceSetup(kind="fair")
        case wire.ManualDice():
            return DiceSetup(kind="manual")
        case wire.DuplicateDice(stream=stream):
            return DiceSetup(kind="duplicate", stream=stream)
