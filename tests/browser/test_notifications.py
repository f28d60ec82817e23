"""Turn notifications, in a real browser."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import axe_by_day_and_night
from tests.browser.boxes import faults
from tests.browser.conftest import QUICK, NewContext


@pytest.fixture
def address(built: None, tmp_path: Path) -> Iterator[str]:
    """A server that may send notes."""
    settings = {"notifications": True, "notifications_allow": ["127.0.0.1"]}
    process = subprocess.Popen(
        [sys.executable, "-m", "roost.server", str(tmp_path), "0", json.dumps(settings)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip().replace("127.0.0.1", "localhost")
    finally:
        process.terminate()
        process.wait(timeout=60)
        process.stdout.close()


def test_an_address_is_added_kept_quiet_and_stopped_and_a_note_is_shown(
    address: str, new_context: NewContext, troubles: list[str]
) -> None:
    context = new_context(
        {**QUICK, "lang": "de"}, base_url=address, viewport={"width": 360, "height": 740}
    )
    context.grant_permissions(["notifications"], origin=address)
    page = context.new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto("/settings#news")
    field = page.get_by_label("Adresse, mit https://")
    field.fill("https://10.0.0.1/hook")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("kann Roost nichts schicken")
    field.fill("http://127.0.0.1:9/topic")
    field.press("Enter")
    where = page.get_by_role("list", name="Deine Adressen für Benachrichtigungen")
    expect(where).to_contain_text("127.0.0.1:9")
    page.get_by_role("button", name="Test senden: 127.0.0.1:9").click()
    expect(page.get_by_text("Der Test kam bei 127.0.0.1:9 nicht an.")).to_be_visible()
    begins = page.get_by_role("group", name="Ruhezeit").get_by_role("combobox").first
    with page.expect_response(lambda answer: "/api/notifications/" in answer.url):
        begins.select_option("23:00")
    page.reload()
    expect(begins).to_have_value("23")
    expect(page.get_by_role("button", name="In diesem Browser benachrichtigen")).to_be_visible()
    assert axe_by_day_and_night(page) == []
    assert faults(page) == []
    page.get_by_role("button", name="127.0.0.1:9 entfernen").click()
    expect(where).to_have_count(0)
    page.goto("/stop/abc.def")
    expect(page.get_by_role("alert")).to_contain_text("schon abbestellt")

    # What a push service brings is shown by the service worker.
    registered: list[str] = []
    workers = context.new_cdp_session(page)
    workers.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registered.extend(one["registrationId"] for one in event["registrations"]),
    )
    workers.send("ServiceWorker.enable")
    page.evaluate(
        "async () => { await navigator.serviceWorker.register('/sw.js');"
        " await navigator.serviceWorker.ready; }"
    )
    note = {"text": "Du bist dran", "url": f"{address}/table/abcdef", "table": "abcdef"}
    workers.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": address, "registrationId": registered[-1], "data": json.dumps(note)},
    )
    page.wait_for_function(
        "async () => (await (await navigator.serviceWorker.ready).getNotifications())"
        ".some(({ body, data }) => body === 'Du bist dran' && data.endsWith('/table/abcdef'))"
    )
    assert troubles == []
