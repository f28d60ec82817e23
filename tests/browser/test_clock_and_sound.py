"""Time and sound: clocks that run and run out, sounds that are heard only when wanted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import QUICK, NewContext
from tests.browser.players import moments
from tests.browser.tables import ME, me, sit
from tests.browser.test_together import invite, sit_down, whose_turn

# Counts the tones that would be heard.
EAR = """
  window.tones = 0;
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when) {
    window.tones += 1;
    return start.call(this, when);
  };
"""


def hears_more_than(page: Page, tones: int) -> None:
    for _ in moments(page):
        if page.evaluate("window.tones") > tones:
            return
    raise AssertionError(f"no more than {tones} tones are heard")


def clocked(context: BrowserContext, clock: dict[str, int]) -> Page:
    """A table for two with this clock, the other seat open to anyone."""
    return sit(context, "pickomino", me("Ana"), {"type": "open"}, private=False, clock=clock)


def begin(ana: Page, leo: Page) -> tuple[Page, Page]:
    leo.goto(ana.url)
    leo.get_by_role("textbox", name="Your name").fill("Leo")
    leo.get_by_role("button", name="Sit down").click()
    return whose_turn(ana, leo)


def test_the_clock_of_who_is_to_move_runs_and_the_other_one_stands(new_context: NewContext) -> None:
    ana = clocked(new_context(), {"decision_s": 600, "reserve_s": 60})
    mover, _ = begin(ana, new_context().new_page())
    seats = mover.get_by_role("list", name="Players").locator("> li")
    running = seats.and_(mover.locator("[aria-current=true]")).get_by_role("timer")
    standing = seats.and_(mover.locator("[aria-current=false]")).get_by_role("timer")
    expect(running).to_contain_text(re.compile(r"\d?\d:\d\d \+1:00"))
    expect(running).to_contain_text(re.compile(r"\d?\d:\d\d left, plus 1:00 extra"))
    before = running.inner_text()
    expect(running).not_to_have_text(before)
    expect(standing).to_contain_text("+1:00")
    expect(standing).not_to_contain_text(re.compile(r"[1-9]:\d\d \+"))


def test_when_the_time_is_up_a_bot_decides_and_everybody_reads_it(new_context: NewContext) -> None:
    ana = clocked(new_context(), {"decision_s": 3, "reserve_s": 0})
    mover, waiter = begin(ana, new_context().new_page())
    for page in (mover, waiter):
        expect(page.get_by_role("log")).to_contain_text(
            re.compile("ran out of time; a bot decides.")
        )


def test_the_host_sets_the_clock_in_the_room(new_context: NewContext) -> None:
    page, link = invite(new_context({**QUICK, "name": "Ana"}), "pickomino")
    page.locator("summary", has_text=re.compile("^Rules$")).click()
    expect(page.get_by_text("one extra minute")).to_be_visible()
    page.get_by_role("radio", name="30 s").check()
    expect(page.get_by_test_id("facts")).to_contain_text("30 s")
    friend = new_context().new_page()
    friend.goto(link)
    expect(friend.get_by_test_id("facts")).to_contain_text("30 s")


@pytest.fixture
def listener(new_context: NewContext) -> Page:
    """Somebody with ears, around one screen, about to roll."""
    context = new_context({"pace": "fast", "motion": "on"})
    context.add_init_script(EAR)
    page = sit(context, "pickomino", ME, ME)
    expect(page.get_by_role("button", name="Roll 8 dice")).to_be_visible()
    return page


def test_dice_are_heard_from_the_first_tap_until_the_switch_is_off(listener: Page) -> None:
    switch = listener.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert listener.evaluate("window.tones") == 0
    listener.get_by_role("button", name="Roll 8 dice").click()
    hears_more_than(listener, 7)
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    listener.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")
    listener.locator(".group.open").last.click()
    expect(listener.locator("[data-roll]")).to_be_visible()
    assert listener.evaluate("window.tones") == 0


def test_whoever_looks_elsewhere_hears_that_it_is_their_turn(new_context: NewContext) -> None:
    pages: list[Page] = []
    for name in ("Ana", "Leo"):
        context = new_context({**QUICK, "name": name, "sound": True})
        context.add_init_script(EAR + "document.hasFocus = () => false;")
        if not pages:
            page, link = invite(context, "pickomino")
            pages.append(page)
        else:
            pages.append(sit_down(context, link, name))
    ana, leo = pages
    mover, waiter = whose_turn(ana, leo)
    hears_more_than(mover, 0)
    assert waiter.evaluate("window.tones") == 0
