"""Daily game in a real browser: one attempt, from any device."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from roost.locale import LANGUAGES
from tests.browser.axe import axe_by_day_and_night
from tests.browser.boxes import faults
from tests.browser.conftest import QUICK, NewContext, settle
from tests.browser.players import by_itself
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
    expect(page.get_by_label("Show my name and my best games here")).not_to_be_checked()
    page.get_by_text("Can these dice be trusted?").click()
    expect(page.get_by_text("could peek")).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(63)  # 31 days of two games, and the heads
    assert axe_by_day_and_night(page) == []
    assert troubles == []


def test_a_days_game_ends_in_stars_and_a_story_to_share(
    new_context: NewContext, troubles: list[str]
) -> None:
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto("/")
    line = page.get_by_role("link", name="Daily game")
    expect(line).to_be_in_viewport(ratio=1)
    expect(line).to_contain_text(re.compile(r"\d+ h \d+ min left"))
    line.click()
    game = page.get_by_role("region", name="Pickomino")
    game.get_by_role("button", name="Play today’s dice").click()
    by_itself(page)
    expect(page.get_by_role("button", name="Share result")).to_be_visible()
    page.goto("/today")
    expect(game.get_by_text(re.compile("[1-5] of 5 stars"))).to_be_attached()
    game.get_by_role("button", name="Share result").click()
    expect(game.get_by_text("Copied, spoiler-free.")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert re.fullmatch("Roost, .*: Pickomino [★☆]{5}", text[0]), text
    assert re.fullmatch("[🪱💥🥷]{3,} \\d+ worms?", text[1]), text
    assert text[-1].endswith("/today")

    page.get_by_label("Show my name and my best games here").check()
    row = game.get_by_role("row").filter(has_text="Pip")
    expect(row.locator("svg")).to_have_count(1)
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
