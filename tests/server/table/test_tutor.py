"""Whom the tutor may speak to (K18)."""

import pytest

from roost.server.errors import ForbiddenError
from roost.server.table import commands
from roost.server.table.setup import SeatSetup
from roost.server.table.state import Table
from roost.server.table.tutor import check_tutor, may_hear_tutor
from tests.server.table.tables import ANA, BEN, BOT, ME, OPEN, do, table, two_players

AGREED = SeatSetup(kind="me", name="Bea", tutor=True)


def refused(at: Table, person: str, seat: int) -> str:
    with pytest.raises(ForbiddenError) as caught:
        check_tutor(at, person, seat)
    return caught.value.code


def playing(*seats: SeatSetup, tutor: bool = True) -> Table:
    begun = table(*seats, tutor=tutor, first=0)
    for index, seat in enumerate(seats):
        if seat.kind == "me":
            do(begun, ANA, commands.Ready(f"r{index}", index))
    return begun


def test_the_tutor_is_off_unless_the_table_allows_it() -> None:
    assert refused(playing(ME, BOT, tutor=False), ANA.id, 0) == "tutor-off"
    check_tutor(playing(ME, BOT), ANA.id, 0)
    assert may_hear_tutor(playing(ME, BOT), ANA.id)
    assert not may_hear_tutor(playing(ME, BOT, tutor=False), ANA.id)


def test_it_speaks_to_the_seat_whose_turn_it_is_alone() -> None:
    begun = two_players(tutor=True)
    check_tutor(begun, ANA.id, 0)
    assert refused(begun, BEN.id, 1) == "not-your-turn-to-ask"
    assert refused(begun, BEN.id, 0) == "not-your-turn-to-ask"
    assert refused(begun, "g-eve", 0) == "not-your-turn-to-ask"
    assert refused(table(ME, OPEN, tutor=True), ANA.id, 0) == "not-your-turn-to-ask"
    assert not may_hear_tutor(begun, "g-eve")


def test_around_one_screen_everybody_must_have_agreed() -> None:
    assert refused(playing(AGREED, ME), ANA.id, 0) == "tutor-not-agreed"
    assert refused(playing(ME, ME), ANA.id, 0) == "tutor-not-agreed"
    assert not may_hear_tutor(playing(AGREED, ME), ANA.id)
    check_tutor(playing(AGREED, AGREED), ANA.id, 0)
    check_tutor(playing(AGREED, AGREED, BOT), ANA.id, 0)


def test_a_seat_taken_later_has_not_agreed() -> None:
    opened = table(AGREED, OPEN, tutor=True, first=0)
    do(opened, ANA, commands.Sit("s", 1))
    for seat in (0, 1):
        do(opened, ANA, commands.Ready(f"r{seat}", seat))
    assert refused(opened, ANA.id, 0) == "tutor-not-agreed"
