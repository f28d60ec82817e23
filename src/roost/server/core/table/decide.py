"""A command against a table: the entries it makes, or its refusal.

The table is the same afterwards. It only notes what it foresaw, so that playing an action need not
work it out a second time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from roost.fairdice import NO_SEED, FairDice, follows, seat_commitment
from roost.lessons import LEARNER
from roost.rules import Action, Phase, Roll
from roost.rules.checks import check_seats
from roost.server.core.errors import ForbiddenError, SeatConflictError, StaleError
from roost.server.core.person import Person
from roost.server.core.table import log
from roost.server.core.table.commands import (
    Abandon,
    Act,
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
from roost.server.core.table.seat import Seat
from roost.server.core.table.similar_names import are_similar
from roost.server.core.table.state import FINISHED, Table

Entries: TypeAlias = list[log.AnyEntry]


def decide(table: Table, person: Person, command: TableCommand, now: int) -> Entries:
    """The entries of a command; the last one names it. A seat's key was checked before."""
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
    return ForbiddenError("the maker of this table has sent you away", code="removed")


def check_playing(table: Table) -> None:
    if table.status != "playing" or table.lesson_over:
        raise SeatConflictError(
            f"nobody plays at this table now: it is {table.status}",
            code="not-playing",
            status=table.status,
        )


def check_version(table: Table, version: int) -> None:
    """Who sits down or comes back does not make a move stale; what happens in the game does."""
    if not table.moved <= version <= table.version:
        raise StaleError(
            f"made for version {version}; the table is at {table.version}",
            seen=version,
            version=table.version,
        )


def check_turn(table: Table, seat: int) -> None:
    turn = table.position.seat
    if turn != seat:
        raise SeatConflictError(
            f"it is the turn of seat {turn}, not {seat}", code="not-your-turn", seat=seat, turn=turn
        )


def _check_move(table: Table, person: Person, command: Act | RollDice) -> Seat:
    seat = own_seat(table, person, command.seat)
    check_playing(table)
    check_version(table, command.version)
    if seat.stand_in is not None:
        raise SeatConflictError(
            f"a bot keeps seat {seat.index}; take it back first", code="seat-kept", seat=seat.index
        )
    check_turn(table, command.seat)
    return seat


def reserve_after(table: Table, seat: Seat, now: int) -> int | None:
    """What the seat's reserve is after deciding at this time."""
    clock = table.setup.clock
    if clock is None or seat.reserve_ms is None:
        return None
    over = now - table.since - clock.decision_s * 1000
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
    """An action, and the dice that follow it by themselves; `link` goes into those."""
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
    """The link that a throw carries. None is allowed, and marked: the chain may be on another
    device. Any other must be the next of the seat's own chain."""
    if link is not None:
        last = seat.link or seat.anchor
        if last is None or not follows(table.id, seat.index, last, link):
            raise SeatConflictError(
                f"that is not the next link of seat {seat.index}",
                code="wrong-link",
                seat=seat.index,
            )
    return link


def _act(table: Table, person: Person, command: Act, now: int) -> Entries:
    seat = _check_move(table, person, command)
    link = _checked_link(table, seat, command.link)
    reserve = reserve_after(table, seat, now)
    return act(table, seat.index, command.action, now, "human", reserve, link)


def _roll(table: Table, person: Person, command: RollDice, now: int) -> Entries:
    seat = _check_move(table, person, command)
    if table.dice_source == "manual":
        raise SeatConflictError("the dice of this table are typed in", code="dice-are-manual")
    if table.phase is not Phase.CHANCE:
        raise SeatConflictError("the dice are on the table already", code="rolled-already")
    link = _checked_link(table, seat, command.link)
    return roll(table, now, "human", reserve_after(table, seat, now), link)


def _at_device(table: Table, person: Person, seat: int) -> None:
    """At a table around one screen, its people handle the dice of every seat."""
    if table.dice_source != "manual":
        raise SeatConflictError("the dice of this table roll by themselves", code="dice-not-manual")
    if not 0 <= seat < len(table.seats) or person.id not in table.people:
        own_seat(table, person, seat)  # refuses it


def _enter(table: Table, person: Person, command: EnterDice, now: int) -> Entries:
    _at_device(table, person, command.seat)
    check_playing(table)
    check_version(table, command.version)
    check_turn(table, command.seat)
    move = Roll(command.dice)
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
        raise SeatConflictError(
            f"somebody sits in seat {seat.index}", code="seat-taken", seat=seat.index
        )
    if table.dice_source == "manual" and person.id != table.made.maker:
        raise SeatConflictError(
            "dice are typed in only where all people sit at one device",
            code="manual-needs-one-device",
        )
    taken = table.seats_of(person.id)
    at_device = person.id == table.made.maker and seat.setup.kind == "me"
    if taken and table.setup.one_seat and not at_device:
        raise SeatConflictError(
            f"everybody has one seat at this table; yours is {taken[0]}",
            code="one-seat-each",
            seat=taken[0],
        )
    name = person.name if command.name is None else command.name
    _check_name(table, name)
    return [log.SeatTaken(at=now, seat=seat.index, person=person.id, name=name)]


