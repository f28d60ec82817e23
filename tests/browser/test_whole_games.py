"""Whole games of both kinds against bots, by three ways of playing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.players import ByKeyboard, ByMouse, ByName, play_to_the_end

pytestmark = pytest.mark.slow
WAYS = pytest.mark.parametrize("way", [ByMouse, ByKeyboard, ByName])


@WAYS
def test_a_pickomino_game_against_bots_is_one_tap_away_and_can_be_finished(
    table: Page, troubles: list[str], way: type[ByMouse]
) -> None:
    table.get_by_role("button", name="Play Pickomino now").click()
    play_to_the_end(table, way(table))
    expect(table.get_by_role("button", name="Once more")).to_be_visible()
    expect(table.get_by_role("link", name="Save the game")).to_be_visible()
    assert troubles == []


@WAYS
def test_a_knockout_game_against_a_bot_can_be_finished(
    table: Page, troubles: list[str], way: type[ByMouse]
) -> None:
    table.get_by_role("button", name="Play Knockout now").click()
    play_to_the_end(table, way(table))
    expect(table.get_by_role("button", name="Once more")).to_be_visible()
    assert troubles == []
