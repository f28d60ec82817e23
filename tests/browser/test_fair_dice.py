"""The browser holds the server to its word: an honest one passes, a dishonest one is stopped."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from roost.fairdice import Receipt, verify
from roost.rules.record import Record
from tests.browser.conftest import NewContext, running_server
from tests.browser.players import roll_until_choice

ALARM = "These dice can’t be trusted. The game stops here."


def sit_down(page: Page, address: str) -> None:
    """At a Pickomino table with one bot, where we begin."""
    page.goto(address)
    made = page.evaluate(
        """async () => {
          await fetch("/api/guest", {method: "POST", headers: {"content-type": "application/json"},
            body: JSON.stringify({name: "Ana"})});
          const answer = await fetch("/api/tables", {method: "POST",
            headers: {"content-type": "application/json"}, body: JSON.stringify({
              game: "pickomino", first: 0, pace_ms: 0,
              seats: [{type: "me"}, {type: "bot", bot: "simple"}]})});
          return (await answer.json()).table.id;
        }"""
    )
    page.goto(f"{address}/table/{made}")


@pytest.fixture(params=["swap-seed", "drop-link"])
def dishonest(
    request: pytest.FixtureRequest, built: None, tmp_path: Path
) -> Iterator[tuple[str, str]]:
    module = ("tests.browser.dishonest", request.param)
    with running_server(tmp_path, module) as address:
        yield request.param, address


def test_a_dishonest_server_is_stopped_before_the_first_decision(
    dishonest: tuple[str, str], new_context: NewContext
) -> None:
    how, address = dishonest
    page = new_context().new_page()
    sit_down(page, address)
    if how == "drop-link":  # shows with the first throw
        page.locator(".bar .roll").click()
    alarm = page.get_by_role("alert").filter(has_text=ALARM)
    expect(alarm).to_be_visible()
    said = {"swap-seed": "isn’t the one that was sent", "drop-link": "the server left it out"}
    expect(alarm).to_contain_text(said[how])
    expect(page.locator(".bar .roll, .group.open")).to_have_count(0)  # nothing can be decided


def test_an_honest_table_shows_its_seal_and_gives_a_receipt_that_verifies(
    server: str, new_context: NewContext, tmp_path: Path
) -> None:
    page = new_context(accept_downloads=True).new_page()
    sit_down(page, server)
    roll_until_choice(page)
    expect(page.get_by_role("alert")).to_have_count(0)
    seal = page.locator("details", has_text="Dice seal")
    if not seal.count():
        page.get_by_role("button", name="Game log").click()
    seal.locator("summary").click()
    expect(seal.locator(".digits")).to_have_text(re.compile(r"^(\d{5} ?){8}$"))
    with page.expect_download() as saved:
        seal.get_by_role("link", name="Save receipt").click()
    receipt = Receipt.loads(saved.value.path().read_text())
    assert seal.locator(".digits").inner_text() == receipt.fingerprint
    assert receipt.own[0].revealed
    assert receipt.own[0].thrown[0] == 0
    page.reload()  # seeds and chain are kept: the next throw still carries a link
    table = page.url.rsplit("/", 1)[1]
    record = page.evaluate("async (id) => (await fetch(`/api/tables/${id}/record`)).json()", table)
    assert record["dice"]["links"][0] == "0"
    assert verify(Record.loads(json.dumps(record)), receipt=receipt).good
