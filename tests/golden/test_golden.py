"""The games play out as recorded. `make golden` rewrites the records."""

import pytest

from tests.golden.playthroughs import FOLDER, PLAYTHROUGHS, Playthrough


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda case: case.path.stem)
def test_a_game_plays_out_as_written(playthrough: Playthrough) -> None:
    assert playthrough.text() == playthrough.path.read_text(encoding="utf-8")


def test_every_golden_file_belongs_to_a_playthrough() -> None:
    assert set(FOLDER.glob("*.txt")) == {playthrough.path for playthrough in PLAYTHROUGHS}
