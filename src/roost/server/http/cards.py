"""Moments that you got wrong, over REST: those to try again today, and your answers."""

from __future__ import annotations

from roost import wire
from roost.server.http.insight import LANGUAGE, spoken, work_out
from roost.server.http.operation import Call, operation
from roost.server.people.guests import check_is_guest
from roost.server.views.cards import card_answer, card_list_view, graded


@operation("GET", "/api/cards", wire.CardList, scope="read")
async def cards(call: Call) -> wire.CardList:
    """Errors of your reviewed games and puzzles that you missed: those to try again now."""
    return card_list_view(*await call.services.cards.of(call.person.id))


@operation("GET", "/api/cards/{id}", wire.PuzzleQuestion, query=(LANGUAGE,), scope="read")
async def card(call: Call) -> bytes:
    """A moment as it was before you chose, and what is needed to draw it."""
    row = await call.services.cards.one(call.person.id, call.path["id"][:40])
    return await work_out(call, "card", row.position, spoken(call))


@operation("POST", "/api/cards/{id}", wire.CardAnswer, body=wire.CardRequest)
async def answer_card(call: Call) -> bytes:
    """Whether an action is the best there, what it costs, and why; and when you are asked again.
    Before its day an answer changes nothing."""
    person, body, services = call.person, call.body, call.services
    check_is_guest(person)
    row = await services.cards.one(person.id, call.path["id"][:40])
    answer = await work_out(call, "solve", row.position, body.token, body.language)
    if not answer:
        return b""
    return card_answer(answer, await services.cards.answered(person.id, row.card, graded(answer)))


OPERATIONS = (cards, card, answer_card)
