"""What a table shows and asks: failures, steals, real dice, pace, motion."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import QUICK, NewContext
from tests.browser.players import choose_players
from tests.browser.scenes import PIECES, PLAY, table_at
from tests.browser.tables import ME, lay, me, sit
from tests.browser.test_first_game import uncovered


@pytest.fixture
def real_dice(new_context: NewContext) -> Page:
    """Ana and Leo around one screen with dice of their own; Ana starts."""
    dice = {"type": "manual"}
    page = sit(new_context(), "pickomino", me("Ana"), me("Leo"), first=0, dice=dice)
    expect(page.get_by_role("group", name="Which face?")).to_be_visible()
    return page


def throw(page: Page, dice: str) -> None:
    """Type the dice in, by keys."""
    expect(page.get_by_text(f"0 of {len(dice)} dice entered")).to_be_visible()
    for face in dice:
        page.keyboard.press(face)
    page.get_by_role("button", name="Done", exact=True).click()


def take(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile(f"^{name}")).click()


def test_real_dice_are_typed_in_taken_back_and_typed_again(real_dice: Page) -> None:
    throw(real_dice, "11223ww5")
    expect(real_dice.get_by_role("button", name="Set aside 2 worms, total 10")).to_be_visible()
    real_dice.get_by_role("button", name="Undo the last roll").click()
    for face in ("worm", "worm", "worm", "1", "1", "1", "1", "1"):
        real_dice.get_by_role("button", name=f"Add a {face}", exact=True).click()
    real_dice.get_by_role("button", name="Done", exact=True).click()
    expect(real_dice.get_by_role("button", name="Set aside 3 worms, total 15")).to_be_visible()


def test_stopping_into_a_failure_asks_first(real_dice: Page) -> None:
    """P16: legal, but the one thing that is confirmed."""
    throw(real_dice, "11223ww5")
    take(real_dice, "Set aside both 1s")
    take(real_dice, "Stop and lose the turn")
    question = real_dice.get_by_role("alertdialog", name="Stop and lose the turn?")
    expect(question).to_contain_text("You have no worm yet.")
    take(real_dice, "Keep playing")
    expect(question).to_have_count(0)
    take(real_dice, "Stop and lose the turn")
    take(real_dice, "Stop anyway")
    expect(real_dice.get_by_role("log")).to_contain_text("Ana has 2 but no worm. The turn is lost.")


def test_what_stopping_would_win_is_said_and_a_steal_names_its_victim(real_dice: Page) -> None:
    """P9 and P10: Ana takes the 25, Leo takes it from her."""
    throw(real_dice, "wwwww123")
    take(real_dice, "Set aside 5 worms, total 25")
    expect(real_dice.get_by_role("button", name="Take 25 2 worms")).to_be_visible()
    take(real_dice, "Take 25")
    expect(real_dice.get_by_role("button", name="Ana’s stack: 25")).to_be_visible()
    throw(real_dice, "wwwww123")
    take(real_dice, "Set aside 5 worms, total 25")
    expect(real_dice.get_by_role("button", name="Steal 25 from Ana")).to_be_visible()
    take(real_dice, "Steal 25 from Ana")
    expect(real_dice.get_by_role("button", name="Leo’s stack: 25")).to_be_visible()
    expect(real_dice.get_by_role("log")).to_contain_text("steals the 25 from Ana")


def test_a_failure_shows_the_returned_and_the_turned_tile(real_dice: Page) -> None:
    """P7 and P17: Ana has the 25, then rolls only what she has taken."""
    throw(real_dice, "wwwww123")
    take(real_dice, "Set aside 5 worms")
    take(real_dice, "Take 25")
    throw(real_dice, "wwwww111")
    take(real_dice, "Set aside 3 dice with 1")
    take(real_dice, "Roll again")
    throw(real_dice, "11111")
    throw(real_dice, "wwwww122")
    take(real_dice, "Set aside 5 worms")
    take(real_dice, "Roll again")
    throw(real_dice, "www")
    said = real_dice.get_by_role("log")
    expect(said).to_contain_text("Nothing new, so Ana’s turn is lost.")
    expect(said).to_contain_text("The 25 goes back to the grill and the 36 is turned over.")
    expect(real_dice.get_by_role("img", name="Face down, out of the game")).to_have_count(1)


def test_a_face_that_was_taken_is_dimmed_and_says_why(real_dice: Page) -> None:
    """P4: each face once in a turn."""
    throw(real_dice, "wwwww123")
    take(real_dice, "Set aside 5 worms")
    take(real_dice, "Roll again")
    throw(real_dice, "w12")
    dimmed = real_dice.get_by_role("button", name="one worm")
    expect(dimmed).to_have_attribute("aria-disabled", "true")
    dimmed.click(force=True)
    expect(real_dice.get_by_text("You’ve already set aside worms this turn.")).to_be_visible()


def test_a_stack_can_be_opened_to_see_what_lies_below(real_dice: Page) -> None:
    """P14: covered tiles are safe, not secret."""
    throw(real_dice, "wwwww123")
    take(real_dice, "Set aside 5 worms")
    take(real_dice, "Take 25")
    throw(real_dice, "wwww1111")
    take(real_dice, "Set aside 4 worms")
    take(real_dice, "Roll again")
    throw(real_dice, "1111")
    take(real_dice, "Set aside 4 dice with 1")
    throw(real_dice, "wwwww555")
    take(real_dice, "Set aside 5 worms")
    take(real_dice, "Roll again")
    throw(real_dice, "331")
    take(real_dice, "Set aside both 3s")
    take(real_dice, "Take 31")
    real_dice.get_by_role("button", name="Ana’s stack: 31 on top, 1 below").click()
    below = real_dice.get_by_role("img", name="Tile 25, 2 worms")
    expect(below).to_be_visible()


def stop_the_clock(page: Page) -> None:
    """From now on nothing passes by itself, however slow the machine is."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 5)


