"""Decide commands: each returns the log entries to add, or raises an error.

The table is not changed, except that it caches the result of an action, so that playing the entry
need not compute it again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from roost.bots import bot_info
from roost.fairdice import NO_SEED, FairDice, follows, new_seed, seat_commitment
from roost.fairdice.proof import hex_seed
from roost.lessons import LEARNER
from roost.rules import Action, Phase, Roll
from roost.rules.checks import check_seats
from roost.server.core.errors import ForbiddenError, SeatConflictError, StaleError
from roost.server.core.names import are_similar, clean_name
from roost.server.core.person import Person
from roost.server.core.table import log
from roost.server.core.table.seat import Seat
from roost.server.core.table.setup import TimeControl, check_setup
from roost.server.core.table.state import FINISHED, Table
from roost.wire.commands import (
    Abandon,
    Act,
    ChangeRules,
    ChangeSeat,
    CloseSeat,
    EnterDice,
    Leave,
    Ready,
    Remove,
    RenewLink,
    Return,
    Reveal,
    RevokeLink,
    RollDice,
    Sit,
    TableCommand,
    TakeBack,
)
from roost.wire.mirror import action_of

Entries: TypeAlias = list[log.AnyEntry]


def decide(table: Table, person: Person, command: TableCommand, now: int) -> Entries:
    """Return the entries of a command; the last one names it. The seat's key is already checked."""
    if person.id in table.removed:
        raise was_removed()
    made = _DECIDERS[type(command)](table, person, command, now)
    made[-1] = msgspec.structs.replace(made[-1], who=person.id, cmd=command.id)
    return made


# -- checks --------------------------------------------------------------------------------


def seat_at(table: Table, index: int) -> Seat:
    if not 0 <= index < len(table.seats):
        last = len(table.seats) - 1
        raise SeatConflictError(
            f"there is no seat {index}; seats are 0 to {last}",
            code="no-such-seat",
            seat=index,
            last=last,
        )
    return table.seats[index]


def own_seat(table: Table, person: Person, index: int) -> Seat:
    seat = seat_at(table, index)
    if seat.person != person.id:
        raise ForbiddenError(f"seat {index} is not yours", code="foreign-seat", seat=index)
    return seat


def was_removed() -> ForbiddenError:
    return ForbiddenError("the host removed you from this table", code="removed")


def check_playing(table: Table) -> None:
    if table.status != "playing" or table.lesson_over:
        raise SeatConflictError(
            f"this table is not being played: it is {table.status}",
            code="not-playing",
            status=table.status,
        )


def check_version(table: Table, version: int) -> None:
    """Check that no move was played since. Players sitting down or returning do not matter."""
    if not table.moved <= version <= table.version:
        raise StaleError(
            f"outdated: made for version {version}, the table is at {table.version}",
            seen=version,
            version=table.version,
        )


def check_turn(table: Table, seat: int) -> None:
    turn = table.position.seat
    if turn != seat:
        raise SeatConflictError(
            f"it is seat {turn}'s turn, not seat {seat}'s",
            code="not-your-turn",
            seat=seat,
            turn=turn,
        )


def _check_move(table: Table, person: Person, command: Act | RollDice) -> Seat:
    seat = own_seat(table, person, command.seat)
    check_playing(table)
    check_version(table, command.version)
    if seat.stand_in is not None:
        raise SeatConflictError(
            f"a stand-in bot plays seat {seat.index}; take it back first",
            code="seat-kept",
            seat=seat.index,
        )
    check_turn(table, command.seat)
    return seat


def reserve_after(table: Table, seat: Seat, now: int) -> int | None:
    """Return the seat's remaining reserve after a decision at this time."""
    clock = table.setup.clock
    if clock is None or seat.reserve_ms is None:
        return None
    over = now - table.since - table.downtime_ms - clock.decision_s * 1000
    return max(0, seat.reserve_ms - max(0, over))


# -- playing -------------------------------------------------------------------------------


def act(
    table: Table,
    seat: int,
    action: Action,
    now: int,
    by: log.By,
    reserve: int | None = None,
    link: bytes | None = None,
) -> Entries:
    """Return the entries of an action and of the rolls that follow it; `link` goes into those."""
    before = table.position
    foreseen = table.foresee(action)
    step = table.lesson_step
    if step is not None and foreseen.token != step.move:
        raise SeatConflictError(
            f"the lesson goes on with {step.move}, not {foreseen.token}",
            code="not-in-lesson",
            value=foreseen.token,
            wanted=step.move,
        )
    after = foreseen.step.state
    hinted = by == "human" and table.hint_for == len(table.moves)
    made: Entries = [
        log.Acted(at=now, seat=seat, token=foreseen.token, by=by, reserve=reserve, hinted=hinted)
    ]
    same_turn = (after.seat, after.turn) == (before.seat, before.turn)
    if after.phase is Phase.CHANCE and same_turn and table.dice_source != "manual":
        dice = table.next_roll(after, table.rolls, link).dice
        made.append(log.Rolled(at=now, seat=seat, dice=dice, link=link))
    elif link is not None:
        raise SeatConflictError(
            "this action throws no dice, so no link is due", code="link-not-due"
        )
    return made


