"""Texts about the fair dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from roost.locale import Catalogue


def stop_text(
    texts: Catalogue, code: str, values: Mapping[str, str | int], names: Sequence[str]
) -> str:
    """Return why a message about the dice can't be true."""

    def name(seat: str | int) -> str:
        known = isinstance(seat, int) and 0 <= seat < len(names)
        return names[int(seat)] if known else texts.text("fair-server")

    shown: dict[str, str | int] = {"entry": "", "given": "", "wanted": "", "field": "", **values}
    if "seat" in values:
        shown["name"] = name(values["seat"])
    if code == "first":
        shown["other"] = name(values["wanted"])
    return texts.text(f"fair-stop-{code}", **shown)
