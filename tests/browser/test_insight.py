"""Tutor, review and puzzles in a real browser, in both games. The laboratory has its own file."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock
from playwright.sync_api import BrowserContext, FloatRect, Locator, Page, expect

from roost.analysis.puzzle_maker import bot_game
from roost.locale import DEFAULT, LANGUAGES
from tests.browser.axe import axe
from tests.browser.conftest import NewContext
from tests.browser.players import choose_players
from tests.browser.tables import BOT, ME, sit
from tests.scale import scaled

pytestmark = pytest.mark.slow
GAMES = ("pickomino", "knockout")
PLAYERS = {
    "pickomino": ("greedy", "simple", "simple", "simple"),
    "knockout": ("greedy", "simple"),
}
ROLLS = {"pickomino": "11345666", "knockout": "16"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
BEST = re.compile(r"^(Best|Your only option):")
EVALUATED = re.compile(r"Spot on!|Better:|So close!|Just a little better")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="session")
def game_files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A game of bots of each kind, played once for all workers."""
    place = tmp_path_factory.getbasetemp().parent
    files = {game: place / f"{game}.json" for game in GAMES}
    with FileLock(place / "games.lock"):
        for game, path in files.items():
            if not path.exists():
                path.write_text(bot_game(game, PLAYERS[game], "b3").dumps(), encoding="utf-8")
    return files


@pytest.fixture
def game_file(game: str, game_files: dict[str, Path]) -> Path:
    return game_files[game]


def upload(page: Page, file: Path) -> None:
    page.goto("/review")
    page.locator("input[type=file]").set_input_files(file)


# -- review ----------------------------------------------------------------------------------


def test_a_game_file_is_reviewed(
    table: Page, troubles: list[str], game_file: Path, game: str
) -> None:
    upload(table, game_file)
    chart = table.get_by_role("img", name="Winning chances, move by move")
    expect(chart).to_be_visible()
    seats = len(PLAYERS[game])
    expect(chart.locator("polyline")).to_have_count(seats)
    points = table.locator("ol li")
    expect(chart.locator("circle")).to_have_count(points.count())  # the turning points, in words
    table.get_by_text("The dice were ordinary.").click()
    expect(table.get_by_text("Nothing unusual.")).to_be_visible()
    table.get_by_text("All the numbers").click()
    balance = table.get_by_role("table", name=re.compile("What the dice and the decisions did"))
    expect(balance.get_by_role("row")).to_have_count(seats + 1)
    assert axe(table, grave=True) == []
    table.get_by_text("Show as a table").click()
    curve = table.get_by_role("table", name="Winning chances, move by move")
    expect(curve.get_by_role("columnheader")).to_have_count(seats + 1)
    lab = table.get_by_role("link", name="Open in the laboratory").first
    assert str(lab.get_attribute("href")).startswith(f"/lab?p={game}")
    lab.click()
    expect(table.get_by_role("radio", name=game.capitalize())).to_be_checked()
    expect(table.get_by_text(BEST)).to_be_visible()
    assert troubles == []


def test_a_reviews_sums_add_up_on_the_page(table: Page, game_file: Path) -> None:
    """Result − start = luck + own errors + others' errors + model, as shown, within rounding."""
    upload(table, game_file)
    table.get_by_text("All the numbers").click()
    rows = table.get_by_role("table", name=re.compile("What the dice")).get_by_role("row")
    expect(rows.first).to_be_visible()
    for row in rows.all()[1:]:
        cells = [cell.inner_text().split()[0] for cell in row.get_by_role("cell").all()]
        start, *parts, result, _ = (float(cell.replace("−", "-")) for cell in cells)
        assert start + sum(parts) == pytest.approx(result, abs=0.035)


