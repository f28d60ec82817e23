"""Daily game in a real browser: one attempt, from any device."""

from __future__ import annotations

from playwright.sync_api import expect

from roost.locale import LANGUAGES
from tests.browser.axe import axe_by_day_and_night
from tests.browser.boxes import faults
from tests.browser.conftest import QUICK, NewContext, settle
from tests.scale import scaled


def test_the_days_game_is_begun_found_again_on_another_device_and_given_up_for_nothing(
    new_context: NewContext, troubles: list[str]
) -> None:
    here = new_context()
    page = here.new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto("/")
    page.get_by_role("link", name="Daily game").click()
    game = page.get_by_role("region", name="Pickomino")
    game.get_by_role("button", name="Play today’s dice").click()
    expect(page.get_by_role("button", name="Roll", exact=False).first).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    table = page.url

    there = new_context()
    there.add_cookies(here.cookies())  # type: ignore[arg-type]
    other = there.new_page()
    other.goto("/today")
    other.get_by_role("region", name="Pickomino").get_by_role("button", name="Continue").click()
    expect(other).to_have_url(table)

    answer = page.request.post(
        f"/api/tables/{table.rpartition('/')[2]}/commands", data={"type": "abandon", "id": "x1"}
    )
    assert answer.ok, answer.text()
    page.goto("/today")
    expect(game.get_by_text("doesn’t count")).to_be_visible()
    expect(game.get_by_role("button", name="Play today’s dice")).to_have_count(0)
    expect(page.get_by_label("Show my name here")).not_to_be_checked()
    page.get_by_text("Can these dice be trusted?").click()
    expect(page.get_by_text("could peek")).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(63)  # 31 days of two games, and the heads
    assert axe_by_day_and_night(page) == []
    assert troubles == []


def test_the_page_fits_a_phone_in_every_language(new_context: NewContext) -> None:
    clipped = {}
    for lang in scaled(["de", "fr"], LANGUAGES):
        context = new_context({**QUICK, "lang": lang}, viewport={"width": 360, "height": 740})
        page = context.new_page()
        page.goto("/today")
        settle(page)
        assert page.locator("html").get_attribute("lang") == lang
        clipped[lang] = faults(page)
    assert not any(clipped.values()), clipped
