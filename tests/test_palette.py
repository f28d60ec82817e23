"""A colour stands once: in the palette of the web app, or where it is drawn and nowhere else."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from roost.analysis import report
from roost.rules.knockout import svg as knockout
from roost.rules.knockout.constants import COLOURS
from roost.rules.pickomino import svg as pickomino

WEB = Path(__file__).parents[1] / "web"
SCHEMES = ("light", "dark")
HEX = re.compile(r"#(?:[0-9a-f]{8}|[0-9a-f]{6})\b", re.IGNORECASE)
PLAIN = re.compile(r"#(?:000000|ffffff)", re.IGNORECASE)  # black and white, however thin


@cache
def palette() -> dict[str, str]:
    """The custom properties of the palette, as they are written."""
    text = (WEB / "src" / "app" / "palette.css").read_text(encoding="utf-8")
    return dict(re.findall(r"--([\w-]+): ([^;]+);", text))


def colour(name: str, scheme: str = "light") -> str:
    """What a property comes to by day or by night."""
    value = palette()[name]
    if pair := re.fullmatch(r"light-dark\(([^,]+), ([^,]+)\)", value):
        value = pair[1 + SCHEMES.index(scheme)]
    if other := re.fullmatch(r"var\(--([\w-]+)\)", value):
        return colour(other[1], scheme)
    return value


def written() -> Iterator[tuple[str, str]]:
    """Every colour in the web app's sources, and where it stands."""
    for path in sorted((WEB / "src").rglob("*")):
        if path.suffix in (".css", ".svelte", ".ts") and "generated" not in path.parts:
            for found in HEX.findall(path.read_text(encoding="utf-8")):
                if not PLAIN.match(found):
                    yield found.lower(), path.relative_to(WEB).as_posix()


def twice(places: list[tuple[str, str]]) -> list[tuple[str, str]]:
    count = Counter(found for found, _ in places)
    return [place for place in places if count[place[0]] > 1]


def test_no_colour_is_written_twice_in_the_web_app() -> None:
    places = list(written())
    assert len(places) > 50
    assert twice(places) == []
    planted = (colour("ember", "dark"), "src/shell/App.svelte")
    assert planted in twice([*places, planted])


def test_every_property_that_is_used_is_defined() -> None:
    used: set[str] = set()
    defined = set(palette())
    for path in (WEB / "src").rglob("*"):
        if path.suffix in (".css", ".svelte", ".ts"):
            text = path.read_text(encoding="utf-8")
            used |= set(re.findall(r"var\(--([\w-]*\w)\)", text))
            defined |= set(re.findall(r"(?:style:|[\s\"])--([\w-]+)(?::|=|\")", text))
    assert used - defined == set()


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_browser_s_own_frame_has_the_colour_of_the_table(scheme: str) -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    found = re.findall(
        rf'<meta name="theme-color" content="(#\w+)" media="\(prefers-color-scheme: {scheme}\)"',
        page,
    )
    assert found == [colour("bg", scheme)]


def test_an_installed_app_opens_by_night() -> None:
    manifest = json.loads((WEB / "public" / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["background_color"] == manifest["theme_color"] == colour("bg", "dark")


def test_pieces_and_tiles_in_notebooks_have_the_colours_of_the_app() -> None:
    assert tuple(map(colour, COLOURS)) == knockout.FILLS
    drawn = {
        "ink": pickomino.INK,
        "enamel": pickomino.ENAMEL,
        "enamel-line": pickomino.EDGE,
        "worm": pickomino.WORM_FILL,
        "worm-line": pickomino.WORM_LINE,
    }
    assert drawn == {name: colour(name) for name in drawn}


def test_a_report_has_the_colours_of_the_app() -> None:
    style = report._STYLE
    light, dark = style.split("@media (prefers-color-scheme: dark)", 1)
    for scheme, text in (("light", light), ("dark", dark)):
        found: Mapping[str, str] = dict(re.findall(r"--([\w-]+):(#[0-9a-f]{6})", text))
        assert {"bg", "text", "ember", "seat-0", "seat-6"} <= set(found)
        assert found == {name: colour(name, scheme) for name in found}
