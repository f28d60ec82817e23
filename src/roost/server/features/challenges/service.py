"""Challenges: friends play the same dice against the same bot, each at their own time.

No one knows the dice in advance, not even the creator. Anyone with the link can take one of the
places, for one attempt. The seed is revealed when all are done, when the creator closes the
challenge, or when its time is over.
"""

from __future__ import annotations

from typing import NamedTuple

from roost.bots import bot_info
from roost.fairdice.hashing import new_secret
from roost.rules.registry import unknown_game
from roost.server.core.errors import NotFoundError, SeatConflictError
from roost.server.core.events import AttemptSettled
from roost.server.core.ids import new_id
from roost.server.core.live.live_table import LiveTable
from roost.server.core.person import Person
from roost.server.core.rows import Rows
from roost.server.core.shared_dice.attempts import Attempts, place_of
from roost.server.core.shared_dice.rows import AttemptRow, Entrant, StreamRow
from roost.server.core.shared_dice.streams import Streams, stream_closed
from roost.server.core.table.setup import attempt_setup

OPEN_S = 7 * 86_400
MOST_LISTED = 20
_PREFIX = "round-"
_LETTERS = 16  # whoever has the link may take a place, so nobody should guess one


class Result(NamedTuple):
    """`place` is None without a result."""

    place: int | None
    entrant: Entrant


class ChallengeService:
    def __init__(self, attempts: Attempts, streams: Streams, rows: Rows) -> None:
        self._attempts = attempts
        self._streams = streams
        self._rows = rows

    async def make(self, person: Person, game: str, bot: str, places: int) -> StreamRow:
        if game not in self._attempts.games:
            raise unknown_game(game)
        bot_info(game, bot)
        row = StreamRow(
            id=_PREFIX + new_id(_LETTERS),
            name=person.name,
            owner=person.id,
            seed=new_secret(),
            closes=self._streams.now() + OPEN_S * 1000,
            game=game,
            bots=(bot,),
            places=places,
        )
        await self._streams.add(row)
        return row

    async def get(self, id_: str) -> StreamRow:
        row = await self._rows.streams.get(id_) if _is_challenge(id_) else None
        if row is None:
            raise NotFoundError(f"no round {id_[:60]}", code="no-such-round", value=id_[:60])
        return row

    async def of(self, person: str) -> list[StreamRow]:
        """Return the challenges that a person created or plays, newest first."""
        made = [row for row in await self._rows.streams.of_owner(person) if row.places]
        known = {row.id for row in made}
        begun = [row.day for row in await self._attempts.of(person) if _is_challenge(row.day)]
        others = [await self._rows.streams.get(id_) for id_ in begun if id_ not in known]
        rows = [*made, *(row for row in others if row is not None)]
        return sorted(rows, key=lambda row: -row.closes)[:MOST_LISTED]

    async def begin(self, person: Person, id_: str, pace_ms: int) -> LiveTable:
        """Start a person's only attempt, or return the one they started."""
        row = await self.get(id_)
        async with self._rows.database.lock(row.id):  # the last place is taken once
            entrants = await self._rows.attempts.entrants(row.id)
            if all(one.attempt.person != person.id for one in entrants):
                if self._streams.closed(row):
                    raise stream_closed(row.id)
                if len(entrants) >= row.places:
                    raise SeatConflictError(
                        f"all {row.places} places are taken", code="round-full", most=row.places
                    )
            setup = attempt_setup(row.game, row.bots, row.id, pace_ms)
            return await self._attempts.begin(person, row, setup)

    async def results(self, row: StreamRow) -> list[Result]:
        """Return all who have started: the best first, then those without a result."""
        entrants = await self._rows.attempts.entrants(row.id)
        if not all(one.attempt.settled for one in entrants):
            self._attempts.look()
        made = [_made(one.attempt) for one in entrants]
        known = [one for one in made if one is not None]
        places = [None if one is None else place_of(*one, known) for one in made]
        found = [Result(place, one) for place, one in zip(places, entrants, strict=True)]
        return sorted(found, key=lambda one: (one.place is None, one.place or 0))

    async def close(self, person: Person, id_: str) -> StreamRow:
        row = await self._streams.close(person, await self.get(id_))
        self._attempts.look()
        return row

    async def on_attempt_settled(self, event: AttemptSettled) -> None:
        """Reveal the seed when the last attempt is done."""
        if not _is_challenge(event.attempt.day):
            return
        row = await self.get(event.attempt.day)
        entrants = await self._rows.attempts.entrants(row.id)
        if len(entrants) >= row.places and all(one.attempt.settled for one in entrants):
            await self._streams.reveal(row)


def _is_challenge(key: str) -> bool:
    """Return whether an attempt is at a challenge, not at a daily game."""
    return key.startswith(_PREFIX)


def _made(attempt: AttemptRow) -> tuple[float, int] | None:
    if attempt.share is None or attempt.points is None:
        return None
    return attempt.share, attempt.points
