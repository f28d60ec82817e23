"""Unusual screens and names: 4K, a phone on its side, seven long names, paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.boxes import faults
from tests.browser.conftest import NewContext
from tests.browser.players import roll_until_choice
from tests.browser.scenes import PLAY
from tests.browser.tables import ME, USUAL, lay, me, sit

LONG = "W" * 24


def box(of: Locator) -> FloatRect:
    found = of.bounding_box()
    assert found is not None
    return found


def sit_down(page: Page, game: str) -> None:
    page.goto(lay(page.context, game, *USUAL[game], first=0))
    roll_until_choice(page)


def test_at_4k_the_pickomino_table_fills_the_screen(new_context: NewContext) -> None:
    page = new_context(viewport={"width": 3840, "height": 2160}).new_page()
    sit_down(page, "pickomino")
    assert box(page.get_by_role("region", name="Grill"))["width"] > 0.7 * 3840
    assert box(page.locator(".tray .die").first)["width"] > 130
    assert box(page.locator(".bar"))["height"] > 100
    assert page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") > 26
    assert faults(page) == []


def test_at_4k_the_knockout_board_fills_the_screen(new_context: NewContext) -> None:
    page = new_context(viewport={"width": 3840, "height": 2160}).new_page()
    sit_down(page, "knockout")
    assert box(page.locator(".board"))["height"] > 0.75 * 2160
    assert box(page.get_by_role("list", name="Players"))["width"] > 400
    assert faults(page) == []


@pytest.mark.parametrize(("width", "height"), [(740, 360), (844, 390), (640, 400)])
def test_a_phone_on_its_side_shows_all_that_a_turn_needs(
    new_context: NewContext, width: int, height: int
) -> None:
    """640 × 400 is also a laptop at 200 %."""
    page = new_context(viewport={"width": width, "height": height}).new_page()
    sit_down(page, "pickomino")
    for part in (page.get_by_role("region", name="Grill"), page.get_by_test_id("dice")):
        expect(part).to_be_in_viewport(ratio=1)
    page.locator(".group.open").first.click()
    expect(page.locator("[data-stop]").first).to_be_in_viewport(ratio=1)

    sit_down(page, "knockout")
    for part in (page.locator(".board"), page.locator(".bar"), page.get_by_test_id("dice")):
        expect(part).to_be_in_viewport(ratio=0.97)


@pytest.mark.parametrize(("width", "height"), [(740, 360), (844, 390)])
def test_seven_players_need_no_scrolling_on_a_phone_on_its_side(
    new_context: NewContext, width: int, height: int
) -> None:
    page = new_context(viewport={"width": width, "height": height}).new_page()
    page.goto(lay(page.context, "pickomino", *[me("Mia")] * 7, first=0))
    roll_until_choice(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert faults(page) == []


@pytest.mark.parametrize(
    ("width", "height", "die", "grill"), [(768, 1024, 80, 290), (1024, 768, 75, 110)]
)
def test_a_tablet_is_used_from_top_to_bottom(
    new_context: NewContext, width: int, height: int, die: int, grill: int
) -> None:
    page = new_context(viewport={"width": width, "height": height}).new_page()
    sit_down(page, "pickomino")
    tray, tiles = page.get_by_test_id("dice"), page.get_by_role("region", name="Grill")
    assert box(page.locator(".tray .die").first)["width"] >= die
    assert box(tiles)["height"] >= grill
    gap = box(page.get_by_test_id("taken"))["y"] - (box(tiles)["y"] + box(tiles)["height"])
    assert gap < 60, "nothing lies between the grill and the dice"
    expect(tray).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    sit_down(page, "knockout")
    assert box(page.locator(".board"))["width"] >= 590
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("letters", [24, 32])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_large_letters_break_no_table(
    new_context: NewContext, letters: int, width: int, height: int
) -> None:
    """As large as the browser is told to write, which every size here is a multiple of."""
    context = new_context(viewport={"width": width, "height": height})
    page = context.new_page()
    sizes = {"fontSizes": {"standard": letters}}
    context.new_cdp_session(page).send("Page.setFontSizes", sizes)
    for game in USUAL:
        sit_down(page, game)
        assert page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") == letters
        assert faults(page) == [], game
    page.goto(lay(context, "pickomino", *USUAL["pickomino"], first=0))
    roll_until_choice(page)
    page.locator(".group.open").first.click()
    stop = page.locator("[data-stop]").first
    expect(stop).to_be_in_viewport(ratio=1)
    assert faults(page) == []


def test_forced_colours_show_whose_turn_it_is(new_context: NewContext) -> None:
    page = new_context(forced_colors="active").new_page()
    for game in USUAL:
        sit_down(page, game)
        widths = (
            page.get_by_role("list", name="Players")
            .locator("> li")
            .evaluate_all(
                "(all) => all.map((seat) => parseFloat(getComputedStyle(seat).outlineWidth)"
                " * (getComputedStyle(seat).outlineStyle === 'solid'))"
            )
        )
        assert widths[0] >= 3 > max(widths[1:]), game


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800)])
def test_seven_players_with_long_names_fit(
    new_context: NewContext, width: int, height: int
) -> None:
    context = new_context(viewport={"width": width, "height": height})
    page = sit(context, "pickomino", *[me(LONG)] * 7)
    roll_until_choice(page)
    page.locator(".group.open").first.click()
    expect(page.locator("[data-stop]").first).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    covered = """(all) => all.filter(seat => {
      const box = (q) => seat.querySelector(q).getBoundingClientRect();
      const [who, stack] = [box('.who'), box('.stack')];
      return who.right > stack.left + 1 && who.bottom > stack.top + 1;
    }).length"""
    seats = page.get_by_role("list", name="Players").locator("> li")
    assert seats.evaluate_all(covered) == 0, "a stack lies on a name"
    # How many tiles lie there is written beside the tile, not over the worms.
    over = """(all) => all.filter((seat) => {
      const stack = seat.querySelector('.stack');
      const count = stack.appendChild(document.createElement('span'));
      count.className = stack.className.replace(/^stack/, 'count');
      count.textContent = '3';
      const [a, b] = [count, seat.querySelector('.worms')].map((e) => e.getBoundingClientRect());
      count.remove();
      return a.left < b.right && b.left < a.right && a.top < b.bottom - 2 && b.top < a.bottom - 2;
    }).length"""
    assert seats.evaluate_all(over) == 0, "the counter lies on the worms"


@pytest.mark.parametrize(("width", "height"), [(360, 740), (768, 1024)])
def test_on_an_upright_screen_the_board_keeps_its_size_and_what_happened_stays_in_sight(
    new_context: NewContext, width: int, height: int
) -> None:
    context = new_context(viewport={"width": width, "height": height})
    page = sit(context, "knockout", *[ME] * 4, first=0)
    roll_until_choice(page)
    assert box(page.locator(".board"))["width"] > min(0.9 * width, 600)
    expect(page.locator(".said")).to_be_in_viewport(ratio=1)
    expect(page.locator(".said")).to_contain_text("rolls")
    expect(page.get_by_test_id("dice")).to_be_in_viewport(ratio=0.9)


@pytest.mark.slow
def test_a_win_is_cheered_once_and_the_winner_is_named_on_a_phone(new_context: NewContext) -> None:
    settings = {"pace": "instant", "motion": "on"}
    page = new_context(settings, viewport={"width": 360, "height": 740}).new_page()
    PLAY["pickomino over"](page)
    rain = page.locator(".rain")
    expect(rain).to_be_attached()
    behind = "(rain) => !rain.closest('.bar') && getComputedStyle(rain).zIndex === '-1'"
    assert rain.evaluate(behind), "confetti falls behind the words"
    assert box(rain)["height"] == 740

    page.reload()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.locator(".rain")).to_have_count(0)
    over = page.get_by_role("region", name="Game over")
    expect(over.get_by_role("heading")).to_contain_text("win")
    assert faults(page) == []


def test_the_rules_can_be_printed_without_the_app_around_them(new_context: NewContext) -> None:
    page = new_context(color_scheme="dark").new_page()
    page.goto("/rules/knockout")
    expect(page.locator("#K1")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator("header")).to_be_hidden()
    expect(page.get_by_role("navigation", name=re.compile("Rules"))).to_be_hidden()
    expect(page.locator("#K1")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(42, 36, 32)"
