"""Numbers: separators, percentages and plural forms, from Unicode's CLDR (`languages.json`).

Babel has them for every language there is, in 33 MB.
"""

from __future__ import annotations

from decimal import ROUND_HALF_EVEN, Context, Decimal
from math import isfinite
from typing import Final, Literal, NamedTuple

from roost.locale.languages import DETAILS

MINUS: Final = "−"


class NumberStyle(NamedTuple):
    """How a language writes numbers. Some group only numbers of five digits or more."""

    group: str
    decimal: str
    percent: str = "%"
    grouped_from: int = 1000
    # Which numbers take the singular: one, all below two (zero too), or none.
    singular: Literal["one", "below-two", "never"] = "one"


_EXACT = Context(prec=400)  # more digits than any float has
STYLES: Final = {
    tag: NumberStyle(**{name: found[name] for name in NumberStyle._fields if name in found})
    for tag, found in DETAILS.items()
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
    number, singular = abs(value), STYLES[language].singular
    if singular == "below-two":
        return "one" if number < 2 else "other"
    return "one" if number == 1 and singular == "one" else "other"
