"""Days off, in a real browser: added on your own page, and shown at the table."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from playwright.sync_api import ViewportSize, expect

from tests.browser.axe import axe_by_day_and_night
from tests.browser.boxes import faults
from tests.browser.conftest import QUICK, NewContext, settle
from tests.browser.tables import lay

PHONE: ViewportSize = {"width": 360, "height": 740}


def test_days_off_are_announced_seen_at_the_table_and_taken_back(
    new_context: NewContext, troubles: list[str]
) -> None:
    ana = new_context({**QUICK, "lang": "de"}, viewport=PHONE, timezone_id="UTC")
    ben = new_context()
    seats = ({"type": "me"}, {"type": "open"})
    path = lay(ben, "pickomino", *seats, private=False, turn_h=24, first=0)
    ana.request.post("/api/guest", data={"name": "Dora"})
    id_ = path.rpartition("/")[2]
    for who, commands in ((ana, ("sit", "ready")), (ben, ("ready",))):
        for kind in commands:
            body = {"type": kind, "id": f"d-{kind}", "seat": 1 if who is ana else 0}
            answer = who.request.post(f"/api/tables/{id_}/commands", data=body)
            assert answer.ok, answer.text()

    here, there = ana.new_page(), ben.new_page()
    for page in (here, there):
        page.on("pageerror", lambda error: troubles.append(str(error)))
    there.goto(path)
    mark = there.locator("[data-pause]")
    expect(there.get_by_text("Dora", exact=True).first).to_be_visible()
    expect(mark).to_have_count(0)

    ana.add_init_script("localStorage.setItem('roost.guest', JSON.stringify('x'))")
    here.goto("/me")
    section = here.get_by_role("region", name="Freie Tage")
    expect(section.get_by_text("Freie Tage übrig in diesem Jahr: 28 von 28")).to_be_visible()
    tomorrow = datetime.now(UTC).date() + timedelta(days=1)
    section.get_by_label("Erster Tag").fill(tomorrow.isoformat())
    section.get_by_label("Letzter Tag").fill((tomorrow + timedelta(days=40)).isoformat())
    section.get_by_role("button", name="Eintragen").click()
    expect(section.get_by_role("alert")).to_contain_text("Das ist zu lang")
    section.get_by_label("Letzter Tag").fill((tomorrow + timedelta(days=6)).isoformat())
    section.get_by_role("button", name="Eintragen").click()
    listed = section.get_by_role("list", name="Deine freien Tage")
    expect(listed.get_by_role("listitem")).to_have_count(1)
    expect(section.get_by_text("Freie Tage übrig in diesem Jahr: 21 von 28")).to_be_visible()
    settle(here)
    assert axe_by_day_and_night(here) == []
    assert faults(here) == []

    expect(mark).to_contain_text("away")
    there.set_viewport_size(PHONE)
    settle(there)
    assert faults(there) == []
    listed.get_by_role("button", name="Streichen").click()
    expect(listed).to_have_count(0)
    expect(mark).to_have_count(0)
    assert troubles == []