def test_a_file_that_is_no_game_is_refused(table: Page, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{}", encoding="utf-8")
    upload(table, tmp_path / "bad.json")
    expect(table.get_by_role("alert")).to_contain_text("Roost game file")


# -- puzzles ---------------------------------------------------------------------------------


def answer_puzzle(page: Page) -> Locator:
    """Choose something: in Knockout on the board, in Pickomino from the list."""
    expect(page.get_by_role("heading", name=re.compile("What’s your best move"))).to_be_visible()
    choice = page.locator(".spot, [data-token]:visible").first
    expect(choice).to_be_visible()
    if page.locator(".spot.piece").count() and not page.locator(".spot.target").count():
        page.locator(".spot.piece").first.click()
    targets = page.locator(".spot.target")
    (targets if targets.count() else page.locator("[data-token]")).first.click()
    answer = page.get_by_role("status").filter(has_text=EVALUATED)
    expect(answer).to_be_visible()
    return answer


def test_a_puzzle_is_asked_answered_and_explained(
    table: Page, troubles: list[str], game: str
) -> None:
    table.goto("/puzzles")
    table.get_by_role("radio", name=game.capitalize()).check()
    asked = table.locator("[data-puzzle]")
    expect(asked).to_contain_text(re.compile(r"Puzzle \d+ of \d+, (early|in the middle|late)"))
    expect(asked).to_contain_text(re.compile(r"(Easy|Medium|Hard)\. You’re "))
    answer = answer_puzzle(table)
    expect(answer).to_contain_text("Chance of winning: ")
    expect(answer).to_contain_text("Theme: ")
    expect(table.get_by_role("table", name="Choices")).to_be_visible()
    expect(table.get_by_text(re.compile("[01] of 1 right"))).to_be_visible()
    assert axe(table, grave=True) == []
    before = table.locator("[data-puzzle]").get_attribute("data-puzzle")
    table.get_by_role("button", name="Next puzzle").click()
    expect(table.locator(f"[data-puzzle='{before}']")).to_have_count(0)
    expect(table.locator("[data-puzzle]")).to_have_count(1)
    assert troubles == []


def test_a_games_own_errors_become_puzzles(
    table: Page, troubles: list[str], game_file: Path, game: str
) -> None:
    upload(table, game_file)
    table.get_by_role("button", name="Turn my mistakes into puzzles").click()
    answer_puzzle(table)
    if game == "knockout":
        expect(table.locator("svg.best polyline")).to_have_count(1)  # drawn on the board
    assert axe(table, grave=True) == []
    assert troubles == []


def test_a_knockout_puzzle_is_answered_by_keys_and_from_the_list(
    table: Page, game_files: dict[str, Path]
) -> None:
    upload(table, game_files["knockout"])
    table.get_by_role("button", name="Turn my mistakes into puzzles").click()
    expect(table.locator(".spot").first).to_be_visible()
    if not table.locator(".spot.target").count():
        table.locator(".spot.piece").first.focus()
        table.keyboard.press("Enter")
    table.locator(".spot.target[tabindex='0']").focus()
    table.keyboard.press("Enter")
    expect(table.get_by_role("status").filter(has_text=EVALUATED)).to_be_visible()
    table.get_by_role("button", name="Next puzzle").click()
    table.get_by_text("List all moves").click()
    table.locator("[data-token]").first.press("Enter")
    expect(table.get_by_role("status").filter(has_text=EVALUATED)).to_be_visible()


# -- the tutor -------------------------------------------------------------------------------


def set_up(page: Page, game: str, mode: str, *, allow: bool = True) -> None:
    page.goto(f"/new/{game}?mode={mode}")
    box = page.get_by_role("checkbox", name=re.compile("Allow the tutor"))
    expect(box).not_to_be_checked()
    if allow:
        box.check()


def begin(page: Page) -> None:
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")


def begin_with_real_dice(page: Page, game: str) -> None:
    """Two at one screen who agree to the tutor; the first of them rolls next."""
    set_up(page, game, "local")
    choose_players(page, 2)
    page.get_by_role("checkbox", name="Use our own dice").check()
    for box in (
        page.get_by_role("group", name=re.compile("Who agrees")).get_by_role("checkbox").all()
    ):
        box.check()
    page.get_by_text("Rules and variants").click()
    page.get_by_role("radio", name="player 1").check()
    begin(page)


def at_real_dice(context: BrowserContext, game: str) -> Page:
    """The same table, laid without setting it up by hand."""
    seat = {"type": "me", "tutor": True}
    return sit(context, game, seat, seat, first=0, dice={"type": "manual"}, tutor=True)


def throw(page: Page, dice: str) -> None:
    expect(page.get_by_text(f"0 of {len(dice)} dice entered")).to_be_visible()
    for face in dice:
        page.keyboard.press(face)
    page.get_by_role("button", name="Done", exact=True).click()


def boxed(it: Locator) -> FloatRect:
    box = it.bounding_box()
    assert box is not None
    return box


def tutor_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Tutor").first


def test_the_tutor_is_not_there_unless_allowed_k18(table: Page, game: str) -> None:
    set_up(table, game, "bots", allow=False)
    begin(table)
    expect(table.get_by_role("region", name="Your move")).to_be_visible()
    expect(table.get_by_role("region", name="Tutor")).to_have_count(0)


def test_around_one_screen_everyone_is_asked_and_must_agree_k18(table: Page, game: str) -> None:
    set_up(table, game, "local")
    choose_players(table, 3)
    table.get_by_role("textbox", name="Name of player 2").fill("Zoé")
    asked = table.get_by_role(
        "group", name="Everyone at this screen will see the tutor. Who agrees?"
    )
    boxes = asked.get_by_role("checkbox")
    expect(boxes).to_have_count(3)
    for box in boxes.all():
        expect(box).not_to_be_checked()
    asked.get_by_role("checkbox", name="Zoé agrees").check()
    expect(asked.get_by_text("Not everyone agrees yet, so the tutor stays off.")).to_be_visible()
    assert axe(table, grave=True) == []
    begin(table)
    expect(table.get_by_role("region", name="Your move")).to_be_visible()
    expect(table.get_by_role("region", name="Tutor")).to_have_count(0)
    # The next game asks anew; now all agree.
    table.goto(f"/new/{game}?mode=local")
    expect(boxes).to_have_count(3)
    for box in boxes.all():
        expect(box).not_to_be_checked()
        box.check()
    expect(asked.get_by_text("Everyone at this screen agreed")).to_be_visible()
    begin(table)
    switch = tutor_of(table).get_by_role("checkbox", name="Show the tutor")
    expect(switch).not_to_be_checked()


def test_who_plays_alone_against_bots_is_not_asked_twice(table: Page) -> None:
    set_up(table, "pickomino", "local")
    table.get_by_role("group", name="How many of them are bots?").get_by_role(
        "radio", name="2"
    ).check()
    expect(table.get_by_role("group", name=re.compile("Who agrees"))).to_have_count(0)
    begin(table)
    expect(tutor_of(table)).to_be_visible()


def test_the_tutor_tells_the_odds_and_shows_the_best_on_request(
    table: Page, troubles: list[str], game: str
) -> None:
    begin_with_real_dice(table, game)
    tutor = tutor_of(table)
    switch = tutor.get_by_role("checkbox", name="Show the tutor")
    expect(switch).not_to_be_checked()
    switch.check()
    throw(table, ROLLS[game])
    told = "Expected worms" if game == "pickomino" else "the easiest target"
    expect(tutor.get_by_text(told, exact=False)).to_be_visible()
    expect(table.get_by_text(BEST)).to_have_count(0)
    where = table.locator(".tray, .hero").first.bounding_box()
    tutor.get_by_role("button", name="Show me").click()
    expect(table.get_by_text(BEST)).to_be_visible()
    choices = table.get_by_role("table", name="Choices")
    expect(choices).to_be_visible()
    # In the drawer it covers nothing, and none of its columns is cut.
    drawer = boxed(table.get_by_role("complementary", name="Tutor"))
    play = boxed(table.locator(".play"))
    assert play["x"] + play["width"] <= drawer["x"]
    assert boxed(choices)["x"] + boxed(choices)["width"] <= drawer["x"] + drawer["width"]
    scroller = table.get_by_role("region", name="Choices").last
    assert scroller.evaluate("it => it.scrollWidth - it.clientWidth") == 0
    assert table.locator(".tray, .hero").first.bounding_box() == where, "the table jumped"
    if game == "knockout":
        expect(table.locator(".hero svg.best polyline")).to_have_count(1)
    assert axe(table, grave=True) == []
    table.keyboard.press("Escape")
    expect(table.get_by_role("table", name="Choices")).to_have_count(0)
    assert troubles == []


def test_who_plays_alone_is_shown_a_hint_on_the_table_and_told_why(
    new_context: NewContext, game: str
) -> None:
    screen = (
        {"width": 360, "height": 640} if game == "pickomino" else {"width": 1280, "height": 800}
    )
    context = new_context({"pace": "instant", "motion": "off", "chances": True}, viewport=screen)
    page = sit(context, game, ME, BOT, first=0, dice={"type": "manual"})
    throw(page, ROLLS[game])
    lit = page.locator(".pickomino [data-mark=best], .hero svg.best polyline")
    button = page.get_by_role("button", name="Hint", exact=True)
    expect(button).to_be_visible()
    expect(lit).to_have_count(0)
    button.click()
    expect(lit).to_have_count(1)
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("status").filter(has_text="Best: ")).to_have_count(1)
    if game == "pickomino":  # a small phone reads the reason in the bar
        expect(page.get_by_text("More worms this turn")).to_be_in_viewport()
    assert axe(page, grave=True) == []
    page.keyboard.press("h")
    expect(lit).to_have_count(0)
    page.keyboard.press("h")
    expect(lit).to_have_count(1)
    if game == "pickomino":
        page.keyboard.press("w")  # what is played takes the hint away
        chances = "<1% risk of failing"  # who wants to sees them where a hint is given
        expect(page.get_by_role("button", name="Roll again")).to_contain_text(chances)
        expect(lit).to_have_count(0)
        assert axe(page, grave=True) == []


