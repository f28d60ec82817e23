"""Flashcards over REST: positions that you got wrong, and your answers."""

from __future__ import annotations

from roost import wire
from roost.server.core.http.analysis import LANGUAGE, language_of, work_out
from roost.server.core.http.operation import Call, operation
from roost.server.core.identity.guests import check_is_guest
from roost.server.core.views.flashcards import flashcard_answer, flashcard_list_view, graded


@operation("GET", "/api/flashcards", scope="read")
async def flashcards(call: Call[None]) -> wire.FlashcardList:
    """List the flashcards due now: errors from your reviewed games and missed puzzles."""
    return flashcard_list_view(*await call.core.flashcards.of(call.person.id))


@operation(
    "GET", "/api/flashcards/{id}", answer=wire.PuzzleQuestion, query=(LANGUAGE,), scope="read"
)
async def flashcard(call: Call[None]) -> bytes:
    """Return a flashcard's position before your choice, with everything needed to draw it."""
    row = await call.core.flashcards.one(call.person.id, call.path["id"][:40])
    return await work_out(call, "flashcard", row.position, language_of(call))


@operation("POST", "/api/flashcards/{id}", answer=wire.FlashcardAnswer)
async def answer_flashcard(call: Call[wire.FlashcardRequest]) -> bytes:
    """Return whether an action is best there, what it costs and why, and the next due date.

    An answer before the due date does not change the schedule.
    """
    person, body, core = call.person, call.body, call.core
    check_is_guest(person)
    row = await core.flashcards.one(person.id, call.path["id"][:40])
    answer = await work_out(call, "solve", row.position, body.token, body.language)
    if not answer:
        return b""
    return flashcard_answer(
        answer, await core.flashcards.answered(person.id, row.card, graded(answer))
    )


OPERATIONS = (flashcards, flashcard, answer_flashcard)
