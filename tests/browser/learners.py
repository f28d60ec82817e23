"""People who play their first game: they read the bubble, and do the one thing that can be done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

BUBBLE = "[data-testid=bubble].shown"
# The one thing that can be done now, whichever it is.
THINGS = ".tray .group.open, .bar [data-stop], .bar button[aria-keyshortcuts=R], .spot.target"
# What the page shows once the next bubble is up, or the last one has been read.
STANDS = """async ({ bubble, before }) => {
  const end = Date.now() + 30_000;
  for (; Date.now() < end; await new Promise((wake) => setTimeout(wake, 25))) {
    const shown = document.querySelector(bubble);
    if (shown && shown.dataset.place !== before) return shown.dataset.place;
  }
  throw new Error(`no bubble after ${before}`);
}"""


@dataclass(frozen=True)
class Read:
    """A bubble that was read: its words, and whether only reading was asked for."""

    say: str
    words: str
    only: bool
    last: bool


class Learner:
    """Reads and plays by mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._seen = ""

    def bubbles(self) -> Iterator[Read]:
        """Every bubble as it comes up; what it asks for is done when the next one is wanted."""
        while True:
            read = self.read()
            yield read
            if read.last:
                return
            self.do(read)

    def read(self) -> Read:
        wanted = {"bubble": BUBBLE, "before": self._seen}
        self._seen = self.page.evaluate(STANDS, wanted)
        shown = self.page.locator(BUBBLE)
        only = shown.get_by_role("button").count() > 0
        return Read(
            say=self._seen.partition(" ")[2],
            words=shown.locator("p").inner_text(),
            only=only,
            last=not only and self.page.locator(THINGS).count() == 0,
        )

    def do(self, read: Read) -> None:
        if read.only:
            self.next().click()
        else:
            self.thing().click()

    def next(self) -> Locator:
        return self.page.locator(BUBBLE).get_by_role("button")

    def thing(self) -> Locator:
        things = self.page.locator(THINGS)
        things.first.wait_for()
        # A tile on the grill and the button that takes it are the same thing.
        bar = self.page.locator(".bar [data-stop]")
        found = bar if bar.count() else things
        expect(found).to_have_count(1)
        return found


class ByKeyboard(Learner):
    """Tabs until what is wanted has the focus, and presses Enter."""

    def do(self, read: Read) -> None:
        self._press(self.next() if read.only else self.thing())

    def _press(self, wanted: Locator) -> None:
        focused = "one => one === document.activeElement"
        for _ in range(60):
            if wanted.evaluate(focused):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("what the bubble asks for cannot be reached by Tab")
