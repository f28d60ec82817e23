"""Flashcards: positions that you got wrong come back on the right day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from roost.server.core.core import Core
from roost.server.core.events import GameReviewed, Handlers, PuzzleAnswered
from roost.server.core.feature import Feature
from roost.server.core.http.operation import Call, operation
from roost.server.core.http.routes import LANGUAGE, language_of, work_out
from roost.server.core.identity.guests import check_is_guest
from roost.server.core.storage.port import Statement, StorageError
from roost.server.features.flashcards import messages as m
from roost.server.features.flashcards import schema
from roost.server.features.flashcards.service import FlashcardService, errors_of, grade, missed
from roost.wire.puzzles import PuzzleAnswer, PuzzleQuestion


class Flashcards(Feature):
    name = "flashcards"
    migrations = schema.MIGRATIONS

    def __init__(self, core: Core) -> None:
        self.service = FlashcardService(core.database, core.wall_ms)

    def handlers(self) -> Handlers:
        return {GameReviewed: [self._on_review], PuzzleAnswered: [self._on_puzzle]}

    async def _on_review(self, event: GameReviewed) -> None:
        """Turn the errors of the person who asked for the review into flashcards."""
        if event.person is not None and event.seat is not None:
            with suppress(StorageError):  # the storage logs its failures; the next look adds them
                errors = errors_of(event.review, event.seat, event.stood_in)
                await self.service.add(event.person, errors)

    async def _on_puzzle(self, event: PuzzleAnswered) -> None:
        with suppress(StorageError):
            await self.service.add(event.person, missed(event.answer))

    def merge_guest(self, guest: str, person: str) -> Sequence[Statement]:
        return schema.merge_guest(guest, person)

    async def export_person(self, person: str) -> Mapping[str, Any]:
        return {"flashcards": msgspec.to_builtins(await self.service.rows.of_person(person))}

    # -- operations ----------------------------------------------------------------------------

    @operation("GET", "/api/flashcards", scope="read")
    async def flashcards(self, call: Call[None]) -> m.FlashcardList:
        """List the flashcards due now: errors from your reviewed games and missed puzzles."""
        due, others = await self.service.of(call.person.id)
        ids, soonest = [row.card for row in due], others[0].due if others else None
        return m.FlashcardList(due=ids, later=len(others), next=soonest)

    @operation(
        "GET", "/api/flashcards/{id}", answer=PuzzleQuestion, query=(LANGUAGE,), scope="read"
    )
    async def flashcard(self, call: Call[None]) -> bytes:
        """Return a flashcard's position before your choice, with everything needed to draw it."""
        row = await self.service.one(call.person.id, call.path["id"][:40])
        return await work_out(call, "position_puzzle", row.position, language_of(call))

    @operation("POST", "/api/flashcards/{id}", answer=m.FlashcardAnswer)
    async def answer_flashcard(self, call: Call[m.FlashcardRequest]) -> bytes:
        """Return whether an action is best there, what it costs and why, and the next due date. An
        answer before the due date does not change the schedule."""
        person, body = call.person, call.body
        check_is_guest(person)
        row = await self.service.one(person.id, call.path["id"][:40])
        answer = await work_out(call, "solve", row.position, body.token, body.language)
        if not answer:
            return b""
        told = msgspec.json.decode(answer, type=PuzzleAnswer)
        row = await self.service.answer(person.id, row.card, grade(told.loss, right=told.right))
        return b'{"answer":%b,"due":%d}' % (answer, row.due)