def roll(
    table: Table, now: int, by: log.By, reserve: int | None = None, link: bytes | None = None
) -> Entries:
    dice = table.next_roll(table.position, table.rolls, link).dice
    seat = table.position.seat
    return [log.Rolled(at=now, seat=seat, dice=dice, by=by, reserve=reserve, link=link)]


def _checked_link(table: Table, seat: Seat, link: bytes | None) -> bytes | None:
    """Check the hash chain link of a roll.

    None is allowed but recorded, because the chain may be on another device. Any other link
    must be the next one of the seat's chain.
    """
    if link is not None:
        last = seat.link or seat.anchor
        if last is None or not follows(table.id, seat.index, last, link):
            raise SeatConflictError(
                f"this is not the next link of seat {seat.index}",
                code="wrong-link",
                seat=seat.index,
            )
    return link


def _act(table: Table, person: Person, command: Act, now: int) -> Entries:
    seat = _check_move(table, person, command)
    action = action_of(command.action, table.game, table.position)
    link = _checked_link(table, seat, hex_seed(command.link))
    reserve = reserve_after(table, seat, now)
    return act(table, seat.index, action, now, "human", reserve, link)


def _roll(table: Table, person: Person, command: RollDice, now: int) -> Entries:
    seat = _check_move(table, person, command)
    if table.dice_source == "manual":
        raise SeatConflictError("the dice of this table are typed in", code="dice-are-manual")
    if table.phase is not Phase.CHANCE:
        raise SeatConflictError("the dice are on the table already", code="rolled-already")
    link = _checked_link(table, seat, hex_seed(command.link))
    return roll(table, now, "human", reserve_after(table, seat, now), link)


def _at_device(table: Table, person: Person, seat: int) -> None:
    """Return whether the players of one shared device may roll for every seat."""
    if table.dice_source != "manual":
        raise SeatConflictError("the dice of this table roll by themselves", code="dice-not-manual")
    if not 0 <= seat < len(table.seats) or person.id not in table.people:
        own_seat(table, person, seat)  # raises


def _enter(table: Table, person: Person, command: EnterDice, now: int) -> Entries:
    _at_device(table, person, command.seat)
    check_playing(table)
    check_version(table, command.version)
    check_turn(table, command.seat)
    move = Roll(tuple(command.dice))
    table.game.apply(table.position, move)
    return [log.Rolled(at=now, seat=command.seat, dice=move.dice, by="human")]


def _take_back(table: Table, person: Person, command: TakeBack, now: int) -> Entries:
    _at_device(table, person, command.seat)
    if table.status not in ("playing", "over") or table.rematch is not None:
        check_playing(table)
    check_version(table, command.version)
    if not table.can_take_back:
        raise SeatConflictError("there is no roll to take back", code="nothing-to-take-back")
    return [log.RollTakenBack(at=now, seat=command.seat)]


# -- coming and going ----------------------------------------------------------------------


def _check_open(table: Table) -> None:
    if table.status != "open":
        raise SeatConflictError(
            f"too late: the table is {table.status}", code="already-started", status=table.status
        )


def _sit(table: Table, person: Person, command: Sit, now: int) -> Entries:
    _check_open(table)
    seat = seat_at(table, command.seat)
    if seat.kind not in ("open", "invite"):
        raise SeatConflictError(f"seat {seat.index} is taken", code="seat-taken", seat=seat.index)
    if table.dice_source == "manual" and person.id != table.made.maker:
        raise SeatConflictError(
            "manual dice need all players at one device",
            code="manual-needs-one-device",
        )
    taken = table.seats_of(person.id)
    at_device = person.id == table.made.maker and seat.setup.kind == "me"
    if taken and table.setup.one_seat and not at_device:
        raise SeatConflictError(
            f"you already have a seat at this table: {taken[0]}",
            code="one-seat-each",
            seat=taken[0],
        )
    name = person.name if command.name is None else clean_name(command.name)
    _check_name(table, name)
    bird = person.bird if command.bird is None else command.bird
    if taken:  # the others around one screen look different
        bird = ""
    return [log.SeatTaken(at=now, seat=seat.index, person=person.id, name=name, bird=bird)]


