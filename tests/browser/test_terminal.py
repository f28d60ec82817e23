"""A terminal, a phone and a browser at one table: three people, one game, real parts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import QUICK, NewContext
from tests.browser.players import EYES, ORDER, PLAY, result_of
from tests.cli.conftest import env, home
from tests.cli.terminal.test_online import SHORT, declines, links, move
from tests.cli.terminal.test_screen import spawn

__all__ = ["env", "home"]  # fixtures

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
PATIENCE_MS = 240_000  # for a whole game of three


@pytest.fixture
def terminal(env: dict[str, str], server: str, tmp_path: Path) -> Iterator[Any]:
    """Ana, who lays a table for three from her terminal."""
    words = ("pickomino", "--server", server, "--seats", "3", "--name", "Ana", *SHORT)
    ana = spawn({**env, "TERM": "dumb"}, tmp_path, "play", *words)
    yield ana
    ana.close(force=True)


def sit_down(context: BrowserContext, link: str, name: str) -> Page:
    """In the first seat that is free."""
    page = context.new_page()
    page.goto(link)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit down").first.click()
    return page


def plays(page: Page) -> None:
    """The page plays on by itself, while others do the same."""
    page.evaluate(EYES)
    page.evaluate(PLAY, {"order": ORDER, "patience": PATIENCE_MS})


@pytest.mark.slow
def test_a_terminal_a_phone_and_a_browser_play_at_one_table(
    terminal: Any, new_context: NewContext
) -> None:
    seats = links(terminal)
    phone = sit_down(new_context({**QUICK, "name": "Leo"}, **PHONE), seats[0], "Leo")
    browser = sit_down(new_context({**QUICK, "name": "Eva"}), seats[1], "Eva")
    for _ in range(2):  # in either order, once every seat is taken
        terminal.expect("(Leo|Eva) is ready")
    terminal.sendline()  # ready
    for page in (phone, browser):
        expect(page.get_by_role("region", name="Grill")).to_be_visible()
    terminal.sendline("hello")
    expect(phone.get_by_text("Hello!")).to_be_visible()
    browser.get_by_role("button", name="React", exact=True).click()
    browser.get_by_role("button", name="Thanks!").click()
    terminal.expect("Eva says: Thanks!")
    for page in (phone, browser):
        plays(page)
    while move(terminal):
        pass
    said = terminal.after
    declines(terminal)
    terminal.expect(pexpect.EOF)
    for page in (phone, browser):
        page.evaluate("window.game")
        expect(result_of(page)).to_be_visible()
        if said.startswith("win"):
            # Whoever has won reads "Win chance".
            score = said.rstrip(".").partition(" ")[2]
            expect(result_of(page)).to_contain_text(score)
