"""The person at the screen is "you": first at the table, and in every sentence."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import QUICK, NewContext
from tests.browser.players import roll_until_choice
from tests.browser.tables import BOT, lay, me, sit

SAID = {"en": ("You", "You roll", "Your turn"), "de": ("Du", "Du würfelst", "Du bist dran")}


@pytest.mark.parametrize("game", ["pickomino", "knockout"])
@pytest.mark.parametrize("language", SAID)
def test_your_own_seat_comes_first_and_is_you_in_words_too(
    new_context: NewContext, game: str, language: str
) -> None:
    you, roll, turn = SAID[language]
    context = new_context({**QUICK, "lang": language})
    page = sit(context, game, BOT, BOT, me("Ana"), first=2)
    roll_until_choice(page)
    seats = page.locator("ul.seats > li")
    expect(seats.first).to_contain_text(you)
    expect(page.get_by_role("log")).to_contain_text(roll)
    expect(page.get_by_role("log")).not_to_contain_text("Ana")
    expect(page.locator("header .status")).to_have_text(turn)


def test_around_one_screen_everybody_keeps_a_name(new_context: NewContext) -> None:
    page = sit(new_context(), "pickomino", me("Ana"), me("Leo"), first=0)
    roll_until_choice(page)
    expect(page.locator("ul.seats > li").first).to_contain_text("Ana")
    expect(page.get_by_role("log")).to_contain_text("Ana rolls")


def test_a_lost_connection_does_not_wait_for_yourself(new_context: NewContext) -> None:
    context = new_context()
    page = context.new_page()
    page.goto(lay(context, "pickomino", me("Ana"), BOT, first=0))
    roll_until_choice(page)
    places = "() => [...document.querySelectorAll('.grill, .seats, .bar')].map(e => e.offsetTop)"
    before = page.evaluate(places)
    context.set_offline(True)
    bar = page.get_by_role("region", name="Your move")
    expect(bar).to_contain_text("Reconnecting…")
    expect(bar).not_to_contain_text("Ana")
    expect(page.get_by_text("Your seat is safe")).to_be_visible()
    assert page.evaluate(places) == before, "the banner moved the table"
    context.set_offline(False)
    expect(page.get_by_text("Tap the dice you want to set aside.")).to_be_visible()
