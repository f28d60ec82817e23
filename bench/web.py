"""How soon the home page can be used, compared with an empty page in the same browser."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, sync_playwright

CHROMIUM = "/usr/bin/chromium"
TIMES = 9
PLAY = "button:has-text('Play Pickomino now')"


def main() -> None:
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen(
            [sys.executable, "-m", "roost.server", data, "0"], stdout=subprocess.PIPE, text=True
        )
        try:
            address = server.stdout.readline().strip() if server.stdout else ""
            measure(address)
        finally:
            server.terminate()
            server.wait(10)


def measure(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        first = sorted(ready(browser, address, PLAY) for _ in range(TIMES))
        empty = sorted(ready(browser, f"{address}/health", "body") for _ in range(TIMES))
        browser.close()
    print(f"first page ready to play: {median(first):.0f} ms ({first[0]:.0f} to {first[-1]:.0f})")
    print(f"a page without anything:  {median(empty):.0f} ms ({empty[0]:.0f} to {empty[-1]:.0f})")


def ready(browser: Browser, address: str, selector: str) -> float:
    """Milliseconds from asking for the page, with nothing cached, until it can be used."""
    context = browser.new_context()
    page = context.new_page()
    began = perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(selector).first.wait_for()
    taken = 1000 * (perf_counter() - began)
    context.close()
    return taken


if __name__ == "__main__":
    main()
