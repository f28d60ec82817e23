"""A review is a theatre: the table itself, the curve as its scrubber, moments to try again."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from roost.analysis.puzzle_maker import bot_game
from roost.rules.record import Player
from tests.browser.axe import axe
from tests.browser.conftest import SHIFT, NewContext, settle
from tests.browser.scenes import PLAY
from tests.browser.test_insight import PHONE, upload

pytestmark = pytest.mark.slow
BOTS = {"pickomino": ("simple", "simple"), "knockout": ("simple", "greedy")}


@pytest.fixture(params=sorted(BOTS))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def file(game: str, tmp_path: Path) -> Path:
    """A game in which somebody called Mira plays as badly as a bot."""
    record = bot_game(game, BOTS[game], "b7")
    played = replace(record, players=(Player("Mira"), *record.players[1:]))
    path = tmp_path / "game.json"
    path.write_text(played.dumps(), encoding="utf-8")
    return path


@pytest.fixture
def review(new_context: NewContext, file: Path, troubles: list[str]) -> Page:
    page = new_context(**PHONE).new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    upload(page, file)
    expect(page.locator("article")).to_be_visible()
    settle(page)
    return page


def stood(page: Page) -> str:
    """What lies on the table, as it is drawn."""
    settle(page)
    return page.locator(".stage").inner_html()


def test_the_game_is_stepped_through_and_scrubbed_by_keys(
    review: Page, troubles: list[str]
) -> None:
    scrub = review.get_by_role("slider", name="Move")
    review.get_by_role("button", name="To the start").click()
    start = stood(review)
    review.get_by_role("button", name="Next move", exact=True).click()
    expect(scrub).to_have_value("1")
    after = stood(review)
    assert after != start
    scrub.focus()
    for key, value in (("ArrowRight", "2"), ("ArrowLeft", "1"), ("Home", "0")):
        review.keyboard.press(key)
        expect(scrub).to_have_value(value)
    review.keyboard.press("End")
    last = str(scrub.get_attribute("max"))
    expect(scrub).to_have_value(last)
    expect(scrub).to_have_attribute("aria-valuetext", re.compile(r"^Turn \d+, .+%"))
    review.get_by_role("button", name="To the start").click()
    expect(scrub).to_have_value("0")
    review.get_by_role("button", name="Play", exact=True).click()
    expect(scrub).to_have_value(last)
    assert troubles == []


def test_the_result_and_one_reason_sum_it_up_in_words_without_numbers(review: Page) -> None:
    headline = review.locator(".headline")
    expect(headline).to_have_text(re.compile(r"^You (won|lost|tied) \d+:\d+\. [^%]+\.$"))
    assert headline.inner_text().count(".") == 2
    expect(review.locator("dt")).to_have_text(["Luck", "Play"])


def test_the_player_is_called_you_everywhere(review: Page) -> None:
    review.get_by_text("All the numbers").click()
    expect(review.locator(".theatre")).not_to_contain_text("Mira")
    expect(review.locator("ol")).not_to_contain_text("Mira,")
    expect(review.get_by_role("rowheader", name="Mira")).to_have_count(0)
    expect(review.get_by_role("row", name=re.compile("^You")).first).to_be_visible()


def test_no_share_is_above_a_hundred(review: Page) -> None:
    review.get_by_text("All the numbers").click()
    shares = re.findall(r"(\d+(?:\.\d+)?)%", review.locator("main").inner_text())
    assert shares
    assert max(map(float, shares)) <= 100


def test_own_moments_come_one_at_a_time(review: Page) -> None:
    card = review.locator("article")
    expect(card).to_have_count(1)
    expect(card.locator("b", has_text="You")).to_have_count(0)  # whose they are need not be said
    following = review.get_by_role("button", name="Next moment")
    if following.count():
        first = card.inner_text()
        following.click()
        expect(review.get_by_text(re.compile(r"^2 of [23]$"))).to_be_visible()
        assert card.inner_text() != first
    if review.get_by_role("radio", name="Everyone’s").count():
        review.get_by_role("radio", name="Everyone’s").check()
        expect(review.get_by_text("1 of 3")).to_be_visible()


def test_a_moment_lights_on_the_table_what_was_done_and_what_was_better(
    review: Page, game: str
) -> None:
    """It opens on the worst of them."""
    marks = {"pickomino": "[data-mark='best']", "knockout": ".stage svg.best"}
    expect(review.locator(marks[game])).to_have_count(1)
    assert axe(review, grave=True) == []
    review.get_by_role("button", name="Next move", exact=True).click()
    expect(review.locator(marks[game])).to_have_count(0)
    review.get_by_role("button", name="Show").click()
    expect(review.locator(marks[game])).to_have_count(1)


def test_trying_again_plays_on_from_there_and_counts_for_nothing(review: Page, game: str) -> None:
    review.get_by_role("button", name="Try again").click()
    review.wait_for_url(re.compile(r"/table/"))
    expect(review.get_by_text("It doesn’t count towards your results.")).to_be_visible()
    expect(review.get_by_role("region", name="Your move")).to_be_visible()
    table = review.url.rpartition("/")[2].partition("?")[0]
    record = review.request.get(f"/api/tables/{table}/record").json()
    assert record["start"].startswith(game)
    assert [seat["kind"] for seat in record["seats"]] == ["human", "bot"]


def test_nothing_is_wider_than_a_phone_and_the_table_comes_first(review: Page) -> None:
    widths = review.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert widths == [360, 360]
    board, cards, curve = (
        review.locator(place).bounding_box() for place in (".stage", "article", "figure")
    )
    assert board is not None
    assert cards is not None
    assert curve is not None
    assert board["y"] < cards["y"] < curve["y"]


@pytest.mark.parametrize("game", ["pickomino"], indirect=True)
def test_a_laptop_shows_card_and_board_together(new_context: NewContext, file: Path) -> None:
    page = new_context(viewport={"width": 1000, "height": 800}).new_page()
    upload(page, file)
    expect(page.locator("article")).to_be_visible()
    settle(page)
    board, card = (page.locator(place).bounding_box() for place in (".stage", "article"))
    assert board is not None
    assert card is not None
    assert board["x"] + board["width"] <= card["x"]
    assert card["y"] + card["height"] <= 800


def test_nothing_moves_while_the_review_comes(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    PLAY["pickomino over"](page)
    page.add_init_script(f"({SHIFT})()")
    page.goto(f"/review?table={page.url.rpartition('/')[2]}")
    expect(page.locator(".headline")).to_be_visible()
    settle(page)
    assert page.evaluate("window.shift") <= 0.02


@pytest.mark.alone
def test_the_first_card_is_there_within_two_seconds(review: Page, file: Path) -> None:
    """Once the server has woken up: the page itself, asked a second time."""
    upload(review, file)
    review.evaluate("performance.mark('asked')")
    expect(review.locator("article")).to_be_visible(timeout=2000)
