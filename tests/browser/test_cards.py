"""Moments to retry, in a real browser: on today’s page, on the table, and by keys alone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from roost.analysis.puzzles import shipped
from roost.locale import LANGUAGES
from tests.browser.axe import axe_by_day_and_night
from tests.browser.boxes import faults
from tests.browser.conftest import QUICK, NewContext, settle
from tests.scale import scaled

MISSED = [shipped(game)[0] for game in ("pickomino", "knockout")]


def tomorrow(page: Page) -> None:
    """Two puzzles are missed, and it is the next day: what the server keeps is due."""
    page.goto("/")
    assert page.request.post("/api/guest", data={"name": "Ana"}).ok
    for puzzle in MISSED:
        body = {"position": puzzle.position, "token": puzzle.tempting}
        assert page.request.post("/api/puzzles/answer", data=body).ok
    page.evaluate("localStorage.setItem('roost.guest', '\"ana\"')")
    due = {"due": [puzzle.id for puzzle in MISSED], "later": 0, "next": None}
    page.route("**/api/flashcards", lambda route: route.fulfill(json=due))


def test_what_was_missed_is_tried_again_on_the_table_by_keys_alone(
    new_context: NewContext, troubles: list[str]
) -> None:
    page = new_context().new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    tomorrow(page)
    page.goto("/today")
    line = page.get_by_role("link", name="2 moments to retry")
    expect(line).to_be_visible()
    line.focus()
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Moments to retry")
    expect(page.get_by_text("One more after this.")).to_be_visible()
    first, second = MISSED
    chosen = page.locator(f"[data-token='{first.best}']")
    chosen.focus()
    page.keyboard.press("Enter")
    status = page.locator("[role=status].answer")
    expect(status).to_contain_text("Spot on!")
    expect(page.get_by_text("You’ll see it again on")).to_be_visible()
    page.get_by_role("button", name="Next moment").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-puzzle='{second.id}']")).to_be_visible()
    page.get_by_text("List all moves").click()
    page.locator(f"[data-token='{second.tempting}']").press("Enter")
    expect(status).to_contain_text("Better")
    assert axe_by_day_and_night(page) == []
    page.unroute("**/api/flashcards")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("2 moments come back later")).to_be_visible()
    page.goto("/today")
    settle(page)
    expect(page.get_by_role("link", name=re.compile("moment"))).to_have_count(0)
    assert troubles == []


def test_the_line_and_the_page_fit_a_phone_in_every_language(new_context: NewContext) -> None:
    clipped = {}
    for lang in scaled(["de", "fr"], LANGUAGES):
        context = new_context({**QUICK, "lang": lang}, viewport={"width": 360, "height": 740})
        page = context.new_page()
        tomorrow(page)
        for path in ("/today", "/again"):
            page.goto(path)
            settle(page)
            clipped[lang, path] = faults(page)
        context.close()
    assert not any(clipped.values()), clipped
