"""My games in a real browser: the list, the figures, and a moment as a link."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from roost.locale import LANGUAGES
from tests.browser.axe import axe_by_day_and_night
from tests.browser.boxes import faults
from tests.browser.conftest import QUICK, NewContext, settle
from tests.browser.players import by_itself
from tests.browser.tables import BOT, ME, sit
from tests.scale import scaled

PHONE = {"width": 360, "height": 740}


@pytest.fixture
def played(new_context: NewContext, troubles: list[str]) -> Page:
    """Somebody who has played a game to its end."""
    page = new_context(short=True).new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto("/")
    page.get_by_role("button", name="Play Pickomino now").click()
    by_itself(page)
    return page


def test_a_finished_game_is_found_watched_again_and_shared(
    played: Page, new_context: NewContext, troubles: list[str]
) -> None:
    played.goto("/")
    played.get_by_role("link", name="Me", exact=True).click()
    line = played.locator("li").filter(has_text="Pickomino")
    expect(line).to_have_count(1)
    expect(played.get_by_role("heading", name="By opponent")).to_be_visible()
    assert axe_by_day_and_night(played) == []

    played.get_by_text("Search", exact=True).click()  # few games: it is folded away
    played.get_by_label("Status").select_option("unfinished")
    expect(played.get_by_text("No games found.")).to_be_visible()
    played.get_by_label("Status").select_option("finished")
    expect(line).to_have_count(1)
    played.get_by_role("combobox", name="Opponent").fill("nobody of that name")
    expect(played.get_by_text("No games found.")).to_be_visible()
    played.get_by_role("combobox", name="Opponent").fill("")
    played.evaluate("localStorage.clear()")  # some browsers do so by themselves; the cookie stays
    played.reload()
    expect(line).to_have_count(1)
    with played.expect_download() as saved:
        played.get_by_role("link", name="Save these games").click()
    assert len(saved.value.path().read_text(encoding="utf-8").splitlines()) == 1

    played.get_by_role("link", name="Replay").click()
    expect(played.get_by_text("Move 0 of")).to_be_visible()
    played.get_by_role("button", name="Next").click()
    expect(played.get_by_role("status").filter(has_text="Move 1 of")).to_be_visible()
    assert axe_by_day_and_night(played) == []
    played.get_by_role("button", name="Share this moment").click()
    link = played.locator(".link input").input_value()

    stranger = new_context().new_page()
    stranger.goto(link)
    expect(stranger.get_by_role("status").filter(has_text="Move 1 of")).to_be_visible()
    expect(stranger.get_by_role("button", name="Share this moment")).to_have_count(0)
    assert troubles == []


def test_who_has_not_played_yet_is_told_so(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto("/me")
    expect(page.get_by_text("No games yet.")).to_be_visible()
    assert axe_by_day_and_night(page) == []


def test_my_games_fit_a_phone_in_every_language(new_context: NewContext) -> None:
    played = sit(new_context(viewport=PHONE), "knockout", ME, BOT, variant="rings49+rounds=1")
    by_itself(played)
    played.goto("/me")
    expect(played.locator("li")).to_have_count(1)
    moment = played.locator("li a[href^='/game/']").get_attribute("href")
    clipped = {}
    for lang in scaled(["de", "fr"], LANGUAGES):
        settings = {**QUICK, "lang": lang}
        played.evaluate(
            "(s) => localStorage.setItem('roost.settings', JSON.stringify(s))", settings
        )
        for path in ("/me", str(moment)):
            played.goto(path)
            settle(played)
            clipped[lang, path] = faults(played)
    assert not any(clipped.values()), clipped
