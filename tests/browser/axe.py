"""What axe finds wrong with a page, for people who hear it or use keys."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def axe(page: Page, *rules: str, grave: bool = False) -> list[str]:
    """The rules that the page breaks, of these or of all; `grave`: those that shut people out."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    found = page.evaluate(
        "(rules) => axe.run(document, { resultTypes: ['violations'],"
        " ...(rules.length ? { runOnly: rules } : {}) })",
        list(rules),
    )
    return [
        f"{rule['id']} ({rule['impact']}): {rule['nodes'][0]['html'][:160]}"
        for rule in found["violations"]
        if not grave or rule["impact"] in ("serious", "critical")
    ]


def axe_by_day_and_night(page: Page) -> list[str]:
    """The same in both themes; colours are all that the theme changes."""
    found = axe(page)
    page.emulate_media(color_scheme="dark")
    return found + axe(page, "color-contrast")