def test_a_warning_comes_before_an_error_and_can_be_overruled(
    new_context: NewContext, troubles: list[str]
) -> None:
    settings = {"pace": "instant", "motion": "off", "tutor": True, "threshold": 0.01}
    page = at_real_dice(new_context(settings), "pickomino")
    page.on("pageerror", lambda error: troubles.append(str(error)))
    throw(page, ROLLS["pickomino"])  # all but the worms is a mistake
    ones = page.locator("[data-face='1']")
    ones.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Wait")
    expect(dialog).to_contain_text(re.compile(r"costs you \d+(\.\d)? points? of winning chance"))
    assert axe(page, grave=True) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    ones.click()
    dialog.get_by_role("button", name="Think again").click()
    expect(dialog).to_have_count(0)
    expect(ones).to_be_visible()
    ones.click()
    dialog.get_by_role("button", name="Show me").click()
    expect(page.get_by_text(re.compile("^Best: set aside"))).to_be_visible()
    ones.click()
    dialog.get_by_role("button", name="Play it anyway").click()
    expect(page.locator(".tray [data-face='1']")).to_have_count(0)
    assert troubles == []


def test_a_warning_comes_in_knockout_too(new_context: NewContext, troubles: list[str]) -> None:
    """The blue 1 can knock a 1 out, six spaces away: to walk past costs three points."""
    settings = {"pace": "instant", "motion": "off", "tutor": True, "threshold": 0.01}
    page = at_real_dice(new_context(settings), "knockout")
    page.on("pageerror", lambda error: troubles.append(str(error)))
    throw(page, ROLLS["knockout"])
    piece = page.get_by_role("button", name="Move the blue 1 (now on O0)")
    piece.click()
    expect(page.locator(".spot.target.hit").first).to_be_visible()
    page.locator(".spot.target:not(.hit)").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Wait")
    expect(dialog).to_contain_text("blue 1 to")
    dialog.get_by_role("button", name="Show me").click()
    expect(page.get_by_text(re.compile("^Best: .*knocking out"))).to_be_visible()
    expect(page.locator(".hero svg.best polyline")).to_have_count(1)
    page.keyboard.press("Escape")
    if piece.get_attribute("aria-pressed") != "true":
        piece.click()
    page.locator(".spot.target.hit").first.click()  # no word against that
    expect(page.get_by_role("img", name=re.compile(" 1, knocked out"))).to_be_visible()
    expect(dialog).to_have_count(0)
    assert troubles == []


