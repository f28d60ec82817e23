"""A worker that is killed at any moment loses no acknowledged move of a game without a network."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from roost.rules.record import Record
from tests.browser.players import EYES, ORDER, PATIENCE_S, PLAY, by_itself
from tests.browser.test_offline import SAVED, SLOW_MS, asked, offline
from tests.scale import WORKER_KILLS

__all__ = ["asked", "offline"]
pytestmark = pytest.mark.slow
# Notes what the worker acknowledges and shows, and keeps the worker, so that it can be killed.
WATCH = """{
  const Usual = Worker;
  window.acknowledged = 0;
  window.welcomed = 0;
  window.Worker = class extends Usual {
    constructor(...given) {
      super(...given);
      window.player = this;
      this.addEventListener("message", ({ data }) => {
        if (data.type !== "said") return;
        const message = JSON.parse(data.text);
        if (message.type === "ack") window.acknowledged = message.version;
        if (message.type === "welcome") window.welcomed = message.table.version;
      });
    }
  };
}"""


@pytest.fixture
def page(offline: BrowserContext) -> Iterator[Page]:
    opened = offline.new_page()
    opened.add_init_script(WATCH)
    opened.goto("/")
    yield opened
    opened.close()


def until(page: Page, holds: str) -> None:
    """Wait for something in the page."""
    end = time.monotonic() + SLOW_MS / 1000
    while not page.evaluate(holds):
        assert time.monotonic() < end, f"never: {holds}"
        page.wait_for_timeout(50)


def begin(page: Page) -> None:
    page.get_by_role("button", name="Play Pickomino now").click()
    page.wait_for_url("**/table/*")
    until(page, "window.welcomed")


def finished(page: Page, folder: Path) -> Record:
    """The rest of the game, which replays by the rules."""
    by_itself(page)
    page.get_by_role("button", name="More").click()
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the game").click()
    saving.value.save_as(folder / "game.json")
    return Record.loads((folder / "game.json").read_text(encoding="utf-8"))


def test_game_survives_a_worker_killed_at_any_moment(page: Page, tmp_path: Path) -> None:
    chance, moves = random.Random(11), 0
    begin(page)
    for _ in range(WORKER_KILLS):
        page.evaluate(EYES)
        if page.evaluate("window.eyes.over()"):
            page.goto("/")
            begin(page)
            page.evaluate(EYES)
        page.evaluate(PLAY, {"order": ORDER, "patience": 1000 * PATIENCE_S})
        page.wait_for_timeout(chance.uniform(0, 1500))
        page.evaluate("player.terminate()")
        acknowledged = page.evaluate("window.acknowledged")
        moves += acknowledged > 0
        groups = page.evaluate(SAVED)
        page.reload()
        until(page, "window.welcomed")
        assert page.evaluate("window.welcomed") >= acknowledged
        after = page.evaluate(SAVED)
        assert after == list(range(after[0], after[-1] + 1))
        assert after[-1] >= groups[-1]
    assert moves, "no move was under way: the kills prove nothing"
    assert finished(page, tmp_path).outcome() is not None