def test_dice_tumble_without_moving_anything_else_and_a_tap_skips_them(
    new_context: NewContext,
) -> None:
    page = new_context({"pace": "normal", "motion": "on"}).new_page()
    page.clock.install()
    page.goto(lay(page.context, "pickomino", ME, ME))
    roll = page.get_by_role("button", name="Roll 8 dice")
    expect(roll).to_be_visible()
    page.evaluate(
        """() => { window.shift = 0; new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) window.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: false }); }"""
    )
    stop_the_clock(page)
    roll.click()
    expect(page.locator(".cube")).to_have_count(8)
    page.clock.resume()
    expect(page.locator(".cube")).to_have_count(0)
    expect(page.get_by_text("Tap the dice you want to set aside.")).to_be_visible()
    assert page.evaluate("window.shift") == 0

    page.locator(".group.open").last.click()
    on = page.get_by_role("button", name=re.compile("^Roll again"))
    expect(on).to_be_visible()
    stop_the_clock(page)
    on.click()
    expect(page.locator(".cube").first).to_be_attached()
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".cube")).to_have_count(0)


def test_reduced_motion_never_tumbles(new_context: NewContext) -> None:
    page = sit(new_context({"pace": "normal"}, reduced_motion="reduce"), "pickomino", ME, ME)
    page.evaluate(
        """() => { window.cubes = 0; new MutationObserver(() => {
          window.cubes += document.querySelectorAll('.cube').length;
        }).observe(document.body, { childList: true, subtree: true }); }"""
    )
    page.get_by_role("button", name="Roll 8 dice").click()
    expect(page.get_by_text("Tap the dice you want to set aside.")).to_be_visible()
    assert page.evaluate("window.cubes") == 0


def test_the_last_settings_are_remembered_and_an_unfinished_game_is_found_again(
    new_context: NewContext,
) -> None:
    page = new_context().new_page()
    page.goto("/new/pickomino?mode=bots")
    choose_players(page, 5)
    page.get_by_role("button", name="Start").click()
    players = page.get_by_role("list", name="Players").locator("> li")
    expect(players).to_have_count(5)
    table = page.url
    page.goto("/")
    page.get_by_role("link", name=re.compile("Pickomino.*Continue")).click()
    expect(page).to_have_url(table)
    page.goto("/")
    page.get_by_role("button", name="Play Pickomino now").click()
    expect(players).to_have_count(5)


BOARDS = [(board, n) for board in ("rings61", "rings49", "bloom61", "wheel49") for n in (2, 3, 4)]
BOARDS += [("grid49", 2), ("grid49", 4)]
# Each button is found under its own middle, and none reaches into another.
TARGETS = """(all) => {
  const boxes = all.map(e => e.getBoundingClientRect());
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const hidden = all.filter((e, i) => document.elementFromPoint(...middle(boxes[i])) !== e);
  const overlaps = boxes.filter((a, i) => boxes.some((b, j) => {
    const [[ax, ay], [bx, by]] = [middle(a), middle(b)];
    return i < j && Math.hypot(ax - bx, ay - by) < (a.width + b.width) / 2 - 1;
  }));
  const smallest = Math.min(...boxes.map(b => b.width));
  return { hidden: hidden.length, overlaps: overlaps.length, smallest };
}"""