def _check_name(table: Table, name: str) -> None:
    """Nobody sits down under a name that could be taken for another's."""
    there = [seat.name for seat in table.seats if seat.name is not None]
    if any(are_similar(name, other) for other in there):
        number = 2
        while any(are_similar(f"{name} {number}", other) for other in there):
            number += 1
        raise SeatConflictError(
            f"somebody here is called {name} already; choose another name",
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
            f"seat {seat.index} was left already", code="seat-kept", seat=seat.index
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
            f"seat {seat.index} is yours already", code="seat-not-kept", seat=seat.index
        )
    return [log.StandInEnded(at=now, seat=seat.index)]


def _abandon(table: Table, person: Person, _: Abandon, now: int) -> Entries:
    check_maker(table, person)
    if table.status in ("over", "abandoned"):
        check_playing(table)
    others = any(s.person not in (None, person.id) and s.stand_in != "left" for s in table.seats)
    if others and table.status != "open":
        raise SeatConflictError("somebody else sits at this table", code="others-are-seated")
    return [log.Abandoned(at=now)]


# -- keeping house -------------------------------------------------------------------------


def check_maker(table: Table, person: Person) -> None:
    if person.id != table.made.maker:
        raise ForbiddenError("only who made the table may do that", code="not-the-maker")


def _check_unfinished(table: Table) -> None:
    if table.status in FINISHED:
        check_playing(table)


def _remove(table: Table, person: Person, command: Remove, now: int) -> Entries:
    check_maker(table, person)
    seat = seat_at(table, command.seat)
    _check_unfinished(table)
    if seat.person is None or seat.person in table.removed:
        raise SeatConflictError(
            f"nobody sits in seat {seat.index}", code="seat-empty", seat=seat.index
        )
    if seat.person == person.id:
        raise SeatConflictError("leave your own seat instead", code="own-seat", seat=seat.index)
    return [log.Removed(at=now, seat=index) for index in table.seats_of(seat.person)]


def _close_seat(table: Table, person: Person, command: CloseSeat, now: int) -> Entries:
    check_maker(table, person)
    seat = seat_at(table, command.seat)
    _check_open(table)
    if seat.kind not in ("open", "invite"):
        raise SeatConflictError(
            f"somebody sits in seat {seat.index}", code="seat-taken", seat=seat.index
        )
    if table.setup.start is not None:
        raise SeatConflictError("the position has as many seats as it has", code="seats-given")
    left = len(table.seats) - 1
    check_seats(table.game, left, 0)
    table.game.start(left)  # a board may not be for this many
    return [log.SeatClosed(at=now, seat=seat.index)]


def _link(table: Table, person: Person, command: RenewLink | RevokeLink, now: int) -> Entries:
    check_maker(table, person)
    if command.seat is not None and seat_at(table, command.seat).bot is not None:
        raise SeatConflictError(
            f"seat {command.seat} has no link: a bot sits there",
            code="seat-taken",
            seat=command.seat,
        )
    return [log.LinkRenewed(at=now, seat=command.seat, shut=type(command) is RevokeLink)]


# -- getting ready -------------------------------------------------------------------------


def _ready(table: Table, person: Person, command: Ready, now: int) -> Entries:
    seat = own_seat(table, person, command.seat)
    _check_open(table)
    if seat.ready:
        raise SeatConflictError(
            f"seat {seat.index} is ready already", code="already-ready", seat=seat.index
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
    seed, anchor = command.seed, command.anchor
    if seat_commitment(table.id, seat.index, seed, anchor) != seat.commitment:
        raise SeatConflictError(
            "that seed is not the one the seat committed to", code="wrong-seed", seat=seat.index
        )
    made: Entries = [log.Revealed(at=now, seat=seat.index, seed=seed, anchor=anchor)]
    if all(s.revealed for s in table.seats if s is not seat):
        made.append(start(table, now, {seat.index: seed}))
    return made


def start(table: Table, now: int, last_seeds: dict[int, bytes] | None = None) -> log.Started:
    """The entry that begins the game; `last_seeds` are revealed by entries not played yet."""
    if table.setup.start is not None:
        return log.Started(at=now)  # the position says whose turn it is
    if table.setup.first is not None:
        return log.Started(at=now, first=table.setup.first)
    if table.game.rolls_for_start:
        return log.Started(at=now)  # K3: the game's own roll-off
    if table.dice_source != "fair":
        return log.Started(at=now, first=0)
    seeds = {seat.index: seat.seed or NO_SEED for seat in table.seats} | (last_seeds or {})
    in_order = tuple(seeds[i] for i in range(len(table.seats)))
    dice = FairDice(table.id, table.made.seed, in_order)
    return log.Started(at=now, first=dice.first_seat(), drawn=True)


def begun(table: Table, now: int) -> Entries:
    """What begins as soon as it is made: a table of bots alone, and a lesson."""
    if table.lesson is not None:
        return [log.SeatReady(at=now, seat=LEARNER), start(table, now)]
    return [start(table, now)] if table.status == "revealing" else []


def withhold(table: Table, now: int) -> Entries:
    """The time to reveal is up: seats that did not give a seed of zeros, and a bot keeps them."""
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
    RenewLink: _link,
    RevokeLink: _link,
}
