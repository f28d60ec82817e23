"""Dice that every device checks: honest games raise no alarm, dishonest servers are stopped."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from roost.cli import main as roost
from roost.fairdice.receipt import Receipt
from roost.fairdice.verify import verify
from roost.rules.record import Record
from tests.browser.conftest import QUICK, NewContext, running_server
from tests.browser.players import by_itself, roll_until_choice
from tests.browser.tables import BOT, ME, lay

ALARM = "These dice can’t be trusted. The game stops here."
DIE = "Dice: checked on this device"
ELSEWHERE = "You’re playing this seat in another tab or on another device."
DECISIONS = ".bar .roll, .group.open"


def checked(page: Page) -> Locator:
    """What the die with the tick tells when it is tapped."""
    panel = page.get_by_role("region", name=DIE)
    if not panel.is_visible():
        page.get_by_role("button", name=DIE).click()
    return panel


def digits(page: Page) -> str:
    return checked(page).locator(".digits").inner_text()


def no_alarm(*pages: Page) -> None:
    for page in pages:
        expect(page.get_by_role("alert")).to_have_count(0)


def record_of(page: Page) -> str:
    table = page.url.rpartition("/")[2].partition("?")[0]
    record = page.evaluate("async (id) => (await fetch(`/api/tables/${id}/record`)).json()", table)
    return json.dumps(record)


def receipt_of(page: Page) -> Receipt:
    with page.expect_download() as saved:
        checked(page).get_by_role("link", name="Save receipt").click()
    return Receipt.loads(saved.value.path().read_text())


def pair(new_context: NewContext, game: str = "pickomino", **wanted: object) -> tuple[Page, Page]:
    """Two people, each with a browser, at a table with a bot."""
    settings = {**QUICK, "name": "Ana", "log": True}
    ana = new_context(settings, accept_downloads=True)
    address = lay(ana, game, ME, {"type": "open"}, BOT, private=False, **wanted)
    page = ana.new_page()
    page.goto(address)
    leo = new_context({**settings, "name": "Leo"}, accept_downloads=True).new_page()
    leo.goto(address)
    leo.get_by_role("button", name="Sit down").click()
    return page, leo


@pytest.mark.slow
@pytest.mark.parametrize("game", ["pickomino", "knockout"])
def test_a_whole_game_is_checked_on_two_devices_that_see_the_same_digits(
    new_context: NewContext, game: str
) -> None:
    variant = "short+turn-on-empty" if game == "pickomino" else "rings49"
    ana, leo = pair(new_context, game, variant=variant)
    by_itself(ana, leo)
    no_alarm(ana, leo)
    record = Record.loads(record_of(ana))
    rolls = str(verify(record).rolls)
    for page in (ana, leo):
        expect(checked(page)).to_contain_text(f"{rolls} rolls, each checked on this device.")
        assert verify(record, receipt=receipt_of(page)).good
    assert re.fullmatch(r"\d{5} \d{5}", digits(ana))
    assert digits(ana) == digits(leo)
    assert verify(record).check == digits(ana).replace(" ", "")
    log = ana.get_by_role("log", name="Game log").inner_text()
    assert not re.search(r"seal|seed|chain|link|[0-9a-f]{8}", log)


def test_a_throw_in_the_middle_of_a_reload_falls_once(new_context: NewContext) -> None:
    context = new_context({**QUICK, "name": "Ana"}, accept_downloads=True)
    page = context.new_page()
    page.goto(lay(context, "pickomino", ME, BOT, first=0))
    roll = page.locator(".bar .roll")
    expect(roll).to_be_visible()
    # The throw is kept by the browser, but never leaves it: the page goes away at that moment.
    page.evaluate("""() => {
      WebSocket.prototype.send = () => {};
    }""")
    roll.click()
    page.reload()
    expect(page.locator(".group.open").first).to_be_visible()  # thrown after all, without a tap
    expect(checked(page)).to_contain_text("One roll, checked on this device.")
    no_alarm(page)


def test_a_second_device_takes_the_seat_over_and_the_first_one_can_take_it_back(
    server: str, new_context: NewContext
) -> None:
    phone_of_ana = new_context({**QUICK, "name": "Ana"})
    phone = phone_of_ana.new_page()
    phone.goto(lay(phone_of_ana, "pickomino", ME, BOT, first=0, variant="short+turn-on-empty"))
    expect(phone.locator(".bar .roll")).to_be_visible()
    laptop_of_ana = new_context(QUICK)
    # the same person, none of the secrets
    laptop_of_ana.add_cookies(phone_of_ana.cookies())  # type: ignore[arg-type]
    laptop = laptop_of_ana.new_page()
    laptop.goto(phone.url)
    roll_until_choice(laptop)
    elsewhere = phone.get_by_text(ELSEWHERE)
    expect(elsewhere).to_be_visible()
    expect(phone.locator(DECISIONS)).to_have_count(0)
    expect(checked(laptop).locator(".digits")).to_have_count(0)  # no part of its own in them
    phone.get_by_role("button", name="Play here").click()
    expect(elsewhere).to_be_hidden()
    expect(phone.locator(".group.open").first).to_be_visible()
    expect(laptop.get_by_role("button", name="Play here")).to_be_visible()
    by_itself(phone)
    no_alarm(phone, laptop)


def test_of_two_tabs_one_plays_and_the_other_can_take_over(new_context: NewContext) -> None:
    context = new_context(QUICK, accept_downloads=True)
    one = context.new_page()
    one.goto(lay(context, "pickomino", ME, BOT, first=0, variant="short+turn-on-empty"))
    expect(one.locator(".bar .roll")).to_be_visible()
    two = context.new_page()
    two.goto(one.url)
    roll_until_choice(two)
    expect(one.get_by_text(ELSEWHERE)).to_be_visible()
    expect(one.locator(DECISIONS)).to_have_count(0)
    assert digits(one) == digits(two)
    one.get_by_role("button", name="Play here").click()
    expect(two.get_by_text(ELSEWHERE)).to_be_visible()
    by_itself(one)
    no_alarm(one, two)
    record = Record.loads(record_of(one))
    for page in (one, two):
        assert verify(record, receipt=receipt_of(page)).good


def test_a_spectator_checks_every_roll_too(new_context: NewContext) -> None:
    context = new_context(QUICK)
    page = context.new_page()
    page.goto(lay(context, "pickomino", ME, BOT, private=False))
    roll_until_choice(page)
    late = new_context(QUICK).new_page()
    late.goto(page.url)
    expect(checked(late)).to_contain_text(re.compile("checked on this device"))
    expect(checked(late).locator(".digits")).to_have_count(0)
    no_alarm(late)


def sit_down(context: BrowserContext, address: str) -> Page:
    """At a Pickomino table with one bot, where we begin."""
    page = context.new_page()
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
    return page


CHEATS = {
    "faces": "Roll 1 shows ",
    "shown-dice": "shows other dice than those that were rolled",
    "foreign-seat": "replaced your part in the dice",
    "other-source": "come from somewhere else",
    "no-head": "didn’t begin with the table",
}


@pytest.fixture(params=CHEATS)
def dishonest(
    request: pytest.FixtureRequest, built: None, tmp_path: Path
) -> Iterator[tuple[str, str]]:
    with running_server(tmp_path, ("tests.browser.dishonest", request.param)) as address:
        yield request.param, address


def test_a_dishonest_server_is_stopped_at_its_first_roll_and_convicted(
    dishonest: tuple[str, str],
    new_context: NewContext,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    how, address = dishonest
    page = sit_down(new_context(QUICK, accept_downloads=True), address)
    alarm = page.get_by_role("alert").filter(has_text=ALARM)
    if how in ("faces", "shown-dice"):
        page.locator(".bar .roll").click()
    expect(alarm).to_contain_text(CHEATS[how])
    expect(page.locator(DECISIONS)).to_have_count(0)
    with page.expect_download() as saved:
        alarm.get_by_role("link", name="Save evidence").click()
    evidence = tmp_path / "evidence.json"
    saved.value.save_as(evidence)
    assert roost(["check", str(evidence)]) == 1
    said = " ".join(capsys.readouterr().out.split())
    # Which part a browser sent is known to no one else.
    wanted = "Only the device knows" if how == "foreign-seat" else "Evidence: confirmed."
    assert wanted in said
