"""Decide commands: each returns the log entries to add, or raises an error.

The table is not changed, except that it caches the result of an action, so that playing the entry
need not compute it again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeAlias

import msgspec

from roost.bots import bot_info
from roost.fairdice.hashing import RENEW, Chain, faces, first_seat, new_secret
from roost.fairdice.transcript import Transcript
from roost.lessons import LEARNER
from roost.rules import Action, Phase, Roll, State
from roost.rules.checks import check_seats
from roost.server.core.errors import ForbiddenError, SeatConflictError, StaleError
from roost.server.core.names import are_similar, clean_name
from roost.server.core.person import Person
from roost.server.core.table import log
from roost.server.core.table.seat import Seat
from roost.server.core.table.setup import TimeControl, check_setup
from roost.server.core.table.state import FINISHED, Offer, Table
from roost.wire.commands import (
    Abandon,
    Act,
    ChangeRules,
    ChangeSeat,
    CloseSeat,
    EnterDice,
    Leave,
    Link,
    Ready,
    Remove,
    RenewChain,
    RenewLink,
    Return,
    RevokeLink,
    RollDice,
    Sit,
    TableCommand,
    TakeBack,
)
from roost.wire.mirror import action_of

Entries: TypeAlias = list[log.AnyEntry]


class MissingLinkError(SeatConflictError):
    """A roll needs a link that has not arrived; another seat's may arrive in a moment."""

    code = "link-missing"


def decide(table: Table, person: Person, command: TableCommand, now: int) -> Entries:
    """Return the entries of a command, if any; the last one names it.

    The seat's key is already checked.
    """
    if person.id in table.removed:
        raise was_removed()
    made = _DECIDERS[type(command)](table, person, command, now)
    if not made:  # a link, kept until the throw
        return made
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
    _check_not_kept(table, seat)
    check_turn(table, command.seat)
    if table.mixing:
        raise SeatConflictError("the dice are being mixed; wait a moment", code="mix-due")
    return seat


def _check_not_kept(table: Table, seat: Seat) -> None:
    """Check that no stand-in bot has the seat, or the roll that the seat had no time for."""
    late = table.overdue and table.position.seat == seat.index
    if seat.stand_in is not None or late:
        raise SeatConflictError(
            f"a stand-in bot plays seat {seat.index}; take it back first",
            code="seat-kept",
            seat=seat.index,
        )


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
    link: str | None = None,
) -> Entries:
    """Return the entries of an action, and of the roll that follows it if no other link is needed.

    The seat is present, or its `link` is None.
    """
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
    throws = after.phase is Phase.CHANCE and same_turn and table.dice_source != "manual"
    if not throws:
        if link is not None:
            raise SeatConflictError(
                "this action throws no dice, so no link is due", code="link-not-due"
            )
        return made
    contributor = _contributor(table, seat, by)
    if contributor is None or (contributor == seat and by == "human"):
        made += _thrown(table, after, contributor, link, now, "dice")
    return made


def _contributor(table: Table, thrower: int, by: log.By) -> int | None:
    """Return the seat whose link a roll of this seat needs. A person who acts is present, one
    whose stand-in acts is away.
    """
    transcript = table.transcript
    if transcript is None or not transcript.fair:
        return None
    if by == "human" and transcript.number(thrower) is not None:
        return thrower
    order = [s for s in transcript.order(thrower) if by != "stand-in" or s != thrower]
    return next((seat for seat in order if transcript.present(seat)), None)


def roll(table: Table, now: int, by: log.By, reserve: int | None = None) -> Entries:
    """Return the entries of the roll that is due, with the link that was offered for it."""
    link = table.offered_link
    return _thrown(table, table.position, table.contributor, link, now, by, reserve)


def _thrown(
    table: Table,
    state: State,
    contributor: int | None,
    link: str | None,
    now: int,
    by: log.By,
    reserve: int | None = None,
) -> Entries:
    """Return the entries of a roll in this state."""
    transcript, seat = table.transcript, state.seat
    if transcript is None or not transcript.fair:
        dice = table.next_roll(state).dice
        return [log.Rolled(at=now, seat=seat, dice=dice, by=by, reserve=reserve)]
    if contributor is not None:
        check_link(table, contributor, link)
    server = table.server_link(transcript)
    found = transcript.thrown(seat, contributor, link, server)
    dice = tuple(faces(found, table.game.dice_count(state)))
    made: Entries = [
        log.Rolled(at=now, seat=seat, dice=dice, by=by, reserve=reserve, link=link, server=server)
    ]
    worn = (transcript.number(transcript.seats) or 0) >= RENEW
    if worn and table.game.apply(state, Roll(dice)).state.phase is not Phase.OVER:
        secret = new_secret()
        chain = Chain(secret)
        made.append(log.ChainRenewed(at=now, tip=chain.tip.hex(), secret=secret))
        if contributor is None:  # no seat is present, so the mix needs no other link
            links = (None,) * transcript.seats
            made.append(log.Mixed(at=now, links=links, server=chain.link(1).hex()))
    return made


