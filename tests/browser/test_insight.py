"""Tutor, review, puzzles and laboratory in a real browser."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from roost.analysis.puzzle_maker import bot_game
from tests.browser.conftest import NewContext
from tests.browser.players import ByMouse, play_to_the_end

pytestmark = pytest.mark.slow
LAB = "pickomino 21-24,26,30-36 25/-/27,29 2 ww445 . 7"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def axe(page: Page) -> list[str]:
    """Rules that the page breaks, serious ones and worse."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{rule['id']}: {rule['nodes'][0]['html']}"
        for rule in found["violations"]
        if rule["impact"] in ("serious", "critical")
    ]


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    record = bot_game("pickomino", ("greedy", "simple", "simple", "simple"), "browser")
    path.write_text(record.dumps(), encoding="utf-8")
    return path


def test_the_laboratory_answers_while_a_slider_moves(table: Page, troubles: list[str]) -> None:
    table.goto(f"/lab?p={quote(LAB)}")
    expect(table.get_by_text("Best: stop: take 23.", exact=False)).to_be_visible()
    choices = table.get_by_role("table", name="Choices")
    expect(choices.get_by_role("row")).to_have_count(3)
    players = table.get_by_role("slider", name=re.compile("Number of players"))
    shares = table.get_by_role("region", name="Win shares").get_by_role("listitem")
    for count in (4, 5, 6, 7):
        players.fill(str(count))
        expect(shares).to_have_count(count)
    assert "pickomino" in table.url
    assert axe(table) == []
    assert troubles == []


def test_the_laboratory_link_carries_the_position(table: Page) -> None:
    table.goto("/lab")
    table.get_by_role("combobox", name="Tile 36").select_option(label="Player 2")
    table.get_by_role("slider", name="worm").first.fill("3")
    expect(table.get_by_text("Rolling 5 dice fails at once", exact=False)).to_be_visible()
    address = table.url
    other = table.context.new_page()
    other.goto(address)
    expect(other.get_by_role("combobox", name="Tile 36")).to_have_value("1")
    text = other.get_by_role("textbox", name="Position").input_value()
    assert " -/36 0 www . " in text


def test_a_wrong_position_says_what_is_wrong_and_keeps_the_last_answer(table: Page) -> None:
    table.goto("/lab")
    expect(table.get_by_text("Expected worms", exact=False)).to_be_visible()
    table.get_by_role("textbox", name="Position").fill("pickomino 21-36 -/- 5 - ? 1")
    expect(table.get_by_role("alert")).to_contain_text("seat 5 of 2")


def test_a_puzzle_is_asked_answered_and_explained(table: Page, troubles: list[str]) -> None:
    table.goto("/puzzles")
    expect(table.get_by_role("heading", name=re.compile("What is best"))).to_be_visible()
    table.locator("[data-token]").first.click()
    answer = table.get_by_role("status").filter(has_text=re.compile("Right:|Better is:|Almost:"))
    expect(answer).to_contain_text("of such games")
    expect(table.get_by_role("table", name="Choices")).to_be_visible()
    assert axe(table) == []
    before = table.locator("[data-puzzle]").get_attribute("data-puzzle")
    table.get_by_role("button", name="Next puzzle").click()
    expect(table.locator(f"[data-puzzle='{before}']")).to_have_count(0)
    expect(table.locator("[data-puzzle]")).to_have_count(1)
    assert troubles == []


def test_a_game_file_is_reviewed_and_its_errors_are_practised(
    table: Page, troubles: list[str], game_file: Path
) -> None:
    table.goto("/review")
    table.get_by_label("Review a game file").set_input_files(game_file)
    chart = table.get_by_role("img", name="Win shares, move by move")
    expect(chart).to_be_visible()
    balance = table.get_by_role("table", name=re.compile("What the dice and the decisions did"))
    expect(balance.get_by_role("row")).to_have_count(5)
    expect(table.get_by_role("heading", name="Dice report")).to_be_visible()
    assert axe(table) == []
    lab = table.get_by_role("link", name="Open in the laboratory").first.get_attribute("href")
    assert lab is not None
    assert lab.startswith("/lab?p=pickomino")
    table.get_by_role("button", name="Puzzles from this game's errors").click()
    expect(table.get_by_role("heading", name=re.compile("What is best"))).to_be_visible()
    assert troubles == []


