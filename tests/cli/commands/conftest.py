"""Game files for the tests of analysis commands."""

from pathlib import Path

import pytest

from roost.rules.pickomino import Pickomino
from roost.testing import playout


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(playout(Pickomino(), 3, "cli").record(90).dumps(), encoding="utf-8")
    return path


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.json"
    start = Pickomino().parse_position("pickomino 21-22 -/- 0 - ? 1")
    path.write_text(playout(Pickomino(), 2, 1, start=start).record().dumps(), encoding="utf-8")
    return path
