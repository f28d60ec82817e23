"""The main path in Firefox and in WebKit: sit down, a turn, a steal, the end, the review."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.engines.engine import Person
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.webkit import WebKit
from tests.browser.players import ORDER
from tests.browser.scenes import LAST, PIECES

STOP = ".bar [data-stop]"


@pytest.fixture(params=[Firefox, WebKit], ids=lambda engine: engine.name)
def ana(request: pytest.FixtureRequest, server: str, tmp_path: Path) -> Iterator[Person]:
    engine = request.param(tmp_path)
    try:
        yield Person(engine, server)
        assert engine.errors() == []
    finally:
        engine.close()


def test_from_the_first_page_to_the_review(ana: Person) -> None:
    ana.goto("/")
    ana.click(".card .scene")
    ana.see(".grill")
    ana.engine.ask("() => new Promise((wake) => setTimeout(wake, 300))")
    for _ in range(60):  # one's own turn, until its dice are off the table again
        begun = not ana.there("[data-testid=taken] .none")
        ana.click(*ORDER)
        if begun and ana.there("[data-testid=taken] .none"):
            break
    else:
        raise AssertionError("the turn did not end")
    ana.lay("pickomino 21-22,24,26-36 23/25 0 ww555 . 3")
    ana.click(STOP)
    ana.see("[data-stack='0'] button[aria-label*='25']")
    ana.lay("pickomino 21 23,25/22,24 0 wwww1 . 9")
    ana.click(STOP)
    ana.see(".over h2", "win")
    ana.click(".over a[href^='/review']")
    ana.see(".stage .grill")
    assert ana.see("main h2")


def test_a_knock_out_and_the_end_of_a_knockout_game(ana: Person) -> None:
    ana.lay(f"knockout 2 {PIECES} 0 23 5 3 0")
    ana.click(".spot.target.hit", ".spot.piece")
    ana.click(".spot.target.hit", ".spot.target", ".spot.piece")
    ana.see(".said")
    ana.lay(f"knockout 2 {LAST} 0 1:2 9 5 0")
    ana.click(".spot.target.hit")
    ana.see(".over h2")
