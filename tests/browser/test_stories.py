"""Whole stories, from the first tap to the last."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import QUICK, NewContext
from tests.browser.players import by_itself, roll_until_choice
from tests.browser.tables import BOT, ME, sit
from tests.browser.test_together import invite, sit_down

NEARLY_OVER = "pickomino 21-22 23,25/24,26 0 - ? 9"
PHONE = {"width": 360, "height": 740}


def test_the_link_to_a_finished_game_opens_it_for_a_stranger(new_context: NewContext) -> None:
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    page = sit(context, "pickomino", ME, BOT, start=NEARLY_OVER)
    by_itself(page)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("status").filter(has_text="Sent")).to_be_attached()
    link = page.evaluate("navigator.clipboard.readText()").split()[-1]

    stranger = new_context().new_page()
    stranger.goto(link)
    expect(stranger.get_by_role("slider")).to_be_visible()
    expect(stranger.get_by_role("alert")).to_have_count(0)


def test_a_hint_is_printed_once(new_context: NewContext) -> None:
    page = sit(new_context(viewport=PHONE), "pickomino", ME, BOT)
    roll_until_choice(page)
    page.get_by_role("button", name="Hint").click()
    reason = page.locator(".said.hint")
    expect(reason).to_be_visible()
    told = reason.inner_text().split(". ")[-1]
    expect(page.locator("main").get_by_text(told)).to_have_count(1)


def test_the_end_of_a_game_says_why_in_few_words(new_context: NewContext) -> None:
    page = sit(new_context(viewport=PHONE), "pickomino", ME, BOT, start=NEARLY_OVER)
    by_itself(page)
    over = page.locator(".over")
    reason = over.locator("p:not(.visually-hidden)")  # a draw is told by its last tile
    expect(reason.first).to_have_text(re.compile(r"^\w.+\.$"))
    assert len(over.inner_text().split()) <= 25
    expect(over.get_by_role("button")).to_have_count(2)  # play again, and the rest in a menu
    over.get_by_role("link", name="See why").click()
    expect(page.locator(".headline")).to_have_text(re.compile(r"^You (won|lost) "))


@pytest.mark.slow
def test_four_friends_meet_by_one_link_play_and_play_again(new_context: NewContext) -> None:
    """One on a phone leaves and comes back, a fifth comes late and joins the next game."""
    ana, link = invite(new_context({**QUICK, "name": "Ana"}, short=True), "pickomino", players=4)
    ben = sit_down(new_context(viewport=PHONE, has_touch=True), link, "Ben")
    cleo = sit_down(new_context(), link, "Cleo")
    dan = sit_down(new_context(), link, "Dan")
    friends = (ana, ben, cleo, dan)
    for page in friends:
        expect(page.get_by_role("region", name="Grill")).to_be_visible()
    ben.goto("/")
    ben.goto(link)
    expect(ben.get_by_text("You’re watching.")).to_have_count(0)
    eve = new_context({**QUICK, "name": "Eve"}).new_page()
    eve.goto(link)
    expect(eve.get_by_text("You’re watching.")).to_be_visible()
    by_itself(*friends)
    ana.get_by_role("button", name="Play again").click()  # the first tap
    for page in (ben, cleo, dan, eve):
        page.get_by_role("button", name="Join the next game").click()
    eve.get_by_role("button", name="Sit down").click()
    for page in (*friends, eve):
        expect(page.get_by_role("region", name="Grill")).to_be_visible()
    table = ana.request.get(f"/api/tables/{ana.url.rpartition('/')[2]}").json()["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "Ben", "Cleo", "Dan", "Eve"]
    assert sum(table["series"]) >= 1


def test_a_finished_game_becomes_a_challenge_in_two_taps(new_context: NewContext) -> None:
    page = sit(new_context({**QUICK, "name": "Ana"}), "pickomino", ME, BOT, start=NEARLY_OVER)
    by_itself(page)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Challenge friends: same dice").click()
    expect(page.get_by_role("textbox", name="Link")).to_be_visible()
    friend = new_context({**QUICK, "name": "Ben"}).new_page()
    friend.goto(page.get_by_role("textbox", name="Link").input_value())
    expect(friend.get_by_text("Started by Ana")).to_be_visible()
    friend.get_by_role("button", name="Play these dice").click()
    expect(friend.get_by_role("button", name=re.compile("^Roll"))).to_be_visible()
