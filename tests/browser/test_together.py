"""People apart: invitations, reloads, a lost network, watching, a bot that keeps a seat."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import BrowserContext, FilePayload, Page, expect

from tests.browser.conftest import QUICK, NewContext
from tests.browser.players import by_itself, moments
from tests.browser.tables import BOT, ME, lay

ONLINE = "/new/{game}?mode=online"
NEARLY_OVER = "pickomino 21-22 23,25/24,26 0 - ? 9"


def invite(context: BrowserContext, game: str, players: int = 2) -> tuple[Page, str]:
    """Open a room with this many seats; return the host's page and the link to all seats."""
    page = context.new_page()
    page.goto(ONLINE.format(game=game))
    room = page.get_by_role("heading", name="Waiting for everyone")
    button = page.get_by_role("button", name="Invite friends")  # whoever has a name needs none
    expect(room.or_(button)).to_be_visible()
    if button.count():
        button.click()
    expect(room).to_be_visible()
    seats = page.locator(".seats > li")
    while (count := seats.count()) != players:
        more = count < players
        name = "Add friend" if more else "Close this seat"
        page.get_by_role("button", name=name).last.click()
        expect(seats).to_have_count(count + 1 if more else count - 1)
    link = page.get_by_role("textbox", name="Link").first.input_value()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    return page, link


def sit_down(context: BrowserContext, link: str, name: str) -> Page:
    page = context.new_page()
    page.goto(link)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_hidden()
    return page


@pytest.fixture
def pair(new_context: NewContext) -> tuple[Page, Page]:
    """Two people at a Pickomino table that has begun."""
    ana, link = invite(new_context({**QUICK, "name": "Ana"}, short=True), "pickomino")
    leo = sit_down(new_context(), link, "Leo")
    for page in (ana, leo):
        expect(page.get_by_role("region", name="Grill")).to_be_visible()
    return ana, leo


def upload(text: str) -> FilePayload:
    return {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}


def whose_turn(ana: Page, leo: Page) -> tuple[Page, Page]:
    """The player who rolls next, and the one who waits."""
    roll = re.compile(r"^Roll \d dice")
    for _ in moments(ana):
        if ana.get_by_role("button", name=roll).count():
            return ana, leo
        if leo.get_by_role("button", name=roll).count():
            return leo, ana
    raise AssertionError("nobody is to roll")


@pytest.mark.slow
def test_two_people_finish_a_game_though_one_reloads_and_one_loses_the_network(
    pair: tuple[Page, Page],
) -> None:
    ana, leo = pair
    mover, _ = whose_turn(ana, leo)
    mover.get_by_role("button", name=re.compile(r"^Roll")).click()
    expect(mover.get_by_text("Tap the dice you want to set aside.")).to_be_visible()
    rolled = mover.get_by_test_id("dice").inner_text()
    mover.reload()
    expect(mover.get_by_text("Tap the dice you want to set aside.")).to_be_visible()
    expect(mover.get_by_test_id("dice")).to_have_text(rolled, use_inner_text=True)

    mover.context.set_offline(True)
    expect(mover.get_by_text("Connection lost.")).to_be_visible()
    expect(mover.locator(".group.open")).to_have_count(0)  # nothing can be done that may get lost
    mover.context.set_offline(False)
    expect(mover.get_by_text("Connection lost.")).to_be_hidden()
    expect(mover.get_by_test_id("dice")).to_have_text(rolled, use_inner_text=True)
    by_itself(ana, leo)


@pytest.mark.slow
def test_two_people_finish_a_knockout_game(new_context: NewContext) -> None:
    ana, link = invite(new_context(short=True), "knockout")
    leo = sit_down(new_context(), link, "Leo")
    by_itself(ana, leo)


