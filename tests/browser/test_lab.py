"""The laboratory in a real browser: both editors, by mouse, finger and keys."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.axe import axe
from tests.browser.conftest import SHIFT, NewContext

pytestmark = pytest.mark.slow
PICKOMINO = "pickomino 21-24,26,30-36 25/-/27,29 2 www345 . 7"
KNOCKOUT = "knockout 2 O0,M3,x,x,C,x/x,O7,x,x,x,x/x,x,x,x,I2,x/x,x,x,x,O9,x 1 25 31 16 0"
START = (
    "knockout 2 O0,O1,O2,O3,O4,O5/O6,O7,O8,O9,O10,O11/"
    "O12,O13,O14,O15,O16,O17/O18,O19,O20,O21,O22,O23 0 ? 1 1 0"
)
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
BEST = re.compile(r"^(Best|Your only option):")


def text_of(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Position")


def space(page: Page, name: str) -> Locator:
    return page.locator(f"[data-space='{name}']")


def tile(page: Page, number: int) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{number}(,| on| in)"))


def open_lab(page: Page, position: str) -> None:
    page.goto(f"/lab?p={quote(position)}")
    expect(page.locator(".words p").or_(page.get_by_role("alert")).first).to_be_visible()


def drag(page: Page, piece: Locator, to: Locator) -> None:
    piece.scroll_into_view_if_needed()
    start, end = piece.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


# -- answers ---------------------------------------------------------------------------------


def test_the_laboratory_answers_while_a_slider_moves(table: Page, troubles: list[str]) -> None:
    open_lab(table, PICKOMINO)
    expect(table.get_by_text("Best: stop and take the 26.", exact=False)).to_be_visible()
    choices = table.get_by_role("table", name="Choices")
    expect(choices.get_by_role("row")).to_have_count(3)
    players = table.get_by_role("slider", name=re.compile("Number of players"))
    shares = table.get_by_role("region", name="Winning chances").get_by_role("listitem")
    for count in (4, 5, 6, 7):
        players.fill(str(count))
        expect(shares).to_have_count(count)
    waits = table.evaluate(
        "performance.getEntriesByType('resource')"
        ".filter(e => e.name.endsWith('/api/lab')).map(e => e.duration)"
    )
    typical = sorted(waits)[len(waits) // 2]
    assert typical < 1000, f"milliseconds of each answer: {waits}"
    assert axe(table, grave=True) == []
    assert troubles == []


def test_while_an_answer_is_on_its_way_only_the_latest_position_waits(table: Page) -> None:
    open_lab(table, PICKOMINO)
    asked: list[str] = []
    held: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(str((route.request.post_data_json or {})["position"]))
        if len(asked) == 1:
            held.append(route)
        else:
            route.continue_()

    table.route("**/api/lab", hold)
    players = table.get_by_role("slider", name=re.compile("Number of players"))
    for count in (4, 5, 6, 7):
        players.fill(str(count))
    assert [position.split()[2].count("/") + 1 for position in asked] == [4]
    held[0].continue_()
    shares = table.get_by_role("region", name="Winning chances").get_by_role("listitem")
    expect(shares).to_have_count(7)
    assert [position.split()[2].count("/") + 1 for position in asked] == [4, 7]


@pytest.mark.parametrize("position", [PICKOMINO, KNOCKOUT], ids=["pickomino", "knockout"])
def test_the_link_carries_the_position(table: Page, position: str) -> None:
    open_lab(table, position)
    if position == PICKOMINO:
        tile(table, 36).click()
        table.get_by_role("button", name="Onto Player 2’s stack").click()
    else:
        space(table, "C").click()
        space(table, "C").press("Delete")
    changed = text_of(table).input_value()
    assert changed != position
    table.wait_for_function(
        "text => new URLSearchParams(location.search).get('p') === text", arg=changed
    )
    link = table.get_by_role("link", name="Link to this position").get_attribute("href")
    assert link is not None
    assert parse_qs(urlsplit(link).query)["p"] == [changed]
    other = table.context.new_page()
    other.goto(link)
    expect(text_of(other)).to_have_value(changed)
    if position == PICKOMINO:
        expect(other.get_by_role("button", name="36 in Player 2’s stack")).to_be_visible()
    else:
        expect(other.get_by_role("button", name="C, empty")).to_be_visible()
    expect(other.locator(".words p").first).to_be_visible()
    told = table.locator(".words").inner_text()
    expect(other.locator(".words")).to_have_text(told, use_inner_text=True)


def test_a_wrong_position_says_what_is_wrong_and_keeps_the_editor(table: Page) -> None:
    open_lab(table, "pickomino 21-36 -/- 0 - ? 1")
    text_of(table).fill("pickomino 21-36 -/- 5 - ? 1")
    expect(table.get_by_role("alert")).to_contain_text("seat 5")
    text_of(table).fill("pickomino 21-36 -/-")
    expect(tile(table, 36)).to_be_visible()
    text_of(table).fill("pickomino 21-36 -/- 1 - ? 1")
    expect(table.get_by_role("alert")).to_have_count(0)


# -- the Pickomino table --------------------------------------------------------------------------


def test_tiles_and_dice_are_set_on_the_table_itself(table: Page, troubles: list[str]) -> None:
    open_lab(table, "pickomino 21-36 -/- 0 - ? 1")
    grill = table.get_by_role("region", name="Grill")
    drag(table, tile(table, 24), table.locator("[data-drop='1']"))
    expect(table.get_by_role("button", name="24 in Player 2’s stack")).to_be_visible()
    expect(table.get_by_role("status").filter(has_text="24 in Player 2’s stack")).to_be_visible()
    expect(table.locator("[data-drop='1']")).to_contain_text("1 worm")
    drag(table, tile(table, 24), grill)
    expect(table.get_by_role("button", name="24 on the grill")).to_be_visible()
    tile(table, 36).click()
    table.get_by_role("button", name="Turn face down").click()
    expect(table.get_by_role("button", name="36, face down")).to_be_focused()
    for _ in range(2):  # one onto the other
        for number in (24, 28):
            tile(table, number).click()
            table.get_by_role("button", name="Onto Player 1’s stack").click()
    table.get_by_role("radio", name="Player 2").check()
    expect(text_of(table)).to_have_value(re.compile(r" 24,28/- 1 - \? 1$"))
    taken = table.get_by_role("group", name="Dice set aside")
    for _ in range(3):
        taken.get_by_role("button", name="Add a worm").click()
    expect(taken).to_contain_text("15 with a worm")
    rolled = table.get_by_role("group", name="Dice rolled")
    for face in "1", "2", "3", "4":
        rolled.get_by_role("button", name=f"Add a {face}").click()
    expect(rolled.get_by_text("4 of 5 dice entered")).to_be_visible()
    expect(text_of(table)).to_have_value(re.compile(r" www \. 1$"))
    rolled.get_by_role("button", name="Add a 5").press("5")
    expect(text_of(table)).to_have_value(re.compile(r" www 12345 1$"))
    rolled.get_by_role("button", name="Remove a 2").click()
    expect(text_of(table)).to_have_value(re.compile(r" www \. 1$"))
    expect(table.get_by_role("alert")).to_have_count(0)
    assert axe(table, grave=True) == []
    assert troubles == []


def test_a_pickomino_position_is_set_up_by_keys_alone(table: Page) -> None:
    open_lab(table, "pickomino 21-36 -/- 0 - ? 1")
    tile(table, 21).focus()
    for key in ("ArrowDown", "ArrowRight", "Enter"):  # two rows of eight
        table.keyboard.press(key)
    expect(table.get_by_role("status").filter(has_text="30 in hand")).to_be_visible()
    table.keyboard.press("Escape")
    expect(tile(table, 30)).to_have_attribute("aria-pressed", "false")
    table.keyboard.press("Enter")
    table.get_by_role("button", name="Onto Player 1’s stack").press("Enter")
    expect(table.get_by_role("button", name="30 in Player 1’s stack")).to_be_focused()
    table.keyboard.press("Delete")
    expect(table.get_by_role("button", name="30, face down")).to_be_focused()
    table.keyboard.press("ArrowUp")
    table.keyboard.press("ArrowLeft")
    expect(tile(table, 21)).to_be_focused()


@pytest.mark.parametrize("position", [PICKOMINO, KNOCKOUT], ids=["pickomino", "knockout"])
def test_nothing_in_the_laboratory_moves_while_it_comes(
    new_context: NewContext, position: str
) -> None:
    page = new_context(**PHONE).new_page()
    page.add_init_script(f"({SHIFT})()")
    open_lab(page, position)
    assert page.evaluate("window.shift") <= 0.02


# -- the Knockout board ------------------------------------------------------------------------


def test_pieces_are_dragged_and_taken_off_by_mouse(table: Page, troubles: list[str]) -> None:
    table.goto("/lab")
    table.get_by_role("radio", name="Knockout").check()
    expect(text_of(table)).to_have_value(START)
    drag(table, space(table, "O0"), space(table, "C"))
    expect(text_of(table)).to_have_value(START.replace(" O0,", " C,", 1))
    expect(table.get_by_role("status").filter(has_text="blue 1 on C")).to_be_visible()
    drag(table, space(table, "O6"), space(table, "C"))  # they change places
    expect(text_of(table)).to_have_value(START.replace(" O0,", " O6,").replace("/O6,", "/C,"))
    drag(table, space(table, "O12"), table.get_by_role("region", name="Winning chances"))
    expect(table.get_by_role("button", name="red 1, knocked out")).to_be_visible()
    table.get_by_role("button", name="red 1, knocked out").click()
    space(table, "I3").click()
    expect(table.get_by_role("button", name="red 1 on I3").first).to_be_visible()
    space(table, "O7").click()
    table.get_by_role("button", name="Take off the board").click()
    expect(table.get_by_role("button", name="green 2, knocked out")).to_be_focused()
    want = "O6,O1,O2,O3,O4,O5/C,x,O8,O9,O10,O11/I3,O13,O14,O15,O16,O17/O18,O19,O20,O21,O22,O23"
    expect(text_of(table)).to_have_value(f"knockout 2 {want} 0 ? 1 1 0")
    expect(table.get_by_role("alert")).to_have_count(0)
    assert axe(table, grave=True) == []
    assert troubles == []


def test_a_position_is_set_up_by_keys_alone(table: Page, troubles: list[str]) -> None:
    open_lab(table, START)
    space(table, "O0").focus()
    for key in ("Enter", "ArrowDown", "Enter"):  # blue 1 goes one space towards the centre
        table.keyboard.press(key)
    moved = text_of(table).input_value().split()[2].split(",")[0]
    assert moved.startswith("M")
    expect(space(table, moved)).to_be_focused()
    expect(table.get_by_role("status").filter(has_text=f"blue 1 on {moved}")).to_be_visible()
    table.keyboard.press("Delete")
    expect(table.get_by_role("button", name="blue 1, knocked out")).to_be_visible()
    table.keyboard.press("Tab")  # the board is one stop; next come the pieces
    expect(table.get_by_role("button", name="blue 1, knocked out")).to_be_focused()
    table.keyboard.press("Enter")
    space(table, "C").focus()
    table.keyboard.press("Escape")  # leaves it off
    table.keyboard.press("Enter")
    expect(table.get_by_role("button", name="C, empty")).to_be_visible()
    table.get_by_role("radio", name="before the roll").focus()
    table.keyboard.press("ArrowRight")
    expect(table.get_by_role("radio", name="rolled", exact=True)).to_be_checked()
    die = table.get_by_role("group", name="Die 2")
    die.get_by_role("radio", name="2", exact=True).focus()
    for _ in range(3):
        table.keyboard.press("ArrowRight")
    expect(die.get_by_role("radio", name="5", exact=True)).to_be_checked()
    assert text_of(table).input_value().split()[4] == "15"
    assert troubles == []


def test_the_dice_and_the_half_that_is_left_change_the_choices(table: Page) -> None:
    open_lab(table, START)
    table.get_by_role("radio", name="rolled", exact=True).check()
    table.get_by_role("group", name="Die 1").get_by_role("radio", name="5").check()
    table.get_by_role("group", name="Die 2").get_by_role("radio", name="3").check()
    assert text_of(table).input_value().split()[4] == "35"
    choices = table.get_by_role("table", name="Choices")
    expect(choices.get_by_role("rowheader", name=re.compile("blue 3")).first).to_be_visible()
    table.get_by_role("radio", name="Move a 5 by 3").check()
    assert text_of(table).input_value().split()[4] == "5:3"
    expect(choices.get_by_role("rowheader", name=re.compile(" 3 to"))).to_have_count(0)
    table.get_by_role("group", name="Die 2").get_by_role("radio", name="5").check()
    table.get_by_role("radio", name="Move another piece by 5").check()
    assert text_of(table).input_value().split()[4] == "!5:5"
    expect(choices.get_by_role("rowheader", name=re.compile(" 5 to"))).to_have_count(0)
    table.get_by_role("radio", name="Player 2").check()
    expect(
        choices.get_by_role("rowheader", name=re.compile("^(green|yellow)")).first
    ).to_be_visible()


def test_a_choice_that_is_pointed_at_is_drawn_on_the_board(table: Page) -> None:
    open_lab(table, KNOCKOUT)
    path = table.locator("polyline.path")
    expect(path).to_have_count(1)  # the best
    best = path.get_attribute("points")
    table.get_by_role("table", name="Choices").get_by_role("button").nth(3).focus()
    expect(path).not_to_have_attribute("points", str(best))


def test_boards_players_and_the_list_of_places(table: Page) -> None:
    open_lab(table, START)
    table.get_by_role("combobox", name="Board").select_option(label="Wheel 49")
    expect(table.locator("[data-space]")).to_have_count(49)
    table.get_by_role("group", name="Number of players").get_by_role("radio", name="3").check()
    assert text_of(table).input_value().startswith("knockout:wheel49 3 ")
    shares = table.get_by_role("region", name="Winning chances").get_by_role("listitem")
    expect(shares).to_have_count(3)
    table.get_by_text("More: rounds, list of pieces").click()
    table.get_by_role("combobox", name="blue 1").select_option(label="knocked out")
    expect(table.get_by_role("button", name="blue 1, knocked out")).to_be_visible()
    table.get_by_role("combobox", name="Rounds").select_option("10")
    table.get_by_role("spinbutton", name="Round now").fill("4")
    assert text_of(table).input_value().startswith("knockout:wheel49+rounds=10 3 ")
    assert text_of(table).input_value().endswith(" 4 4 0")
    expect(table.get_by_role("alert")).to_have_count(0)
    table.get_by_role("button", name="Starting position").click()
    expect(table.get_by_role("button", name="blue 1, knocked out")).to_have_count(0)


def test_the_server_judges_the_position_not_the_page(table: Page) -> None:
    open_lab(table, START)
    table.get_by_role("button", name="Clear the board").click()
    expect(table.get_by_role("alert")).to_contain_text("the game is over")
    table.get_by_role("radio", name="game over").check()
    expect(table.get_by_role("alert")).to_have_count(0)
    expect(table.get_by_text("The game is over.")).to_be_visible()


def test_dice_whose_move_is_lost_are_set_right_by_one_tap_k11(table: Page) -> None:
    open_lab(table, KNOCKOUT.replace(" 25 ", " 35 "))
    expect(table.get_by_role("alert")).to_contain_text("its move is lost (K11)")
    table.get_by_role("button", name="Fix it").click()
    expect(text_of(table)).to_have_value(KNOCKOUT.replace(" 25 ", " 5:3 "))
    expect(table.get_by_role("alert")).to_have_count(0)
    expect(table.get_by_role("radio", name="Move a 5 by 3")).to_be_checked()


def test_a_position_is_set_up_with_a_finger_on_a_small_phone(
    new_context: NewContext, troubles: list[str]
) -> None:
    page = new_context(**PHONE).new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    open_lab(page, START)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    box = space(page, "O0").bounding_box()
    assert box is not None
    assert box["width"] >= 24
    space(page, "O3").tap()
    space(page, "C").tap()
    expect(text_of(page)).to_have_value(START.replace("O3,", "C,", 1))
    finger_drag(page, space(page, "O0"), space(page, "I5"))
    expect(page.get_by_role("button", name="blue 1 on I5").first).to_be_visible()
    shares = page.get_by_role("region", name="Winning chances")
    assert axe(page, grave=True) == []
    page.get_by_role("button", name="Clear the board").scroll_into_view_if_needed()
    expect(shares).to_be_in_viewport()  # the answer stays in sight
    open_lab(page, PICKOMINO)
    page.get_by_role("slider").evaluate("(it) => it.scrollIntoView()")  # players and grill in sight
    tile(page, 21).tap()
    page.get_by_role("button", name="Onto Player 2’s stack").tap()
    finger_drag(page, tile(page, 36), page.locator("[data-drop='1']"))
    expect(page.get_by_role("button", name="36 in Player 2’s stack")).to_be_visible()
    expect(text_of(page)).to_have_value(re.compile(" 25/21,36/27,29 "))
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert axe(page, grave=True) == []
    assert troubles == []


def finger_drag(page: Page, piece: Locator, to: Locator) -> None:
    piece.scroll_into_view_if_needed()
    start, end = piece.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    a = (start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    b = (end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    finger = page.context.new_cdp_session(page)
    steps = [(a[0] + (b[0] - a[0]) * k / 6, a[1] + (b[1] - a[1]) * k / 6) for k in range(7)]
    for kind, (x, y) in [("touchStart", a), *(("touchMove", step) for step in steps[1:])]:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
