"""A real server, a real browser. Bots do not wait and nothing moves, unless a test wants it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, BrowserContext, Page, expect

ROOT = Path(__file__).parents[2]
# The same browser without windows of its own, where it is to be had: a quarter of the work.
CHROMIUM = shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
PATIENCE_MS = 90_000  # machines are slow and busy; a test that passes does not wait
expect.set_options(timeout=PATIENCE_MS)
QUICK = {"pace": "instant", "motion": "off"}
# Games that end sooner, where a test is about the playing and not about the default.
SHORT = {
    "roost.setup.pickomino.bots": {
        "players": 2,
        "levels": ["simple"],
        "ending": "short",
        "extras": ["turn-on-empty"],
    },
    "roost.setup.pickomino.local": {"players": 2, "ending": "short", "extras": ["turn-on-empty"]},
    "roost.setup.pickomino.online": {"players": 2, "ending": "short", "extras": ["turn-on-empty"]},
    "roost.setup.knockout.bots": {"board": "rings49"},
    "roost.setup.knockout.online": {"board": "rings49"},
}
LIMITS = {
    "address_rate": 2000,
    "address_burst": 5000,
    "guests_per_address_hour": 5000,
    "socket_rate": 500,
    "socket_burst": 1000,
}

# Somebody who has come to the end of a game here before; newcomers see little more than ▶.
EXPERIENCED = """
  if (!localStorage.getItem('roost.visited')) {
    const table = { id: 'earlier', status: 'over' };
    localStorage.setItem('roost.visited', JSON.stringify([{ table, at: 0, own: false }]));
  }
"""

# Counts what a page has asked for and not got yet; see `settle`.
COUNTED = """
  window.onTheWay = 0;
  const ask = window.fetch;
  window.fetch = (...asked) => {
    window.onTheWay += 1;
    return ask(...asked).finally(() => { window.onTheWay -= 1; });
  };
"""
SETTLED = """async () => {
  await document.fonts.ready;
  const frame = () => new Promise((shown) => requestAnimationFrame(shown));
  for (let still = 0; still < 2; still = window.onTheWay ? 0 : still + 1) await frame();
}"""

# Adds up how far things move that nobody asked to move.
SHIFT = """() => { window.shift = 0; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({ type: 'layout-shift', buffered: true }); }"""

NewContext = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The app as it is served, built from what is in web/ now."""
    with FileLock(tmp_path_factory.getbasetemp().parent / "web.lock"):
        subprocess.run([ROOT / "scripts" / "web", "build"], check=True, cwd=ROOT)


@contextmanager
def running_server(
    data: Path, module: Sequence[str] = ("roost.server",), *, port: int = 0, **options: Any
) -> Iterator[str]:
    """The address of a server of our own; `module` is what to run, and what to tell it."""
    settings = {"grace_s": 60, "limits": LIMITS, **options}
    process = subprocess.Popen(
        [sys.executable, "-m", *module, str(data), str(port), json.dumps(settings)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        address = process.stdout.readline().strip()
        assert address.startswith("http://127.0.0.1:"), "the server did not start"
        yield address
    finally:
        process.terminate()
        process.wait(timeout=60)
        process.stdout.close()


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_server(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": CHROMIUM}


@pytest.fixture
def new_context(browser: Browser, server: str) -> Iterator[NewContext]:
    """Makes people: each context is a browser of its own, with its own cookies."""
    contexts: list[BrowserContext] = []

    def make(
        settings: dict[str, Any] | None = None,
        *,
        short: bool = False,
        newcomer: bool = False,
        **options: Any,
    ) -> BrowserContext:
        options.setdefault("viewport", {"width": 1280, "height": 800})
        options.setdefault("locale", "en-GB")
        options.setdefault("base_url", server)
        context = browser.new_context(**options)
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(COUNTED)
        wanted = json.dumps(json.dumps(QUICK if settings is None else settings))
        context.add_init_script(
            "if (!localStorage.getItem('roost.settings'))"
            f" localStorage.setItem('roost.settings', {wanted})"
        )
        if not newcomer:
            context.add_init_script(EXPERIENCED)
        for key, setup in SHORT.items() if short else ():
            context.add_init_script(f"localStorage.setItem({key!r}, {json.dumps(setup)!r})")
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()


def settle(page: Page) -> None:
    """Wait until the page has loaded everything it asks for."""
    page.locator("main").wait_for()
    page.evaluate(SETTLED)


@pytest.fixture
def troubles() -> list[str]:
    """Errors that pages reported."""
    return []


@pytest.fixture
def table(new_context: NewContext, troubles: list[str]) -> Page:
    """A page with the app opened; script errors are collected."""
    page = new_context().new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto("/")
    return page
