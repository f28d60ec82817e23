"""People, tokens, sessions and bans on every database."""

from __future__ import annotations

from msgspec import structs

from roost.server.core.identity.rows import BanRow, PersonRow, SessionRow, TokenRow
from roost.server.core.rows import Rows
from roost.server.core.shared_dice.rows import StreamRow
from tests.server.rows import add_people, add_table, give_account, table_row

ANA, BEN, GUEST = "g-ana", "g-ben", "g-guest"


def session(id_: str, person: str = ANA, created: int = 10, seen: int = 7) -> SessionRow:
    digest = f"digest {id_}".encode()
    return SessionRow(
        id=id_, person=person, digest=digest, device="Firefox", created=created, seen=seen
    )


def token(id_: str, person: str = ANA, created: int = 2) -> TokenRow:
    scopes = ("read", "play")
    digest = b"\0\xff" + id_.encode()
    return TokenRow(
        id=id_, person=person, name="bot", scopes=scopes, digest=digest, created=created
    )


async def test_a_person_is_read_as_written(rows: Rows) -> None:
    await rows.people.put(PersonRow(id=ANA, name="Ana", created=1))
    later = PersonRow(id=ANA, name="Zoë 🐔", created=1, seen=7, listed=True)
    await rows.people.put(later)
    assert await rows.people.get(ANA) == later
    assert await rows.people.get(BEN) is None


async def test_the_day_a_person_was_created_never_changes(rows: Rows) -> None:
    await rows.people.put(PersonRow(id=ANA, name="Ana", created=1))
    await rows.people.put(PersonRow(id=ANA, name="Ana", created=9))
    assert await rows.people.get(ANA) == PersonRow(id=ANA, name="Ana", created=1)


async def test_only_the_owner_deletes_a_token(rows: Rows) -> None:
    await add_people(rows, ANA, BEN)
    for row in (token("k2", created=5), token("k1"), token("k3", BEN)):
        await rows.people.put_token(row)
    assert await rows.people.token(token("k1").digest) == token("k1")
    assert await rows.people.tokens(ANA) == [token("k1"), token("k2", created=5)]
    assert not await rows.people.delete_token(BEN, "k1")
    assert await rows.people.delete_token(ANA, "k1")
    assert await rows.people.token(token("k1").digest) is None
    assert await rows.people.tokens(BEN) == [token("k3", BEN)]


async def test_devices_are_listed_and_ended_by_their_owner_alone(rows: Rows) -> None:
    await add_people(rows, ANA, BEN)
    for id_, created in (("s1", 10), ("s2", 20)):
        await rows.people.put_session(session(id_, created=created))
    await rows.people.put_session(session("s3", BEN, seen=1))
    assert [row.id for row in await rows.people.sessions(ANA)] == ["s2", "s1"]
    assert await rows.people.session(b"digest s1") == session("s1")
    assert await rows.people.session(b"digest s9") is None
    await rows.people.note_session("s1", 9)
    assert await rows.people.session(b"digest s1") == session("s1", seen=9)
    assert not await rows.people.delete_session(BEN, "s1")
    assert await rows.people.delete_session(ANA, "s1")
    assert await rows.people.session(b"digest s1") is None
    await rows.people.delete_old_sessions(5)
    assert [await rows.people.sessions(BEN), len(await rows.people.sessions(ANA))] == [[], 1]


async def test_guests_who_stay_away_are_found_but_never_people_with_an_account(rows: Rows) -> None:
    for number, id_ in enumerate((ANA, BEN, GUEST)):
        await rows.people.put(PersonRow(id=id_, name=id_, created=1, seen=number * 10))
    await give_account(rows, ANA)
    assert await rows.people.unseen_since(20) == [BEN]
    assert sorted(await rows.people.unseen_since(21)) == [BEN, GUEST]


async def test_bans_are_kept_until_they_are_lifted(rows: Rows) -> None:
    first = BanRow(kind="address", value="192.0.2.0/24", created=1, until=9)
    again = structs.replace(first, created=3, until=None)
    await rows.bans.put(first)
    await rows.bans.put(BanRow(kind="guest", value=BEN, created=2))
    await rows.bans.put(again)
    assert await rows.bans.all() == [BanRow(kind="guest", value=BEN, created=2), again]
    assert await rows.bans.delete(BEN)
    assert not await rows.bans.delete(BEN)
    assert await rows.bans.all() == [again]


async def test_a_deleted_person_leaves_tokens_sessions_streams_and_pseudonyms(rows: Rows) -> None:
    await add_people(rows, ANA, BEN)
    await add_table(rows, table_row("t1", ANA, BEN))
    for who in (ANA, BEN):
        await rows.people.put_token(token(f"k-{who}", who))
        await rows.people.put_session(session(f"s-{who}", who))
        await rows.bans.put(BanRow(kind="guest", value=who, created=1))
        await rows.streams.put(StreamRow(id=f"r-{who}", name="n", owner=who, seed=b"s", closes=9))
    await rows.people.delete(ANA)
    assert await rows.people.get(ANA) is None
    assert [await rows.people.tokens(ANA), await rows.people.sessions(ANA)] == [[], []]
    assert [ban.value for ban in await rows.bans.all()] == [BEN]
    assert [one.person for one in await rows.tables.pseudonyms("t1")] == [BEN]
    stream = await rows.streams.get(f"r-{ANA}")
    assert stream is not None
    assert (stream.owner, stream.name) == ("", "")
    assert len(await rows.streams.of_owner(BEN)) == 1
    assert len(await rows.people.tokens(BEN)) == len(await rows.people.sessions(BEN)) == 1


async def test_tokens_and_sessions_of_a_merged_guest_end(rows: Rows) -> None:
    await add_people(rows, ANA, GUEST)
    await rows.people.put_token(token("k1", GUEST))
    await rows.people.put_session(session("s1", GUEST))
    await rows.people.put_token(token("k2"))
    await rows.merge_guest(GUEST, ANA)
    assert await rows.people.get(GUEST) is None
    assert await rows.people.token(token("k1", GUEST).digest) is None
    assert await rows.people.session(b"digest s1") is None
    assert await rows.people.tokens(ANA) == [token("k2")]
