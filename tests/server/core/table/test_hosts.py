"""Actions reserved to a table's host."""

from __future__ import annotations

import pytest

from roost.rules.errors import GameError
from roost.server.core.person import Person
from roost.server.core.table import log
from roost.server.core.table.state import Table
from roost.wire import commands
from roost.wire.setup import Clock
from tests.server.core.table.tables import (
    ANA,
    BEN,
    BOT,
    EVE,
    INVITE,
    ME,
    OPEN,
    do,
    give,
    kinds,
    ready,
    roll,
    status,
    table,
    tip,
    two_players,
)


def refused(at: Table, person: Person, command: commands.TableCommand, code: str) -> GameError:
    before = at.version
    with pytest.raises(GameError) as caught:
        do(at, person, command)
    assert (caught.value.code, at.version) == (code, before)
    return caught.value


def again(at: Table) -> Table:
    """Return the table rebuilt from its log."""
    return Table.replay(at.id, [log.encode(played.entry) for played in at.steps])


# -- sending somebody away -----------------------------------------------------------------------


def test_removal_before_the_start_frees_the_seat() -> None:
    opened = table(ME, OPEN)
    do(opened, BEN, commands.Sit(id="s", seat=1))
    do(opened, BEN, commands.Ready(id="r", seat=1, tip=tip(1)))
    assert kinds(do(opened, ANA, commands.Remove(id="m", seat=1))) == ["Removed"]
    seat = opened.seats[1]
    assert (seat.person, seat.name, seat.ready, seat.tip) == (None, None, False, None)
    do(opened, EVE, commands.Sit(id="s", seat=1))
    assert opened.seats[1].person == EVE.id


@pytest.mark.parametrize(
    "command",
    [commands.Sit(id="x", seat=1), commands.Ready(id="x", seat=1), commands.Leave(id="x", seat=1)],
)
def test_removed_person_cannot_return(command: commands.TableCommand) -> None:
    opened = table(ME, OPEN, OPEN)
    do(opened, BEN, commands.Sit(id="s", seat=1))
    do(opened, ANA, commands.Remove(id="m", seat=1))
    for at in (opened, again(opened)):
        refused(at, BEN, command, "removed")


def test_stand_in_bot_plays_on_for_removed_person() -> None:
    playing = two_players()
    do(playing, ANA, commands.Remove(id="m", seat=1))
    for at in (playing, again(playing)):
        assert (at.seats[1].stand_in, at.seats[1].name) == ("left", "Ben")
        refused(at, BEN, commands.Return(id="b", seat=1), "removed")
    do(playing, ANA, commands.Abandon(id="e"))
    assert status(playing) == "abandoned"


def test_removal_frees_all_seats_of_the_person() -> None:
    opened = table(ME, OPEN, OPEN)
    do(opened, BEN, commands.Sit(id="s", seat=1))
    do(opened, BEN, commands.Sit(id="t", seat=2, name="Benny"))
    assert kinds(do(opened, ANA, commands.Remove(id="m", seat=2))) == ["Removed", "Removed"]
    assert opened.people == (ANA.id,)


def test_removal_renews_the_persons_link() -> None:
    opened = table(ME, INVITE, INVITE)
    do(opened, BEN, commands.Sit(id="s", seat=1))
    do(opened, ANA, commands.Remove(id="m", seat=1))
    assert [seat.door.renewed for seat in opened.seats] == [0, 1, 0]


def test_host_actions_are_rejected_for_others() -> None:
    opened = table(ME, OPEN, OPEN)
    do(opened, BEN, commands.Sit(id="s", seat=1))
    for command in (
        commands.Remove(id="x", seat=0),
        commands.CloseSeat(id="x", seat=2),
        commands.RenewLink(id="x", seat=2),
        commands.RevokeLink(id="x"),
    ):
        refused(opened, BEN, command, "not-the-maker")
        refused(opened, EVE, command, "not-the-maker")
        forged = Person(EVE.id, ANA.name)  # the host is identified by id, not by name
        refused(opened, forged, command, "not-the-maker")


