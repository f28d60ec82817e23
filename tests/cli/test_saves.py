"""Location and format of saved games."""

import json
from pathlib import Path

from tests.cli.conftest import Run
from tests.cli.helpers import saved


def test_games_are_saved_in_the_xdg_folder(roost: Run, env: dict[str, str], tmp_path: Path) -> None:
    del env["ROOST_HOME"]
    env["HOME"] = str(tmp_path / "me")
    roost("play", "pickomino")
    assert list((tmp_path / "me" / ".local" / "share" / "roost" / "games").glob("*.json"))
    env["XDG_DATA_HOME"] = str(tmp_path / "data")
    roost("play", "pickomino")
    assert list((tmp_path / "data" / "roost" / "games").glob("*.json"))


def test_games_started_in_the_same_second_get_different_files(roost: Run, home: Path) -> None:
    for _ in range(3):
        roost("play", "pickomino")
    assert len(list((home / "games").glob("*.json"))) == 3


def test_save_is_one_complete_file(roost: Run, home: Path) -> None:
    roost("play", "pickomino", "--seed", "5", input="w\n")
    data = json.loads(saved(home).read_text())
    assert data["turns"] == ["[1233445w] w"]
    assert data["result"] is None
    assert list((home / "games").iterdir()) == [saved(home)]
