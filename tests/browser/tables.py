"""Tables laid without the page that sets them up, where a test is not about that page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page

ME, BOT = {"type": "me"}, {"type": "bot", "bot": "simple"}
USUAL = {"pickomino": (ME, BOT, BOT), "knockout": (ME, BOT)}  # what one tap on the first page lays


def me(name: str) -> dict[str, Any]:
    return {"type": "me", "name": name}


def lay(context: BrowserContext, game: str, *seats: dict[str, Any], **wanted: Any) -> str:
    """A table that the context's person has made; where it is. Bots do not wait."""
    _ask(context, "/api/guest", {"name": "Ana"})
    asked = {"game": game, "seats": seats, "pace_ms": 0, **wanted}
    return f"/table/{_ask(context, '/api/tables', asked)['table']['id']}"


def sit(context: BrowserContext, game: str, *seats: dict[str, Any], **wanted: Any) -> Page:
    """The same, and a page open at it."""
    page = context.new_page()
    page.goto(lay(context, game, *seats, **wanted))
    return page


def _ask(context: BrowserContext, path: str, body: dict[str, Any]) -> Any:
    answer = context.request.post(path, data=body)
    assert answer.ok, answer.text()
    return answer.json()
