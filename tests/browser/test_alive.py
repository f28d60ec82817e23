"""What the others did stays to be seen, words light what they speak of, keys speak."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import QUICK, ROOT, SHIFT, NewContext, settle
from tests.browser.players import EYES, LOOK, ORDER, PATIENCE_S, by_itself
from tests.browser.scenes import PLAY
from tests.browser.tables import BOT, ME, me, sit
from tests.scale import scaled

MANUAL = {"type": "manual"}


def throw(page: Page, dice: str) -> None:
    expect(page.get_by_text(f"0 of {len(dice)} dice entered")).to_be_visible()
    for face in dice:
        page.keyboard.press(face)
    page.get_by_role("button", name="Done", exact=True).click()


def take_25(page: Page) -> None:
    throw(page, "wwwww123")
    page.get_by_role("button", name=re.compile("^Set aside 5 worms")).click()
    page.get_by_role("button", name=re.compile("^(Take|Steal) ")).first.click()


def play_until(page: Page, wanted: str) -> None:
    """Click what can be clicked until something of that kind appears and the player can act."""
    page.evaluate(EYES)
    asked = {"order": ORDER, "since": -1, "patience": 1000 * PATIENCE_S}
    for _ in range(60):
        found = page.evaluate(LOOK, asked)
        if page.locator(wanted).count():
            return
        page.mouse.click(found["spot"]["x"], found["spot"]["y"])
        asked["since"] = found["count"]
    raise AssertionError(f"no {wanted} came")


def test_a_line_of_the_log_lights_what_it_speaks_of_and_turns_unfold(
    new_context: NewContext,
) -> None:
    context = new_context({**QUICK, "log": True})
    page = sit(context, "pickomino", me("Ana"), me("Leo"), first=0, dice=MANUAL)
    take_25(page)
    take_25(page)
    throw(page, "11223345")
    log = page.get_by_role("log")
    folded = log.locator("details")
    expect(folded).to_have_count(2)
    expect(folded.first.locator("summary")).to_have_text("Ana takes the 25 from the grill.")
    expect(folded.first.get_by_text("Ana rolls", exact=False)).to_be_hidden()
    folded.first.locator("summary").click()
    expect(folded.first.get_by_text("Ana rolls", exact=False)).to_be_visible()
    folded.last.locator("summary").focus()
    expect(page.locator("[data-tile='25'].lit")).to_have_count(1)
    expect(page.locator("[data-stack='1'].lit")).to_have_count(1)
    log.get_by_role("button").last.focus()
    expect(page.locator(".lit")).to_have_count(0)


def test_the_history_stands_once_in_the_accessibility_tree(new_context: NewContext) -> None:
    page = sit(new_context(), "pickomino", me("Ana"), me("Leo"), first=0, dice=MANUAL)
    take_25(page)
    take_25(page)
    throw(page, "11223345")
    tree = page.locator("body").aria_snapshot()
    assert tree.count("Ana takes the 25 from the grill.") == 1


def test_what_the_others_moved_stays_until_you_roll_again(new_context: NewContext) -> None:
    page = sit(new_context(), "knockout", me("Ana"), BOT)
    roll = page.get_by_role("button", name="Roll to see who starts")
    expect(roll).to_be_visible()
    roll.click()
    play_until(page, "[data-trail]")
    trails = page.locator("[data-trail]")
    expect(page.get_by_role("button", name="Roll 2 dice")).to_be_visible()
    expect(trails.first.locator("circle")).to_be_attached()
    page.get_by_role("button", name="Roll 2 dice").click()
    expect(trails).to_have_count(0)


def test_keys_say_whose_turn_it_is_the_scores_what_can_be_done_and_it_again(
    new_context: NewContext,
) -> None:
    page = sit(new_context(), "pickomino", me("Ana"), BOT, first=0)
    page.get_by_role("button", name="Roll 8 dice").click()
    expect(page.get_by_text("Tap the dice you want to set aside.")).to_be_visible()
    spoken = page.get_by_test_id("spoken")
    page.keyboard.press("t")
    expect(spoken).to_contain_text("Your turn")
    page.keyboard.press("p")
    expect(spoken).to_contain_text("You: 0 worms; Hen: 0 worms")
    page.keyboard.press("o")
    expect(spoken).to_contain_text(re.compile(r"Set aside .*total \d+"))
    page.keyboard.press("a")
    expect(spoken.locator("p").last).to_have_text(re.compile(r"^You roll "))
    page.keyboard.press("l")
    expect(spoken.locator("p").last).to_have_text("Nothing yet.")


def test_results_only_leaves_out_what_the_others_roll_and_take(new_context: NewContext) -> None:
    context = new_context({**QUICK, "spoken": "short"})
    page = sit(context, "pickomino", BOT, me("Ana"), first=0)
    expect(page.get_by_role("button", name="Roll 8 dice")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("Hen takes")
    said = page.get_by_test_id("spoken").locator("p").all_inner_texts()
    assert said
    page.keyboard.press("l")
    last = page.get_by_test_id("spoken").locator("p").last
    expect(last).to_have_text(re.compile("^Hen |goes back"))
    # A roll that loses the turn is a result.
    assert [
        line for line in said if re.search("Hen rolls|so far", line) and "lost" not in line
    ] == []


def test_a_question_mark_shows_the_keys_on_every_page(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto("/")
    expect(page.get_by_role("heading", name="Roost")).to_be_visible()
    page.keyboard.press("?")
    card = page.get_by_role("dialog", name="Keys")
    expect(card).to_contain_text("A repeats")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()


PAGES = [
    "/",
    "/rules/knockout",
    "/rules/pickomino",
    "/new/pickomino",
    "/new/knockout?mode=online",
    "/settings",
    "/tables",
    "/fair",
    "/me",
    "/puzzles",
    "/review",
    "/nowhere",
]


@pytest.mark.parametrize("path", scaled(PAGES[:2], PAGES))
def test_nothing_on_a_page_moves_while_it_comes(new_context: NewContext, path: str) -> None:
    context = new_context(viewport={"width": 360, "height": 740})
    page = sit(context, "pickomino", ME, BOT)  # so that a game was left unfinished
    expect(page.locator(".bar button").first).to_be_visible()
    page.add_init_script(f"({SHIFT})()")
    page.goto(path)
    settle(page)
    assert page.evaluate("window.shift") <= 0.02


def test_the_font_comes_with_the_page(built: None) -> None:
    index = ROOT / "src" / "roost" / "server" / "static" / "index.html"
    links = re.findall(r'<link rel="preload" as="font"[^>]*href="/([^"]+)"', index.read_text())
    assert links
    assert all((index.parent / link).is_file() for link in links)


def test_the_waiting_room_says_what_one_joins_and_shows_the_link_at_once(
    new_context: NewContext,
) -> None:
    clock = {"decision_s": 30, "reserve_s": 60}
    invite = {"type": "invite"}
    page = sit(new_context(), "knockout", me("Ana"), invite, variant="wheel49", clock=clock)
    facts = page.get_by_test_id("facts")
    for fact in ("Knockout", "Wheel 49", "30 s"):
        expect(facts).to_contain_text(fact)
    expect(page.get_by_role("textbox", name="Link")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (360, 740)])
def test_the_end_of_a_game_covers_nothing_of_the_board(
    new_context: NewContext, size: tuple[int, int]
) -> None:
    page = new_context(viewport={"width": size[0], "height": size[1]}).new_page()
    PLAY["knockout over"](page)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    board, bar = page.locator(".hero").bounding_box(), page.locator(".bar").bounding_box()
    assert board is not None
    assert bar is not None
    assert board["y"] + board["height"] <= bar["y"] + 1
    assert board["height"] >= 200


def test_birds_stand_in_a_row_from_the_gentlest_to_the_strongest(new_context: NewContext) -> None:
    page = new_context(QUICK).new_page()
    page.goto("/new/knockout")
    birds = page.get_by_role("group", name="The bots play like").get_by_role("radio")
    expect(birds.first).to_have_accessible_name("Sparrow")
    expect(birds.last).to_have_accessible_name("Owl")
    birds.last.check()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".players").get_by_text("Owl", exact=True)).to_be_visible()


def test_each_bot_has_its_own_bird_and_others_see_yours(new_context: NewContext) -> None:
    page = new_context(QUICK).new_page()
    page.goto("/new/pickomino")
    page.get_by_role("group", name="Your opponents").get_by_role("radio", name="2: ").check()
    page.get_by_role("group", name="Opponent 2").get_by_role("radio", name="Magpie").check()
    page.get_by_role("group", name="Your bird").get_by_role("radio", name="Bird 9").check()
    page.get_by_role("button", name="Start").click()
    drawn = page.locator(".seat .perch svg")
    expect(drawn).to_have_count(3)
    species = "all => all.map((it) => it.dataset.species)"
    assert drawn.evaluate_all(species) == ["robin", "duck", "magpie"]
    stranger = new_context(QUICK).new_page()
    stranger.goto(page.url)
    links = page.context.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/invites").json()
    watch = next(one for one in links["invites"] if one["seat"] is None)
    stranger.goto(watch["path"])
    expect(stranger.locator(".seat .perch svg[data-species=robin]")).to_be_visible()


def test_a_bird_that_one_has_played_shows_the_record(new_context: NewContext) -> None:
    context = new_context(QUICK)
    page = sit(context, "knockout", me("Ana"), BOT, variant="rings49+rounds=1")
    by_itself(page)
    page.goto("/new/knockout")
    birds = page.get_by_role("group", name="The bots play like")
    birds.get_by_role("radio", name="Sparrow").check()
    expect(page.get_by_text("Your record")).to_have_count(0)
    birds.get_by_role("radio", name="Hen").check()
    expect(page.get_by_text(re.compile("Your record: [01] won of 1"))).to_be_visible()
