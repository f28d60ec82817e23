"""The network is off and the server stopped: the app plays on, on this device alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from roost.rules.record import Record
from tests.browser.conftest import PATIENCE_MS, QUICK, running_server
from tests.browser.players import by_itself, roll_until_choice
from tests.browser.test_insight import answer_puzzle

pytestmark = pytest.mark.slow
_TWO = {"players": 2, "level": "strongest"}
STRONGEST = {
    "roost.setup.pickomino.bots": {**_TWO, "ending": "short", "extras": ["turn-on-empty"]},
    "roost.setup.knockout.bots": {**_TWO, "board": "rings49"},
}
SLOW_MS = 4 * PATIENCE_MS  # Python starts in the browser


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
        context = browser.new_context(base_url=address, accept_downloads=True)
        context.set_default_timeout(SLOW_MS)
        context.on("request", lambda request: asked.append(request.url))
        stored = {"roost.settings": QUICK, **STRONGEST}
        for key, value in stored.items():
            context.add_init_script(f"localStorage.setItem({key!r}, {json.dumps(value)!r})")
        page = context.new_page()
        page.goto("/settings")
        page.get_by_role("button", name="Get it ready").click()
        expect(page.get_by_text("Ready: Roost works without a network.")).to_be_visible(
            timeout=SLOW_MS
        )
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
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the game").click()
    file = tmp_path / "game.json"
    saving.value.save_as(file)
    record = Record.loads(file.read_text(encoding="utf-8"))
    assert record.game == game.lower()
    assert [player.bot for player in record.players] == [None, "strongest"]
    page.get_by_role("link", name="Review").first.click()
    # Who made no mistake has no cards, but everybody is told what the dice did.
    expect(page.locator("h2.headline")).to_contain_text("the dice", timeout=SLOW_MS)
    page.goto("/you")
    expect(page.locator(f"a[href='/api/tables/{table}/record']")).to_be_visible()


def test_a_puzzle_is_judged(page: Page) -> None:
    page.goto("/puzzles")
    expect(answer_puzzle(page)).to_contain_text("of such games")


def test_no_request_leaves_the_apps_own_address(offline: BrowserContext, asked: list[str]) -> None:
    page = offline.pages[0] if offline.pages else offline.new_page()
    page.goto("/rules/pickomino")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    homes = {urlsplit(url).netloc for url in asked if urlsplit(url).scheme in ("http", "https")}
    assert homes == {urlsplit(page.url).netloc}
