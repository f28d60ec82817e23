"""K18: who may use the tutor, and who may ask for hints.

These rules are in this module only. The tutor is off unless the table allows it. It is private to
its seat and answers only on the seat's turn. At a shared device everyone sees it, so every player
there must have agreed when the table was created. A player alone against bots may always ask for
hints, except where others play the same dice for a ranking.
"""

from __future__ import annotations

from roost.server.core.errors import ForbiddenError
from roost.server.core.table.seat import Seat
from roost.server.core.table.setup import DiceSource
from roost.server.core.table.state import Table


def has_agreed(table: Table, seat: Seat) -> bool:
    """Return whether the player of this seat at the host's device agreed to the tutor."""
    return seat.setup.kind == "me" and seat.setup.tutor and seat.person == table.made.maker


def may_hear_tutor(table: Table, person: str | None) -> bool:
    """Return whether this person may use the tutor at all, on any turn."""
    return (
        bool(table.seats_of(person))
        and table.setup.tutor
        and not _seats_without_consent(table, person)
    )


def check_tutor(table: Table, person: str, seat: int | None) -> None:
    """Raise an error if the tutor may not answer now."""
    if not table.setup.tutor:
        raise ForbiddenError("this table does not allow the tutor", code="tutor-off")
    _check_turn(table, person, seat)
    silent = _seats_without_consent(table, person)
    if silent:
        names = ", ".join(table.seats[index].name or "?" for index in silent)
        raise ForbiddenError(
            f"not every player at this device agreed to the tutor: {names}",
            code="tutor-not-agreed",
            names=names,
        )


def may_ask_hints(table: Table, person: str | None) -> bool:
    """Return whether this person may ask for hints, on any of their turns."""
    return bool(table.seats_of(person)) and _wrongs_nobody(table)


def check_hint(table: Table, person: str, seat: int | None) -> None:
    """Raise an error if a hint would be unfair to others, or out of turn."""
    if not _wrongs_nobody(table):
        raise ForbiddenError(
            "hints are only for a single player against bots, with dice of their own",
            code="hint-off",
        )
    _check_turn(table, person, seat)


def check_chance(table: Table, person: str, seat: int | None) -> None:
    """Raise an error unless the person may use hints or the tutor."""
    ask = check_hint if may_ask_hints(table, person) else check_tutor
    ask(table, person, seat)


def _wrongs_nobody(table: Table) -> bool:
    people = [seat for seat in table.setup.seats if seat.kind != "bot"]
    return len(people) == 1 and table.setup.dice.kind in OWN_DICE


OWN_DICE: tuple[DiceSource, ...] = ("fair", "manual")  # not those of a stream or lesson


def _check_turn(table: Table, person: str, seat: int | None) -> None:
    yours = table.status == "playing" and seat in table.seats_of(person)
    if not yours or table.position.seat != seat:
        raise ForbiddenError(
            "the tutor answers only the seat whose turn it is", code="not-your-turn-to-ask"
        )


def _seats_without_consent(table: Table, person: str | None) -> list[int]:
    """Return the seats of a shared device that have not agreed; a single player need not."""
    seats = table.seats_of(person)
    if len(seats) < 2:  # one player at one device
        return []
    return [index for index in seats if not has_agreed(table, table.seats[index])]