def test_invalid_removals_are_rejected() -> None:
    opened = table(ME, OPEN, BOT)
    refused(opened, ANA, commands.Remove(id="x", seat=0), "own-seat")
    refused(opened, ANA, commands.Remove(id="x", seat=1), "seat-empty")
    refused(opened, ANA, commands.Remove(id="x", seat=2), "seat-empty")
    refused(opened, ANA, commands.Remove(id="x", seat=3), "no-such-seat")
    playing = two_players()
    do(playing, ANA, commands.Remove(id="m", seat=1))
    refused(playing, ANA, commands.Remove(id="x", seat=1), "seat-empty")
    playing.play(log.Abandoned(at=1))
    refused(playing, ANA, commands.Remove(id="x", seat=1), "not-playing")


# -- closing a seat --------------------------------------------------------------------------


def test_later_seats_move_up_when_a_seat_is_closed() -> None:
    opened = table(ME, OPEN, OPEN, BOT, first=2)
    do(opened, BEN, commands.Sit(id="s", seat=2))
    do(opened, BEN, commands.Ready(id="r", seat=2, tip=tip(2)))
    do(opened, ANA, commands.CloseSeat(id="c", seat=1))
    for at in (opened, again(opened)):
        assert [(s.index, s.name) for s in at.seats] == [(0, "Ana"), (1, "Ben"), (2, "random")]
        assert not at.seats[1].ready, "Ben got ready at another table"
        assert at.seats[1].tip is None
        assert at.setup.first == 1


def test_game_is_played_with_the_remaining_seats() -> None:
    opened = table(ME, OPEN, OPEN)
    do(opened, BEN, commands.Sit(id="s", seat=2))
    do(opened, ANA, commands.CloseSeat(id="c", seat=1))
    ready(opened, ANA, BEN)
    give(opened, ANA, 0)
    give(opened, BEN, 1)
    assert status(opened) == "playing"
    roll(opened, (ANA, BEN)[opened.position.seat])
    assert len(opened.position.stacks) == 2  # type: ignore[attr-defined]


def test_starting_seat_is_drawn_if_the_first_seat_was_closed() -> None:
    opened = table(ME, OPEN, OPEN, first=1)
    do(opened, ANA, commands.CloseSeat(id="c", seat=1))
    assert opened.setup.first is None


def test_only_empty_seats_are_closed_while_enough_remain() -> None:
    opened = table(ME, OPEN, BOT)
    do(opened, BEN, commands.Sit(id="s", seat=1))
    for seat in (0, 1):
        refused(opened, ANA, commands.CloseSeat(id="x", seat=seat), "seat-taken")
    refused(opened, ANA, commands.CloseSeat(id="x", seat=3), "no-such-seat")
    refused(table(ME, OPEN), ANA, commands.CloseSeat(id="x", seat=1), "bad-seats")
    refused(two_players(), ANA, commands.CloseSeat(id="x", seat=1), "already-started")


# -- one seat each, and under one's own name ----------------------------------------------------


def test_second_seat_is_rejected() -> None:
    opened = table(ME, OPEN, OPEN, one_seat=True)
    do(opened, BEN, commands.Sit(id="s", seat=1))
    error = refused(opened, BEN, commands.Sit(id="x", seat=2, name="Benny"), "one-seat-each")
    assert error.values["seat"] == 1
    refused(opened, ANA, commands.Sit(id="x", seat=2, name="Anita"), "one-seat-each")


def test_host_keeps_several_seats_at_own_device() -> None:
    shared = table(ME, ME, OPEN, one_seat=True)
    do(shared, ANA, commands.Leave(id="l", seat=1))
    do(shared, ANA, commands.Sit(id="s", seat=1, name="Leo"))
    assert shared.seats_of(ANA.id) == [0, 1]


