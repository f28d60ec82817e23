"""What the maker of a table may do about it, and nobody else."""

from __future__ import annotations

import pytest

from roost.rules.errors import GameError
from roost.server.core.person import Person
from roost.server.core.table import commands, log
from roost.server.core.table.state import Table
from tests.server.core.table.tables import (
    ANA,
    BEN,
    BOT,
    EVE,
    INVITE,
    ME,
    OPEN,
    SEED,
    committed,
    do,
    kinds,
    roll,
    status,
    table,
    two_players,
)


def refused(at: Table, person: Person, command: commands.TableCommand, code: str) -> GameError:
    before = at.version
    with pytest.raises(GameError) as caught:
        do(at, person, command)
    assert (caught.value.code, at.version) == (code, before)
    return caught.value


def again(at: Table) -> Table:
    """The table as its log tells of it."""
    return Table.replay(at.id, [log.encode(played.entry) for played in at.steps])


# -- sending somebody away -----------------------------------------------------------------------


def test_whoever_is_removed_before_the_start_leaves_the_seat_to_others() -> None:
    opened = table(ME, OPEN)
    do(opened, BEN, commands.Sit("s", 1))
    do(opened, BEN, commands.Ready("r", 1, committed(opened, 1)))
    assert kinds(do(opened, ANA, commands.Remove("m", 1))) == ["Removed"]
    seat = opened.seats[1]
    assert (seat.person, seat.name, seat.ready, seat.commitment) == (None, None, False, None)
    do(opened, EVE, commands.Sit("s", 1))
    assert opened.seats[1].person == EVE.id


@pytest.mark.parametrize(
    "command", [commands.Sit("x", 1), commands.Ready("x", 1), commands.Leave("x", 1)]
)
def test_whoever_is_removed_does_not_come_back(command: commands.TableCommand) -> None:
    opened = table(ME, OPEN, OPEN)
    do(opened, BEN, commands.Sit("s", 1))
    do(opened, ANA, commands.Remove("m", 1))
    for at in (opened, again(opened)):
        refused(at, BEN, command, "removed")


def test_a_bot_plays_on_for_whoever_is_removed_from_a_game() -> None:
    playing = two_players()
    do(playing, ANA, commands.Remove("m", 1))
    for at in (playing, again(playing)):
        assert (at.seats[1].stand_in, at.seats[1].name) == ("left", "Ben")
        refused(at, BEN, commands.Return("b", 1), "removed")
    do(playing, ANA, commands.Abandon("e"))
    assert status(playing) == "abandoned"


def test_all_seats_of_whoever_is_removed_are_free() -> None:
    opened = table(ME, OPEN, OPEN)
    do(opened, BEN, commands.Sit("s", 1))
    do(opened, BEN, commands.Sit("t", 2, name="Benny"))
    assert kinds(do(opened, ANA, commands.Remove("m", 2))) == ["Removed", "Removed"]
    assert opened.people == (ANA.id,)


def test_a_removed_persons_link_is_another_one_from_then_on() -> None:
    opened = table(ME, INVITE, INVITE)
    do(opened, BEN, commands.Sit("s", 1))
    do(opened, ANA, commands.Remove("m", 1))
    assert [seat.door.renewed for seat in opened.seats] == [0, 1, 0]


def test_only_the_maker_keeps_house() -> None:
    opened = table(ME, OPEN, OPEN)
    do(opened, BEN, commands.Sit("s", 1))
    for command in (
        commands.Remove("x", 0),
        commands.CloseSeat("x", 2),
        commands.RenewLink("x", 2),
        commands.RevokeLink("x"),
    ):
        refused(opened, BEN, command, "not-the-maker")
        refused(opened, EVE, command, "not-the-maker")
        forged = Person(EVE.id, ANA.name)  # a maker is known by the id, not by the name
        refused(opened, forged, command, "not-the-maker")


def test_nobody_is_removed_from_an_empty_seat_or_twice_or_after_the_end() -> None:
    opened = table(ME, OPEN, BOT)
    refused(opened, ANA, commands.Remove("x", 0), "own-seat")
    refused(opened, ANA, commands.Remove("x", 1), "seat-empty")
    refused(opened, ANA, commands.Remove("x", 2), "seat-empty")
    refused(opened, ANA, commands.Remove("x", 3), "no-such-seat")
    playing = two_players()
    do(playing, ANA, commands.Remove("m", 1))
    refused(playing, ANA, commands.Remove("x", 1), "seat-empty")
    playing.play(log.Abandoned(at=1))
    refused(playing, ANA, commands.Remove("x", 1), "not-playing")


# -- closing a seat --------------------------------------------------------------------------


