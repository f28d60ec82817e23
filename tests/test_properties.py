"""The web app uses no custom property that is not defined."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"


@cache
def palette() -> dict[str, str]:
    """The custom properties of the palette, as they are written."""
    text = (WEB / "src" / "app" / "palette.css").read_text(encoding="utf-8")
    return dict(re.findall(r"--([\w-]+): ([^;]+);", text))


def test_every_property_that_is_used_is_defined() -> None:
    used: set[str] = set()
    defined = set(palette())
    for path in (WEB / "src").rglob("*"):
        if path.suffix in (".css", ".svelte", ".ts"):
            text = path.read_text(encoding="utf-8")
            used |= set(re.findall(r"var\(--([\w-]*\w)\)", text))
            defined |= set(re.findall(r"(?:style:|[\s\"])--([\w-]+)(?::|=|\")", text))
    assert used - defined == set()
