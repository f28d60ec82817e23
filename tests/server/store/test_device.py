"""A device's store answers as a server's does: the same calls, the same answers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from roost.server.store.device import DeviceStore
from roost.server.store.sqlite import SqliteStore

from roost.server.core.person import Pseudonym
from roost.server.store import (
    BanRow,
    GameRow,
    PersonRow,
    Player,
    PuzzleRow,
    ReviewRow,
    SeatVerdict,
    Store,
    StoreError,
    StreamRow,
    TableRow,
    TokenRow,
    Wanted,
)
from tests.server.store.places import flashcard
from tests.server.store.shelves import Shelf, ShelfDatabase

ANA, BEN = "g-ana", "g-ben"
SEATS = b'{"seats":[{"name":"Ana"},{"name":"Duck","bot":"strongest"}]}'


def table(id_: str, at: int, result: str = "won", **changed: Any) -> TableRow:
    players = (Player(person=ANA, seat=0, result=result),)
    times = {"created": at, "at": at}
    seats = {"maker": ANA, "people": (ANA,), "players": players, "summary": SEATS}
    fields: dict[str, Any] = {"id": id_, "status": "over", "private": True, "game": "pickomino"}
    fields |= times | seats
    return TableRow(**(fields | changed))


async def lived(store: Store) -> None:
    """Two people, a few games, and what else a server keeps."""
    for id_, name, seen in ((ANA, "Ana", 500), (BEN, "Ben", 100)):
        await store.put_person(PersonRow(id=id_, name=name, created=1, seen=seen))
    both = (Player(person=ANA, seat=1, result="lost"), Player(person=BEN, seat=0, result="won"))
    made = [
        (table("first1", 10), [Pseudonym("p1", ANA, "Ana")]),
        (table("second", 20, "lost", game="knockout"), [Pseudonym("p2", ANA, "Ana")]),
        (table("third3", 30, "", status="playing", stream="s1"), [Pseudonym("p3", ANA, "Ana")]),
        (
            table("fourth", 40, players=both, people=(ANA, BEN)),
            [Pseudonym("p4", ANA, "Ana"), Pseudonym("p5", BEN, "Ben")],
        ),
    ]
    for row, pseudonyms in made:
        await store.append(row.id, 0, [f'{{"at":{row.at}}}'.encode()], row, pseudonyms)
    judged = (SeatVerdict(seat=0, decisions=9, loss=0.5, luck=-0.1, spread=0.2),)
    for language in ("en", "de"):
        answer = f"a review in {language}".encode()
        await store.put_review(
            ReviewRow(table="first1", language=language, maker="m1", answer=answer, judged=judged)
        )
    for at, right in ((7, False), (8, True), (9, False)):
        solved = at if right else None
        tried = PuzzleRow(puzzle="p", game="pickomino", at=at, first=right, solved=solved)
        await store.note_puzzle(ANA, tried, 2)
    for name in ("q", "r"):  # the second is one too many
        await store.note_puzzle(ANA, PuzzleRow(puzzle=name, game="knockout", at=11, first=True), 2)
    await store.add_flashcards(ANA, [flashcard("c1", 9), flashcard("c2", 8)])
    await store.add_flashcards(
        ANA, [flashcard("c1", 4), flashcard("c3", 8)]
    )  # the first is there already
    await store.add_flashcards("g-eve", [flashcard("c1", 9)])  # nobody knows her
    await store.add_flashcards(BEN, [flashcard("c1", 30)])
    await store.add_flashcards(BEN, [])
    await store.put_token(
        TokenRow(id="t1", person=ANA, name="bot", scopes=("play",), digest=b"d1", created=3)
    )
    await store.put_stream(StreamRow(id="s1", name="S", owner=ANA, seed=b"seed", closes=90))
    await store.note_watcher("s1", BEN)
    await store.put_ban(BanRow(kind="guest", value=BEN, created=4))
    await store.put_about("secret", b"\x00\x01")


async def seen(store: Store) -> dict[str, Any]:
    """Everything that can be asked."""
    wishes = {
        "all": Wanted(),
        "game": Wanted(game="knockout"),
        "status": Wanted(statuses=("playing",)),
        "result": Wanted(result="lost"),
        "bot": Wanted(opponent="STRONGEST"),
        "part of a name": Wanted(opponent="uck"),
        "nobody": Wanted(opponent="stronger"),
        "since": Wanted(since=20, until=40),
        "after": Wanted(after=(30, "third3")),
    }
    found: dict[str, Any] = {
        f"games, {name}": await store.games_of(ANA, wanted, 10) for name, wanted in wishes.items()
    }
    return found | {
        "the newest two": [row.table for row in await store.games_of(ANA, Wanted(), 2)],
        "of Ben": await store.games_of(BEN, Wanted(), 10),
        "people": [await store.person(ANA), await store.person("g-eve")],
        "puzzles": await store.puzzles_of(ANA),
        "cards": [await store.flashcards_of(who) for who in (ANA, BEN, "g-eve")],
        "one card": [
            await store.flashcard(*asked) for asked in ((ANA, "c3"), (BEN, "c3"), (ANA, "c"))
        ],
        "tokens": [await store.tokens(ANA), await store.token(b"d1"), await store.token(b"d2")],
        "streams": [await store.stream("s1"), await store.streams_of(ANA), await store.stream("s")],
        "open streams": [await store.open_streams(ANA, 89), await store.open_streams(ANA, 90)],
        "who saw": [await store.saw_stream("s1", who, "x") for who in (ANA, BEN, "g-eve")],
        "beside": await store.saw_stream("s1", ANA, "third3"),
        "tables": [await store.tables_of(ANA), await store.tables_of(BEN)],
        "reviews": [
            await store.review(*asked)
            for asked in (("first1", "en", "m1"), ("first1", "de", "m1"), ("first1", "en", "m2"))
        ],
        "bans": await store.bans(),
        "about": [await store.about("secret"), await store.about("sec")],
        "finished": sorted(await store.finished_before(40)),
        "unseen": await store.unseen_since(300),
    }


@pytest.fixture
async def both(tmp_path: Path) -> Any:
    sqlite = await SqliteStore.open(tmp_path / "roost.sqlite3")
    device = DeviceStore(ShelfDatabase(Shelf()))
    yield sqlite, device
    await sqlite.close()
    await device.close()


async def test_what_was_kept_is_found_alike(both: tuple[Store, Store]) -> None:
    for store in both:
        await lived(store)
    wanted, found = [await seen(store) for store in both]
    assert found == wanted
    games: list[GameRow] = found["games, all"]
    assert [row.table for row in games] == ["fourth", "third3", "second", "first1"]
    assert games[3].judged is not None


async def test_who_is_forgotten_is_forgotten_alike(both: tuple[Store, Store]) -> None:
    for store in both:
        await lived(store)
        for id_ in await store.tables_of(ANA):
            row = await store.row(id_)
            assert row is not None
            await store.unlink(ANA, structs.replace(row, at=row.created))
        await store.forget(ANA)
        await store.scrub()
    wanted, found = [await seen(store) for store in both]
    assert found == wanted
    assert found["people"] == [None, None]
    assert found["cards"] == [[], [flashcard("c1", 30)], []]
    assert found["tables"] == [[], ["fourth"]]


async def test_what_is_taken_back_is_gone_alike(both: tuple[Store, Store]) -> None:
    for store in both:
        await lived(store)
        assert [await store.delete_token(ANA, "t1"), await store.delete_token(ANA, "t1")] == [1, 0]
        assert [await store.delete_ban(BEN), await store.delete_ban(BEN)] == [1, 0]
        await store.delete("first1")
        await store.check()
    wanted, found = [await seen(store) for store in both]
    assert found == wanted


async def test_a_database_that_fails_is_a_store_that_fails() -> None:
    database = ShelfDatabase(Shelf())
    store = DeviceStore(database)
    database.broken = "the disk is full"
    with pytest.raises(StoreError, match="the disk is full"):
        await store.append("table1", 0, [b"{}"])
    with pytest.raises(StoreError, match="the disk is full"):
        await store.put_about("secret", b"1")
