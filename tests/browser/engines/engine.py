"""What a test asks of a browser that Playwright does not drive."""

from __future__ import annotations

import json
from typing import Any, Protocol

from tests.browser.conftest import QUICK
from tests.browser.players import EYES, LOOK

PATIENCE_MS = 60_000
POST = """async ([path, body]) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""


class Engine(Protocol):
    name: str

    def goto(self, address: str) -> None:
        """Open a page, and wait until it has loaded."""

    def ask(self, function: str, arg: object = None) -> Any:
        """What a function of the page returns, awaited; both sides speak JSON."""

    def click_at(self, x: float, y: float) -> None:
        """A real click of the mouse there."""

    def errors(self) -> list[str]:
        """What went wrong in the page."""

    def close(self) -> None: ...


class Person:
    """Somebody at a browser, who looks for things and clicks on them."""

    def __init__(self, engine: Engine, server: str) -> None:
        self.engine, self.server = engine, server
        engine.goto(server)
        settings = json.dumps({**QUICK, "lang": "en"})
        engine.ask("(settings) => localStorage.setItem('roost.settings', settings)", settings)

    def goto(self, path: str) -> None:
        self.engine.goto(self.server + path)
        self.engine.ask(EYES)

    def lay(self, position: str) -> None:
        """A table against a bot that begins there, and a page open at it."""
        self.engine.ask(POST, ["/api/guest", {"name": "Ana"}])
        seats = [{"type": "me"}, {"type": "bot", "bot": "simple"}]
        game = position.split(maxsplit=1)[0]
        asked = {"game": game, "seats": seats, "pace_ms": 0, "start": position}
        made = self.engine.ask(POST, ["/api/tables", asked])
        self.goto(f"/table/{made['table']['id']}")

    def click(self, *order: str) -> None:
        """The first of these that can be hit in its middle."""
        wanted = {"order": order, "since": -1, "patience": PATIENCE_MS}
        found = self.engine.ask(LOOK, wanted)
        assert found is not None, f"the game is over, and there is nothing of {order}"
        self.engine.click_at(found["spot"]["x"], found["spot"]["y"])

    def see(self, *parts: str) -> str:
        """The words of a thing, once it is there and has all these words in it."""
        thing, *words = parts
        return str(self.engine.ask(SEEN, [thing, words, PATIENCE_MS]))

    def there(self, thing: str) -> bool:
        return bool(self.engine.ask("(css) => document.querySelector(css) !== null", thing))


SEEN = """async ([css, words, patience]) => {
  for (let end = Date.now() + patience; Date.now() < end; ) {
    const text = document.querySelector(css)?.innerText ?? null;
    if (text !== null && words.every((word) => text.includes(word))) return text;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  const now = document.querySelector(css)?.innerText;
  throw new Error(`waited for ${css} with ${words}; there is ${now}`);
}"""
