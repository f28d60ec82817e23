"""People who play a whole game: by mouse, by keyboard, or by accessible names alone.

They look at the page from inside, where looking costs nothing, and wait for it to change instead of
asking again and again. `by_itself` plays a game that a test only needs the end of.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Any, Protocol

from playwright.sync_api import Locator, Page, expect

PATIENCE_S = 60
OVER = re.compile(r"wins?!|share the win")
# What can be clicked, the best first.
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

# Eyes in the page: what can be done now, and when something has changed.
EYES = """() => {
  if (window.eyes) return;
  let changes = 0;
  let waiting = [];
  new MutationObserver(() => {
    changes += 1;
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  // A page that stands still is looked at again after a moment: an animation may have ended.
  const change = () => new Promise((wake) => { waiting.push(wake); setTimeout(wake, 100); });
  const over = () => document.querySelector('.over h2') !== null;
  // The first thing that can be hit in its middle, not covered and not on its way elsewhere.
  const aim = (order) => {
    const seen = order.map((one) => document.querySelector(one)).find((one) => one !== null);
    if (!seen) return null;
    seen.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = seen.getBoundingClientRect();
    const spot = { x: x + width / 2, y: y + height / 2 };
    return seen.contains(document.elementFromPoint(spot.x, spot.y)) ? { seen, spot } : null;
  };
  window.eyes = { change, over, aim, count: () => changes };
}"""

# Until the game is over or something can be clicked; first of all, what the last click changed.
LOOK = """async ({ order, since, patience }) => {
  const { aim, change, over, count } = window.eyes;
  if (count() === since) await change();
  for (let end = Date.now() + patience; Date.now() < end; await change()) {
    const found = aim(order);
    if (found) return { spot: found.spot, count: count() };
    if (over()) return null;
  }
  throw new Error('nothing can be done, and the game is not over');
}"""

# The same, clicking on its own.
PLAY = """async ({ order, patience }) => {
  const { aim, change, over } = window.eyes;
  const play = async () => {
    for (let end = Date.now() + patience; Date.now() < end; await change()) {
      const found = aim(order);
      if (found) found.seen.click();
      else if (over()) return;
    }
    throw new Error('the game did not end');
  };
  window.game = play();
  window.game.catch(() => {});
}"""

CHANGED = """async (since) => {
  const { change, count } = window.eyes;
  if (count() === since) await change();
  return count();
}"""


def moments(page: Page, ms: int = 25) -> Iterator[None]:
    """Moments to look again in, until patience ends."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        yield
        page.wait_for_timeout(ms)


class Player(Protocol):
    def move(self) -> bool:
        """Does one thing that can be done now; False where nothing can."""


def choose_players(page: Page, count: int) -> None:
    """In the set-up of a game."""
    group = page.get_by_role("group", name="Players")
    group.get_by_role("radio", name=str(count), exact=True).check()


def roll_until_choice(page: Page) -> None:
    """Roll, for the start too (K3), until dice or pieces are to be chosen; choose nothing."""
    page.evaluate(EYES)
    choice = [".group.open", ".spot"]
    wanted = {"order": [*choice, ".bar .roll"], "since": -1, "patience": 1000 * PATIENCE_S}
    for _ in range(50):
        found = page.evaluate(LOOK, wanted)
        if page.locator(", ".join(choice)).count():
            return
        page.mouse.click(found["spot"]["x"], found["spot"]["y"])
        wanted["since"] = found["count"]
    raise AssertionError("no choice came")


def result_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Your move").get_by_role("heading", name=OVER)


def play_to_the_end(page: Page, player: Player, most: int = 4000) -> None:
    """Act as the player until the result is on screen."""
    page.evaluate(EYES)
    seen = -1
    for _ in range(most):
        if not player.move() and page.evaluate("window.eyes.over()"):
            expect(result_of(page)).to_be_visible()
            return
        seen = page.evaluate(CHANGED, seen)
    raise AssertionError("the game did not end")


def by_itself(*pages: Page) -> None:
    """The rest of a game, played by scripts in the pages, as fast as they show it. What is covered
    or out of sight is not clicked; how it feels to hands is tested by those who have them."""
    for page in pages:
        page.evaluate(EYES)
        page.evaluate(PLAY, {"order": ORDER, "patience": 1000 * PATIENCE_S})
    for page in pages:
        page.evaluate("window.game")
        expect(result_of(page)).to_be_visible()


class ByMouse:
    """Clicks what it sees, the best first."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.since = -1

    def move(self) -> bool:
        wanted = {"order": ORDER, "since": self.since, "patience": 1000 * PATIENCE_S}
        found: dict[str, Any] | None = self.page.evaluate(LOOK, wanted)
        if found is None:
            return False
        self.since = found["count"]
        self.page.mouse.click(found["spot"]["x"], found["spot"]["y"])
        return True


class ByName:
    """Uses nothing but roles and accessible names: eyes closed."""

    ORDER = (
        r"(Take|Steal) \d",
        r"Stop and (take|steal) the",
        r"Set aside .*worm",
        r"Set aside",
        r"Roll (again|the die|\d+ dice|to see who starts)",
        r"Stop anyway",
        r"Stop and lose",
        r".*, knocks out ",
        r"To [A-Z]",
        r"Move the ",
    )

    def __init__(self, page: Page) -> None:
        self.page = page

    def move(self) -> bool:
        tree = self.page.locator(".play").aria_snapshot()  # the log beside it only grows
        names = re.findall(r'button "([^"]*)"(?! \[disabled\])', tree)
        for wanted in self.ORDER:
            for name in names:
                if re.match(wanted, name):
                    button = self.page.get_by_role("button", name=name, exact=True)
                    button.evaluate_all("(found) => found[0]?.click()")  # as a reader presses it
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
