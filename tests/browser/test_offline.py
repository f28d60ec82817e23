"""The network is off and the server stopped: the app plays on, on this device alone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from roost.rules.record import Record
from tests.browser.conftest import EXPERIENCED, PATIENCE_MS, QUICK, running_server
from tests.browser.learners import Learner
from tests.browser.players import by_itself, roll_until_choice
from tests.browser.test_insight import BEST, answer_puzzle, tutor_of
from tests.browser.test_lab import PICKOMINO

pytestmark = pytest.mark.slow
_TWO = {"players": 2, "levels": ["strongest"]}
STRONGEST = {
    "roost.setup.pickomino.bots": {**_TWO, "ending": "short", "extras": ["turn-on-empty"]},
    "roost.setup.knockout.bots": {**_TWO, "board": "rings49"},
}
SLOW_MS = 4 * PATIENCE_MS  # Python starts in the browser
ELSEWHERE = "Roost is already open in another tab"
# As a link on the page would: Python goes on where it is.
FOLLOW = """(href) => {
  const link = document.body.appendChild(Object.assign(document.createElement("a"), { href }));
  link.click();
  link.remove();
}"""
# The numbers of the groups of writes in the browser's journal.
SAVED = """() => new Promise((resolve) => {
  const opening = indexedDB.open("roost-journal");
  opening.onsuccess = () => {
    const groups = opening.result.transaction("groups").objectStore("groups");
    const request = groups.getAllKeys();
    request.onsuccess = () => {
      opening.result.close();
      resolve(request.result);
    };
  };
})"""


@pytest.fixture(scope="module")
def asked() -> list[str]:
    """Where anything was asked for."""
    return []


@pytest.fixture(scope="module")
def offline(
    browser: Browser, built: None, asked: list[str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[BrowserContext]:
    """A browser that was here once, got the app ready, and has no network now."""
    with running_server(tmp_path_factory.mktemp("server")) as address:
        # A browser with a language of its own names it whenever it asks for something.
        context = browser.new_context(base_url=address, accept_downloads=True, locale="en-GB")
        context.set_default_timeout(SLOW_MS)
        context.on("request", lambda request: asked.append(request.url))
        context.add_init_script(EXPERIENCED)
        stored = {"roost.settings": QUICK, **STRONGEST}
        for key, value in stored.items():
            context.add_init_script(f"localStorage.setItem({key!r}, {json.dumps(value)!r})")
        page = context.new_page()
        page.goto("/settings#device")
        page.get_by_role("button", name=re.compile(r"^Download \(")).click()
        ready = page.get_by_text("Ready: Roost works offline.")
        expect(ready.or_(page.get_by_role("alert"))).to_be_visible(timeout=SLOW_MS)
        expect(ready).to_be_visible()  # at once, or never: then it was said what is wrong
        page.close()
    context.set_offline(True)
    yield context
    context.close()


@pytest.fixture
def page(offline: BrowserContext) -> Iterator[Page]:
    troubles: list[str] = []
    opened = offline.new_page()
    opened.on("pageerror", lambda error: troubles.append(str(error)))
    opened.goto("/")
    yield opened
    opened.close()
    assert troubles == []


@pytest.mark.parametrize("game", ["Pickomino", "Knockout"])
def test_a_whole_game_against_the_strongest_bot_is_reloaded_finished_saved_and_reviewed(
    page: Page, game: str, tmp_path: Path
) -> None:
    page.get_by_role("button", name=f"Play {game} now").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    expect(page.get_by_text("Played on this device, with its own dice.")).to_be_visible()
    roll_until_choice(page)
    page.reload()  # in the middle of a turn
    roll_until_choice(page)
    by_itself(page)
    page.get_by_role("button", name="More").click()
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the game").click()
    file = tmp_path / "game.json"
    saving.value.save_as(file)
    record = Record.loads(file.read_text(encoding="utf-8"))
    assert record.game == game.lower()
    assert [player.bot for player in record.players] == [None, "strongest"]
    page.evaluate(FOLLOW, "/fair")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("are the ones their numbers give")).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="See why").click()
    # Players without mistakes have no cards, but everybody has a result.
    expect(page.locator("h2.headline")).to_contain_text(
        re.compile(r"^You (won|lost|came) "), timeout=SLOW_MS
    )
    page.goto("/me")
    expect(page.locator(f"a[href='/api/tables/{table}/record']")).to_be_visible()


def test_a_puzzle_is_judged_and_lesson_laboratory_and_tutor_answer(page: Page) -> None:
    page.evaluate(FOLLOW, "/puzzles")
    expect(answer_puzzle(page)).to_contain_text("Chance of winning: ")
    page.evaluate(FOLLOW, f"/lab?p={quote(PICKOMINO)}")
    expect(page.get_by_text("Best: stop and take the 26.", exact=False)).to_be_visible()
    page.evaluate(FOLLOW, "/first/knockout")
    lesson = Learner(page).bubbles()
    assert [next(lesson).words for _ in range(3)]
    page.evaluate(FOLLOW, "/new/pickomino?mode=bots")
    page.get_by_role("checkbox", name=re.compile("Allow the tutor")).check()
    page.get_by_role("button", name="Start").click()
    tutor_of(page).get_by_role("checkbox", name="Show the tutor").check()
    roll_until_choice(page)
    tutor_of(page).get_by_role("button", name="Show me").click()
    expect(page.get_by_text(BEST)).to_be_visible()


def test_two_tabs_play_in_turn_and_nothing_is_lost_or_doubled(
    page: Page, offline: BrowserContext
) -> None:
    page.get_by_role("button", name="Play Pickomino now").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    roll_until_choice(page)
    second = offline.new_page()
    second.goto(f"/table/{table}")
    expect(second.get_by_text(ELSEWHERE)).to_be_visible()
    page.locator(".tray .group.open").last.click()  # the first one plays on
    rolling = [tab.get_by_role("button", name="Roll again") for tab in (page, second)]
    expect(rolling[0]).to_be_visible()
    before = page.evaluate(SAVED)
    second.get_by_role("button", name="Play here").click()
    expect(page.get_by_text(ELSEWHERE)).to_be_visible()
    rolling[1].click()
    expect(rolling[1]).to_have_count(0)
    after = second.evaluate(SAVED)
    assert after[: len(before)] == before
    assert after == list(range(after[0], after[0] + len(after)))
    assert len(after) > len(before)
    second.close()  # and goes on by itself
    expect(rolling[0]).to_have_count(0)
    expect(page.get_by_text(ELSEWHERE)).to_have_count(0)
    assert page.evaluate(SAVED)[: len(after)] == after


def test_a_game_begun_offline_is_found_again_online(
    page: Page, offline: BrowserContext, tmp_path: Path
) -> None:
    page.get_by_role("button", name="Play Pickomino now").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    roll_until_choice(page)
    with running_server(tmp_path, port=urlsplit(page.url).port or 0):
        offline.set_offline(False)
        for path in ("/", "/me"):
            page.goto(path)
            row = page.get_by_role("listitem").filter(has=page.locator(f"a[href='/table/{table}']"))
            expect(row).to_contain_text("on this device")
            expect(page.get_by_role("alert")).to_have_count(0)
        row.get_by_role("link", name="Continue").click()
        roll_until_choice(page)
        offline.set_offline(True)


def test_what_needs_others_is_not_offered_and_says_so_where_it_is_asked_for(page: Page) -> None:
    expect(page.get_by_text("You’re offline: games run on this device only.")).to_be_visible()
    places = page.get_by_role("navigation", name="Places").get_by_role("link")
    expect(places).to_have_text(["Play", "Learn", "Me"])
    expect(page.get_by_role("link", name=re.compile("Tables|Daily"))).to_have_count(0)
    page.evaluate(FOLLOW, "/new/knockout?mode=online")
    expect(page.get_by_role("radio", name="Against bots")).to_be_checked()
    for path in ("/today", "/tables", "/account"):
        page.evaluate(FOLLOW, path)
        expect(page.get_by_role("heading", name="Needs a server", level=1)).to_be_visible()
    page.evaluate(FOLLOW, "/settings#reading")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    expect(page.get_by_role("heading", name="Account")).to_have_count(0)


def test_no_request_leaves_the_apps_own_address(offline: BrowserContext, asked: list[str]) -> None:
    page = offline.pages[0] if offline.pages else offline.new_page()
    page.goto("/rules/pickomino")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("/licences.txt")
    expect(page.get_by_text("Mozilla Public License Version 2.0").first).to_be_visible()
    homes = {urlsplit(url).netloc for url in asked if urlsplit(url).scheme in ("http", "https")}
    assert homes == {urlsplit(page.url).netloc}
