"""All commands print JSON in the same layout."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.helpers import saved

POSITION = "pickomino 23-27 34,21/22,31 0 - ? 12"


@pytest.mark.parametrize(
    "command",
    [
        f"analyse|{POSITION}|--json",
        "arena|simple|gentle|--games|10|--jobs|1|--json",
        "bot|benchmark|simple|--positions|10|--games|0|--jobs|1|--json",
        "board|check|rings49|--json",
        "check|GAME|--json",
        "review|GAME|--no-report|--json",
    ],
)
def test_json_has_one_layout(roost: Run, home: Path, command: str) -> None:
    roost("play pickomino --players bot:simple,bot:gentle --seed 4 --pace 0")
    words = [str(saved(home)) if word == "GAME" else word for word in command.split("|")]
    out = roost(*words).stdout
    assert out == json.dumps(json.loads(out), ensure_ascii=False, indent=1) + "\n"
