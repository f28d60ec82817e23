"""Whether an installed Roost works: what `scripts/release` tries in an empty environment.

ENV/bin/python smoke.py play VERSION       whole games, reviews; imports Roost, nothing else
python smoke.py browse ENV/bin             the app it serves, in a browser; needs Playwright

How long people wait for bots and for a table is told, and on a machine that has nothing else to do
it may not be too long.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext

# Maximum seconds from starting Roost to a playable table, with the browser already open.
FIRST_TABLE_S, LATER_TABLE_S = 10.0, 3.0
LATER = 3  # restarts; the best one counts
BOT_S = 1.0  # maximum seconds for a bot's decision


def play(version: str) -> None:
    import roost
    from roost.analysis.games import evaluator_for
    from roost.analysis.puzzle_maker import bot_game
    from roost.analysis.review import review
    from roost.rules.registry import BUILT_IN_GAMES

    if version.removeprefix("v") not in ("", roost.__version__):
        sys.exit(f"smoke: {roost.__version__} was installed, not {version}")
    for game in BUILT_IN_GAMES:
        waits = decisions(game)
        record = bot_game(game, ("simple", "strongest"), "smoke")
        began = time.perf_counter()
        found = review(record, evaluator_for(record.game))
        if found.outcome is None:
            sys.exit(f"smoke: the game of {game} did not end")
        say(
            f"{game}: the strongest bot decided {len(waits)} times, the first in {waits[0]:.2f} s, "
            f"at worst in {max(waits):.2f} s; a review took {time.perf_counter() - began:.1f} s"
        )
        judge(f"a decision in {game}", max(waits), BOT_S)


def decisions(game: str) -> list[float]:
    """Return the seconds of each decision of the strongest bot in a game against itself."""
    from roost.bots import make_bot
    from roost.dice import SeededDice
    from roost.rules import Phase, make_game

    rules, dice, waits = make_game(game), SeededDice("smoke"), []
    state, bot = rules.start(2), make_bot(game, "strongest", 0)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.CHANCE:
            state = rules.apply(state, dice.roll(rules.dice_count(state))).state
            continue
        began = time.perf_counter()
        move = bot.choose(state)
        waits.append(time.perf_counter() - began)
        state = rules.apply(state, move).state
    return waits


def browse(programs: Path) -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
        context = browser.new_context(locale="en-GB")
        first, *later = [table(context, programs) for _ in range(1 + LATER)]
        browser.close()
    say(
        f"the first table stood there after {first:.1f} s, "
        f"later ones after {', '.join(f'{took:.1f}' for took in later)} s"
    )
    judge("the first table", first, FIRST_TABLE_S)
    judge("a later table", min(later), LATER_TABLE_S)


def table(context: BrowserContext, programs: Path) -> float:
    """Return the seconds from starting Roost until the first decision at a table."""
    page = context.new_page()
    began = time.perf_counter()
    served = subprocess.Popen(
        [programs / "roost", "serve", "--port", "0", "--data", "data"],
        env={**os.environ, "PATH": str(programs)},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        page.goto(address_of(served), wait_until="commit")
        page.get_by_role("button", name="Play Pickomino now").click()
        page.wait_for_url("**/table/*", wait_until="commit")
        page.locator(".bar button:enabled").first.wait_for()
        return time.perf_counter() - began
    finally:
        page.close()
        served.terminate()
        served.wait(30)


def address_of(served: subprocess.Popen[str]) -> str:
    lines = iter(served.stdout or ())
    return next(found[0] for line in lines if (found := re.search(r"http://\S+:\d+", line)))


def judge(what: str, took: float, most: float) -> None:
    """Fail if it was too slow, unless other programs kept this machine busy."""
    if took <= most:
        return
    slow = f"{what} took {took:.1f} s, more than {most:.0f}"
    if idle():
        sys.exit(f"smoke: {slow}")
    say(f"{slow}, on a machine that has other things to do")


def idle() -> bool:
    """Return whether a processor was idle in the last minute, if the system can tell."""
    load = getattr(os, "getloadavg", None)  # not on Windows
    return load is not None and load()[0] < (os.cpu_count() or 1)


def say(text: str) -> None:
    sys.stdout.write(f"smoke: {text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play("".join(sys.argv[2:3]))
    else:
        browse(Path(sys.argv[2]))