def test_a_file_that_is_no_game_is_refused(table: Page, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{}", encoding="utf-8")
    table.goto("/review")
    table.get_by_label("Review a game file").set_input_files(tmp_path / "bad.json")
    expect(table.get_by_role("alert")).to_contain_text("not a game file")


def test_a_finished_table_has_its_review_one_click_away(table: Page, troubles: list[str]) -> None:
    table.get_by_role("button", name="Play Pickomino now").click()
    play_to_the_end(table, ByMouse(table))
    table.get_by_role("link", name="Review").click()
    expect(table.get_by_role("img", name="Win shares, move by move")).to_be_visible(timeout=20_000)
    assert troubles == []


def start_with_tutor(page: Page, *, mode: str = "bots", allow: bool = True) -> None:
    page.goto(f"/new/pickomino?mode={mode}")
    box = page.get_by_role("checkbox", name=re.compile("Allow the tutor"))
    expect(box).not_to_be_checked()
    if allow:
        box.check()
    if mode == "local":
        page.get_by_role("checkbox", name=re.compile("real dice|by hand", re.IGNORECASE)).check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")


def test_the_tutor_is_not_there_unless_allowed_k18(table: Page) -> None:
    start_with_tutor(table, allow=False)
    expect(table.get_by_role("region", name="Your move")).to_be_visible()
    expect(table.get_by_role("region", name="Tutor")).to_have_count(0)


def test_the_tutor_is_off_at_first_tells_the_odds_and_shows_the_best_on_request(
    table: Page, troubles: list[str]
) -> None:
    start_with_tutor(table)
    tutor = table.get_by_role("region", name="Tutor")
    switch = tutor.get_by_role("checkbox", name="Show the tutor")
    expect(switch).not_to_be_checked()
    switch.check()
    table.get_by_role("region", name="Your move").get_by_role("button", name="Roll").click()
    expect(table.locator(".tray .group.open").first).to_be_visible()
    expect(tutor.get_by_text("Expected worms", exact=False)).to_be_visible()
    expect(tutor.get_by_text(re.compile(r"^Best:"))).to_have_count(0)
    tutor.get_by_role("button", name="Show me").click()
    expect(tutor.get_by_text(re.compile(r"^Best:"))).to_be_visible()
    expect(tutor.get_by_role("table", name="Choices")).to_be_visible()
    assert axe(table) == []
    assert troubles == []


def test_a_warning_comes_before_an_error_and_can_be_overruled(
    new_context: NewContext, troubles: list[str]
) -> None:
    settings = {"pace": "instant", "motion": "off", "tutor": True, "threshold": 0.01}
    page = new_context(settings).new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    start_with_tutor(page, mode="local")
    expect(page.get_by_role("group", name="Which face?")).to_be_visible()
    for key in "11345666":  # all but the worms is a mistake
        page.keyboard.press(key)
    page.get_by_role("button", name="That’s the roll").click()
    page.locator("[data-face='1']").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Wait")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-face='1']")).to_be_visible()
    page.locator("[data-face='1']").click()
    dialog.get_by_role("button", name="Show me").click()
    tutor = page.get_by_role("region", name="Tutor")
    expect(tutor.get_by_text("Best: take the worms", exact=False)).to_be_visible()
    page.locator("[data-face='1']").click()
    dialog.get_by_role("button", name="Play it anyway").click()
    expect(page.locator("[data-face='1']")).to_have_count(0)
    assert troubles == []


@pytest.mark.parametrize("locale", ["es", "pt-BR", "it", "de", "fr", "nl"])
def test_every_language_has_the_insight_pages(
    new_context: NewContext, game_file: Path, locale: str
) -> None:
    page = new_context(locale=locale).new_page()
    english = re.compile(r"\b(the|with|your|player)\b", re.IGNORECASE)
    for path in ("/lab", "/puzzles", "/review"):
        page.goto(path)
        if path == "/review":
            page.locator("input[type=file]").set_input_files(game_file)
            expect(page.locator("polyline").first).to_be_visible()
        elif path == "/lab":
            expect(page.locator(".words p").first).to_be_visible()
        else:
            expect(page.locator("[data-token]").first).to_be_visible()
        text = page.locator("main").inner_text()
        assert english.findall(text) == [], text
        assert re.findall(r"\b(?:lab|review|puzzle|tutor|insight)-[a-z-]+", text) == []


def test_settings_of_the_tutor_are_remembered(table: Page) -> None:
    start_with_tutor(table)
    table.get_by_role("checkbox", name="Show the tutor").check()
    table.get_by_role("combobox", name=re.compile("Warn me")).select_option("0.08")
    kept = json.loads(table.evaluate("localStorage.getItem('roost.settings')"))
    assert (kept["tutor"], kept["threshold"]) == (True, 0.08)
