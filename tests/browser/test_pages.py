"""Every page: accessible, in every language without clipped text, on every screen, and light."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from roost.locale import LANGUAGES
from tests.browser.axe import axe, axe_by_day_and_night
from tests.browser.boxes import faults
from tests.browser.conftest import QUICK, ROOT, NewContext, settle
from tests.browser.players import roll_until_choice
from tests.browser.scenes import SETTINGS
from tests.browser.tables import USUAL, lay, sit
from tests.scale import SCREENS

GAMES = ["pickomino", "knockout"]
PAGES = [
    "/",
    "/today",
    "/learn",
    "/me",
    "/about",
    "/new/pickomino?mode=bots",
    "/new/pickomino?mode=local",
    "/new/knockout?mode=online",
    "/tables",
    "/rules/pickomino",
    "/rules/knockout",
    "/fair",
    "/settings",
    "/nowhere",
]
PLACES = {"/": "Play", "/today": "Today", "/learn": "Learn", "/me": "Me"}
PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}


def finished(page: Page) -> list[Request]:
    """Collects the requests that the page finishes from now on."""
    requests: list[Request] = []

    def note(request: Request) -> None:  # Playwright marks its handlers; a bound method will not do
        requests.append(request)

    page.on("requestfinished", note)
    return requests


def sent(request: Request) -> int:
    """How many bytes came for it, packed as a server packs them; fonts are packed already."""
    body = request.response().body()  # type: ignore[union-attr]
    return len(body) if request.resource_type == "font" else len(gzip.compress(body))


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_any_page(new_context: NewContext, path: str) -> None:
    page = new_context().new_page()
    page.goto(path)
    settle(page)
    assert axe_by_day_and_night(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(new_context: NewContext, game: str) -> None:
    page = sit(new_context(), game, *USUAL[game])
    expect(page.get_by_role("list", name="Players")).to_be_visible()
    assert axe_by_day_and_night(page) == []
    roll_until_choice(page)
    assert axe(page) == []


@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_clipped_in_any_language(
    new_context: NewContext, lang: str, width: int, height: int
) -> None:
    viewport = {"width": width, "height": height}
    page = new_context({**QUICK, "lang": lang}, viewport=viewport).new_page()
    clipped = {}
    for path in (*PLACES, "/new/pickomino?mode=online", "/new/knockout?mode=local", "/settings"):
        page.goto(path)
        settle(page)
        clipped[path] = faults(page)
    for game in GAMES:
        page.goto(lay(page.context, game, *USUAL[game]))
        expect(page.locator(".bar button").first).to_be_visible()
        clipped[f"{game} to roll"] = faults(page)
        roll_until_choice(page)
        clipped[f"{game} to choose"] = faults(page)
        if game == "pickomino":
            page.locator(".group.open").first.click()
            expect(page.locator("[data-stop]").first).to_be_visible()
            clipped[f"{game} to stop"] = faults(page)
    assert page.locator("html").get_attribute("lang") == lang
    assert not any(clipped.values()), clipped


def test_the_browser_s_language_is_spoken_and_can_be_switched(new_context: NewContext) -> None:
    asked: list[str] = []
    page = new_context(locale="fr-CA").new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    expect(page.get_by_role("link", name="Apprendre")).to_be_visible()
    words = [url for url in asked if re.search(r"/(game|web|insight)-[^/]*\.js$", url)]
    assert 0 < len(words) <= 3, "only the chosen language is fetched"
    page.get_by_role("combobox", name="Langue").select_option("nl")
    expect(page.get_by_role("link", name="Leren")).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name="Leren")).to_be_visible()


@pytest.mark.parametrize(
    ("width", "height"),
    [(360, 640), (390, 844), (768, 1024), (1024, 768), (1920, 1080), (3840, 2160)],
)
def test_both_tables_fit_from_a_phone_to_4k(
    new_context: NewContext, width: int, height: int
) -> None:
    page = new_context(viewport={"width": width, "height": height}).new_page()
    for game in GAMES:
        page.goto(lay(page.context, game, *USUAL[game]))
        roll = page.get_by_role("button", name=re.compile("^Roll"))
        expect(roll).to_be_in_viewport(ratio=1)
        assert faults(page) == []


def test_what_one_taps_is_large_enough(new_context: NewContext) -> None:
    """24 px at least, 44 for the main things."""
    page = new_context(viewport=PHONE).new_page()
    small = """() => [...document.querySelectorAll('a, button, select, input')]
      .filter(e => e.checkVisibility() && !e.closest('.visually-hidden, article, p'))
      .map(e => [e.textContent.trim().slice(0, 30), e.getBoundingClientRect()])
      .filter(([, box]) => box.width < 24 || box.height < 24).map(([text]) => text)"""
    for path in PAGES:
        page.goto(path)
        settle(page)
        assert page.evaluate(small) == [], path
    page.goto("/")
    page.get_by_role("button", name="Play Pickomino now").click()
    roll = page.get_by_role("button", name=re.compile("^Roll")).bounding_box()
    assert roll is not None
    assert roll["height"] >= 44
    assert page.evaluate(small) == []


def test_the_four_places_are_one_tap_away_from_every_page(new_context: NewContext) -> None:
    """Words in the bar on top, tabs at the foot of a phone; at a table they are in its menu."""
    page = new_context().new_page()
    table = lay(page.context, "pickomino", *USUAL["pickomino"])
    places = page.get_by_role("navigation", name="Places")
    pages = [path for path in PAGES if "mode=online" not in path]  # which leads to a table
    for path in pages:
        page.goto(path)
        expect(places.get_by_role("link")).to_have_text(list(PLACES.values()))
        expect(places).to_be_in_viewport(ratio=1)
    for path, name in PLACES.items():
        places.get_by_role("link", name=name).click()
        expect(page).to_have_url(re.compile(f"{path}$"))
        expect(places.locator("[aria-current=page]")).to_have_text(name)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    for path in pages:
        page.goto(path)
        expect(places).to_be_in_viewport(ratio=1)
        box = places.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] == PHONE["height"]
    page.goto(table)
    expect(places).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    assert axe(page) == []
    menu = page.get_by_role("navigation", name="Menu")
    menu.get_by_role("link", name="Me", exact=True).click()
    page.get_by_role("link", name="Settings").click()
    expect(page).to_have_title(re.compile("Settings"))


@pytest.mark.parametrize(("old", "new"), [("/you", "/me"), ("/daily", "/today")])
def test_old_addresses_lead_to_the_new_pages(new_context: NewContext, old: str, new: str) -> None:
    page = new_context().new_page()
    answer = page.goto(old)
    assert answer is not None
    assert answer.ok
    expect(page).to_have_url(re.compile(f"{new}$"))
    expect(page.get_by_role("heading", name=PLACES[new], level=1)).to_be_visible()


@pytest.mark.parametrize("group", SETTINGS)
def test_settings_fit_a_laptop_group_by_group(new_context: NewContext, group: str) -> None:
    page = new_context({**QUICK, "lang": "de"}, viewport=DESKTOP).new_page()
    page.goto(f"/settings#{group}")
    settle(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= 800
    assert axe_by_day_and_night(page) == []
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert faults(page) == []


def test_on_a_phone_what_was_left_unfinished_comes_first(new_context: NewContext) -> None:
    page = sit(new_context(viewport=PHONE), "pickomino", *USUAL["pickomino"])
    expect(page.locator(".bar button").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Continue")).to_be_in_viewport(ratio=1)
    regions = page.get_by_role("region").evaluate_all(
        "(all) => all.map((e) => e.querySelector('h2').textContent)"
    )
    assert regions[0] == "Left unfinished"


def test_the_first_page_is_light(new_context: NewContext) -> None:
    """How soon it is ready is measured by `make bench ARGS=web`."""
    page = new_context().new_page()
    loaded = finished(page)
    page.goto("/", wait_until="commit")
    expect(page.get_by_role("button", name="Play Pickomino now")).to_be_enabled()
    settle(page)
    sizes = [(r.resource_type, sent(r)) for r in loaded]
    assert 0 < sum(size for kind, size in sizes if kind == "script") <= 100_000
    assert sum(size for _, size in sizes) <= 130_000


def test_links_to_copy_and_share_hide_where_the_browser_forbids_them(
    new_context: NewContext,
) -> None:
    """Plain HTTP on a home network has neither clipboard nor sharing."""
    context = new_context()
    context.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
        "Object.defineProperty(navigator, 'share', { value: undefined });"
        "Object.defineProperty(crypto, 'subtle', { value: undefined });"
        "Object.defineProperty(crypto, 'randomUUID', { value: undefined });"
    )
    page = context.new_page()
    page.goto("/new/pickomino?mode=online")
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_role("textbox", name="Link")).to_be_visible()
    expect(page.get_by_role("button", name="Copy")).to_have_count(0)
    expect(page.get_by_role("button", name="Send")).to_have_count(0)


def test_rules_can_be_linked_to_by_their_number(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto("/rules/pickomino#P17")
    expect(page.locator("#P17")).to_be_in_viewport()
    expect(page.locator("#P17")).to_contain_text("P17")


def test_the_built_app_names_no_foreign_address(built: None) -> None:
    """Nothing is fetched from anywhere else: fonts, scripts and pictures come with the app."""
    static = ROOT / "src" / "roost" / "server" / "static"
    texts = [p for p in static.rglob("*") if p.suffix in (".css", ".html")]
    foreign = {
        path.name: found
        for path in map(Path, texts)
        if (found := re.findall(r"https?://(?!www\.w3\.org)[^\s\"')]+", path.read_text("utf-8")))
    }
    assert foreign == {}
