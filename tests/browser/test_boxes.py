"""No words are cut or lie on each other: every page and every state of play, on a small phone."""

from __future__ import annotations

import pytest

from roost.locale import LANGUAGES
from tests.browser.boxes import faults
from tests.browser.conftest import QUICK, NewContext
from tests.browser.scenes import PAGES, PLAY
from tests.scale import scaled

PHONE = {"width": 360, "height": 740}
in_long_languages = pytest.mark.parametrize("language", scaled(["de"], LANGUAGES))


@pytest.mark.slow
@in_long_languages
@pytest.mark.parametrize("scenes", [PAGES, PLAY], ids=["pages", "play"])
def test_no_words_are_cut_or_lie_on_each_other(
    new_context: NewContext, language: str, scenes: dict[str, object]
) -> None:
    page = new_context({**QUICK, "lang": language}, viewport=PHONE).new_page()
    found = {}
    for name, show in {**PAGES, **PLAY}.items():
        if name in scenes:
            show(page)
            found[name] = faults(page)
    assert page.locator("html").get_attribute("lang") == language
    assert {name: bad for name, bad in found.items() if bad} == {}


def test_what_is_cut_covered_or_wider_than_the_screen_is_found(new_context: NewContext) -> None:
    """The measure itself, on faults that were put there."""
    page = new_context(viewport=PHONE).new_page()
    planted = {
        "<p style='width: 3rem; overflow: hidden; white-space: nowrap'>cut off here</p>": "cut off",
        "<p style='height: 1rem; overflow: hidden'>one<br>two<br>three</p>": "onetwothree",
        "<p>below</p><p style='margin-top: -2.75rem'>above</p>": "above",
        "<p style='width: 500px'>wide</p>": "sideways",
    }
    for html, wanted in planted.items():
        page.set_content(f"<body style='margin: 0'>{html}</body>")
        assert any(wanted in fault for fault in faults(page)), html
    page.set_content("<p>fits</p><p>too</p>")
    assert faults(page) == []