def leave(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()


def test_a_bot_keeps_the_seat_of_someone_who_left_and_hands_it_back(
    pair: tuple[Page, Page],
) -> None:
    ana, leo = pair
    table = leo.url
    leave(leo)
    expect(ana.get_by_text("a bot is playing", exact=True)).to_be_visible()
    expect(leo.get_by_text("You left the table.")).to_be_visible()
    leo.get_by_role("button", name="Undo").click()
    expect(leo.get_by_role("region", name="Grill")).to_be_visible()
    expect(ana.get_by_text("a bot is playing", exact=True)).to_be_hidden()

    leave(leo)
    expect(ana.get_by_text("a bot is playing", exact=True)).to_be_visible()
    leo.goto(table)
    expect(leo.get_by_text("A bot is keeping your seat warm.")).to_be_visible()
    leo.get_by_role("button", name="Take over").click()
    expect(leo.get_by_text("A bot is keeping your seat warm.")).to_be_hidden()
    expect(ana.get_by_text("a bot is playing", exact=True)).to_be_hidden()


def test_a_private_table_is_closed_to_strangers_and_open_to_watchers_with_a_link(
    new_context: NewContext,
) -> None:
    ana, _ = invite(new_context(), "pickomino")
    stranger = new_context().new_page()
    stranger.goto(ana.url)
    expect(stranger.get_by_text("We can’t find this table")).to_be_visible()

    ana.get_by_text("Let others watch").click()
    stranger.goto(ana.get_by_role("textbox", name="Link").last.input_value())
    expect(stranger.get_by_role("heading", name="Waiting for everyone")).to_be_visible()
    expect(stranger.get_by_role("button", name="Add friend")).to_have_count(0)


def test_a_public_table_is_found_in_the_lobby_and_can_be_watched(new_context: NewContext) -> None:
    ana, _ = invite(new_context(), "pickomino")
    ana.locator("summary", has_text=re.compile("^Rules$")).click()
    ana.get_by_role("checkbox", name="Anyone may join").check()
    table = ana.url.rpartition("/")[2]

    leo = new_context().new_page()
    leo.goto("/tables")
    leo.locator(f"a[href='/table/{table}']").click()
    leo.get_by_role("button", name="Sit down").click()
    expect(leo.get_by_role("region", name="Grill")).to_be_visible()

    eve = new_context().new_page()
    eve.goto("/tables")
    eve.locator(f"a[href='/table/{table}']").click()
    expect(eve.get_by_text("You’re watching.")).to_be_visible()
    expect(eve.get_by_role("button", name=re.compile("^Roll"))).to_have_count(0)
    expect(ana.get_by_text("1 person is watching")).to_be_attached()


def test_a_reaction_reaches_the_other_side(pair: tuple[Page, Page]) -> None:
    ana, leo = pair
    for width in (360, 430, 1280):
        ana.set_viewport_size({"width": width, "height": 740})
        ana.get_by_role("button", name="React", exact=True).click()
        place = ana.get_by_role("group", name="React").bounding_box()
        assert place is not None
        assert place["x"] >= 0, (width, place)
        assert place["x"] + place["width"] <= width, (width, place)
        ana.keyboard.press("Escape")
    ana.get_by_role("button", name="React", exact=True).click()
    ana.get_by_role("button", name="Nice one!").click()
    expect(leo.get_by_text("Nice one!")).to_be_visible()


def test_the_tab_says_whose_turn_it_is(pair: tuple[Page, Page]) -> None:
    mover, waiter = whose_turn(*pair)
    expect(mover).to_have_title(re.compile("● Your turn"))
    expect(waiter).to_have_title("Pickomino · Roost")


def test_a_finished_game_is_checked_offline_by_the_fair_dice_page(new_context: NewContext) -> None:
    context = new_context()
    page = context.new_page()
    page.goto("/fair")
    expect(page.get_by_text("Choose a game file")).to_be_visible()
    page.goto(lay(context, "pickomino", ME, BOT, start=NEARLY_OVER))
    by_itself(page)
    page.get_by_role("button", name="More").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the game").click()
    text = download.value.path().read_text(encoding="utf-8")

    page.goto("/fair")
    page.get_by_label("Choose a game file").set_input_files(upload("{}"))
    expect(page.get_by_text("This isn’t a Roost game file.")).to_be_visible()
    context.set_offline(True)
    chooser = page.get_by_label("Choose a game file")
    chooser.set_input_files(upload(text))
    expect(page.get_by_text(re.compile(r"The dice check out: all \d+ rolls are"))).to_be_visible()
    expect(page.get_by_text("It is the game of your receipt.")).to_be_visible()

    record = json.loads(text)
    record["turns"][0] = re.sub(
        r"\[(.)", lambda m: "[2" if m[1] != "2" else "[3", record["turns"][0], count=1
    )
    chooser.set_input_files(upload(json.dumps(record)))
    expect(page.get_by_text("Something is wrong:")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Roll 1 shows"))).to_be_visible()