def check_link(table: Table, seat: int, link: str | None) -> None:
    """Check that this is the seat's link for the next index."""
    if link is None:
        raise MissingLinkError(f"the link of seat {seat} is missing for this roll", seat=seat)
    if table.transcript is None or not table.transcript.fits(seat, link):
        raise SeatConflictError(
            f"this is not the link of seat {seat} for this roll", code="wrong-link", seat=seat
        )


def _back(table: Table, seat: Seat, now: int) -> Entries:
    """Return the entry that an absent seat is back, before any command of its own."""
    away = table.transcript is not None and table.transcript.is_away(seat.index)
    return [log.Back(at=now, seat=seat.index)] if away else []


def _act(table: Table, person: Person, command: Act, now: int) -> Entries:
    seat = _check_move(table, person, command)
    action = action_of(command.action, table.game, table.position)
    reserve = reserve_after(table, seat, now)
    made = act(table, seat.index, action, now, "human", reserve, command.link)
    return [*_back(table, seat, now), *made]


def _roll(table: Table, person: Person, command: RollDice, now: int) -> Entries:
    seat = _check_move(table, person, command)
    if table.dice_source == "manual":
        raise SeatConflictError("the dice of this table are typed in", code="dice-are-manual")
    if table.phase is not Phase.CHANCE:
        raise SeatConflictError("the dice are on the table already", code="rolled-already")
    contributor = _contributor(table, seat.index, "human")
    if contributor == seat.index:
        link = command.link
    elif command.link is not None:
        raise SeatConflictError(
            f"seat {seat.index} has no chain for this roll", code="no-chain", seat=seat.index
        )
    else:
        link = table.offered_link
    reserve = reserve_after(table, seat, now)
    made = _thrown(table, table.position, contributor, link, now, "human", reserve)
    return [*_back(table, seat, now), *made]


# -- links ---------------------------------------------------------------------------------


def _link_given(table: Table, person: Person, command: Link, now: int) -> Entries:
    """Return the entries of a link: none if it is kept until the throw."""
    seat, transcript = own_seat(table, person, command.seat), table.transcript
    if transcript is None or transcript.over or command.k != transcript.k:
        raise _not_due(command)
    if table.status == "playing":
        _check_not_kept(table, seat)
    if transcript.number(seat.index) is None:
        raise SeatConflictError(
            f"seat {seat.index} has no chain for this index", code="no-chain", seat=seat.index
        )
    back = _back(table, seat, now)
    if transcript.mixing:
        check_link(table, seat.index, command.link)
        if seat.index in table.mix_links:  # sent again
            return []
        links = {**table.mix_links, seat.index: command.link}
        if set(table.missing_links) - {seat.index}:
            return [*back, log.LinkGiven(at=now, seat=seat.index, link=command.link)]
        return [*back, *mix(table, transcript, now, links)]
    due = transcript.due
    if due is None or due.seat == seat.index:  # a throw of its own is a command of its own
        raise _not_due(command)
    order = transcript.order(due.seat)
    present = (s for s in order if transcript.present(s) or s == seat.index)
    if next(present, None) != seat.index:
        raise _not_due(command)
    check_link(table, seat.index, command.link)
    if table.rolls_on or table.overdue:  # nothing else is waited for
        by: log.By = "stand-in" if table.overdue else "dice"
        return [
            *back,
            *_thrown(table, table.position, seat.index, command.link, now, by),
        ]
    table.offered = Offer(command.k, seat.index, command.link)
    return back


def _not_due(command: Link) -> SeatConflictError:
    return SeatConflictError(
        f"no link of seat {command.seat} is due for index {command.k}",
        code="link-not-due",
        seat=command.seat,
    )


def mix(
    table: Table,
    transcript: Transcript,
    now: int,
    links: dict[int, str],
    away: Collection[int] = (),
) -> Entries:
    """Return the entries of a mix of these links, and of the start if it is the first one.

    The seats in `away` have just been called away.
    """
    server = table.server_link(transcript)
    if server is None:
        return []
    given = tuple(links.get(seat) if seat not in away else None for seat in range(transcript.seats))
    made: Entries = [log.Mixed(at=now, links=given, server=server)]
    if table.status in ("open", "starting"):
        drawn = first_seat(transcript.mixed(given, server), transcript.seats)
        made.append(start(table, now, drawn))
    return made


