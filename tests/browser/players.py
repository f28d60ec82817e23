"""People who play a whole game: by mouse, by keyboard, or by accessible names alone."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Protocol

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

PATIENCE_S = 60


def moments(page: Page, ms: int = 25) -> Iterator[None]:
    """Moments to look again in, until patience ends."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        yield
        page.wait_for_timeout(ms)


OVER = re.compile(r"wins with|share the win")


class Player(Protocol):
    def move(self) -> bool:
        """Does one thing that can be done now; False where nothing can."""


def choose_players(page: Page, count: int) -> None:
    """In the set-up of a game."""
    group = page.get_by_role("group", name="Players")
    group.get_by_role("radio", name=str(count), exact=True).check()


def roll_until_choice(page: Page) -> None:
    """Roll, for the start too (K3), until dice or pieces are to be chosen; choose nothing."""
    choice = page.locator(".group.open, .spot")
    roll = page.locator(".bar .roll")
    for _ in moments(page):
        if choice.count():
            return
        if roll.count():
            _click(roll)
    raise AssertionError("no choice came")


def play_to_the_end(page: Page, *players: Player, most: int = 4000) -> None:
    """Everybody does what can be done until the result stands there."""
    result = page.get_by_role("region", name="Your move").get_by_role("heading", name=OVER)
    for _ in range(most):
        moved = [player.move() for player in players]
        if not any(moved):
            if result.count():
                expect(result).to_be_visible()
                return
            page.wait_for_timeout(15)
    raise AssertionError("the game did not end")


class ByMouse:
    """Clicks what it sees, the best first."""

    ORDER = (
        ".bar [data-stop]:not([data-stop=nothing])",
        ".tray .group.open:last-of-type",
        ".tray .group.open",
        ".bar button[aria-keyshortcuts=R]",
        ".bar .lose",
        ".bar [data-stop=nothing]",
        ".spot.target.hit",
        ".spot.target",
        ".spot.piece",
    )

    def __init__(self, page: Page) -> None:
        self.page = page

    def move(self) -> bool:
        seen = self.page.evaluate("(all) => all.find(q => document.querySelector(q))", self.ORDER)
        return seen is not None and _click(self.page.locator(seen).first)


def _click(button: Locator) -> bool:
    try:
        button.click(timeout=1000)
    except TookTooLong:  # it went away: the game has moved on
        return False
    return True


class ByName:
    """Uses nothing but roles and accessible names: eyes closed."""

    ORDER = (
        r"Stop (take|steal)",
        r"Stop and (take|steal) the",
        r"Take the .*worm",
        r"Take the",
        r"Roll (on|the die|\d+ dice)",
        r"Stop anyway",
        r"Stop and lose",
        r".*, knocks out ",
        r"To [A-Z]",
        r"Move the ",
    )

    def __init__(self, page: Page) -> None:
        self.page = page

    def move(self) -> bool:
        tree = self.page.locator("main").aria_snapshot()
        names = re.findall(r'button "([^"]*)"(?! \[disabled\])', tree)
        for wanted in self.ORDER:
            for name in names:
                if re.match(wanted, name):
                    button = self.page.get_by_role("button", name=name, exact=True)
                    return _click(button.first)
        return False


class ByKeyboard:
    """Presses keys; looks only at what can be done and where the focus is."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def move(self) -> bool:
        can = self.page.evaluate(
            """() => {
              const has = (q) => document.querySelector(q) !== null;
              const faces = [...document.querySelectorAll('.group.open')].map(g => g.dataset.face);
              return {
                stop: has('[data-stop]:not([data-stop=nothing])'), faces,
                roll: has('.bar [aria-keyshortcuts=R]'), lose: has('[data-stop=nothing]'),
                sure: has('.lose'), target: has('.spot.target'), piece: has('.spot.piece'),
              };
            }"""
        )
        keyboard = self.page.keyboard
        if can["stop"]:
            keyboard.press("s")
        elif can["faces"]:
            face = can["faces"][-1]
            keyboard.press("w" if face == "6" else face)
        elif can["roll"]:
            keyboard.press("r")
        elif can["sure"]:
            self._enter(".lose")
        elif can["lose"]:
            keyboard.press("s")
        elif can["target"]:
            self._enter(".spot.target")
        elif can["piece"]:
            self._enter(".spot.piece")
        else:
            return False
        self.page.wait_for_timeout(20)
        return True

    def _enter(self, selector: str) -> None:
        """Tab until the focus is there, then Enter; give up when the game has moved on."""
        for _ in range(60):
            if self.page.evaluate(f"document.activeElement.matches({selector!r})"):
                self.page.keyboard.press("Enter")
                return
            if not self.page.locator(selector).count():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {selector}")
