"""Keys of invitation links."""

from pathlib import Path

from roost.server.core.identity.invites import Invites
from roost.server.core.identity.secret import Secret
from roost.server.core.table.creation import new_log, rematch_setup
from roost.server.core.table.seat import ROOM, WATCH, Door
from roost.server.core.table.state import Table
from roost.wire import commands
from tests.server.core.table.tables import ANA, BEN, BOT, INVITE, ME, OPEN, do, table, two_players

INVITES = Invites(Secret(Path(), b"secret" * 8))


def key(id_: str, seat: int | None, renewed: int = 0) -> str:
    return INVITES.key(id_, Door(WATCH if seat is None else str(seat), renewed))


def test_each_door_has_its_own_key() -> None:
    doors = [(seat, turn) for seat in (None, 0, 1, 2) for turn in (0, 1)]
    keys = {key(id_, seat, turn) for id_ in ("table1", "table2") for seat, turn in doors}
    assert len(keys) == 16
    assert Invites(Secret(Path(), b"another" * 8)).key("table1", Door("0")) not in keys


def test_key_opens_its_seat() -> None:
    own = key("table1", 1)
    assert INVITES.opens("table1", Door("1"), own)
    assert not INVITES.opens("table1", Door("2"), own)
    assert not INVITES.opens("table2", Door("1"), own)
    for wrong in (None, "", key("table1", None), own[:-1], "é"):
        assert not INVITES.opens("table1", Door("1"), wrong)


def test_any_key_allows_reading_except_a_bots() -> None:
    opened = table(ME, OPEN, INVITE, BOT)
    for seat in (None, 0, 1, 2):
        assert INVITES.opens_table(opened, key(opened.id, seat))
    for wrong in (None, "", key(opened.id, 3), key("table2", None)):
        assert not INVITES.opens_table(opened, wrong)


def test_links_exist_for_seats_people_may_take() -> None:
    opened = table(ME, OPEN, INVITE, BOT)
    assert INVITES.all(opened) == [(seat, key(opened.id, seat)) for seat in (None, 1, 2)]
    assert INVITES.room(opened) == INVITES.key(opened.id, Door(ROOM))


def test_link_follows_seat_when_an_earlier_seat_is_closed() -> None:
    opened = table(ME, OPEN, INVITE)
    do(opened, ANA, commands.CloseSeat(id="c", seat=1))
    assert INVITES.seat_of(opened, key(opened.id, 2)) == 1
    assert INVITES.seat_of(opened, key(opened.id, 1)) is None
    assert not INVITES.opens_table(opened, key(opened.id, 1))


def test_room_key_opens_no_single_seat_and_ends_when_renewed() -> None:
    opened = table(ME, INVITE, INVITE)
    room = INVITES.key(opened.id, Door(ROOM))
    assert INVITES.opens_room(opened, room)
    assert INVITES.opens_table(opened, room)
    assert INVITES.seat_of(opened, room) is None
    for other in (None, key(opened.id, 1), key(opened.id, None)):
        assert not INVITES.opens_room(opened, other)
    do(opened, ANA, commands.RenewLink(id="n", room=True))
    assert not INVITES.opens_table(opened, room)
    do(opened, ANA, commands.RevokeLink(id="v", room=True))
    assert INVITES.room(opened) is None


def test_removed_person_loses_the_room_link() -> None:
    opened = table(ME, OPEN, INVITE)
    room = INVITES.key(opened.id, Door(ROOM))
    do(opened, BEN, commands.Sit(id="s", seat=1))
    do(opened, ANA, commands.Remove(id="m", seat=1))
    assert not INVITES.opens_table(opened, room)


def test_room_link_stays_the_same_through_rematches() -> None:
    first = two_players()
    room = INVITES.key(first.id, Door(ROOM))
    do(first, ANA, commands.Remove(id="m", seat=1))  # renews it
    setup = rematch_setup(first, ANA)
    second = Table("table2", new_log(setup, ANA, None, 0))
    assert not INVITES.opens_room(second, room)
    assert INVITES.opens_room(second, INVITES.key(first.id, first.room))
    third = Table("table3", new_log(rematch_setup(second, ANA), ANA, None, 0))
    assert INVITES.opens_room(third, INVITES.key(first.id, first.room))
