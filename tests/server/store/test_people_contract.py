"""What any store of a server does besides, whatever it keeps people, tokens and streams in."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from roost.server.core.person import Pseudonym
from roost.server.store import (
    AttemptRow,
    BanRow,
    PersonRow,
    Player,
    PuzzleRow,
    ReviewRow,
    SeatVerdict,
    Standing,
    Store,
    StreamRow,
    TableRow,
    TokenRow,
    VersionTakenError,
    Wanted,
)
from tests.server.store.places import HALLS, flashcard, row

DAY = "2026-11-16"


@pytest.fixture(params=HALLS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened = await HALLS[request.param](tmp_path).open()
    yield opened
    await opened.close()


def person(id_: str, name: str, *, seen: int = 0, listed: bool = False) -> PersonRow:
    return PersonRow(id=id_, name=name, created=1, seen=seen, listed=listed)


def stream(id_: str, closes: int = 9, day: str = "", game: str = "") -> StreamRow:
    seed = bytes([0, 255]) * 16
    return StreamRow(id=id_, name="n", owner="g1", seed=seed, closes=closes, day=day, game=game)


def attempt(who: str, table: str, day: str = DAY) -> AttemptRow:
    return AttemptRow(person=who, day=day, game="pickomino", table=table)


def played(id_: str, at: int, *players: Player, status: str = "over", seats: str = "") -> TableRow:
    return TableRow(
        id=id_,
        status=status,
        private=False,
        maker="g1",
        created=at,
        summary=f'{{"seats":[{seats}]}}'.encode(),
        people=tuple(player.person for player in players),
        game="pickomino" if at % 2 else "knockout",
        at=at,
        players=players,
    )


async def test_people_and_tokens_are_kept(store: Store) -> None:
    await store.put_person(person("g1", "Ana"))
    await store.put_person(person("g1", "Zoë 🐔", seen=7, listed=True))
    assert await store.person("g1") == person("g1", "Zoë 🐔", seen=7, listed=True)
    assert await store.person("g2") is None
    token = TokenRow(
        id="k1", person="g1", name="bot", scopes=("read", "play"), digest=b"\0d" * 16, created=2
    )
    await store.put_token(token)
    assert await store.token(b"\0d" * 16) == token
    assert await store.tokens("g1") == [token]
    assert not await store.delete_token("g2", "k1")
    assert await store.delete_token("g1", "k1")
    assert await store.token(b"\0d" * 16) is None


async def test_who_has_not_been_here_for_long_is_known(store: Store) -> None:
    for number in range(3):
        await store.put_person(person(f"g{number}", "Ana", seen=number * 10))
    assert sorted(await store.unseen_since(20)) == ["g0", "g1"]


async def test_streams_are_kept_and_counted(store: Store) -> None:
    await store.put_stream(stream("s1"))
    await store.put_stream(stream("s2", closes=5))
    assert await store.stream("s1") == stream("s1")
    assert [found.id for found in await store.streams_of("g1")] == ["s2", "s1"]
    assert [await store.open_streams("g1", now) for now in (4, 5, 9)] == [2, 1, 0]
    await store.put_stream(stream("s1", closes=12))
    assert await store.stream("s1") == stream("s1", closes=12)
    assert await store.stream("s3") is None


async def test_streams_of_days_are_sealed_once(store: Store) -> None:
    days = [stream(f"d{n}", day=f"2026-11-1{n}", game="pickomino") for n in range(5, 8)]
    await store.seal_streams(days)
    other = msgspec.structs.replace(days[0], id="other", seed=b"x" * 32)
    await store.seal_streams([msgspec.structs.replace(days[1], seed=b"y" * 32), other])
    assert await store.daily_streams("2026-11-16", "2026-11-17") == days[1:]
    assert await store.stream("d5") == days[0]
    assert await store.stream("other") is None


async def test_a_round_is_kept_with_its_places_and_knows_who_has_begun(store: Store) -> None:
    made = msgspec.structs.replace(
        stream("round-1", game="pickomino"), bots=("simple", "greedy"), places=3
    )
    await store.put_stream(made)
    assert await store.stream("round-1") == made
    for who, name in (("g1", "Zoe"), ("g2", "Ana")):
        await store.put_person(PersonRow(id=who, name=name, created=1))
        begun = attempt(who, f"t-{who}", "round-1")
        await store.append(begun.table, 0, [b"{}"], row(begun.table, "playing"), (), begun)
    found = await store.entrants("round-1")
    assert [(one.name, one.attempt.person) for one in found] == [("Ana", "g2"), ("Zoe", "g1")]
    assert await store.entrants(DAY) == []
    assert await store.unsettled(8) == []
    assert {one.person for one in await store.unsettled(9)} == {"g1", "g2"}, "once it is closed"


async def test_who_has_seen_a_stream_is_known(store: Store) -> None:
    seen = msgspec.structs.replace(row("table1"), stream="s1", people=("g2", "g3"))
    await store.append("table1", 0, [b'"a"'], seen)
    asked = [await store.saw_stream("s1", who, "other") for who in ("g1", "g2", "g4")]
    assert asked == [True, True, False]
    assert not await store.saw_stream("s1", "g2", "table1")
    assert not await store.saw_stream("s2", "g2", "other")
    for _ in range(2):
        await store.note_watcher("s1", "g4")
    assert await store.saw_stream("s1", "g4", "table1")


async def test_an_attempt_is_made_once_and_nothing_of_a_second_one_is_written(
    store: Store,
) -> None:
    await store.append("table1", 0, [b"{}"], row("table1"), (), attempt("g1", "table1"))
    with pytest.raises(VersionTakenError):
        await store.append("table2", 0, [b"{}"], row("table2"), (), attempt("g1", "table2"))
    assert await store.log("table2") == []
    assert await store.rows() == [row("table1")]
    await store.append("table3", 0, [b"{}"], None, (), attempt("g2", "table3"))
    later = attempt("g1", "table4", "2026-11-17")
    await store.append("table4", 0, [b"{}"], None, (), later)
    assert await store.attempt("g1", DAY, "pickomino") == attempt("g1", "table1")
    assert await store.attempt("g3", DAY, "pickomino") is None
    assert await store.attempts_of("g1") == [attempt("g1", "table1"), later]


async def test_attempts_are_settled_once_and_stand_in_order(store: Store) -> None:
    results = {"g1": (0.25, 5, 2), "g2": (0.5, 3, 1), "g3": (0.25, 7, 2), "g4": (0.25, 5, 2)}
    for number, who in enumerate([*results, "g5"]):
        name = "ana" if who == "g1" else f"Z{number}"
        await store.put_person(person(who, name, listed=who != "g3"))
        made = row(f"t{number}", "over" if who != "g5" else "playing")
        await store.append(made.id, 0, [b"{}"], made, (), attempt(who, made.id))
    assert {found.person for found in await store.unsettled(0)} == set(results)
    for number, (who, (share, points, rank)) in enumerate(results.items()):
        settled = msgspec.structs.replace(
            attempt(who, f"t{number}"), settled=True, share=share, points=points, rank=rank
        )
        await store.settle(settled)
        await store.settle(msgspec.structs.replace(settled, share=1.0))
        assert await store.attempt(who, DAY, "pickomino") == settled
    assert await store.unsettled(0) == []
    stood = await store.standings(DAY, "pickomino")
    assert [(found.person, found.name) for found in stood] == [
        ("g2", "Z1"),
        ("g3", None),
        ("g4", "Z3"),  # capitals before small letters, whatever the language of the database
        ("g1", "ana"),
    ]
    assert stood[0] == Standing(person="g2", name="Z1", share=0.5, points=3, rank=1)


async def test_facts_about_the_server_are_kept(store: Store) -> None:
    assert await store.about("lived") is None
    for value in (b"1", bytes(range(256))):
        await store.put_about("lived", value)
        assert await store.about("lived") == value


async def test_a_review_is_its_makers_and_what_it_judged_stands_in_the_list(store: Store) -> None:
    await store.put_person(person("g1", "Ana"))
    sat = played("t1", 1, Player(person="g1", seat=0, result="won"))
    await store.append("t1", 0, [b"{}"], sat)
    judged = SeatVerdict(seat=0, decisions=3, loss=0.125, luck=-0.5, spread=1e-9)
    first = ReviewRow(table="t1", language="en", maker="m1", answer=b"{1}", judged=(judged,))
    await store.put_review(first)
    await store.put_review(msgspec.structs.replace(first, maker="m2", answer=b"{2}"))
    assert await store.review("t1", "en", "m1") is None
    assert await store.review("t1", "en", "m2") == b"{2}"
    assert await store.review("t1", "de", "m2") is None
    (listed,) = await store.games_of("g1", Wanted(), 5)
    assert (listed.judged, listed.result, listed.seat) == (judged, "won", 0)
    await store.delete("t1")
    assert await store.review("t1", "en", "m2") is None
    assert await store.games_of("g1", Wanted(), 5) == []


async def test_somebodys_games_are_found_by_what_is_wanted(store: Store) -> None:
    await store.put_person(person("g1", "Ana"))
    names = ["Élodie", "ben", "STRASSE", "Straße", "Ana", "Zed"]
    for at, name in enumerate(names, 1):
        result = "won" if at < 4 else "lost"
        seats = f'{{"name":"Ana"}},{{"name":"{name}"}},{{"name":null,"bot":"Simple"}}'
        status = "over" if at != 2 else "playing"
        me = Player(person="g1", seat=0, result=result)
        await store.append(
            f"t{at}", 0, [b"{}"], played(f"t{at}", at, me, status=status, seats=seats)
        )

    async def found(most: int = 9, **wanted: object) -> list[int]:
        return [game.at for game in await store.games_of("g1", Wanted(**wanted), most)]  # type: ignore[arg-type]

    assert await found() == [6, 5, 4, 3, 2, 1]
    assert await found(game="pickomino") == [5, 3, 1]
    assert await found(result="won") == [3, 2, 1]
    assert await found(statuses=("playing", "open")) == [2]
    assert await found(since=2, until=4) == [3, 2]
    assert await found(after=(4, "t4"), most=2) == [3, 2]
    assert await found(opponent="éLO") == [1]
    assert await found(opponent="strasse") == [4, 3]  # ß is ss, in any case
    assert await found(opponent="ana") == [5]  # not oneself
    assert await found(opponent="simple", most=2) == [6, 5]
    assert await found(opponent="simp") == []
    assert await store.games_of("g2", Wanted(), 9) == []


async def test_an_answer_to_a_puzzle_is_noted_and_what_is_solved_stays_so(store: Store) -> None:
    wrong = PuzzleRow(puzzle="p1", game="pickomino", at=1, first=False)
    right = PuzzleRow(puzzle="p1", game="pickomino", at=9, first=True, solved=9)
    for answer in (wrong, right, wrong):
        await store.note_puzzle("g1", answer, 2)
    kept = PuzzleRow(puzzle="p1", game="pickomino", at=1, first=False, tries=3, solved=9)
    assert await store.puzzles_of("g1") == [kept]
    for name in ("p2", "p3"):
        await store.note_puzzle("g1", msgspec.structs.replace(wrong, puzzle=name), 2)
    await store.note_puzzle("g1", right, 2)
    noted = sorted((found.puzzle, found.tries) for found in await store.puzzles_of("g1"))
    assert noted == [("p1", 4), ("p2", 1)]
    assert await store.puzzles_of("g2") == []


async def test_a_card_is_kept_once_and_answered_once(store: Store) -> None:
    await store.put_person(person("g1", "Ana"))
    await store.put_person(person("g2", "Ben"))
    await store.add_flashcards("g1", [])
    await store.add_flashcards("g1", [flashcard("c1", 9), flashcard("c2", 8)])
    await store.add_flashcards("g1", [flashcard("c1", 4), flashcard("c3", 8)])
    await store.add_flashcards("g2", [flashcard("c1", 30)])
    await store.add_flashcards("g-gone", [flashcard("c1", 9)])
    assert await store.flashcards_of("g1") == [
        flashcard("c2", 8),
        flashcard("c3", 8),
        flashcard("c1", 9),
    ]
    assert await store.flashcards_of("g-gone") == [], "nothing is kept of who is not known"
    assert await store.flashcard("g1", "c3") == flashcard("c3", 8)
    assert await store.flashcard("g2", "c3") is None
    assert await store.answer_flashcard("g1", flashcard("c2", 20, answered=8), before=3)
    assert not await store.answer_flashcard("g1", flashcard("c2", 50, answered=9), before=3)
    assert not await store.answer_flashcard("g1", flashcard("c9", 50, answered=9), before=3)
    assert [found.flashcard for found in await store.flashcards_of("g1")] == ["c3", "c1", "c2"]
    assert await store.flashcard("g1", "c2") == flashcard("c2", 20, answered=8)
    assert await store.flashcards_of("g2") == [flashcard("c1", 30)]
    await store.forget("g1")
    assert await store.flashcards_of("g1") == []
    assert await store.flashcards_of("g2") == [flashcard("c1", 30)]


async def test_who_is_forgotten_is_gone_everywhere(store: Store) -> None:
    await store.put_person(person("g1", "Ana"))
    await store.put_person(person("g2", "Ben"))
    pseudonyms = [Pseudonym("p1", "g1", "Ana"), Pseudonym("p2", "g2", "Ben")]
    seats = [Player(person="g1", seat=0), Player(person="g2", seat=1)]
    await store.append("t1", 0, [b"{}"], played("t1", 1, *seats), pseudonyms, attempt("g1", "t1"))
    await store.put_review(ReviewRow(table="t1", language="en", maker="m", answer=b"{}"))
    await store.put_stream(stream("s1"))
    await store.note_watcher("s2", "g1")
    await store.note_watcher("s1", "g1")
    await store.note_watcher("s3", "g2")
    assert await store.watched("g1") == ["s1", "s2"]
    await store.put_ban(BanRow(kind="guest", value="g1", created=1))
    await store.note_puzzle("g1", PuzzleRow(puzzle="p", game="x", at=1, first=True), 5)
    assert await store.tables_of("g1") == ["t1"]
    left = msgspec.structs.replace(played("t1", 1, seats[1]), maker="pgone")
    await store.unlink("g1", left)
    assert await store.pseudonyms("t1") == pseudonyms[1:]
    assert await store.review("t1", "en", "m") is None
    begun_before = ReviewRow(table="t1", language="en", maker="m", answer=b"{}", pseudonyms=2)
    await store.put_review(begun_before)
    assert await store.review("t1", "en", "m") is None, "with a name that is forgotten"
    await store.put_review(msgspec.structs.replace(begun_before, pseudonyms=1))
    assert await store.review("t1", "en", "m") == b"{}"
    await store.forget("g1")
    assert (await store.watched("g1"), await store.watched("g2")) == ([], ["s3"])
    assert await store.person("g1") is None
    assert (await store.tables_of("g1"), await store.attempts_of("g1")) == ([], [])
    assert (await store.bans(), await store.puzzles_of("g1")) == ([], [])
    assert not await store.saw_stream("s1", "g1", "")
    owner = await store.stream("s1")
    assert owner is not None
    assert (owner.owner, owner.name) == ("", "")
    assert [game.table for game in await store.games_of("g2", Wanted(), 5)] == ["t1"]


async def test_bans_are_kept_until_they_are_lifted(store: Store) -> None:
    first = BanRow(kind="address", value="192.0.2.0/24", created=1, until=9)
    again = msgspec.structs.replace(first, created=3, until=None)
    await store.put_ban(first)
    await store.put_ban(BanRow(kind="guest", value="g1", created=2))
    await store.put_ban(again)
    assert [ban.value for ban in await store.bans()] == ["g1", "192.0.2.0/24"]
    assert (await store.bans())[1] == again
    assert await store.delete_ban("g1")
    assert not await store.delete_ban("g1")


async def test_tables_that_have_been_over_for_long_are_found(store: Store) -> None:
    for name, status, at in (("t1", "over", 5), ("t2", "abandoned", 9), ("t3", "playing", 5)):
        lines = [b'{"t":"made","at":1}', f'{{"at":{at}}}'.encode()]
        await store.append(name, 0, lines, row(name, status))
    assert await store.finished_before(9) == ["t1"]
    assert sorted(await store.finished_before(10)) == ["t1", "t2"]


async def test_it_can_be_scrubbed_and_checked(store: Store) -> None:
    await store.append("t1", 0, [b"{}"], row("t1"))
    await store.delete("t1")
    await store.scrub()
    await store.check()
    assert await store.rows() == []
