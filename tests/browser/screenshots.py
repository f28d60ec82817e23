"""The README's pictures: both tables and the home page, phone and desktop, light and dark.

`scripts/screenshots [FOLDER]`. Real dice are typed in, so that the pictures are the same each time.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import QUICK, ROOT, running_server
from tests.browser.players import ByMouse, choose_players

SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}, "device_scale_factor": 1},
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 1.5},
}
NAMES = ("Ana", "Tomás", "Bruno", "Zoé")

# One string per turn: rolls, then what is taken; "+" rolls on, "." stops, "!" means the turn fails.
PICKOMINO = (
    "wwwww123 w .",
    "www12344 w + 44123 4 .",
    "11111111 1",
    "www12355 w + 44412 4 .",
    "www12355 w + 33312 3 .",
    "www12344 w + 55512 5 .",
    "ww123445 w + wwwwww",
    "ww111234 w + 444123 4 .",
    "www12344 w + wwwww",
    "ww124453 w + 441123 4 + 2224",
)
KNOCKOUT = ("35", "26", "14", "66", "25", "34", "16", "23", "45", "12", "36", "55", "24", "13")


def throw(page: Page, dice: str) -> None:
    expect(page.get_by_text(f"0 of {len(dice)} dice entered")).to_be_visible()
    for face in dice:
        page.keyboard.press(face)
    page.get_by_role("button", name="Done", exact=True).click()


def set_up(page: Page, game: str, players: int) -> None:
    page.goto(f"/new/{game}?mode=local")
    choose_players(page, players)
    for seat, name in enumerate(NAMES[:players], 1):
        page.get_by_role("textbox", name=f"Name of player {seat}").fill(name)
    page.get_by_role("checkbox", name="Use our own dice").check()
    page.get_by_text("Rules and variants").click()
    page.get_by_role("radio", name="player 1").check()
    page.get_by_role("button", name="Start").click()


def pickomino(page: Page) -> None:
    """Ana has taken worms and fours and looks at three twos."""
    set_up(page, "pickomino", 3)
    for turn in PICKOMINO:
        for word in turn.split():
            if len(word) > 2:
                throw(page, word)
            elif word == "+":
                page.get_by_role("button", name="Roll again").click()
            elif word == ".":
                page.locator("[data-stop]").first.click()
            else:
                page.locator(f".group.open[data-face='{6 if word == 'w' else word}']").click()
    page.locator(".group.open").hover()


def knockout(page: Page) -> None:
    """A few turns in, a piece is picked and its path shown."""
    set_up(page, "knockout", 4)
    player = ByMouse(page)
    for dice in KNOCKOUT[:-1]:
        throw(page, dice)
        expect(page.locator(".spot").first).to_be_visible()
        while not page.locator(".pad").count():
            player.move()
    throw(page, KNOCKOUT[-1])
    expect(page.locator(".spot").first).to_be_visible()
    targets = page.locator(".spot.target")
    if not targets.count():
        page.locator(".spot.piece").last.click()
    targets.nth(targets.count() // 3).hover()


def first_page(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Play Pickomino now")).to_be_visible()


SHOTS = {"home": first_page, "pickomino": pickomino, "knockout": knockout}


def take_all(browser: Browser, address: str, folder: Path) -> None:
    for screen, options in SCREENS.items():
        for name, prepare in SHOTS.items():
            context = browser.new_context(base_url=address, locale="en-GB", **options)
            context.add_init_script(
                f"localStorage.setItem('roost.settings', JSON.stringify({QUICK!r}))"
            )
            page = context.new_page()
            prepare(page)
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme)
                page.wait_for_timeout(400)
                page.screenshot(path=folder / f"{name}-{screen}-{theme}.png")
            context.close()


def main(folder: str = "docs/images") -> None:
    subprocess.run([ROOT / "scripts" / "web", "build"], check=True, cwd=ROOT)
    target = ROOT / folder
    target.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running_server(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
        take_all(browser, address, target)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
