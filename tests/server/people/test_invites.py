"""Keys of links: each opens what it is for."""

from roost.server.people.invites import Invites
from tests.server.table.tables import BOT, INVITE, ME, OPEN, table

INVITES = Invites(b"secret" * 8)


def test_every_door_has_a_key_of_its_own() -> None:
    keys = {INVITES.key(id_, seat) for id_ in ("table1", "table2") for seat in (None, 0, 1, 2)}
    assert len(keys) == 8
    assert Invites(b"another" * 8).key("table1", 0) not in keys


def test_a_seats_key_opens_that_seat() -> None:
    key = INVITES.key("table1", 1)
    assert INVITES.opens_seat("table1", 1, key)
    assert not INVITES.opens_seat("table1", 2, key)
    assert not INVITES.opens_seat("table2", 1, key)
    for wrong in (None, "", INVITES.key("table1", None), key[:-1], "é"):
        assert not INVITES.opens_seat("table1", 1, wrong)


def test_any_key_of_a_table_lets_one_read_it_but_that_of_a_bots_seat() -> None:
    opened = table(ME, OPEN, INVITE, BOT)
    for seat in (None, 0, 1, 2):
        assert INVITES.opens_table(opened, INVITES.key(opened.id, seat))
    for wrong in (None, "", INVITES.key(opened.id, 3), INVITES.key("table2", None)):
        assert not INVITES.opens_table(opened, wrong)


def test_links_are_given_for_the_seats_people_may_take() -> None:
    opened = table(ME, OPEN, INVITE, BOT)
    assert INVITES.all(opened) == [(seat, INVITES.key(opened.id, seat)) for seat in (None, 1, 2)]
