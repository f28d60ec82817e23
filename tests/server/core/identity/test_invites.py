"""Keys of invitation links."""

from pathlib import Path

from roost.server.core.identity.invites import Invites
from roost.server.core.identity.secret import Secret
from roost.server.core.table.seat import WATCH, Door
from roost.wire import commands
from tests.server.core.table.tables import ANA, BOT, INVITE, ME, OPEN, do, table

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


def test_link_follows_seat_when_an_earlier_seat_is_closed() -> None:
    opened = table(ME, OPEN, INVITE)
    do(opened, ANA, commands.CloseSeat(id="c", seat=1))
    assert INVITES.seat_of(opened, key(opened.id, 2)) == 1
    assert INVITES.seat_of(opened, key(opened.id, 1)) is None
    assert not INVITES.opens_table(opened, key(opened.id, 1))
