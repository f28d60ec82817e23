"""The operator's page, in a real browser: by keys alone, by day and night, on a phone."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from roost.locale import catalogue
from tests.browser.axe import axe_by_day_and_night
from tests.browser.boxes import faults
from tests.browser.conftest import running_server

WORD = "a hen in the barn"
TEXTS = catalogue("de")


def look(page: Page) -> None:
    page.emulate_media(color_scheme="light")
    assert axe_by_day_and_night(page) == []
    assert faults(page) == []


def test_who_hosts_enters_looks_around_and_keeps_somebody_out(
    browser: Browser, tmp_path: Path
) -> None:
    with (
        running_server(tmp_path, operator=WORD) as address,
        browser.new_context(
            base_url=address, locale="de-DE", viewport={"width": 360, "height": 740}
        ) as context,
    ):
        page = context.new_page()
        page.goto("/operator")
        word = page.get_by_label(TEXTS.text("operator-word"))
        expect(word).to_be_focused()
        page.keyboard.type("a wrong word")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_have_text(TEXTS.text("error-wrong-word"))
        look(page)
        word.fill(WORD)
        page.keyboard.press("Enter")
        expect(page.get_by_text(TEXTS.text("operator-ready"))).to_be_visible()
        page.get_by_label(TEXTS.text("operator-ban-value")).fill("203.0.113.9")
        page.keyboard.press("Enter")
        expect(page.get_by_role("status")).to_be_visible()
        expect(page.get_by_role("listitem")).to_contain_text("203.0.113.9")
        look(page)
