"""Whether an installed Roost works: what `packaging/release.py` tries in an empty environment.

ENV/bin/python smoke.py play VERSION       a whole game, a review; imports Roost, nothing else
python smoke.py browse ENV/bin/python DIR  the app it serves, in a browser; needs Playwright
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path


def play(version: str) -> None:
    import roost
    from roost.analysis.games import evaluator_for
    from roost.analysis.puzzle_maker import bot_game
    from roost.analysis.review import review

    if version.removeprefix("v") not in ("", roost.__version__):
        sys.exit(f"smoke: {roost.__version__} was installed, not {version}")
    record = bot_game("pickomino", ("simple", "strongest"), "smoke")
    found = review(record, evaluator_for(record.game))
    if found.outcome is None:
        sys.exit("smoke: the game did not end")


def browse(python: str, folder: Path) -> None:
    from playwright.sync_api import sync_playwright

    words = ["-m", "roost", "serve", "--port", "0", "--data", str(folder / "data")]
    served = subprocess.Popen([python, *words], cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        lines = iter(served.stdout or ())
        address = next(found[0] for line in lines if (found := re.search(r"http://\S+:\d+", line)))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
            page = browser.new_page(locale="en-GB")
            page.goto(address)
            page.get_by_role("button", name="Play Pickomino now").click()
            page.wait_for_url("**/table/*")
            page.locator(".bar").wait_for()
            browser.close()
    finally:
        served.terminate()
        served.wait(30)


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play("".join(sys.argv[2:3]))
    else:
        browse(sys.argv[2], Path(sys.argv[3]))
