"""The folder that `make site` writes, behind nothing but a server of plain files."""

from __future__ import annotations

import re
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import quote, urlsplit

import pytest
from filelock import FileLock
from playwright.sync_api import expect

from roost.analysis.puzzles import shipped
from tests.browser.conftest import ROOT, NewContext
from tests.browser.players import by_itself, roll_until_choice
from tests.browser.test_insight import answer_puzzle
from tests.browser.test_offline import FOLLOW, SLOW_MS

pytestmark = pytest.mark.slow


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def site(built: None, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address, which lies beneath another."""
    folder = tmp_path / "games" / "roost"
    with FileLock(tmp_path_factory.getbasetemp().parent / "web.lock"):  # of `built`
        subprocess.run([ROOT / "scripts" / "web", "site", str(folder)], check=True, cwd=ROOT)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/games/roost/"
        server.shutdown()


def test_a_stranger_plays_and_follows_links_with_no_server_behind_the_page(
    site: str, new_context: NewContext
) -> None:
    context = new_context(short=True, base_url=site, locale="en-GB")
    context.set_default_timeout(SLOW_MS)
    asked: list[str] = []
    troubles: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    puzzle = shipped("pickomino")[0]
    page.goto(f"puzzles?game=pickomino&id={puzzle.id}")
    expect(page.locator(f"[data-puzzle='{puzzle.id}']")).to_be_visible(timeout=SLOW_MS)
    answer_puzzle(page)
    page.evaluate(FOLLOW, f"{site}lab/?p={quote(puzzle.position)}")
    expect(page.get_by_role("table").first).to_be_visible()
    link = page.get_by_role("link", name="Link to this position").get_attribute("href") or ""
    assert link.startswith(f"{site}lab/?p=")
    assert page.request.get(link).ok
    page.wait_for_url(lambda url: "%2F" in url)  # as the laboratory writes it
    assert page.url.startswith(f"{site}lab/?p=")  # where it can be loaded again
    page.evaluate(FOLLOW, f"{site}about/")
    for name in ("Documentation", "Third-party licences"):
        page_of = page.get_by_role("link", name=name).get_attribute("href") or ""
        assert page.request.get(page_of).ok
    page.get_by_role("link", name="Home", exact=True).click()
    page.get_by_role("button", name="Play Pickomino now").click()
    roll_until_choice(page)
    expect(page.get_by_text("Played on this device, with its own dice.")).to_be_visible()
    page.reload()  # there is a page, though nobody knew of the table when it was written
    by_itself(page)
    table = page.url
    page.get_by_role("link", name="See why").click()
    expect(page.locator("h2.headline")).to_contain_text(re.compile(r"^You (won|lost|came) "))
    page.reload()
    expect(page.locator("h2.headline")).to_contain_text(re.compile(r"^You (won|lost|came) "))
    page.evaluate(FOLLOW, table.replace("/table/", "/game/"))
    expect(page.get_by_role("heading", name=re.compile("Pickomino"))).to_be_visible()
    hrefs = page.locator("a[href]:not([href^='#'])")
    led = hrefs.evaluate_all("(links) => links.map(({ href }) => href)")
    assert [href for href in led if not href.startswith(site)] == []
    page.goto("docs/index.html")
    page.get_by_role("link", name="Questions").first.click()
    expect(page.get_by_role("heading", name="Questions", level=1)).to_be_visible()
    sent = {urlsplit(url).netloc for url in asked if url.startswith("http")}
    assert sent == {urlsplit(site).netloc}
    assert not [url for url in asked if "/api/" in url]
    assert troubles == []