def test_a_closed_seat_is_gone_and_those_behind_it_move_up() -> None:
    opened = table(ME, OPEN, OPEN, BOT, first=2)
    do(opened, BEN, commands.Sit("s", 2))
    do(opened, BEN, commands.Ready("r", 2, committed(opened, 2)))
    shown = opened.seats[3].commitment
    do(opened, ANA, commands.CloseSeat("c", 1))
    for at in (opened, again(opened)):
        assert [(s.index, s.name) for s in at.seats] == [(0, "Ana"), (1, "Ben"), (2, "random")]
        assert not at.seats[1].ready, "what Ben committed to was for another seat"
        assert at.seats[1].commitment is None
        assert at.seats[2].commitment not in (None, shown), "a commitment is bound to its seat"
        assert at.setup.first == 1


def test_a_game_is_played_with_the_seats_that_are_left() -> None:
    opened = table(ME, OPEN, OPEN)
    do(opened, BEN, commands.Sit("s", 2))
    do(opened, ANA, commands.CloseSeat("c", 1))
    for seat, person in enumerate((ANA, BEN)):
        do(opened, person, commands.Ready("r", seat, committed(opened, seat)))
    for seat, person in enumerate((ANA, BEN)):
        do(opened, person, commands.Reveal("v", seat, SEED))
    assert status(opened) == "playing"
    roll(opened, (ANA, BEN)[opened.position.seat])
    assert len(opened.position.stacks) == 2  # type: ignore[attr-defined]


def test_who_starts_is_drawn_where_the_first_seat_was_closed() -> None:
    opened = table(ME, OPEN, OPEN, first=1)
    do(opened, ANA, commands.CloseSeat("c", 1))
    assert opened.setup.first is None


def test_a_seat_is_closed_only_while_it_is_empty_and_enough_are_left() -> None:
    opened = table(ME, OPEN, BOT)
    do(opened, BEN, commands.Sit("s", 1))
    for seat in (0, 1, 2):
        refused(opened, ANA, commands.CloseSeat("x", seat), "seat-taken")
    refused(opened, ANA, commands.CloseSeat("x", 3), "no-such-seat")
    refused(table(ME, OPEN), ANA, commands.CloseSeat("x", 1), "bad-seats")
    refused(two_players(), ANA, commands.CloseSeat("x", 1), "already-started")


# -- one seat each, and under one's own name ----------------------------------------------------


def test_who_has_a_seat_gets_no_second_one() -> None:
    opened = table(ME, OPEN, OPEN, one_seat=True)
    do(opened, BEN, commands.Sit("s", 1))
    error = refused(opened, BEN, commands.Sit("x", 2, name="Benny"), "one-seat-each")
    assert error.values["seat"] == 1
    refused(opened, ANA, commands.Sit("x", 2, name="Anita"), "one-seat-each")


def test_who_has_several_at_ones_own_device_keeps_them() -> None:
    shared = table(ME, ME, OPEN, one_seat=True)
    do(shared, ANA, commands.Leave("l", 1))
    do(shared, ANA, commands.Sit("s", 1, name="Leo"))
    assert shared.seats_of(ANA.id) == [0, 1]


def test_a_table_of_older_days_allows_more_seats() -> None:
    opened = table(ME, OPEN, OPEN)
    do(opened, BEN, commands.Sit("s", 1))
    do(opened, BEN, commands.Sit("t", 2, name="Benny"))
    assert opened.seats_of(BEN.id) == [1, 2]


@pytest.mark.parametrize("name", ["Ana", "ana", "A na", "\u0410na", "Ánа", "random", "Random"])
def test_nobody_sits_down_under_a_name_that_is_there(name: str) -> None:
    opened = table(ME, OPEN, BOT)
    error = refused(opened, EVE, commands.Sit("x", 1, name=name), "name-taken")
    assert error.values == {"name": name, "free": f"{name} 2"}
    do(opened, EVE, commands.Sit("s", 1, name=str(error.values["free"])))


def test_the_name_that_is_offered_is_free() -> None:
    opened = table(ME, OPEN, OPEN)
    do(opened, BEN, commands.Sit("s", 1, name="Ana 2"))
    assert refused(opened, EVE, commands.Sit("x", 2, name="Ana"), "name-taken").values["free"] == (
        "Ana 3"
    )


def test_a_name_is_free_again_when_its_owner_is_gone() -> None:
    opened = table(ME, OPEN, OPEN)
    do(opened, BEN, commands.Sit("s", 1))
    do(opened, BEN, commands.Leave("l", 1))
    do(opened, EVE, commands.Sit("s", 1, name="Ben"))
    assert opened.seats[1].name == "Ben"


# -- links ---------------------------------------------------------------------------------------


def test_a_bots_seat_has_no_link() -> None:
    refused(table(ME, BOT), ANA, commands.RenewLink("x", 1), "seat-taken")
    refused(table(ME, BOT), ANA, commands.RevokeLink("x", 2), "no-such-seat")