def _check_name(table: Table, name: str) -> None:
    """Reject names that could be confused with another player's."""
    there = [seat.name for seat in table.seats if seat.name is not None]
    if any(are_similar(name, other) for other in there):
        number = 2
        while any(are_similar(f"{name} {number}", other) for other in there):
            number += 1
        raise SeatConflictError(
            f"the name {name} is too similar to another player's; choose another",
            code="name-taken",
            name=name,
            free=f"{name} {number}",
        )


def _leave(table: Table, person: Person, command: Leave, now: int) -> Entries:
    seat = own_seat(table, person, command.seat)
    others = [s for s in table.seats if s.person is not None and s is not seat]
    if table.status == "open":
        if not others:
            return [log.Abandoned(at=now)]
        return [log.SeatLeft(at=now, seat=seat.index)]
    check_playing(table)
    if seat.stand_in == "left":
        raise SeatConflictError(
            f"seat {seat.index} has already been left", code="seat-kept", seat=seat.index
        )
    made: Entries = [log.StandInStarted(at=now, seat=seat.index, reason="left")]
    if all(other.stand_in == "left" for other in others):
        made.append(log.Abandoned(at=now))
    return made


def _return(table: Table, person: Person, command: Return, now: int) -> Entries:
    seat = own_seat(table, person, command.seat)
    check_playing(table)
    if seat.stand_in is None:
        raise SeatConflictError(
            f"seat {seat.index} is already yours", code="seat-not-kept", seat=seat.index
        )
    return [log.StandInEnded(at=now, seat=seat.index)]


def _abandon(table: Table, person: Person, _: Abandon, now: int) -> Entries:
    check_maker(table, person)
    if table.status in ("over", "abandoned"):
        check_playing(table)
    others = any(s.person not in (None, person.id) and s.stand_in != "left" for s in table.seats)
    if others and table.status != "open":
        raise SeatConflictError("other players are seated at this table", code="others-are-seated")
    return [log.Abandoned(at=now)]


# -- the host ------------------------------------------------------------------------------


def check_maker(table: Table, person: Person) -> None:
    if person.id != table.made.maker:
        raise ForbiddenError("only the table's host can do that", code="not-the-maker")


def _check_unfinished(table: Table) -> None:
    if table.status in FINISHED:
        check_playing(table)


def _remove(table: Table, person: Person, command: Remove, now: int) -> Entries:
    check_maker(table, person)
    seat = seat_at(table, command.seat)
    _check_unfinished(table)
    if seat.person is None or seat.person in table.removed:
        raise SeatConflictError(f"seat {seat.index} is empty", code="seat-empty", seat=seat.index)
    if seat.person == person.id:
        raise SeatConflictError("leave your own seat instead", code="own-seat", seat=seat.index)
    return [log.Removed(at=now, seat=index) for index in table.seats_of(seat.person)]


def _close_seat(table: Table, person: Person, command: CloseSeat, now: int) -> Entries:
    check_maker(table, person)
    seat = seat_at(table, command.seat)
    _check_open(table)
    _check_empty(seat)
    _check_seats(table, len(table.seats) - 1)
    return [log.SeatClosed(at=now, seat=seat.index)]


def _check_empty(seat: Seat) -> None:
    if seat.person is not None:
        raise SeatConflictError(f"seat {seat.index} is taken", code="seat-taken", seat=seat.index)


def _check_seats(table: Table, seats: int) -> None:
    if table.setup.start is not None:
        raise SeatConflictError("the start position fixes the number of seats", code="seats-given")
    check_seats(table.game, seats, 0)
    table.game.start(seats)  # a board may not support this number of players


def _change_seat(table: Table, person: Person, command: ChangeSeat, now: int) -> Entries:
    check_maker(table, person)
    _check_open(table)
    _check_fair(table)
    if command.seat == len(table.seats):
        _check_seats(table, len(table.seats) + 1)
    else:
        _check_empty(seat_at(table, command.seat))
    if command.bot is None:
        return [log.SeatChanged(at=now, seat=command.seat)]
    bot_info(table.setup.game, command.bot)
    return [log.SeatChanged(at=now, seat=command.seat, bot=command.bot, seed=new_seed())]


def _change_rules(table: Table, person: Person, command: ChangeRules, now: int) -> Entries:
    check_maker(table, person)
    _check_open(table)
    _check_fair(table)
    clock = None if command.clock is None else TimeControl(**msgspec.structs.asdict(command.clock))
    changed = log.RulesChanged(
        at=now,
        variant=command.variant,
        clock=clock,
        turn_h=command.turn_h,
        private=command.private,
        tutor=command.tutor,
    )
    setup = msgspec.structs.replace(
        table.setup, variant=command.variant, clock=clock, turn_h=command.turn_h
    )
    check_setup(setup)
    return [changed]


