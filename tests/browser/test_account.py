"""Accounts in a real browser: by keyboard, by passkey, and in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from roost.locale import LANGUAGES
from tests.browser.axe import axe_by_day_and_night
from tests.browser.boxes import faults
from tests.browser.conftest import QUICK, NewContext, running_server, settle
from tests.scale import scaled

PASSWORD = "correct horse battery"


@pytest.fixture
def address(built: None, tmp_path: Path) -> Iterator[str]:
    """A server of its own, by the name that passkeys want."""
    with running_server(tmp_path) as found:
        yield found.replace("127.0.0.1", "localhost")


def with_passkeys(context: BrowserContext, page: Page) -> None:
    """A device that verifies its owner by itself."""
    devices = context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    sure = {"hasUserVerification": True, "isUserVerified": True}
    simulated = {"automaticPresenceSimulation": True}
    options = {"options": {**kind, **sure, **simulated}}
    devices.send("WebAuthn.addVirtualAuthenticator", options)


def test_an_account_is_made_by_keyboard_opened_by_passkey_and_by_code_and_forgotten(
    address: str, new_context: NewContext, troubles: list[str]
) -> None:
    context = new_context(base_url=address)
    page = context.new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    with_passkeys(context, page)
    page.goto("/me")
    page.get_by_role("link", name="Account", exact=True).click()
    expect(page.get_by_role("heading", name="Account", level=1)).to_be_focused()
    assert axe_by_day_and_night(page) == []

    # By keyboard: from the first field on, nothing but keys.
    page.get_by_label("Name").fill("Mina")
    page.keyboard.press("Tab")
    page.keyboard.type("short")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("too easy to guess")
    page.get_by_label("Password").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Recovery code")).to_be_focused()
    code = page.locator(".code").inner_text()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Signed in as Mina.")).to_be_visible()

    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("button", name="Remove Linux")).to_be_visible()
    assert axe_by_day_and_night(page) == []
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("radio", name="Sign in").check()
    page.get_by_role("button", name="With a passkey").click()
    expect(page.get_by_text("Signed in as Mina.")).to_be_visible()
    expect(page.get_by_text("Chrome, Linux")).to_be_visible()

    # Another device, by the code: the first one is out.
    there = new_context(base_url=address).new_page()
    there.goto("/account")
    there.get_by_role("radio", name="Use a recovery code").check()
    there.get_by_label("Name").fill("mina")
    there.get_by_role("textbox", name="Recovery code").fill(code)
    there.get_by_label("New password").fill(f"{PASSWORD} 2")
    there.get_by_role("button", name="Use a recovery code").click()
    expect(there.locator(".code")).not_to_have_text(code)
    there.get_by_role("button", name="I’ve saved it").click()
    expect(there.get_by_text("Signed in as Mina.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Create an account")).to_be_visible()

    there.goto("/me")
    expect(there.get_by_text("Your name Mina · Account")).to_be_visible()  # changed there alone
    expect(there.get_by_label("Your name")).to_have_count(0)
    there.goto("/new/pickomino")
    expect(there.get_by_text("Your name Mina · Account")).to_be_visible()
    expect(there.get_by_label("Your name")).to_have_count(0)
    there.goto("/settings#device")
    there.get_by_role("button", name="Delete my data").click()
    there.get_by_role("button", name="Delete my data").click()
    expect(there.get_by_text("Done. This server has deleted everything about you.")).to_be_visible()
    assert troubles == []


def test_the_page_fits_a_phone_in_every_language(address: str, new_context: NewContext) -> None:
    clipped = {}
    for lang in scaled(["de", "fr"], LANGUAGES):
        context = new_context(
            {**QUICK, "lang": lang}, base_url=address, viewport={"width": 360, "height": 740}
        )
        page = context.new_page()
        page.goto("/account")
        settle(page)
        found = faults(page)
        body = {"name": f"Mina {lang}", "password": PASSWORD}
        assert page.request.post("/api/account", data=body).ok
        page.reload()
        settle(page)
        assert page.locator("html").get_attribute("lang") == lang
        clipped[lang] = found + faults(page)
    assert not any(clipped.values()), clipped
