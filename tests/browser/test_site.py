"""The folder that `make site` writes, behind nothing but a server of plain files."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import quote, urlsplit

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, expect

from roost.analysis.puzzles import shipped
from tests.browser.conftest import PATIENCE_MS, ROOT
from tests.browser.players import roll_until_choice
from tests.browser.test_insight import answer_puzzle

pytestmark = pytest.mark.slow


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def site(built: None, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path / "site"
    with FileLock(tmp_path_factory.getbasetemp().parent / "web.lock"):  # of `built`
        subprocess.run([ROOT / "scripts" / "web", "site", str(folder)], check=True, cwd=ROOT)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def test_a_stranger_plays_and_follows_links_with_no_server_behind_the_page(
    site: str, browser: Browser
) -> None:
    context = browser.new_context(base_url=site)
    context.set_default_timeout(4 * PATIENCE_MS)
    asked: list[str] = []
    troubles: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto("/puzzles")
    answer_puzzle(page)
    page.goto(f"/lab?p={quote(shipped('pickomino')[0].position)}")
    expect(page.get_by_role("table").first).to_be_visible()
    page.goto("/rules/knockout")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("/docs/index.html")
    page.get_by_role("link", name="Questions").click()
    expect(page.get_by_role("heading", name="Questions", level=1)).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Play Pickomino now").click()
    roll_until_choice(page)
    expect(page.get_by_text("Played on this device, with its own dice.")).to_be_visible()
    sent = {urlsplit(url).netloc for url in asked if url.startswith("http")}
    assert sent == {urlsplit(site).netloc}
    assert not [url for url in asked if "/api/" in url]
    assert troubles == []
    context.close()
