"""People who play a whole game: by mouse, by keyboard, or by accessible names alone."""

from __future__ import annotations

import re
from typing import Protocol

from playwright.sync_api import Page, expect

OVER = re.compile(r"wins with|share the win")
ROLL = re.compile(r"^Roll (the die|\d+ dice)")


class Player(Protocol):
    def move(self) -> bool:
        """Does one thing that can be done now; False where nothing can."""


def play_to_the_end(page: Page, *players: Player, most: int = 4000) -> None:
    """Everybody does what can be done until the result stands there."""
    result = page.get_by_role("region", name="Your move").get_by_role("heading", name=OVER)
    for _ in range(most):
        if not any([player.move() for player in players]):
            if result.count():
                expect(result).to_be_visible()
                return
            page.wait_for_timeout(15)
    raise AssertionError("the game did not end")


class ByMouse:
    """Clicks what it sees."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def move(self) -> bool:
        bar = self.page.locator(".bar")
        for button in (
            bar.locator("[data-stop]:not([data-stop=nothing])"),
            self.page.locator(".tray .group.open").last,
            bar.locator("button.roll, button[aria-keyshortcuts=R]"),
            bar.locator("[data-stop=nothing]"),
            bar.locator(".lose"),
            self.page.locator(".spot.target.hit"),
            self.page.locator(".spot.target"),
            self.page.locator(".spot.piece"),
        ):
            if button.count() and _click(button.first):
                return True
        return False


def _click(button: object) -> bool:
    try:
        button.click(timeout=1500)  # type: ignore[attr-defined]
    except Exception as error:  # noqa: BLE001  # it went away: the game has moved on
        if "Timeout" not in str(error):
            raise
        return False
    return True


class ByName:
    """Uses nothing but roles and accessible names: eyes closed."""

    ORDER = (
        r"^Stop (take|steal)",
        r"^Stop and (take|steal) the",
        r"^Take the .*worm",
        r"^Take the",
        r"^Roll (on|the die|\d+ dice)",
        r"^Stop anyway",
        r"^Stop and lose",
        r", knocks out ",
        r"^To [A-Z]",
        r"^Move the ",
    )

    def __init__(self, page: Page) -> None:
        self.page = page

    def move(self) -> bool:
        for name in self.ORDER:
            button = self.page.get_by_role("button", name=re.compile(name))
            if button.count() and _click(button.last):
                return True
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
