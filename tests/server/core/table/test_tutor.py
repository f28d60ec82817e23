"""Who may use the tutor and hints (K18)."""

from collections.abc import Callable

import pytest

from roost.server.core.errors import ForbiddenError
from roost.server.core.table import log
from roost.server.core.table.creation import new_log
from roost.server.core.table.log import decode, encode
from roost.server.core.table.record import record_of
from roost.server.core.table.setup import DiceSetup, SeatSetup, attempt_setup, lesson_setup
from roost.server.core.table.state import Table
from roost.server.core.table.tutor import (
    check_chance,
    check_hint,
    check_tutor,
    may_ask_hints,
    may_hear_tutor,
)
from roost.wire import commands
from tests.server.core.table.tables import (
    ANA,
    BEN,
    BOT,
    ME,
    OPEN,
    act,
    do,
    roll,
    table,
    two_players,
)

Check = Callable[[Table, str, int | None], None]
AGREED = SeatSetup(kind="me", name="Bea", tutor=True)


def refused(at: Table, person: str, seat: int, check: Check = check_tutor) -> str:
    with pytest.raises(ForbiddenError) as caught:
        check(at, person, seat)
    return caught.value.code


def playing(*seats: SeatSetup, tutor: bool = True) -> Table:
    begun = table(*seats, tutor=tutor, first=0)
    for index, seat in enumerate(seats):
        if seat.kind == "me":
            do(begun, ANA, commands.Ready(id=f"r{index}", seat=index))
    return begun


def test_tutor_is_off_by_default() -> None:
    assert refused(playing(ME, BOT, tutor=False), ANA.id, 0) == "tutor-off"
    check_tutor(playing(ME, BOT), ANA.id, 0)
    assert may_hear_tutor(playing(ME, BOT), ANA.id)
    assert not may_hear_tutor(playing(ME, BOT, tutor=False), ANA.id)


def test_tutor_answers_only_the_seat_to_move() -> None:
    begun = two_players(tutor=True)
    check_tutor(begun, ANA.id, 0)
    assert refused(begun, BEN.id, 1) == "not-your-turn-to-ask"
    assert refused(begun, BEN.id, 0) == "not-your-turn-to-ask"
    assert refused(begun, "g-eve", 0) == "not-your-turn-to-ask"
    assert refused(table(ME, OPEN, tutor=True), ANA.id, 0) == "not-your-turn-to-ask"
    assert not may_hear_tutor(begun, "g-eve")


def test_tutor_needs_consent_of_all_players_at_a_shared_device() -> None:
    assert refused(playing(AGREED, ME), ANA.id, 0) == "tutor-not-agreed"
    assert refused(playing(ME, ME), ANA.id, 0) == "tutor-not-agreed"
    assert not may_hear_tutor(playing(AGREED, ME), ANA.id)
    check_tutor(playing(AGREED, AGREED), ANA.id, 0)
    check_tutor(playing(AGREED, AGREED, BOT), ANA.id, 0)


def test_seat_taken_later_has_not_agreed() -> None:
    opened = table(AGREED, OPEN, tutor=True, first=0)
    do(opened, ANA, commands.Sit(id="s", seat=1))
    for seat in (0, 1):
        do(opened, ANA, commands.Ready(id=f"r{seat}", seat=seat))
    assert refused(opened, ANA.id, 0) == "tutor-not-agreed"


def test_single_player_may_ask_for_hints() -> None:
    for seats in ((ME, BOT), (ME, BOT, BOT)):
        alone = playing(*seats, tutor=False)
        check_hint(alone, ANA.id, 0)
        check_chance(alone, ANA.id, 0)
        assert may_ask_hints(alone, ANA.id)
        assert not may_ask_hints(alone, BEN.id)
        assert refused(alone, BEN.id, 0, check_hint) == "not-your-turn-to-ask"
        assert refused(alone, ANA.id, 1, check_hint) == "not-your-turn-to-ask"


def test_record_contains_decisions_with_hints() -> None:
    alone = playing(ME, BOT)
    roll(alone, ANA)
    assert "hints" not in record_of(alone, None)["tags"]
    alone.play(log.HintGiven(at=0, seat=0))
    alone.play(log.HintGiven(at=0, seat=0))  # asked twice, it is still one
    hinted = act(alone, ANA)[0].entry
    assert record_of(alone, None)["tags"]["hints"] == [1]  # the first decision, after the roll
    act(alone, ANA)
    assert record_of(alone, None)["tags"]["hints"] == [1]  # the next one is without a hint
    assert decode(encode(hinted)) == hinted
    assert alone.hint_for == 1


def test_no_hints_with_other_players() -> None:
    shared = two_players(tutor=True)
    assert refused(shared, ANA.id, 0, check_hint) == "hint-off"
    assert refused(playing(AGREED, AGREED), ANA.id, 0, check_hint) == "hint-off"
    assert refused(table(ME, OPEN, BOT), ANA.id, 0, check_hint) == "hint-off"
    assert not may_ask_hints(shared, ANA.id)
    check_chance(shared, ANA.id, 0)  # the tutor is allowed there
    assert refused(two_players(), ANA.id, 0, check_chance) == "tutor-off"


def test_no_hints_with_shared_dice() -> None:
    stream = table(ME, BOT, dice=DiceSetup(kind="shared", stream="s1"))
    assert refused(stream, ANA.id, 0, check_hint) == "hint-off"
    for setup in (
        lesson_setup("pickomino", 0),
        attempt_setup("pickomino", ["greedy"], "s1", 0, day="2026-11-16"),
    ):
        known = Table("known1", new_log(setup, ANA, None, 0))
        assert refused(known, ANA.id, 0, check_hint) == "hint-off"
        assert not may_ask_hints(known, ANA.id)
