"""Numbers in seven languages: separators, percentages and plural forms, from Unicode's CLDR.

Babel has them for every language there is, in 33 MB.
"""

from __future__ import annotations

from decimal import ROUND_HALF_EVEN, Context, Decimal
from math import isfinite
from typing import Final, NamedTuple

MINUS: Final = "−"


class NumberStyle(NamedTuple):
    """How a language writes numbers. Some group only numbers of five digits or more."""

    group: str
    decimal: str
    percent: str = "%"
    grouped_from: int = 1000
    plural_zero: bool = False  # whether zero, and fractions below two, take the singular


_EXACT = Context(prec=400)  # more digits than any float has
NO_BREAK, NARROW = "\u00a0", "\u202f"
STYLES: Final = {
    "en": NumberStyle(",", "."),
    "de": NumberStyle(".", ",", f"{NO_BREAK}%"),
    "es": NumberStyle(".", ",", f"{NO_BREAK}%", 10_000),
    "fr": NumberStyle(NARROW, ",", f"{NO_BREAK}%", plural_zero=True),
    "it": NumberStyle(".", ",", grouped_from=10_000),
    "nl": NumberStyle(".", ","),
    "pt-BR": NumberStyle(".", ",", plural_zero=True),
}


def format_number(
    value: float,
    language: str,
    *,
    least: int = 0,
    most: int = 3,
    significant: int | None = None,
    percent: bool = False,
) -> str:
    """Format a number with `least` to `most` decimals, or with `significant` digits at most."""
    if not isfinite(value):
        return str(value)
    style = STYLES[language]
    exact = Decimal(str(value)) * (100 if percent else 1)
    if significant is not None:
        least, most = 0, max(0, significant - 1 - exact.adjusted()) if exact else 0
        exact = _rounded(exact, significant - 1 - exact.adjusted()) if exact else exact
    text = f"{abs(_rounded(exact, most)):f}"
    whole, _, fraction = text.partition(".")
    fraction = fraction.rstrip("0").ljust(least, "0")
    if int(whole) >= style.grouped_from:
        whole = f"{int(whole):,}".replace(",", style.group)
    shown = whole + (style.decimal + fraction if fraction else "")
    sign = MINUS if exact < 0 and any(digit in "123456789" for digit in shown) else ""
    return sign + shown + (style.percent if percent else "")


def _rounded(value: Decimal, digits: int) -> Decimal:
    return value.quantize(Decimal(1).scaleb(-digits), ROUND_HALF_EVEN, _EXACT)


def plural_form(value: float, language: str) -> str:
    """Return the plural form of a number: ``one`` or ``other``.

    Romance languages have a third one for whole millions; no text of ours counts that far.
    """
    number = abs(value)
    if STYLES[language].plural_zero:
        return "one" if number < 2 else "other"
    return "one" if number == 1 else "other"