def _check_fair(table: Table) -> None:
    """Refuse to change tables around one device: everybody is there and agreed to the rules."""
    if table.dice_source != "fair":
        raise SeatConflictError(
            "manual dice need all players at one device", code="manual-needs-one-device"
        )


def _link(table: Table, person: Person, command: RenewLink | RevokeLink, now: int) -> Entries:
    check_maker(table, person)
    shut = type(command) is RevokeLink
    if command.room:
        return [log.LinkRenewed(at=now, shut=shut, room=True)]
    if command.seat is not None and seat_at(table, command.seat).bot is not None:
        raise SeatConflictError(
            f"seat {command.seat} has no link: a bot sits there",
            code="seat-taken",
            seat=command.seat,
        )
    return [log.LinkRenewed(at=now, seat=command.seat, shut=shut)]


# -- getting ready -------------------------------------------------------------------------


def _ready(table: Table, person: Person, command: Ready, now: int) -> Entries:
    seat = own_seat(table, person, command.seat)
    _check_open(table)
    if seat.ready:
        raise SeatConflictError(
            f"seat {seat.index} is already ready", code="already-ready", seat=seat.index
        )
    commitment = command.commitment if table.dice_source == "fair" else None
    made: Entries = [log.SeatReady(at=now, seat=seat.index, commitment=commitment)]
    others = [s for s in table.seats if s is not seat]
    if commitment is None and all(s.ready and s.revealed for s in others):
        made.append(start(table, now))
    return made


def _reveal(table: Table, person: Person, command: Reveal, now: int) -> Entries:
    seat = own_seat(table, person, command.seat)
    if table.status != "revealing" or seat.revealed:
        raise SeatConflictError("there is nothing to reveal now", code="nothing-to-reveal")
    seed, anchor = bytes.fromhex(command.seed), hex_seed(command.anchor)
    if seat_commitment(table.id, seat.index, seed, anchor) != seat.commitment:
        raise SeatConflictError(
            "that seed is not the one the seat committed to", code="wrong-seed", seat=seat.index
        )
    made: Entries = [log.Revealed(at=now, seat=seat.index, seed=seed, anchor=anchor)]
    if all(s.revealed for s in table.seats if s is not seat):
        made.append(start(table, now, {seat.index: seed}))
    return made


def start(table: Table, now: int, last_seeds: dict[int, bytes] | None = None) -> log.Started:
    """Return the entry that starts the game; `last_seeds` are in entries not played yet."""
    if table.setup.start is not None:
        return log.Started(at=now)  # the position determines whose turn it is
    if table.setup.first is not None:
        return log.Started(at=now, first=table.setup.first)
    if table.game.rolls_for_start:
        return log.Started(at=now)  # K3: the players roll for it
    if table.dice_source != "fair":
        return log.Started(at=now, first=0)
    seeds = {seat.index: seat.seed or NO_SEED for seat in table.seats} | (last_seeds or {})
    in_order = tuple(seeds[i] for i in range(len(table.seats)))
    dice = FairDice(table.id, table.made.seed, in_order)
    return log.Started(at=now, first=dice.first_seat(), drawn=True)


def begun(table: Table, now: int) -> Entries:
    """Return the entries that start a table at once: for bots only, and for lessons."""
    if table.lesson is not None:
        return [log.SeatReady(at=now, seat=LEARNER), start(table, now)]
    return [start(table, now)] if table.status == "revealing" else []


def withhold(table: Table, now: int) -> Entries:
    """Handle the reveal timeout: missing seeds count as zeros, and bots take over those seats."""
    late = [seat.index for seat in table.seats if not seat.revealed]
    made: Entries = [log.Revealed(at=now, seat=seat) for seat in late]
    made += [log.StandInStarted(at=now, seat=seat, reason="withheld") for seat in late]
    return [*made, start(table, now)]


_DECIDERS: dict[type[Any], Callable[[Table, Person, Any, int], Entries]] = {
    Act: _act,
    RollDice: _roll,
    EnterDice: _enter,
    TakeBack: _take_back,
    Sit: _sit,
    Leave: _leave,
    Return: _return,
    Ready: _ready,
    Reveal: _reveal,
    Abandon: _abandon,
    Remove: _remove,
    CloseSeat: _close_seat,
    ChangeSeat: _change_seat,
    ChangeRules: _change_rules,
    RenewLink: _link,
    RevokeLink: _link,
}