def test_settings_of_the_tutor_are_remembered(table: Page) -> None:
    set_up(table, "pickomino", "bots")
    begin(table)
    table.get_by_role("checkbox", name="Show the tutor").check()
    table.get_by_role("button", name=re.compile("Warn me")).click()
    warn = table.get_by_role("group", name=re.compile("Warn me"))
    expect(warn.get_by_role("radio", name="3%")).to_be_checked()
    warn.get_by_role("radio", name="8%").check()
    kept = json.loads(table.evaluate("localStorage.getItem('roost.settings')"))
    assert (kept["tutor"], kept["threshold"]) == (True, 0.08)


def test_the_tutor_fits_a_small_phone(new_context: NewContext, game: str) -> None:
    page = at_real_dice(new_context(**PHONE), game)
    tutor_of(page).get_by_role("checkbox", name="Show the tutor").check()
    throw(page, ROLLS[game])
    tutor_of(page).get_by_role("button", name="Show me").click()
    expect(page.get_by_role("table", name="Choices")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert axe(page, grave=True) == []
    # It covers nothing: what there is to decide stands above what can be done, that above it.
    drawer = page.get_by_role("complementary", name="Tutor")
    sight, bar = boxed(page.locator("[data-sight]")), boxed(page.locator(".bar"))
    assert sight["y"] + sight["height"] <= bar["y"] + 1
    assert bar["y"] + bar["height"] <= boxed(drawer)["y"] + 1
    drawer.get_by_role("button", name="Game log").click()  # they share one drawer
    expect(page.get_by_role("complementary", name="Game log")).to_be_visible()
    expect(drawer).to_have_count(0)
    page.get_by_role("button", name="Tutor", exact=True).click()
    expect(page.get_by_role("table", name="Choices")).to_be_visible()
    drawer.get_by_role("button", name="Close").click()
    expect(tutor_of(page).get_by_role("button", name="Show me")).to_be_focused()
    assert page.evaluate("document.documentElement.style.getPropertyValue('--sheet')") == ""


# -- every language, every page --------------------------------------------------------------


@pytest.mark.parametrize("locale", scaled(["de"], [name for name in LANGUAGES if name != DEFAULT]))
def test_every_language_has_the_insight_pages(
    new_context: NewContext, game_files: dict[str, Path], locale: str
) -> None:
    page = new_context(locale=locale, **PHONE).new_page()
    english = re.compile(r"\b(the|with|your|player)\b", re.IGNORECASE)
    for path in ("/lab", "/lab?p=knockout", "/puzzles", "/review pickomino", "/review knockout"):
        page.goto(path.split()[0])
        if path.startswith("/review"):
            page.locator("input[type=file]").set_input_files(game_files[path.split()[1]])
            expect(page.locator("polyline").first).to_be_visible()
        elif path == "/puzzles":
            expect(page.locator("[data-token]").first).to_be_visible()
        elif path == "/lab":
            expect(page.locator(".words p").first).to_be_visible()
        else:
            expect(page.locator("[data-space]").first).to_be_visible()
        text = page.locator("main").inner_text()
        assert english.findall(text) == [], text
        assert re.findall(r"\b(?:lab|review|puzzle|tutor|insight|web)-[a-z-]+", text) == []
        assert page.evaluate("document.documentElement.scrollWidth") == 360, path
