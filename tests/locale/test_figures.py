"""Numbers of the rules in messages and pages match the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roost.locale import LANGUAGES
from roost.rules.knockout import constants as knockout
from roost.rules.pickomino import constants as pickomino

FOLDER = Path(__file__).parents[2] / "src" / "roost" / "locale"
CAPPED = {
    "game.ftl": ("event-pickomino-ended", "event-knockout-ended"),
    "web.ftl": ("web-capped",),
    "terminal.ftl": ("warning-last-turn",),
}
GAMES = {"pickomino": ("P25", pickomino.TURN_CAP), "knockout": ("K17", knockout.TURN_CAP)}


def figures(text: str) -> set[int]:
    """Return numbers of four digits or more, without their group separators."""
    found = re.findall(r"\b\d{1,3}(?:[., \u00a0\u202f]\d{3})+\b|\b\d{4,}\b", text)
    return {int(re.sub(r"\D", "", figure)) for figure in found}


def message(language: str, file: str, name: str) -> str:
    text = (FOLDER / language / file).read_text(encoding="utf-8")
    found = re.search(rf"^{name} =.*\n(?:[ \t].*\n|\n(?=[ \t]))*", text, re.MULTILINE)
    assert found, f"{language}/{file} has no {name}"
    return found[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_about_the_cap_has_the_right_number(language: str) -> None:
    """See P25 and K17."""
    assert pickomino.TURN_CAP == knockout.TURN_CAP
    for file, names in CAPPED.items():
        for name in names:
            assert figures(message(language, file, name)) == {pickomino.TURN_CAP}, name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_contains_the_cap(language: str, game: str) -> None:
    rule, cap = GAMES[game]
    page = (FOLDER / language / f"{game}.md").read_text(encoding="utf-8")
    (paragraph,) = re.findall(rf'^<a id="{rule}">.*$', page, re.MULTILINE)
    assert figures(paragraph) == {cap}
