"""What can go wrong around a game: wrong addresses, a server gone, no storage, two tabs."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.players import roll_until_choice
from tests.browser.tables import ME, sit

GONE = "Can’t reach the server. Check your connection and try again."


NOWHERE = "This page doesn’t exist."
NO_GAME = "There is no game “chess”; choose from pickomino, knockout."


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/nowhere", NOWHERE),
        ("/table/", NOWHERE),
        ("/rules/chess", NO_GAME),
        ("/%E0%A4%A", NOWHERE),
        ("/a/b/c", NOWHERE),
    ],
)
def test_an_address_that_leads_nowhere_says_so_and_shows_the_way_back(
    new_context: NewContext, path: str, said: str
) -> None:
    page = new_context().new_page()
    page.goto(path)
    expect(page.get_by_text(said)).to_be_visible()
    page.get_by_role("link", name="Home", exact=True).last.click()
    expect(page.get_by_role("button", name="Play Pickomino now")).to_be_visible()


def test_a_table_that_does_not_exist_is_told_in_one_sentence(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto("/table/abcdefgh")
    expect(page.get_by_role("alert")).to_have_count(1)
    expect(page.get_by_role("alert")).to_contain_text("We can’t find this table")
    expect(page.get_by_role("button", name="Faster")).to_have_count(0)


def test_a_server_that_is_gone_is_named_and_tried_again(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto("/")
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Play Knockout now").click()
    expect(page.get_by_text(GONE)).to_be_visible()
    page.get_by_role("link", name="Play with…").first.click()
    expect(page.get_by_text(GONE)).to_be_visible()
    page.unroute("**/api/**")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    expect(page.get_by_text(GONE)).to_have_count(0)


def test_a_page_whose_script_does_not_come_offers_to_try_again(new_context: NewContext) -> None:
    """The server was renewed, or went away, since this tab was opened."""
    page = new_context().new_page()
    page.goto("/me")
    page.route("**/assets/Settings*", lambda route: route.abort())
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_text(GONE)).to_be_visible()
    page.unroute("**/assets/Settings*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("group", name="Bot speed")).to_be_visible()


def test_a_window_that_may_store_nothing_plays_all_the_same(
    new_context: NewContext, troubles: list[str]
) -> None:
    context = new_context()
    context.add_init_script(
        "Object.defineProperty(window, 'localStorage',"
        " { get() { throw new DOMException('closed', 'SecurityError'); } });"
    )
    page = context.new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto("/")
    page.get_by_role("button", name="Play Pickomino now").click()
    roll_until_choice(page)
    page.get_by_role("link", name="Home", exact=True).click()
    page.get_by_role("link", name="Me", exact=True).click()
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("link", name="Reading and speech").click()
    page.get_by_role("radio", name="dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert troubles == []


def test_the_kind_of_game_can_be_changed_while_setting_it_up(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto("/new/pickomino?mode=bots")
    page.get_by_role("radio", name="Around this screen").check()
    expect(page.get_by_role("textbox", name="Name of player 1")).to_be_visible()
    page.get_by_role("radio", name="Invite friends").check()
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_role("heading", name="Waiting for everyone")).to_be_visible()


@pytest.fixture
def shared(new_context: NewContext) -> Page:
    """A Pickomino table around this screen; a player rolls next."""
    page = sit(new_context(), "pickomino", ME, ME)
    expect(page.get_by_role("button", name="Roll 8 dice")).to_be_visible()
    return page


def test_two_tabs_of_one_seat_follow_each_other(shared: Page) -> None:
    other = shared.context.new_page()
    other.goto(shared.url)
    other.get_by_role("button", name="Roll 8 dice").click()
    shared.get_by_role("button", name="Play here").click()
    expect(other.get_by_role("button", name="Play here")).to_be_visible()
    expect(shared.get_by_text("Tap the dice you want to set aside.")).to_be_visible()
    shared.locator(".group.open").last.click()
    choice = shared.get_by_role("button", name=re.compile("^Roll again|^Stop|^Take"))
    expect(choice.first).to_be_visible()


def test_tapping_twice_is_no_mistake(shared: Page) -> None:
    roll = shared.get_by_role("button", name="Roll 8 dice")
    roll.evaluate("(button) => { for (let tap = 0; tap < 5; tap += 1) button.click(); }")
    expect(shared.get_by_text("Tap the dice you want to set aside.")).to_be_visible()
    expect(shared.get_by_role("alert")).to_have_count(0)


def test_a_new_page_takes_the_focus_and_back_leads_back(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto("/")
    page.get_by_role("link", name="Learn").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Learn", level=1)).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", name="Roost", level=1)).to_be_focused()
    page.go_forward()
    expect(page.get_by_role("link", name="Puzzles")).to_be_visible()


def test_the_rules_are_one_tap_away_from_a_table_and_so_is_the_way_back(shared: Page) -> None:
    table = shared.url
    shared.get_by_role("link", name="Rules").click()
    expect(shared.locator("#P1")).to_be_visible()
    shared.go_back()
    expect(shared).to_have_url(table)
    expect(shared.get_by_role("button", name="Roll 8 dice")).to_be_visible()


def test_the_app_can_be_put_on_a_home_screen(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto("/")
    place = page.locator("link[rel=manifest]").get_attribute("href")
    answer = page.request.get(str(place))
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    for picture in (*manifest["icons"], *manifest["screenshots"]):
        shown = page.request.get(picture["src"])
        assert shown.headers["content-type"] == picture["type"]
        if picture["type"] == "image/png":
            width, height = Image.open(BytesIO(shown.body())).size
            assert picture["sizes"] == f"{width}x{height}"
    for shortcut in manifest["shortcuts"]:
        assert page.request.get(shortcut["url"]).status == 200
