"""Your first game, from the start page to the first real one."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from roost.lessons import LESSONS
from roost.locale import LANGUAGES, Catalogue
from roost.rules.registry import BUILT_IN_GAMES
from tests.browser.axe import axe
from tests.browser.boxes import faults
from tests.browser.conftest import NewContext
from tests.browser.learners import ByKeyboard, Learner
from tests.scale import scaled

of_every_game = pytest.mark.parametrize("game", BUILT_IN_GAMES)
CALM = {"pace": "normal", "motion": "on"}
SMALL_PHONE = {"width": 360, "height": 640}
WORDS_A_SECOND = 200 / 60
TAP_S = 1.5
FIRST_TURN_S = 60


def said(game: str) -> list[str]:
    """Everything that a lesson says, in order."""
    lesson = LESSONS.of(game)
    return [beat.say for step in lesson.steps for beat in step.beats] + [
        beat.say for beat in lesson.end
    ]


def begin(page: Page, game: str) -> None:
    page.goto("/learn")
    title = Catalogue("en").text(f"game-{game}")
    page.get_by_role("region", name=title).get_by_role("link", name="Learn by playing").click()


def ends_at_a_real_table(page: Page) -> None:
    page.get_by_role("button", name="Play for real").click()
    expect(page.locator(".bar")).to_be_visible()
    expect(page.locator("[data-testid=bubble]")).to_have_count(0)
    address = page.url.rpartition("/")[2]
    view = page.request.get(f"/api/tables/{address}").json()["table"]
    assert (view["dice"]["source"], view["lesson"]) == ("fair", None)


@of_every_game
def test_a_first_game_by_mouse_is_clean_for_every_reader_and_ends_at_a_real_table(
    table: Page, troubles: list[str], game: str
) -> None:
    begin(table, game)
    read = []
    for bubble in Learner(table).bubbles():
        read.append(bubble.say)
        assert axe(table) == [], bubble
    assert read == said(game)
    ends_at_a_real_table(table)
    assert troubles == []


@of_every_game
def test_a_first_game_by_keyboard(new_context: NewContext, game: str) -> None:
    page = new_context().new_page()
    page.goto("/")
    page.keyboard.press("Tab")
    page.goto(f"/first/{game}")
    read = [bubble.say for bubble in ByKeyboard(page).bubbles()]
    assert read == said(game)


@of_every_game
def test_a_first_game_that_is_left_goes_on_where_it_was(new_context: NewContext, game: str) -> None:
    page = new_context().new_page()
    begin(page, game)
    bubbles = Learner(page).bubbles()
    for _ in range(5):
        left = next(bubbles)
    page.reload()
    again = Learner(page).read()
    step = next(step for step in LESSONS.of(game).steps if left.say in says(step))
    assert again.say in says(step)
    table = page.url
    begin(page, game)
    Learner(page).read()
    assert page.url == table


def says(step: Any) -> list[str]:
    return [beat.say for beat in step.beats]


# -- by accessible names, in another language ---------------------------------------------------


class ByName(Learner):
    """Finds things by the names that a screen reader would say, in German."""

    words = Catalogue("de")

    def next(self) -> Locator:
        return self.page.get_by_role("button", name=self.words.text("first-next"), exact=True)

    def thing(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("|".join(self._names()))).first

    def _names(self) -> list[str]:
        take = [self._name("web-take-dice", face=face, count=3, total=0) for face in range(4, 7)]
        return [
            self._name("web-stop-takes", tile=25),
            self._name("web-stop-steals", tile=25),
            self.words.text("web-roll-again"),
            self._name("web-roll-dice", count=8),
            self._name("web-move-to", space="§"),
            self._name("web-move-hits", space="§", piece="§", name="§"),
            *take,
        ]

    def _name(self, message: str, **values: Any) -> str:
        text = re.escape(self.words.text(message, **values))
        return re.sub(r"\d+", r"\\d+", text).replace("§", ".+")


@of_every_game
def test_a_first_game_by_accessible_names_in_german(new_context: NewContext, game: str) -> None:
    page = new_context({"pace": "instant", "motion": "off", "lang": "de"}).new_page()
    page.goto(f"/first/{game}")
    read = list(ByName(page).bubbles())
    assert [bubble.say for bubble in read] == said(game)
    german = Catalogue("de")
    rival = german.text(f"bot-{game}-{LESSONS.of(game).rival}")
    assert [bubble.words for bubble in read] == [
        german.text(bubble.say, name=rival) for bubble in read
    ]
    page.get_by_role("button", name=re.compile(german.text("first-play"))).click()
    expect(page.locator("[data-testid=bubble]")).to_have_count(0)


# -- how long it takes ---------------------------------------------------------------------------


@of_every_game
def test_the_first_own_turn_is_done_within_a_minute(new_context: NewContext, game: str) -> None:
    """Reading at 200 words a minute, 1.5 s for each tap, and what is shown at the normal pace."""
    page = new_context(CALM).new_page()
    begin(page, game)
    seconds, first = TAP_S, turn_of(game)
    learner = Learner(page)
    shown = None
    for bubble in learner.bubbles():
        now = page.evaluate("performance.now() / 1000")
        seconds += 0 if shown is None else now - shown
        if bubble.say not in first:
            break
        seconds += len(bubble.words.split()) / WORDS_A_SECOND + TAP_S
        shown = page.evaluate("performance.now() / 1000")
    assert seconds <= FIRST_TURN_S, f"{seconds:.1f} s"


def turn_of(game: str) -> set[str]:
    """The bubbles until the first turn is over."""
    found: set[str] = set()
    for step in LESSONS.of(game).steps:
        if not step.beats and step.move.startswith("[") and len(found) > 3 and rival(game, step):
            break
        found |= set(says(step))
    return found


def rival(game: str, step: Any) -> bool:
    """Whether the opponent rolls here."""
    lesson = LESSONS.of(game)
    state = lesson._replay[0][lesson.steps.index(step)][0]
    return state.seat == 1


# -- small phones --------------------------------------------------------------------------------

INSIDE = """() => {
  const box = document.querySelector('[data-testid=bubble]').getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}"""
# Words may not be cut in the bubble itself, whatever its style lets stick out.
TALL = """() => [...document.querySelectorAll('[data-testid=bubble] :is(p, button)')].filter(
  (one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"""


@pytest.mark.slow
@pytest.mark.parametrize("language", scaled(["de"], LANGUAGES))  # the longest, or all
def test_no_words_are_cut_on_a_small_phone(new_context: NewContext, language: str) -> None:
    settings = {"pace": "instant", "motion": "off", "lang": language}
    page = new_context(settings, viewport=SMALL_PHONE).new_page()
    for game in BUILT_IN_GAMES:
        page.goto(f"/first/{game}")
        for bubble in Learner(page).bubbles():
            assert page.evaluate(INSIDE), bubble
            assert page.evaluate(TALL) + faults(page) == [], bubble


def test_a_bubble_does_not_cover_what_it_asks_for(new_context: NewContext) -> None:
    page = new_context(viewport=SMALL_PHONE).new_page()
    for game in BUILT_IN_GAMES:
        page.goto(f"/first/{game}")
        learner = Learner(page)
        for bubble in learner.bubbles():
            if not bubble.only and not bubble.last:
                assert uncovered(learner.thing()), bubble
            picked = page.locator("[data-kind=piece][aria-pressed=true]")
            if picked.count():  # the only one that can move, and tapped for all that
                picked.dispatch_event("click")
                expect(picked).to_have_count(1)


def uncovered(thing: Locator) -> bool:
    return bool(
        thing.evaluate(
            "one => { const { x, y, width, height } = one.getBoundingClientRect();"
            " return one.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }"
        )
    )


# -- the rules -----------------------------------------------------------------------------------


@of_every_game
def test_the_scenes_are_the_figures_of_the_rules(
    new_context: NewContext, troubles: list[str], game: str
) -> None:
    page = new_context(viewport=SMALL_PHONE).new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto(f"/rules/{game}")
    english = Catalogue("en")
    wanted = [beat for beat, _ in LESSONS.of(game).figures()]
    expect(page.locator("figure[data-rules]")).to_have_count(len(wanted))
    for beat in wanted:
        figure = page.locator(f"#{beat.rules[0]} + div > figure")
        words = english.text(beat.say, name=english.text("insight-seat", number=2))
        expect(figure.locator("figcaption")).to_have_text(words)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe(page) == []
    assert troubles == []


def test_the_rules_open_beside_the_table_and_the_way_back_closes_them(
    new_context: NewContext,
) -> None:
    page = new_context().new_page()
    page.goto("/first/pickomino")
    Learner(page).read()
    table = page.url
    page.get_by_role("link", name="Rules").click()
    rules = page.get_by_role("complementary", name="Rules")
    expect(rules.locator("#P1")).to_be_visible()
    expect(page.get_by_role("region", name="Grill")).to_be_visible()
    rules.get_by_role("link", name="P7", exact=True).click()
    expect(rules.locator("#P7")).to_be_in_viewport()
    page.go_back()
    page.go_back()
    expect(rules).to_have_count(0)
    assert page.url == table
    page.get_by_role("link", name="Rules").click()
    assert axe(page) == []
    rules.get_by_role("button", name="Close").click()
    expect(rules).to_have_count(0)
    assert page.url == table
