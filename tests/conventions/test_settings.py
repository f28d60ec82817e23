"""Every setting stands on the page about them."""

from __future__ import annotations

from tests.conventions.settings import PAGE, page


def test_the_page_of_settings_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tests.conventions.settings"