@pytest.mark.parametrize("name", ["Ana", "ana", "A na", "\u0410na", "Ánа", "random", "Random"])
def test_name_in_use_is_rejected(name: str) -> None:
    opened = table(ME, OPEN, BOT)
    error = refused(opened, EVE, commands.Sit(id="x", seat=1, name=name), "name-taken")
    assert error.values == {"name": name, "free": f"{name} 2"}
    do(opened, EVE, commands.Sit(id="s", seat=1, name=str(error.values["free"])))


# -- links ---------------------------------------------------------------------------------------


def test_bot_seat_has_no_link() -> None:
    refused(table(ME, BOT), ANA, commands.RenewLink(id="x", seat=1), "seat-taken")
    refused(table(ME, BOT), ANA, commands.RevokeLink(id="x", seat=2), "no-such-seat")


# -- changing seats and rules before the game ------------------------------------------------------


def test_free_seat_goes_to_a_bot_and_back() -> None:
    opened = table(ME, INVITE)
    do(opened, ANA, commands.ChangeSeat(id="b", seat=1, bot="simple"))
    for at in (opened, again(opened)):
        assert [seat.kind for seat in at.seats] == ["human", "bot"]
        assert at.seats[1].ready
    do(opened, ANA, commands.ChangeSeat(id="f", seat=1))
    assert [seat.kind for seat in again(opened).seats] == ["human", "invite"]


def test_seats_are_added_and_all_get_ready_again() -> None:
    opened = table(ME, OPEN, OPEN)
    do(opened, BEN, commands.Sit(id="s", seat=1))
    do(opened, BEN, commands.Ready(id="r", seat=1, tip=tip(1)))
    before = opened.seats[1].door.name
    do(opened, ANA, commands.ChangeSeat(id="a", seat=3, bot="simple"))
    for at in (opened, again(opened)):
        assert len(at.seats) == 4
        assert (at.seats[1].person, at.seats[1].ready, at.seats[1].tip) == (
            BEN.id,
            False,
            None,
        )
        assert len({seat.door.name for seat in at.seats}) == 4
        assert at.seats[1].door.name == before


def test_a_new_seat_never_gets_the_link_of_a_closed_one() -> None:
    opened = table(ME, INVITE, INVITE)
    do(opened, ANA, commands.CloseSeat(id="c", seat=2))
    do(opened, ANA, commands.ChangeSeat(id="a", seat=2))
    assert [seat.door.name for seat in opened.seats] == ["0", "1", "3"]


def test_seats_of_people_cannot_be_changed() -> None:
    opened = table(ME, OPEN)
    do(opened, BEN, commands.Sit(id="s", seat=1))
    refused(opened, ANA, commands.ChangeSeat(id="x", seat=1, bot="simple"), "seat-taken")
    refused(opened, ANA, commands.ChangeSeat(id="x", seat=5), "no-such-seat")
    refused(opened, ANA, commands.ChangeSeat(id="x", seat=2, bot="nobody"), "unknown-bot")
    refused(opened, BEN, commands.ChangeSeat(id="x", seat=2), "not-the-maker")
    refused(opened, BEN, commands.ChangeRules(id="x", variant=""), "not-the-maker")


def test_rules_and_clock_change_before_the_start_only() -> None:
    opened = table(ME, OPEN)
    clock = Clock(decision_s=30, reserve_s=60)
    do(opened, ANA, commands.ChangeRules(id="r", variant="short", clock=clock, private=False))
    for at in (opened, again(opened)):
        assert at.game.variant.key == at.setup.variant == "short"
        assert [seat.reserve_ms for seat in at.seats] == [60_000, 60_000]
        assert not at.setup.private
    refused(opened, ANA, commands.ChangeRules(id="x", variant="nonsense"), "bad-variant")
    refused(
        opened, ANA, commands.ChangeRules(id="x", variant="", clock=clock, turn_h=24), "two-clocks"
    )
    playing = two_players()
    refused(playing, ANA, commands.ChangeRules(id="x", variant=""), "already-started")
    refused(playing, ANA, commands.ChangeSeat(id="x", seat=2), "already-started")
