"""How soon a browser that was here before can play without a network, and how long its bots think.

Seconds from opening the home page to the first decision, for somebody who presses "Play now" at
once. The first visit starts Python in this browser for the first time. Then what each decision of
the strongest bots takes in the browser. Figures mean little without the load of the machine, so
that is told too.
"""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, sync_playwright

from tests.browser.conftest import QUICK, running_server
from tests.browser.players import roll_until_choice
from tests.browser.test_journal import ROOT, START

STATIC = ROOT / "src" / "roost" / "server" / "static"
PATIENCE_MS = 120_000
VISITS = ("Pickomino", "Pickomino", "Knockout", "Knockout")
TABLES = (("pickomino", 2), ("pickomino", 4), ("knockout", 2), ("knockout", 4))
# Run by the browser's Python: milliseconds of every decision of a game.
THINK = """
from time import perf_counter

from roost.bots import make_bot
from roost.dice import SeededDice
from roost.rules import Phase, make_game


def think(game, seats):
    rules, dice, found = make_game(game), SeededDice("bench"), []
    bots = [make_bot(game, "strongest", seat) for seat in range(seats)]
    state = rules.start(seats)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.CHANCE:
            move = dice.roll(rules.dice_count(state))
        else:
            began = perf_counter()
            move = bots[state.seat].choose(state)
            found.append(1000 * (perf_counter() - began))
        state = rules.apply(state, move).state
    return found
"""


def main() -> None:
    with TemporaryDirectory() as temporary, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            Path(temporary) / "browser", executable_path="/usr/bin/chromium"
        )
        context.set_default_timeout(PATIENCE_MS)
        setting = json.dumps(QUICK)
        context.add_init_script(f"localStorage.setItem('roost.settings', {setting!r})")
        with running_server(Path(temporary) / "data") as address:
            get_ready(context, address)
            think(context, address)
        context.set_offline(True)
        for game in VISITS:
            started, decided = visit(context, address, game)
            load = os.getloadavg()[0]
            print(f"  {game:<10} table {started:.1f} s, decision {decided:.1f} s, load {load:.1f}")
        context.close()


def get_ready(context: BrowserContext, address: str) -> None:
    page = context.new_page()
    page.goto(f"{address}/settings")
    page.get_by_role("button", name="Get it ready").click()
    page.get_by_text("Ready: Roost works without a network.").wait_for()
    page.close()


def think(context: BrowserContext, address: str) -> None:
    page = context.new_page()
    page.goto(f"{address}/settings")
    journal = next((STATIC / "assets").glob("journal-*.js")).name
    page.evaluate(START, f"/assets/{journal}")
    page.evaluate("(source) => { python.runPython(source); }", THINK)
    for game, seats in TABLES:
        asked = f"think({game!r}, {seats})"
        took = page.evaluate("(asked) => python.runPython(asked).toJs()", asked)
        first, *others = took  # the first brings the weights
        others.sort()
        print(
            f"  {game:<10} {seats} seats, {len(took)} decisions: first {first:.0f} ms, median "
            f"{others[len(others) // 2]:.0f}, 99 % {others[99 * len(others) // 100]:.0f}, "
            f"worst {others[-1]:.0f}, load {os.getloadavg()[0]:.1f}"
        )
    page.close()


def visit(context: BrowserContext, address: str, game: str) -> tuple[float, float]:
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(address)
    page.get_by_role("button", name=f"Play {game} now").click()
    page.wait_for_url("**/table/*")
    started = time.perf_counter() - begun
    roll_until_choice(page)
    decided = time.perf_counter() - begun
    page.close()
    return started, decided


if __name__ == "__main__":
    main()
