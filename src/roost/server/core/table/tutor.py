"""K18: whom the tutor may speak to, and who may ask for a hint. Decided here and nowhere else.

The tutor is off unless the table allows it. It is private to its seat, and asked for by the seat
whose turn it is. Around one screen everybody hears it, so every player there must have agreed when
the table was made. Who plays alone against bots wrongs nobody, and may always ask for a hint; but
not where others are dealt the same dice, to see who does best. A rated game would be refused here
too.
"""

from __future__ import annotations

from roost.server.core.errors import ForbiddenError
from roost.server.core.table.seat import Seat
from roost.server.core.table.setup import DiceSource
from roost.server.core.table.state import Table


def agreed(table: Table, seat: Seat) -> bool:
    """Whether who plays this seat of the maker's screen said yes to a tutor on it."""
    return seat.setup.kind == "me" and seat.setup.tutor and seat.person == table.made.maker


def may_hear_tutor(table: Table, person: str | None) -> bool:
    """Whether this person may ask at all, on any turn."""
    return bool(table.seats_of(person)) and table.setup.tutor and not _silent(table, person)


def check_tutor(table: Table, person: str, seat: int | None) -> None:
    """Refuse a question that the tutor may not answer now."""
    if not table.setup.tutor:
        raise ForbiddenError("this table does not allow the tutor", code="tutor-off")
    _check_turn(table, person, seat)
    silent = _silent(table, person)
    if silent:
        names = ", ".join(table.seats[index].name or "?" for index in silent)
        raise ForbiddenError(
            f"not everybody at this screen agreed to the tutor: {names}",
            code="tutor-not-agreed",
            names=names,
        )


def may_ask_hints(table: Table, person: str | None) -> bool:
    """Whether this person may ask for hints, on any turn of their own."""
    return bool(table.seats_of(person)) and _wrongs_nobody(table)


def check_hint(table: Table, person: str, seat: int | None) -> None:
    """Refuse a hint that would be unfair to somebody, or out of turn."""
    if not _wrongs_nobody(table):
        raise ForbiddenError(
            "hints are for one person who plays against bots, with dice of their own",
            code="hint-off",
        )
    _check_turn(table, person, seat)


def give_hint(table: Table, person: str, seat: int | None) -> None:
    """The same; a hint that is given is noted with the decision that it is for."""
    check_hint(table, person, seat)
    table.hint_for = len(table.moves)


def check_chance(table: Table, person: str, seat: int | None) -> None:
    """Refuse the chances of a roll to whom neither a hint nor the tutor may be given."""
    ask = check_hint if may_ask_hints(table, person) else check_tutor
    ask(table, person, seat)


def _wrongs_nobody(table: Table) -> bool:
    people = [seat for seat in table.setup.seats if seat.kind != "bot"]
    return len(people) == 1 and table.setup.dice.kind in OWN_DICE


OWN_DICE: tuple[DiceSource, ...] = ("fair", "manual")  # not those of a stream or a lesson


def _check_turn(table: Table, person: str, seat: int | None) -> None:
    yours = table.status == "playing" and seat in table.seats_of(person)
    if not yours or table.position.seat != seat:
        raise ForbiddenError(
            "the tutor speaks to the seat whose turn it is", code="not-your-turn-to-ask"
        )


def _silent(table: Table, person: str | None) -> list[int]:
    """The seats of a shared screen that have not agreed; who plays alone need not."""
    seats = table.seats_of(person)
    if len(seats) < 2:  # one player at one screen
        return []
    return [index for index in seats if not agreed(table, table.seats[index])]
