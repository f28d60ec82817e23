"""Everything that the app can show: every page, and every state of play, each laid out at once.

Positions are typed in, so that a picture or a measurement needs no luck. `tests/browser/boxes.py`
measures them, `scripts/pictures` photographs them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from playwright.sync_api import Page, expect

from tests.browser.conftest import settle
from tests.browser.tables import BOT, ME, USUAL, lay, me

Scene: TypeAlias = Callable[[Page], None]


def page_at(path: str, thing: str = "main") -> Scene:
    def show(page: Page) -> None:
        page.goto(path)
        page.locator(thing).first.wait_for()
        settle(page)

    return show


def first_game(game: str) -> Scene:
    def show(page: Page) -> None:
        page.goto(f"/first/{game}")
        page.locator("[data-testid=bubble].shown").wait_for()
        settle(page)

    return show


def menu(page: Page) -> None:
    PLAY["pickomino to roll"](page)
    page.locator("[popovertarget=menu]").click()


def unfinished(page: Page) -> None:
    page.goto(lay(page.context, "pickomino", *USUAL["pickomino"]))
    page.locator(".bar button").first.wait_for()
    page.goto("/")
    settle(page)


def waiting_room(page: Page) -> None:
    invite = {"type": "invite"}
    clock = {"decision_s": 30, "reserve_s": 60}
    page.goto(lay(page.context, "knockout", me("Ana"), invite, invite, clock=clock))
    page.locator(".room").wait_for()
    settle(page)


# -- play ----------------------------------------------------------------------------------------

TILES = "21-22,24,26-36"
PIECES = "O0,M7,O8,O3,I2,I4/M3,O7,x,M12,O10,O11/O12,O13,O14,O15,O16,O17/O18,O19,I8,O21,O22,O23"
LAST = "O8,x,x,x,x,x/O10,x,x,x,x,x/x,x,x,x,x,x/x,x,x,x,x,x"


def table_at(
    position: str, *clicks: str, stands: str = ".bar", typed: str = "", tutor: bool = False
) -> Scene:
    """A table that begins there; then these things are clicked, and `stands` is waited for. With
    dice to type, they are real ones."""

    def show(page: Page) -> None:
        dice = {"type": "manual" if typed else "fair"}
        game = position.split(" ", 1)[0]
        page.goto(lay(page.context, game, ME, BOT, start=position, dice=dice, tutor=tutor))
        page.locator(".bar").wait_for()
        for face in typed:
            page.keyboard.press(face)
        for click in clicks:
            page.locator(click).first.click()
        expect(page.locator(stands).first).to_be_visible()
        settle(page)

    return show


def seven(page: Page) -> None:
    page.goto(lay(page.context, "pickomino", *[me(name) for name in NAMES], first=0))
    page.locator(".bar button").first.wait_for()
    settle(page)


NAMES = ("Ana", "Ben", "Cleo", "Dario", "Emma", "Fritz", "Greta")
STOP = ".bar [data-stop]"


def log(page: Page) -> None:
    table_at(f"pickomino {TILES} 23/25 0 ww555 . 3", STOP)(page)
    button = page.locator("header button[aria-pressed]").last
    if button.get_attribute("aria-pressed") == "false":
        button.click()
    settle(page)


def tutor(page: Page) -> None:
    table_at(f"knockout 2 {PIECES} 0 23 5 3 0", tutor=True)(page)
    page.locator(".tutor input").check()
    page.locator(".tutor [data-show]").click()
    page.locator("aside .panel").wait_for()
    settle(page)


def review(page: Page) -> None:
    PLAY["pickomino over"](page)
    page.goto(f"/review?table={page.url.rpartition('/')[2]}")
    page.locator(".stage").wait_for()
    page.locator(".headline").wait_for()
    settle(page)


PLAY: Mapping[str, Scene] = {
    "pickomino to roll": table_at(f"pickomino {TILES} 23/25 0 - ? 3"),
    "pickomino to choose": table_at("pickomino 22,24,26-36 23,25/21 0 wwww 355w 5"),
    "pickomino roll on or stop": table_at("pickomino 21-36 -/- 0 www44 . 1"),
    "pickomino sure": table_at("pickomino 21-36 -/- 0 44 . 1", STOP, stands=".ask"),
    "pickomino a steal to choose": table_at(f"pickomino {TILES} 23/25 0 ww555 . 3"),
    "pickomino stolen": table_at(f"pickomino {TILES} 23/25 0 ww555 . 3", STOP),
    "pickomino typed dice": table_at(f"pickomino {TILES} 23/25 0 ww ? 3", typed="123"),
    "pickomino failed": table_at(
        "pickomino 22,24,26-36 23,25/21 0 wwww55 ? 5", ".pad .done", stands=".said.bad", typed="5w"
    ),
    "pickomino over": table_at("pickomino 21 23,25/22,24 0 wwww1 . 9", STOP, stands=".over"),
    "pickomino seven players": seven,
    "pickomino log": log,
    "knockout to roll": table_at(f"knockout 2 {PIECES} 0 ? 5 3 0"),
    "knockout to choose": table_at(f"knockout 2 {PIECES} 0 23 5 3 0"),
    "knockout a piece picked": table_at(
        f"knockout 2 {PIECES} 0 23 5 3 0", ".spot.piece >> nth=-1", stands=".spot.target"
    ),
    "knockout a knock-out and a lock": table_at(
        f"knockout 2 {PIECES} 0 23 5 3 0", ".spot.piece >> nth=-1", ".spot.target.hit"
    ),
    "knockout tutor": tutor,
    "knockout over": table_at(f"knockout 2 {LAST} 0 1:2 9 5 0", ".spot.target.hit", stands=".over"),
    "review": review,
}

SETTINGS = ("table", "sound", "reading", "news", "device")
PAGES: Mapping[str, Scene] = {
    "home": page_at("/"),
    "home, a game left": unfinished,
    "new pickomino, bots": page_at("/new/pickomino?mode=bots"),
    "new pickomino, one screen": page_at("/new/pickomino?mode=local"),
    "new knockout, friends": page_at("/new/knockout?mode=online"),
    "waiting room": waiting_room,
    "first pickomino": first_game("pickomino"),
    "first knockout": first_game("knockout"),
    "tables": page_at("/tables"),
    "rules of pickomino": page_at("/rules/pickomino", "main :is(h2, h3)"),
    "rules of knockout": page_at("/rules/knockout", "main :is(h2, h3)"),
    "today": page_at("/today"),
    "learn": page_at("/learn"),
    "me": page_at("/me"),
    "about": page_at("/about"),
    "puzzles": page_at("/puzzles"),
    "laboratory": page_at("/lab"),
    "review, no game": page_at("/review"),
    "fair dice": page_at("/fair"),
    **{f"settings, {name}": page_at(f"/settings#{name}") for name in SETTINGS},
    "menu": menu,
    "nowhere": page_at("/nowhere"),
}
