"""What any store of a server does for accounts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from roost.server.store.device import DeviceStore

from roost.server.core.person import Pseudonym
from roost.server.store import (
    AccountRow,
    AttemptRow,
    NameTakenError,
    PasskeyRow,
    PersonRow,
    Player,
    PuzzleRow,
    SessionRow,
    Store,
    StoreError,
    StreamRow,
    TableRow,
    TokenRow,
    Wanted,
)
from tests.server.store.places import HALLS, flashcard
from tests.server.store.shelves import Shelf, ShelfDatabase

ANA, BEN, GUEST = "g-ana", "g-ben", "g-guest"


def account(person: str = ANA, name: str = "Ana", **changed: Any) -> AccountRow:
    made = AccountRow(
        person=person, name=name, folded=name.lower(), created=5, password="hash", recovery=b"code"
    )
    return structs.replace(made, **changed)


def session(id_: str, person: str = ANA, created: int = 10, seen: int = 7) -> SessionRow:
    digest = f"digest {id_}".encode()
    return SessionRow(
        id=id_, person=person, digest=digest, device="Firefox", created=created, seen=seen
    )


def passkey(id_: bytes, person: str = ANA, created: int = 3) -> PasskeyRow:
    return PasskeyRow(
        id=id_, person=person, name="key", site="localhost", key=b"public", count=0, created=created
    )


def token(id_: str, person: str) -> TokenRow:
    digest = f"token {id_}".encode()
    return TokenRow(id=id_, person=person, name="p", scopes=("play",), digest=digest, created=1)


@pytest.fixture(params=HALLS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened: Store = await HALLS[request.param](tmp_path).open()
    for id_, name in ((ANA, "Guest 1"), (BEN, "Ben"), (GUEST, "Guest 2")):
        await opened.put_person(PersonRow(id=id_, name=name, created=1, seen=100))
    yield opened
    await opened.close()


async def test_an_account_is_found_by_person_and_by_name(store: Store) -> None:
    await store.put_account(account(), passkey(b"k1"))
    assert await store.account(ANA) == await store.account_named("ana") == account()
    assert await store.account(BEN) is None
    assert await store.account_named("ben") is None
    person = await store.person(ANA)
    assert person is not None
    assert (person.name, person.account) == ("Ana", True)
    assert await store.passkeys(ANA) == [passkey(b"k1")]
    await store.put_person(structs.replace(person, listed=True, account=False))
    assert (await store.person(ANA)) == structs.replace(person, listed=True)


async def test_a_name_is_one_persons_and_a_person_has_one_account(store: Store) -> None:
    await store.put_account(account(), passkey(b"k1"))
    for wrong, key in (
        (account(BEN, "ANA"), None),
        (account(ANA, "Anna"), None),
        (account(BEN, "Benny"), passkey(b"k1", BEN)),
    ):
        with pytest.raises(NameTakenError):
            await store.put_account(wrong, key)
    assert await store.account(BEN) is None
    assert await store.account(ANA) == account()
    found = await store.person(BEN)
    assert found is not None
    assert (found.name, found.account) == ("Ben", False)
    await store.put_account(account(BEN, "Ben"))
    with pytest.raises(NameTakenError):
        await store.rename_account(BEN, "ANA", "ana")
    await store.rename_account(BEN, "Benno", "benno")
    assert await store.account_named("ben") is None
    renamed = await store.account_named("benno")
    assert renamed is not None
    assert (renamed.person, renamed.name) == (BEN, "Benno")
    found = await store.person(BEN)
    assert found is not None
    assert found.name == "Benno"


async def test_of_two_who_want_a_name_at_once_one_gets_it(store: Store) -> None:
    made = await asyncio.gather(
        *(store.put_account(account(who)) for who in (ANA, BEN, GUEST)), return_exceptions=True
    )
    assert sorted(isinstance(one, NameTakenError) for one in made) == [False, True, True]


async def test_a_password_and_a_code_are_changed(store: Store) -> None:
    await store.put_account(account())
    await store.set_password(ANA, "other")
    await store.set_recovery(ANA, b"other")
    assert await store.account(ANA) == account(password="other", recovery=b"other")


async def test_a_new_password_ends_other_devices_and_all_tokens(store: Store) -> None:
    for who, name in ((ANA, "Ana"), (BEN, "Ben")):
        await store.put_account(account(who, name), passkey(name.encode(), who))
        await store.put_session(session(f"this {name}", who))
        await store.put_session(session(f"other {name}", who))
        await store.put_token(token(f"t-{name}", who))
    await store.change_password(ANA, "new", "this Ana")
    assert await store.account(ANA) == account(password="new")
    assert [row.id for row in await store.sessions(ANA)] == ["this Ana"]
    assert await store.tokens(ANA) == []
    assert len(await store.passkeys(ANA)) == 1
    assert await store.account(BEN) == account(BEN, "Ben")
    assert [len(await store.sessions(BEN)), len(await store.tokens(BEN))] == [2, 1]


async def test_an_account_ends_the_tokens_of_its_guest(store: Store) -> None:
    for who in (ANA, BEN):
        await store.put_token(token(f"t-{who}", who))
    await store.put_account(account(BEN, "Ben"))
    with pytest.raises(NameTakenError):
        await store.put_account(account(ANA, "Ben"))
    assert [len(await store.tokens(who)) for who in (ANA, BEN)] == [1, 0]
    assert await store.token(f"token t-{BEN}".encode()) is None


async def test_a_recovery_code_is_spent_once_and_shuts_what_was_open(store: Store) -> None:
    await store.put_account(account(), passkey(b"k1"))
    await store.put_account(account(BEN, "Ben"), passkey(b"k2", BEN))
    for who, id_ in ((ANA, "s1"), (BEN, "s2")):
        await store.put_session(session(id_, who))
        await store.put_token(token(id_, who))
    assert not await store.recover(ANA, b"wrong", "new", b"fresh")
    assert len(await store.sessions(ANA)) == 1
    tries = [store.recover(ANA, b"code", f"new {n}", b"fresh") for n in range(3)]
    assert sorted(await asyncio.gather(*tries)) == [False, False, True]
    assert [await store.sessions(ANA), await store.passkeys(ANA), await store.tokens(ANA)] == [
        [],
        [],
        [],
    ]
    assert [len(await store.sessions(BEN)), len(await store.passkeys(BEN))] == [1, 1]
    assert len(await store.tokens(BEN)) == 1
    found = await store.account(ANA)
    assert found is not None
    assert found.recovery == b"fresh"


async def test_devices_are_listed_seen_and_ended_by_their_owner_alone(store: Store) -> None:
    for id_, created in (("s1", 10), ("s2", 20)):
        await store.put_session(session(id_, created=created))
    await store.put_session(session("s3", BEN, seen=1))
    assert [row.id for row in await store.sessions(ANA)] == ["s2", "s1"]
    assert await store.session(b"digest s1") == session("s1")
    assert await store.session(b"digest s9") is None
    await store.see_session("s1", 9)
    assert await store.session(b"digest s1") == session("s1", seen=9)
    assert not await store.delete_session(BEN, "s1")
    assert await store.delete_session(ANA, "s1")
    assert await store.session(b"digest s1") is None
    await store.delete_old_sessions(5)
    assert [await store.sessions(BEN), len(await store.sessions(ANA))] == [[], 1]


async def test_passkeys_are_used_and_the_last_that_opens_an_account_stays(store: Store) -> None:
    await store.put_account(account(password=None), passkey(b"k1"))
    assert await store.put_passkey(passkey(b"k2", created=4))
    assert not await store.put_passkey(passkey(b"k1", BEN))
    await store.use_passkey(b"k1", 3, 77)
    used = structs.replace(passkey(b"k1"), count=3, used=77)
    assert await store.passkey(b"k1") == used
    assert await store.passkey(b"k9") is None
    assert await store.passkeys(ANA) == [used, passkey(b"k2", created=4)]
    assert not await store.delete_passkey(BEN, b"k1")
    gone = await asyncio.gather(*(store.delete_passkey(ANA, key) for key in (b"k1", b"k2")))
    assert sorted(gone) == [False, True]
    await store.set_password(ANA, "hash")
    left = (await store.passkeys(ANA))[0]
    assert await store.delete_passkey(ANA, left.id)


async def test_old_guests_are_found_and_accounts_are_none(store: Store) -> None:
    await store.put_account(account())
    assert set(await store.unseen_since(101)) == {BEN, GUEST}
    assert await store.unseen_since(100) == []


async def test_whoever_is_forgotten_has_no_account_any_more(store: Store) -> None:
    await store.put_account(account(), passkey(b"k1"))
    await store.put_session(session("s1"))
    await store.forget(ANA)
    assert await store.account_named("ana") is None
    assert [await store.sessions(ANA), await store.passkeys(ANA)] == [[], []]
    await store.put_account(account(BEN, "Ana"))


# -- a guest who has an account ----------------------------------------------------------------


def table(id_: str, created: int, person: str) -> TableRow:
    return TableRow(
        id=id_,
        status="over",
        private=True,
        maker=person,
        created=created,
        summary=b"{}",
        people=(person,),
        game="pickomino",
        at=created,
        players=(Player(person=person, seat=0, result="won"),),
    )


async def played(store: Store, id_: str, created: int, person: str, day: str = "") -> None:
    attempt = None
    if day:
        attempt = AttemptRow(person=person, day=day, game="pickomino", table=id_)
    pseudonyms = [Pseudonym(f"p-{id_}", person, "x")]
    await store.append(id_, 0, [b"{}"], table(id_, created, person), pseudonyms, attempt)


async def moved(store: Store) -> None:
    """As the hall does it: table by table, then all the rest."""
    for id_ in await store.tables_of(GUEST):
        row = await store.row(id_)
        assert row is not None
        players = (Player(person=ANA, seat=0, result="won"),)
        fresh = structs.replace(row, maker=ANA, people=(ANA,), at=row.created, players=players)
        await store.relink(GUEST, ANA, fresh)
    await store.move(GUEST, ANA)


async def test_games_streams_and_what_was_seen_move_along(store: Store) -> None:
    await played(store, "table1", 10, ANA)
    await played(store, "table2", 20, GUEST)
    await store.put_token(token("t", GUEST))
    await store.put_stream(StreamRow(id="s1", name="S", owner=GUEST, seed=b"seed", closes=90))
    await store.note_watcher("s2", GUEST)
    await store.note_watcher("s2", ANA)
    await store.note_watcher("s3", GUEST)
    await store.add_flashcards(ANA, [flashcard("c1", 9)])
    await store.add_flashcards(GUEST, [flashcard("c1", 5), flashcard("c2", 6)])
    await moved(store)
    assert await store.flashcards_of(ANA) == [flashcard("c2", 6), flashcard("c1", 9)], (
        "the account's own stays"
    )
    assert await store.flashcards_of(GUEST) == []
    assert await store.person(GUEST) is None
    games = await store.games_of(ANA, Wanted(), 9)
    assert [(game.table, game.result) for game in games] == [("table2", "won"), ("table1", "won")]
    assert await store.games_of(GUEST, Wanted(), 9) == []
    assert await store.pseudonyms("table2") == [Pseudonym("p-table2", ANA, "x")]
    row = await store.row("table2")
    assert row is not None
    assert (row.maker, row.people) == (ANA, (ANA,))
    assert [await store.tokens(ANA), await store.tokens(GUEST)] == [[], []], "tokens end"
    assert await store.token(b"token t") is None
    assert [stream.id for stream in await store.streams_of(ANA)] == ["s1"]
    assert [await store.saw_stream(name, ANA, "x") for name in ("s2", "s3")] == [True, True]
    assert await store.tables_of(GUEST) == []


async def test_of_two_attempts_at_a_day_the_first_stays_and_others_move(store: Store) -> None:
    await played(store, "early1", 10, GUEST, "2026-11-16")
    await played(store, "late11", 20, ANA, "2026-11-16")
    await played(store, "early2", 30, ANA, "2026-11-17")
    await played(store, "late22", 40, GUEST, "2026-11-17")
    await played(store, "only33", 50, GUEST, "2026-11-18")
    await moved(store)
    found = {row.day[-2:]: row.table for row in await store.attempts_of(ANA)}
    assert found == {"16": "early1", "17": "early2", "18": "only33"}
    assert await store.attempts_of(GUEST) == []


async def test_a_result_is_noted_only_of_the_attempt_that_counts(store: Store) -> None:
    await played(store, "early1", 10, GUEST, "2026-11-16")
    await played(store, "late11", 20, ANA, "2026-11-16")
    await moved(store)
    late = AttemptRow(
        person=ANA, day="2026-11-16", game="pickomino", table="late11", settled=True, share=0.9
    )
    await store.settle(late)
    (kept,) = await store.attempts_of(ANA)
    assert (kept.table, kept.settled) == ("early1", False)


async def test_answers_to_one_puzzle_become_one_list(store: Store) -> None:
    def answer(at: int, *, right: bool) -> PuzzleRow:
        return PuzzleRow(
            puzzle="p", game="pickomino", at=at, first=right, solved=at if right else None
        )

    await store.note_puzzle(GUEST, answer(5, right=False), 9)
    await store.note_puzzle(ANA, answer(6, right=True), 9)
    await store.note_puzzle(GUEST, structs.replace(answer(7, right=True), puzzle="q"), 9)
    await moved(store)
    both, other = await store.puzzles_of(ANA)
    assert (both.at, both.first, both.tries, both.solved) == (5, False, 2, 6)
    assert other.puzzle == "q"
    assert await store.puzzles_of(GUEST) == []


async def test_a_device_keeps_no_accounts() -> None:
    store = DeviceStore(ShelfDatabase(Shelf()))
    for refused in (
        store.put_account(account()),
        store.change_password(ANA, "new", "s1"),
        store.put_session(session("s1")),
        store.put_passkey(passkey(b"k")),
        store.move(GUEST, ANA),
    ):
        with pytest.raises(StoreError, match="no accounts"):
            await refused
    assert await store.account_named("ana") is None
    assert await store.session(b"digest s1") is None


async def test_a_question_to_a_passkey_is_answered_once_and_forgotten_when_it_is_over(
    store: Store,
) -> None:
    assert await store.answer_once(b"asked", 100, 10)
    assert not await store.answer_once(b"asked", 100, 20)
    assert await store.answer_once(b"other", 200, 20)
    at_once = await asyncio.gather(*(store.answer_once(b"third", 200, 30) for _ in range(5)))
    assert sorted(at_once) == [False] * 4 + [True]
    assert await store.answer_once(b"asked", 100, 101), "it was over: nobody remembers it"
    assert not await store.answer_once(b"other", 200, 101)