@pytest.mark.parametrize(("board", "players"), BOARDS)
def test_every_board_is_drawn_for_every_number_of_players(
    new_context: NewContext, board: str, players: int
) -> None:
    context = new_context(viewport={"width": 360, "height": 740})
    page = sit(context, "knockout", *[ME] * players, variant=board, first=0)
    expect(page.locator(".board [data-piece]")).to_have_count(18 if players == 3 else 24)
    page.get_by_role("button", name="Roll 2 dice").click()
    spots = page.locator(".spot.piece")
    expect(spots.first).to_be_visible()
    spots.first.click()
    expect(page.locator(".spot.target").first).to_be_visible()
    page.locator(".board").scroll_into_view_if_needed()
    touched: dict[str, Any] = page.locator(".spot").evaluate_all(TARGETS)
    assert (touched["hidden"], touched["overlaps"]) == (0, 0)
    assert touched["smallest"] >= 24


def test_a_board_is_offered_only_for_the_players_it_has_room_for(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto("/new/knockout?mode=local")
    page.get_by_text("Rules and variants").click()
    grid = page.get_by_role("radio", name="Grid 49")
    expect(grid).to_be_attached()
    choose_players(page, 3)
    expect(grid).to_have_count(0)
    page.get_by_role("radio", name="Wheel 49").check()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".board [data-piece]")).to_have_count(18)


def test_a_path_is_drawn_on_focus_and_the_halves_are_ticked_off(new_context: NewContext) -> None:
    """K4: two moves, in the order the player chooses."""
    page = sit(new_context(), "knockout", ME, ME, first=0)
    page.get_by_role("button", name="Roll 2 dice").click()
    page.locator(".spot.piece").last.click()
    page.locator(".spot.target").first.focus()
    expect(page.locator("polyline.path")).to_be_visible()
    page.locator(".spot.target").first.click()
    expect(page.locator(".halves li.done")).to_have_count(1)


def test_the_second_half_of_a_double_asks_for_another_piece(new_context: NewContext) -> None:
    """K5; and spaces are named on the board where that is wanted."""
    page = new_context({**QUICK, "spaceNames": True}).new_page()
    table_at(f"knockout 2 {PIECES} 0 22 5 3 0", ".spot.piece >> nth=-1", ".spot.target")(page)
    expect(page.locator(".bar")).to_contain_text("Now choose another piece")
    expect(page.locator(".board text", has_text=re.compile("^O1$"))).to_be_attached()


def test_half_of_a_roll_that_is_lost_is_none_that_was_played(new_context: NewContext) -> None:
    """K11, K12: nobody else has a 5 any more, so it cannot move."""
    page = new_context().new_page()
    left = "O0,M7,O8,O3,I2,I4/M3,O7,x,M12,x,O11/O12,O13,O14,O15,O16,O17/O18,O19,I8,O21,x,O23"
    table_at(f"knockout 2 {left} 0 3:5 5 3 0")(page)
    expect(page.locator(".bar")).to_contain_text("Choose a piece")
    expect(page.locator(".bar")).not_to_contain_text("another piece")


def test_a_refusal_stands_where_the_button_was_pressed(new_context: NewContext) -> None:
    page = new_context(viewport={"width": 360, "height": 740}).new_page()
    page.goto("/new/knockout?mode=bots")
    start = page.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_visible()
    page.route("**/api/guest", lambda route: route.abort())
    start.click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert uncovered(page.get_by_role("alert"))


def test_who_has_played_may_share_it_and_play_again_in_other_seats(new_context: NewContext) -> None:
    context = new_context()
    context.add_init_script("navigator.share = async (told) => { window.told = told; }")
    page = context.new_page()
    PLAY["pickomino over"](page)
    first = page.url
    grill, bar = (page.locator(css).bounding_box() for css in (".grill", ".bar"))
    assert grill is not None
    assert bar is not None
    assert grill["y"] + grill["height"] <= bar["y"], "the result covers the table"
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Send", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Sent")).to_be_attached()
    told = page.evaluate("window.told")
    assert f"/game/{first.rpartition('/')[2]}?key=" in told["url"]
    assert "wins!" in told["text"]
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Swap seats").click()
    page.wait_for_url(lambda url: url != first)
    expect(page.locator(".bar")).to_be_visible()
    seats = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "human"]  # at the first table the other way
    expect(page.get_by_role("listitem").filter(has_text="You").first).to_be_visible()
