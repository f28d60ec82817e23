"""Whole games of both kinds against bots, by three ways of playing, and a look back at each."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewContext
from tests.browser.players import ByKeyboard, ByMouse, ByName, play_to_the_end
from tests.scale import scaled

pytestmark = pytest.mark.slow
EVERY = [(game, way) for game in ("Pickomino", "Knockout") for way in (ByMouse, ByKeyboard, ByName)]
HANDFUL = [("Pickomino", ByMouse), ("Knockout", ByKeyboard), ("Pickomino", ByName)]


@pytest.mark.parametrize(("game", "way"), scaled(HANDFUL, EVERY))
def test_a_game_against_bots_is_one_tap_away_and_can_be_finished(
    new_context: NewContext, game: str, way: type[ByMouse]
) -> None:
    page = new_context(short=way is not ByMouse).new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto("/")
    page.get_by_role("button", name=f"Play {game} now").click()
    play_to_the_end(page, way(page))
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.get_by_role("link", name="See why").click()
    expect(page.get_by_role("img", name="Winning chances, move by move")).to_be_visible()
    assert troubles == []
