"""Hosts remove players and close seats; guests download or delete their data."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import QUICK, NewContext
from tests.browser.test_together import invite, sit_down


def test_a_maker_sends_somebody_away_and_the_old_link_opens_nothing(
    new_context: NewContext,
) -> None:
    ana, link = invite(new_context({**QUICK, "name": "Ana"}), "pickomino", players=3)
    leo = sit_down(new_context(), link, "Leo")
    ana.get_by_role("button", name="Remove").click()
    group = ana.get_by_role(
        "group", name="Remove Leo from this table? They won’t be able to come back."
    )
    expect(group.get_by_role("button", name="Cancel")).to_be_focused()
    group.get_by_role("button", name="Remove").click()
    expect(leo.get_by_role("alert")).to_contain_text("removed you")
    again = new_context().new_page()
    again.goto(link)
    expect(again.get_by_role("alert")).to_be_visible()


def test_a_guest_takes_everything_along_and_is_forgotten(new_context: NewContext) -> None:
    page, _ = invite(new_context({**QUICK, "name": "Wilhelmina"}), "pickomino")
    page.goto("/settings#device")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    kept = json.loads(Path(download.value.path()).read_text())
    assert kept["me"]["name"] == "Wilhelmina"
    assert len(kept["tables"]) == 1
    _forget(page)
    assert page.request.get("/api/me").status == 401


def _forget(page: Page) -> None:
    page.get_by_role("button", name="Delete my data").click()
    question = page.get_by_role("group", name="Your seats, tables and name")
    question.get_by_role("button", name="Delete my data").click()
    expect(page.get_by_text("Done. This server has deleted everything about you.")).to_be_visible()
