"""Number formats that Fluent and Babel do not cover.

The minus sign, no minus before zero, and no group separator in four-digit numbers of some
languages.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from babel import Locale
from fluent.runtime.types import FluentFloat, FluentInt, FluentNone

MINUS = "−"
_FOUR_DIGITS = re.compile(r"(?<![\d.])(\d)\.(\d{3})(?!\.?\d)")
_FROM_FIVE_DIGITS = frozenset({"es", "it"})  # CLDR's minimumGroupingDigits, which Babel ignores


def tidy(text: str, language: str) -> str:
    """Return a number formatted by Babel with our corrections."""
    if language in _FROM_FIVE_DIGITS:
        text = _FOUR_DIGITS.sub(r"\1\2", text)
    if text.startswith("-"):
        return MINUS + text[1:] if re.search("[1-9]", text) else text[1:]
    return text


def given(value: float, language: str) -> str | float:
    """Return a number for a message that does not use `NUMBER`, formatted if Fluent would group it.

    A formatted number is text, so plural selectors no longer match it. No language here has a
    separate plural form for numbers this large.
    """
    if isinstance(value, int) and language in _FROM_FIVE_DIGITS and 1000 <= abs(value) < 10_000:
        return tidy(str(value), language)
    return value


class WholeFigure(FluentInt):
    def format(self, locale: Locale) -> str:
        return tidy(super().format(locale), locale.language)


class Figure(FluentFloat):
    def format(self, locale: Locale) -> str:
        return tidy(super().format(locale), locale.language)


def figure(value: str | float | FluentNone, **options: Any) -> WholeFigure | Figure | FluentNone:
    """Implement Fluent's ``NUMBER``."""
    if isinstance(value, FluentNone):
        return value
    if isinstance(value, str):
        return Figure(float(value), **options)
    made = WholeFigure if isinstance(value, int) else Figure
    return made(value, **options)


def points(share: float | FluentNone, **options: Any) -> WholeFigure | Figure | FluentNone:
    """Implement ``POINTS($loss)``: a share of a win in points of a hundred."""
    if isinstance(share, FluentNone):
        return share
    value = 100 * float(share)
    if "maximumFractionDigits" in options:
        value = round(value, int(options["maximumFractionDigits"]))
    return figure(int(value) if value.is_integer() else value, **options)


# Words that French elides before: not the birds with an aspirated h.
_ELIDED = re.compile(r"(?!h[ée]ron|hibou)[aeiouhàâäéèêëîïôöùûüœæ]|y(?![aeiou])", re.IGNORECASE)


def of(name: object) -> str | FluentNone:
    """Implement French ``DE($name)``: "de Léo", "d’Ana"."""
    if isinstance(name, FluentNone):
        return name
    return f"d’{name}" if _ELIDED.match(str(name)) else f"de {name}"


FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "NUMBER": figure,
    "POINTS": points,
    "DE": of,
}
