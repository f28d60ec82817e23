"""What a server needs besides tables, on one device: few people, few games, so every list is looked
through from end to end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec
from msgspec import Struct

from roost.server.store.indexed import IndexedTables
from roost.server.store.no_accounts import NoAccounts
from roost.server.store.no_days_off import NoDaysOff
from roost.server.store.no_notifications import NoNotifications
from roost.server.store.port import (
    AttemptRow,
    BanRow,
    Entrant,
    FlashcardRow,
    GameRow,
    PersonRow,
    Player,
    PuzzleRow,
    ReviewRow,
    SeatVerdict,
    Standing,
    StreamRow,
    TableRow,
    TokenRow,
    Wanted,
    keeps_no_attempts,
)

Row = TypeVar("Row", bound=Struct)
_encode = msgspec.msgpack.encode
_FINISHED = ("over", "abandoned")


class _Seat(Struct):
    name: str | None = None
    bot: str | None = None


class _Summary(Struct):
    """What a table's summary says of who sits there."""

    seats: list[_Seat] = []


class DeviceStore(NoAccounts, NoNotifications, NoDaysOff, IndexedTables):
    """A `Store`: everything but the tables lies under names in the same database."""

    # -- people ----------------------------------------------------------------------------

    async def put_person(self, row: PersonRow) -> None:
        await self._put(row, "person", row.id)

    async def person(self, id_: str) -> PersonRow | None:
        return await self._one(PersonRow, "person", id_)

    async def put_token(self, row: TokenRow) -> None:
        await self._put(row, "token", row.person, row.id)

    async def tokens(self, person: str) -> list[TokenRow]:
        return await self._all(TokenRow, "token", person)

    async def token(self, digest: bytes) -> TokenRow | None:
        every = await self._all(TokenRow, "token")
        return next((row for row in every if row.digest == digest), None)

    async def delete_token(self, person: str, id_: str) -> bool:
        return await self._remove("token", person, id_)

    async def tables_of(self, person: str) -> list[str]:
        every = [row.id for row in await self.whole_rows()]
        return sorted(
            [id_ for id_ in every if any(s.person == person for s in await self.pseudonyms(id_))]
        )

    async def unlink(self, person: str, row: TableRow) -> None:
        left = [
            pseudonym for pseudonym in await self.pseudonyms(row.id) if pseudonym.person != person
        ]
        await self._remove("review", row.id)  # it holds names
        await self.put_row(row, left)

    async def relink(self, guest: str, person: str, row: TableRow) -> None:
        known = await self.pseudonyms(row.id)
        moved = [one._replace(person=person) if one.person == guest else one for one in known]
        await self.put_row(row, moved)

    async def forget(self, person: str) -> None:
        for kind in ("puzzle", "card", "token", "watcher"):
            await self._remove(kind, person)
        await self._remove("ban", person)
        for row in await self.streams_of(person):
            await self.put_stream(msgspec.structs.replace(row, owner="", name=""))
        for table in await self.whole_rows():
            if any(player.person == person for player in table.players):
                others = tuple(one for one in table.players if one.person != person)
                known = await self.pseudonyms(table.id)
                await self.put_row(msgspec.structs.replace(table, players=others), known)
        await self._remove("person", person)

    async def put_ban(self, row: BanRow) -> None:
        await self._put(row, "ban", row.value)

    async def delete_ban(self, value: str) -> bool:
        return await self._remove("ban", value)

    async def bans(self) -> list[BanRow]:
        return sorted(await self._all(BanRow, "ban"), key=lambda row: row.created)

    async def finished_before(self, then: int) -> list[str]:
        return [row.id for row in await self.whole_rows(*_FINISHED) if row.at < then]

    async def unseen_since(self, then: int) -> list[str]:
        return [row.id for row in await self._all(PersonRow, "person") if row.seen < then]

    async def scrub(self) -> None:
        """What a browser deletes is not ours to overwrite."""

    # -- their games and puzzles -------------------------------------------------------------

    async def games_of(self, person: str, wanted: Wanted, most: int) -> list[GameRow]:
        found = []
        for row in await self.whole_rows():
            player = next((one for one in row.players if one.person == person), None)
            if player is not None and _is_wanted(row, player, wanted):
                found.append((row, player))
        found.sort(key=lambda pair: (pair[0].at, pair[0].id), reverse=True)
        return [await self._game(row, player) for row, player in found[:most]]

    async def _game(self, row: TableRow, player: Player) -> GameRow:
        seats = await self._all(SeatVerdict, "judged", row.id)
        return GameRow(
            table=row.id,
            at=row.at,
            game=row.game,
            status=row.status,
            summary=row.summary,
            seat=player.seat,
            result=player.result,
            judged=next((judged for judged in seats if judged.seat == player.seat), None),
        )

    async def note_puzzle(self, person: str, row: PuzzleRow, most: int) -> None:
        known = {each.puzzle: each for each in await self.puzzles_of(person)}
        before = known.get(row.puzzle)
        if before is not None:
            solved = row.solved if before.solved is None else before.solved
            row = msgspec.structs.replace(before, tries=before.tries + 1, solved=solved)
        elif len(known) >= most:
            return
        await self._put(row, "puzzle", person, row.puzzle)

    async def puzzles_of(self, person: str) -> list[PuzzleRow]:
        return sorted(await self._all(PuzzleRow, "puzzle", person), key=lambda row: row.at)

    async def add_flashcards(self, person: str, rows: Sequence[FlashcardRow]) -> None:
        for row in rows:
            if await self.person(person) and not await self.flashcard(person, row.flashcard):
                await self._put(row, "card", person, row.flashcard)

    async def flashcards_of(self, person: str) -> list[FlashcardRow]:
        every = await self._all(FlashcardRow, "card", person)
        return sorted(every, key=lambda row: (row.due, row.flashcard))

    async def flashcard(self, person: str, flashcard: str) -> FlashcardRow | None:
        return await self._one(FlashcardRow, "card", person, flashcard)

    async def answer_flashcard(self, person: str, row: FlashcardRow, before: int) -> bool:
        kept = await self.flashcard(person, row.flashcard)
        if kept is None or kept.answered != before:
            return False
        await self._put(row, "card", person, row.flashcard)
        return True

    # -- streams ---------------------------------------------------------------------------

    async def put_stream(self, row: StreamRow) -> None:
        await self._put(row, "stream", row.id)

    async def stream(self, id_: str) -> StreamRow | None:
        return await self._one(StreamRow, "stream", id_)

    async def streams_of(self, owner: str) -> list[StreamRow]:
        every = await self._all(StreamRow, "stream")
        return sorted((row for row in every if row.owner == owner), key=lambda row: row.closes)

    # One device has no daily game: its dice would be nobody else's.

    async def seal_streams(self, rows: Sequence[StreamRow]) -> None:
        for row in rows:
            await self.put_stream(row)

    async def daily_streams(self, first: str, last: str) -> list[StreamRow]:
        return []

    async def attempt(self, person: str, day: str, game: str) -> AttemptRow | None:
        return None

    async def attempts_of(self, person: str) -> list[AttemptRow]:
        return []

    async def unsettled(self, now: int) -> list[AttemptRow]:
        return []

    async def settle(self, row: AttemptRow) -> None:
        keeps_no_attempts(row)

    async def standings(self, day: str, game: str) -> list[Standing]:
        return []

    async def entrants(self, challenge: str) -> list[Entrant]:
        return []

    async def open_streams(self, owner: str, now: int) -> int:
        return sum(row.closes > now for row in await self.streams_of(owner))

    async def saw_stream(self, stream: str, person: str, beside: str) -> bool:
        for row in await self.whole_rows():
            at_it = person in (row.maker, *row.people)
            if at_it and row.stream == stream and row.id != beside:
                return True
        return bool(await self._notes("watcher", person, stream))

    async def note_watcher(self, stream: str, person: str) -> None:
        await self._done(self._database.note(_name("watcher", person, stream), b"\x01"))

    async def watched(self, person: str) -> list[str]:
        beginning = _name("watcher", person)
        names = [name for name, _ in await self._done(self._database.notes(beginning))]
        return sorted(name[len(beginning) : -1] for name in names)

    # -- the device itself, and reviews ------------------------------------------------------

    async def put_about(self, key: str, value: bytes) -> None:
        await self._done(self._database.note(_name("about", key), value))

    async def about(self, key: str) -> bytes | None:
        return next(iter(await self._notes("about", key)), None)

    async def put_review(self, row: ReviewRow) -> None:
        bare = msgspec.structs.replace(row, judged=())
        if len(await self.pseudonyms(row.table)) >= row.pseudonyms:
            await self._put(bare, "review", row.table, row.language)
        for judged in row.judged:
            await self._put(judged, "judged", row.table, str(judged.seat))

    async def review(self, table: str, language: str, maker: str) -> bytes | None:
        row = await self._one(ReviewRow, "review", table, language)
        return None if row is None or row.maker != maker else row.answer

    async def delete(self, table: str) -> bool:
        await self._remove("review", table)
        await self._remove("judged", table)
        return await super().delete(table)

    async def check(self) -> None:
        await self.put_about("checked", b"\x01")

    # -- under names -----------------------------------------------------------------------

    async def _put(self, row: Struct, *name: str) -> None:
        await self._done(self._database.note(_name(*name), _encode(row)))

    async def _notes(self, *name: str) -> list[bytes]:
        return [value for _, value in await self._done(self._database.notes(_name(*name)))]

    async def _all(self, kind: type[Row], *name: str) -> list[Row]:
        return [msgspec.msgpack.decode(value, type=kind) for value in await self._notes(*name)]

    async def _one(self, kind: type[Row], *name: str) -> Row | None:
        return next(iter(await self._all(kind, *name)), None)

    async def _remove(self, *name: str) -> bool:
        """Everything under names that begin so."""
        found = await self._done(self._database.notes(_name(*name)))
        for key, _ in found:
            await self._done(self._database.note(key, None))
        return bool(found)


def _name(*parts: str) -> str:
    """Every part ends with a sign that none of them holds: no name is the beginning of another."""
    return "".join(f"{part}\x1f" for part in parts)


def _is_wanted(row: TableRow, player: Player, wanted: Wanted) -> bool:
    return all(
        (
            wanted.game is None or row.game == wanted.game,
            not wanted.statuses or row.status in wanted.statuses,
            wanted.result is None or player.result == wanted.result,
            wanted.since is None or row.at >= wanted.since,
            wanted.until is None or row.at < wanted.until,
            wanted.after is None or (row.at, row.id) < wanted.after,
            wanted.opponent is None or _is_against(row, player, wanted.opponent.casefold()),
        )
    )


def _is_against(row: TableRow, player: Player, opponent: str) -> bool:
    try:
        seats = msgspec.json.decode(row.summary, type=_Summary).seats
    except msgspec.MsgspecError:
        return False
    return any(
        opponent in (seat.name or "").casefold() or (seat.bot or "").casefold() == opponent
        for index, seat in enumerate(seats)
        if index != player.seat
    )
