"""Numbers and plural forms of each language."""

from __future__ import annotations

import pytest

from roost.locale import Catalogue
from roost.locale.numbers import format_number, plural_form

WRITTEN = {  # 1234, −12345.678 with one decimal, 0.255 in per cent
    "en": ("1,234", "−12,345.7", "26%"),
    "de": ("1.234", "−12.345,7", "26\u00a0%"),
    "es": ("1234", "−12.345,7", "26\u00a0%"),
    "fr": ("1\u202f234", "−12\u202f345,7", "26\u00a0%"),
    "it": ("1234", "−12.345,7", "26%"),
    "nl": ("1.234", "−12.345,7", "26%"),
    "pt-BR": ("1.234", "−12.345,7", "26%"),
}


@pytest.mark.parametrize("language", WRITTEN)
def test_numbers_follow_the_language(language: str) -> None:
    whole, decimal, percent = WRITTEN[language]
    assert Catalogue(language).number(1234) == format_number(1234, language) == whole
    assert Catalogue(language).number(-12345.678, 1) == decimal
    assert format_number(0.255, language, most=0, percent=True) == percent


@pytest.mark.parametrize(
    ("value", "options", "text"),
    [
        (0.12345, {}, "0.123"),
        (2.0, {}, "2"),
        (2.0, {"least": 2}, "2.00"),
        (0.5, {"most": 0}, "0"),  # to even
        (1.5, {"most": 0}, "2"),
        (-0.001, {"most": 1}, "0"),  # no sign before zero
        (0.0009951, {"significant": 2, "percent": True}, "0.1%"),
        (0.0123, {"significant": 2, "percent": True}, "1.2%"),
        (0.456, {"significant": 1, "percent": True}, "50%"),
        (1e30, {"most": 2}, "1" + ",000" * 10),
        (float("inf"), {}, "inf"),
    ],
)
def test_decimals_and_digits(value: float, options: dict[str, int], text: str) -> None:
    assert format_number(value, "en", **options) == text  # type: ignore[arg-type]


@pytest.mark.parametrize("language", WRITTEN)
def test_one_is_singular_and_two_are_not(language: str) -> None:
    assert plural_form(1, language) == plural_form(1.0, language) == "one"
    assert plural_form(2, language) == plural_form(11, language) == "other"
    romance = language in ("fr", "pt-BR")
    assert (plural_form(0, language) == "one") == (plural_form(1.5, language) == "one") == romance


def test_selectors_match_numbers_before_plural_forms() -> None:
    texts = Catalogue("en", strict=True)
    assert texts.text("server-bans", count=0) == "No bans."
    assert texts.text("server-bans", count=1) == "1 ban."
    assert texts.text("server-bans", count=1234) == "1,234 bans."


def test_missing_values_show_their_name() -> None:
    assert Catalogue("en").text("game-saved") == "The game is saved in {$file}."