def call_away(table: Table, now: int) -> Entries:
    """Return the entries after links were awaited for too long, or if a mix needs none."""
    transcript = table.transcript
    if transcript is None:
        return []
    if transcript.mixing:
        away = table.missing_links
        made: Entries = [log.Away(at=now, seat=seat) for seat in away]
        return [*made, *mix(table, transcript, now, table.mix_links, away)]
    contributor = transcript.contributor
    return [] if contributor is None else [log.Away(at=now, seat=contributor)]


def time_ran_out(table: Table, action: Action | None, now: int) -> Entries:
    """Return the entries when the seat to move is out of time: its stand-in bot makes this
    decision, or throws.
    """
    seat = table.position.seat
    made: Entries = [log.TimeRanOut(at=now, seat=seat)]
    if action is not None:
        return made + act(table, seat, action, now, "stand-in")
    if _contributor(table, seat, "stand-in") is None:
        made += _thrown(table, table.position, None, None, now, "stand-in")
    return made


def _renew_chain(table: Table, person: Person, command: RenewChain, now: int) -> Entries:
    seat, transcript = own_seat(table, person, command.seat), table.transcript
    check_playing(table)
    _check_not_kept(table, seat)
    if transcript is None or not transcript.fair:
        raise SeatConflictError("the dice of this table have no chains", code="no-chain")
    if not transcript.may_renew(seat.index) or not _is_quiet(table, seat):
        raise SeatConflictError(
            f"seat {seat.index} cannot have a new chain now", code="chain-not-due", seat=seat.index
        )
    renewed = log.ChainRenewed(at=now, seat=seat.index, tip=command.tip)
    return [*_back(table, seat, now), renewed]


def _is_quiet(table: Table, seat: Seat) -> bool:
    """Whether no link for the next index can be on its way from another seat."""
    if table.transcript is not None and table.transcript.due is not None:
        return table.contributor in (None, seat.index)
    return table.to_move is seat or table.to_move.played_by_bot


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
    seat, transcript = own_seat(table, person, command.seat), table.transcript
    if table.status != "starting" or transcript is None:
        check_playing(table)
    if seat.stand_in is not None:
        return [log.StandInEnded(at=now, seat=seat.index)]
    if transcript is None or not transcript.is_away(seat.index):
        raise SeatConflictError(
            f"seat {seat.index} is already yours", code="seat-not-kept", seat=seat.index
        )
    if table.status == "playing":
        _check_not_kept(table, seat)
    return _back(table, seat, now)


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
    return [log.SeatChanged(at=now, seat=command.seat, bot=command.bot)]


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
    tip = command.tip if table.dice_source == "fair" else None
    made: Entries = [log.SeatReady(at=now, seat=seat.index, tip=tip)]
    if not all(s.ready for s in table.seats if s is not seat):
        return made
    if table.dice_source != "fair":
        made.append(start(table, now))
    elif tip is None and all(s.tip is None for s in table.seats):  # no link to wait for
        made += mix(table, Transcript(table.facts, [None] * len(table.seats)), now, {})
    return made


def start(table: Table, now: int, drawn: int | None = None) -> log.Started:
    """Return the entry that starts the game; `drawn` is the seat that the fair dice drew."""
    if table.setup.start is not None:
        return log.Started(at=now)  # the position determines whose turn it is
    if table.setup.first is not None:
        return log.Started(at=now, first=table.setup.first)
    if table.game.rolls_for_start:
        return log.Started(at=now)  # K3: the players roll for it
    if drawn is None:
        return log.Started(at=now, first=0)
    return log.Started(at=now, first=drawn, drawn=True)


def begun(table: Table, now: int) -> Entries:
    """Return the entries that start a table at once: for bots only, and for lessons."""
    if table.lesson is not None:
        return [log.SeatReady(at=now, seat=LEARNER), start(table, now)]
    if table.status != "starting":
        return []
    return call_away(table, now) or [start(table, now)]


_DECIDERS: dict[type[Any], Callable[[Table, Person, Any, int], Entries]] = {
    Act: _act,
    RollDice: _roll,
    EnterDice: _enter,
    TakeBack: _take_back,
    Sit: _sit,
    Leave: _leave,
    Return: _return,
    Ready: _ready,
    Link: _link_given,
    RenewChain: _renew_chain,
    Abandon: _abandon,
    Remove: _remove,
    CloseSeat: _close_seat,
    ChangeSeat: _change_seat,
    ChangeRules: _change_rules,
    RenewLink: _link,
    RevokeLink: _link,
}
