"""A round among friends, in a real browser: started, sent on, played, and what became of it."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from roost.fairdice.shared import stream_commitment
from roost.locale import LANGUAGES
from tests.browser.axe import axe_by_day_and_night
from tests.browser.boxes import faults
from tests.browser.conftest import QUICK, NewContext, settle
from tests.scale import scaled

PHONE = {"width": 360, "height": 740}
RESULTS = [
    ("Ana Katharina", True, 1, 0.613, 17),
    ("Ben", False, 2, 0.4, 9),
    ("Cleo", False, *[None] * 3),
]


def test_a_round_is_started_sent_to_a_friend_played_once_and_opened_when_all_are_done(
    new_context: NewContext, troubles: list[str]
) -> None:
    ana, ben = (new_context({**QUICK, "name": name}, viewport=PHONE) for name in ("Ana", "Ben"))
    page, other = ana.new_page(), ben.new_page()
    for one in (page, other):
        one.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto("/today")
    form = page.get_by_role("region", name="Dice challenge")
    form.locator("summary").click()
    form.get_by_role("button", name="Start a challenge").click()
    expect(page.get_by_text("No one’s started yet.")).to_be_visible()
    link = page.get_by_label("Link", exact=True).input_value()
    assert axe_by_day_and_night(page) == []
    page.get_by_role("button", name="Play these dice").click()
    expect(page.get_by_role("button", name="Roll", exact=False).first).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)

    other.goto(link)
    expect(other.get_by_text("Started by Ana")).to_be_visible()
    expect(other.get_by_text("sees your name and your result")).to_be_visible()
    expect(other.get_by_role("row", name="Ana")).to_contain_text("still playing")
    other.get_by_role("button", name="Play these dice").click()
    expect(other.get_by_role("button", name="Roll", exact=False).first).to_be_visible()
    for one in (page, other):
        table = one.url.rpartition("/")[2]
        path, body = f"/api/tables/{table}/commands", {"type": "abandon", "id": "x1"}
        assert one.request.post(path, data=body).ok

    page.goto("/today")
    page.get_by_role("list", name="Your challenges").get_by_role("link").click()
    expect(page.get_by_text("This challenge is closed")).to_be_visible()
    expect(page.get_by_role("button", name="Play these dice")).to_have_count(0)
    expect(page.get_by_text("Finished: 2 of 2")).to_be_visible()
    expect(page.get_by_role("row", name="Ben")).to_contain_text("doesn’t count")
    page.get_by_text("Can these dice be trusted?").click()
    seal, seed = page.locator("dd").all_inner_texts()
    assert stream_commitment(link.rpartition("/")[2], bytes.fromhex(seed)) == seal
    assert troubles == []


def test_the_results_of_a_round_fit_a_phone_in_every_language(new_context: NewContext) -> None:
    fields = ("name", "yours", "place", "share", "points")
    results = [
        {**dict(zip(fields, one, strict=True)), "rank": one[2], "settled": one[2] is not None}
        for one in RESULTS
    ]

    def answered(route: Route) -> None:
        told = {"results": results, "name": "Ana Katharina", "yours": True}
        route.fulfill(body=json.dumps({**made, **told}), content_type="application/json")

    wrong = {}
    for lang in scaled(["de", "fr"], LANGUAGES):
        context = new_context({**QUICK, "lang": lang}, viewport=PHONE)
        context.request.post("/api/guest", data={"name": "Ana"})
        body = {"game": "knockout", "bot": "greedy", "places": 4}
        made = context.request.post("/api/challenges", data=body).json()
        page = context.new_page()
        page.route("**/api/challenges/round-*", answered)
        page.goto(f"/round/{made['id']}")
        settle(page)
        page.locator("details summary").click()
        expect(page.get_by_role("row")).to_have_count(4)
        wrong[lang] = faults(page)
    assert not any(wrong.values()), wrong
