"""What axe finds wrong with a page, for people who hear it or use keys."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def axe(page: Page) -> list[str]:
    """Rules that the page breaks, serious ones and worse."""
    page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{rule['id']}: {rule['nodes'][0]['html']}"
        for rule in found["violations"]
        if rule["impact"] in ("serious", "critical")
    ]
