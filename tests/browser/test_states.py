"""Every page and every state of play, as axe sees it."""

from __future__ import annotations

import pytest

from tests.browser.axe import axe_by_day_and_night
from tests.browser.conftest import NewContext
from tests.browser.scenes import PAGES, PLAY
from tests.scale import scaled

pytestmark = pytest.mark.slow
SCENES = {**PAGES, **PLAY}
HANDFUL = ["waiting room", "pickomino a steal to choose", "knockout a piece picked"]


@pytest.mark.parametrize("name", scaled(HANDFUL, list(SCENES)))
def test_axe_finds_nothing_wrong(new_context: NewContext, name: str) -> None:
    page = new_context(viewport={"width": 390, "height": 844}).new_page()
    SCENES[name](page)
    assert axe_by_day_and_night(page) == []
