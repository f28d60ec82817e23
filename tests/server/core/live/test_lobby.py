"""Lists of tables: in order, page by page, while tables come and go."""

import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from roost import wire
from roost.server.core.live.lobby import Lobby
from roost.server.core.live.rows import TableRow
from roost.server.core.views.lobby import LobbyPages
from tests.server.core.live.services import Core, core

GAMES = ("knockout", "pickomino")


def row(id_: str, **other: Any) -> TableRow:
    values = {
        "status": "open",
        "private": False,
        "maker": "g1",
        "created": 5,
        "summary": b"{}",
        "people": ("g1",),
        "game": "pickomino",
    }
    return TableRow(**{"id": id_, **values, **other})


def ids(lobby: Lobby, **asked: Any) -> list[str]:
    """All of a list, page by page."""
    found: list[str] = []
    after = None
    while True:
        page = lobby.page(after=after, most=3, **asked)
        assert len(page.rows) <= 3
        found += [each.id for each in page.rows]
        after = page.next
        if after is None:
            return found


def walked(rows: dict[str, TableRow], game: str, group: str | None) -> list[str]:
    """The same by looking at every table there is."""
    shown = [
        each
        for each in rows.values()
        if not each.private
        and game in ("", each.game)
        and (group is None or (each.status == "open") == (group == "open"))
    ]
    shown.sort(key=lambda each: (each.status != "open", -each.created, each.id))
    return [each.id for each in shown]


@pytest.mark.parametrize("seed", range(5))
def test_every_list_is_what_a_walk_through_all_tables_gives(seed: int) -> None:
    chance = random.Random(seed)
    lobby = Lobby()
    rows: dict[str, TableRow] = {}
    for step in range(400):
        id_ = f"t{chance.randrange(60)}"
        if chance.random() < 0.3:
            lobby.drop(id_)
            rows.pop(id_, None)
        else:
            rows[id_] = row(
                id_,
                status=chance.choice(["open", "starting", "playing"]),
                private=chance.random() < 0.2,
                created=chance.randrange(20),
                game=chance.choice(GAMES),
                maker=f"g{chance.randrange(4)}",
                people=tuple(f"g{chance.randrange(4)}" for _ in range(2)),
            )
            lobby.put(rows[id_])
        if step % 20 == 0:
            for game in ("", *GAMES):
                for group in (None, "open", "playing"):
                    assert ids(lobby, game=game, group=group) == walked(rows, game, group)
            for person in ("g0", "g1", "g9"):
                mine = {r.id for r in rows.values() if person in (r.maker, *r.people)}
                assert set(ids(lobby, person=person)) == mine == lobby.of_person(person)
                assert lobby.made_by(person) == sum(r.maker == person for r in rows.values())
    assert dict(lobby) == rows


def test_a_page_goes_on_behind_a_table_that_is_gone() -> None:
    lobby = Lobby(row(f"t{number}", created=number) for number in range(6))
    page = lobby.page(most=3)
    assert [each.id for each in page.rows] == ["t5", "t4", "t3"]
    lobby.drop("t3")
    lobby.put(row("t9", created=9))
    assert [each.id for each in lobby.page(after=page.next, most=3).rows] == ["t2", "t1", "t0"]


@pytest.mark.parametrize("after", ["", "x", "2.5.t1", "0.5", "0.5.t1.t2", "1.99999999999999.zzz"])
def test_a_place_that_is_none_is_behind_everything_or_in_it(after: str) -> None:
    lobby = Lobby([row("t1"), row("t2")])
    assert lobby.page(after=after, most=3).next is None


def summary(id_: str) -> bytes:
    told = wire.TableSummary(
        id=id_,
        game="pickomino",
        variant="standard",
        status="open",
        private=False,
        seats=[],
        dice="fair",
        clock=None,
        created=5,
        yours=[],
    )
    return msgspec.json.encode(told)


@pytest.fixture
async def server() -> AsyncIterator[Core]:
    """A server that lists five tables."""
    async with core() as opened:
        for number in range(5):
            id_ = f"t{number}"
            opened.tables.lobby.put(row(id_, created=number, summary=summary(id_)))
        yield opened


def test_a_public_page_is_made_once_until_something_changes(server: Core) -> None:
    pages = LobbyPages(server.tables)
    first = pages.page(None)
    assert pages.page(None) is first
    assert pages.page("g9") is first  # without a seat at any of them
    assert pages.page("g1") == first  # at them, but in no seat that is in memory
    assert pages.page(None, most=2) != first
    server.tables.lobby.drop("t0")
    again = pages.page(None)
    assert again is not first
    shown = msgspec.json.decode(again, type=wire.TableList)
    assert [table.id for table in shown.tables] == ["t4", "t3", "t2", "t1"]
    assert shown.next is None


async def test_a_page_is_new_after_the_rows_were_loaded_again(server: Core) -> None:
    pages = LobbyPages(server.tables)
    first = pages.page(None)
    await server.tables.open()
    assert msgspec.json.decode(pages.page(None), type=wire.TableList).tables == []
    assert pages.page(None) != first


def test_looking_at_a_page_costs_the_same_however_many_tables_there_are() -> None:
    """No list is walked: what is looked at is counted."""

    class Counted(dict[str, TableRow]):
        looks = 0

        def __getitem__(self, key: str) -> TableRow:
            Counted.looks += 1
            return super().__getitem__(key)

        def values(self) -> Any:
            raise AssertionError("somebody walks through all tables")

        items = __iter__ = values

    lobby = Lobby(row(f"t{number}", created=number) for number in range(3000))
    lobby._rows = Counted(lobby._rows)
    lobby.page(most=50)
    lobby.page(game="pickomino", group="open", after="0.1500.t1500", most=50)
    assert Counted.looks == 100
    lobby.put(row("new", maker="g5"))
    assert lobby.made_by("g5") == 1
