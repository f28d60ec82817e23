"""Home: newcomers find ▶ and little else; games that were left are resumed or hidden."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from roost.locale import LANGUAGES
from tests.browser.axe import axe_by_day_and_night
from tests.browser.boxes import faults
from tests.browser.conftest import QUICK, NewContext, settle
from tests.browser.learners import Learner
from tests.browser.players import by_itself, roll_until_choice
from tests.browser.tables import BOT, ME, USUAL, lay, me, sit

PHONE = {"width": 390, "height": 844}
CONTROLS = "a:visible, button:visible, select:visible, input:visible"
SKIP_LINK = ".skip"


def places(page: Page) -> Locator:
    return page.get_by_role("navigation", name="Places")


def play(page: Page, game: str = "Pickomino") -> None:
    page.get_by_role("button", name=f"Play {game} now").click()
    page.wait_for_url("**/table/*")


def menu(page: Page, item: str) -> Locator:
    page.get_by_role("button", name="Menu").click()
    return page.get_by_role("navigation", name="Menu").get_by_text(item, exact=True)


# -- the first visit -----------------------------------------------------------------------------


def test_newcomers_see_six_controls_and_are_taught_before_they_see_more(
    new_context: NewContext, troubles: list[str]
) -> None:
    page = new_context(newcomer=True, viewport=PHONE).new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto("/")
    settle(page)
    controls = page.locator(CONTROLS).and_(page.locator(f":not({SKIP_LINK})"))
    assert controls.count() <= 6
    expect(places(page)).to_have_count(0)
    expect(page.get_by_role("combobox", name="Language")).to_be_visible()
    assert axe_by_day_and_night(page) == []

    play(page)
    learner = Learner(page)
    for bubble in learner.bubbles():
        last = bubble
    assert last.last
    page.get_by_role("button", name="Play for real").click()
    expect(page.locator("[data-testid=bubble]")).to_have_count(0)
    expect(page.get_by_role("button", name="Roll 8 dice")).to_be_enabled()  # newcomers begin

    page.get_by_role("link", name="Home", exact=True).click()
    expect(places(page).get_by_role("link")).to_have_text(["Play", "Today", "Learn", "Me"])
    expect(page.get_by_role("link", name="Play with…")).to_have_count(2)
    assert troubles == []


def test_a_lesson_that_was_left_is_found_behind_the_same_button(new_context: NewContext) -> None:
    page = new_context(newcomer=True).new_page()
    page.goto("/")
    play(page)
    table = page.url
    Learner(page).read()
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.get_by_role("heading", name="Left unfinished")).to_have_count(0)
    play(page)
    assert page.url == table


def test_the_first_decision_comes_within_three_seconds_of_the_first_tap(
    new_context: NewContext,
) -> None:
    """At the normal pace; in the lesson, and for those who know the game and skip it."""
    for tap in ("Play Pickomino now", "I know this game"):
        settings = {"pace": "normal", "motion": "on"}
        page = new_context(settings, newcomer=True).new_page()
        page.goto("/")
        settle(page)
        began = time.monotonic()
        page.get_by_role("button", name=tap).first.click()
        roll = page.locator(".bar button[aria-keyshortcuts=R]:enabled")
        expect(roll.or_(page.locator("[data-testid=bubble].shown")).first).to_be_visible()
        assert time.monotonic() - began <= 3, tap


def test_who_knows_the_game_begins_it_and_goes_on_from_a_slim_first_page(
    new_context: NewContext,
) -> None:
    page = new_context(newcomer=True, short=True).new_page()
    page.goto("/")
    page.get_by_role("button", name="I know this game").first.click()
    roll_until_choice(page)
    table = page.url
    page.get_by_role("link", name="Home", exact=True).click()
    expect(places(page)).to_have_count(0)
    page.get_by_role("link", name="Continue").click()
    assert page.url == table
    by_itself(page)
    page.get_by_role("link", name="Home", exact=True).first.click()
    expect(places(page)).to_be_visible()


# -- games that were left ------------------------------------------------------------------------


def test_play_resumes_a_game_that_has_hardly_begun(new_context: NewContext) -> None:
    page = new_context(short=True).new_page()
    page.goto("/")
    play(page)
    table = page.url
    page.get_by_role("link", name="Home", exact=True).click()
    settle(page)
    play(page)
    assert page.url == table, "a second tap adds no second game"
    page.goto("/new/pickomino?mode=bots")
    page.get_by_role("group", name="Players").get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    assert page.url != table, "another kind of game is another game"


def test_an_unfinished_game_shows_who_plays_the_score_the_turn_and_when(
    new_context: NewContext,
) -> None:
    page = new_context(viewport=PHONE).new_page()
    start = "pickomino 21-22,24,26-36 23,25/- 0 - ? 3"
    page.goto(lay(page.context, "pickomino", ME, BOT, start=start))
    expect(page.get_by_role("button", name="Roll 8 dice")).to_be_visible()
    page.goto("/")
    row = page.get_by_role("region", name="Left unfinished").get_by_role("listitem")
    expect(row).to_contain_text("Your turn · 3 : 0 · now")
    expect(row.locator("svg.bird, svg.hen")).to_have_count(2)
    assert axe_by_day_and_night(page) == []
    row.get_by_role("button", name="Hide from this list").click()
    expect(row).to_have_count(0)
    page.reload()
    settle(page)
    expect(row).to_have_count(0)
    page.goto("/me")
    page.get_by_role("link", name="Continue").click()
    expect(page.get_by_role("button", name="Roll 8 dice")).to_be_visible()


def test_a_game_against_bots_is_given_up_after_a_question(new_context: NewContext) -> None:
    page = sit(new_context(), "knockout", *USUAL["knockout"])
    expect(page.locator(".bar button").first).to_be_visible()
    entries = page.get_by_role("navigation", name="Menu").locator("a, button")
    menu(page, "Give up").click()
    page.get_by_role("button", name="Cancel").click()
    expect(entries).to_have_text(["New game", "Give up", "Play", "Today", "Learn", "Me"])
    page.get_by_text("Give up", exact=True).click()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("heading", name="Roost", level=1)).to_be_visible()
    settle(page)
    expect(page.get_by_role("heading", name="Left unfinished")).to_have_count(0)


def test_a_new_game_is_set_up_from_the_menu_of_any_table(new_context: NewContext) -> None:
    page = sit(new_context(), "knockout", *USUAL["knockout"])
    expect(page.locator(".bar button").first).to_be_visible()
    menu(page, "New game").click()
    expect(page).to_have_url(re.compile("/new/knockout$"))
    expect(page.get_by_role("button", name="Start")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (820, 1180), (1280, 800)])
def test_the_first_page_fits_in_every_language(
    new_context: NewContext, width: int, height: int
) -> None:
    wrong = {}
    for lang in LANGUAGES:
        settings = {**QUICK, "lang": lang}
        for newcomer in (True, False):
            viewport = {"width": width, "height": height}
            context = new_context(settings, newcomer=newcomer, viewport=viewport)
            page = context.new_page()
            if not newcomer:
                page.goto(lay(context, "pickomino", me("Ana"), BOT, BOT))
                expect(page.locator(".bar button").first).to_be_visible()
            page.goto("/")
            settle(page)
            wrong[lang, newcomer] = faults(page)
            context.close()
    assert not any(wrong.values()), wrong
