"""`roost analyse`: a position as a drawing and as JSON."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from roost.rules import format_position, parse_position
from roost.rules.record import Record
from tests.cli.conftest import Run

POSITION = "pickomino 21-24,26,30-36 25/-/27,29 2 ww44 1134 7"


def test_position_is_shown_with_its_legal_actions(roost: Run) -> None:
    result = roost("analyse", POSITION)
    assert (result.returncode, result.stderr) == (0, "")
    for line in (
        POSITION,
        "Grill: 21 22 23 24 26 30 31 32 33 34 35 36",
        "Face down: 28",
        "Player 3: 5 worms, top tile 29, below it 27",
        "Set aside: worm, worm, 4, 4 — 18. 4 dice left.",
        "In notation: 1 3",
    ):
        assert line in result.stdout.splitlines()


def test_a_position_needs_no_quotes(roost: Run) -> None:
    for position in (POSITION, "pickomino 21-36 -/- 0 - ? 1"):
        result = roost("analyse", *position.split())
        assert result.returncode == 0
        assert result.stdout == roost("analyse", position).stdout


def test_position_before_a_roll_shows_the_risk_of_failing(roost: Run) -> None:
    result = roost("analyse", "pickomino 21-36 -/- 0 wwwwwww ? 3")
    assert "16.7% (1/6)" in result.stdout
    assert "2.8% (1/36)" in roost("analyse", "pickomino 21-36 -/- 0 wwwwww ? 3").stdout


def test_position_that_can_only_fail_shows_a_warning(roost: Run) -> None:
    """P16."""
    assert "stopping now fails" in roost("analyse", "pickomino 21-36 -/- 0 w . 3").stdout


def test_position_as_json_contains_state_actions_and_chances(roost: Run) -> None:
    data = json.loads(roost("analyse", POSITION, "--json").stdout)
    assert data["position"] == POSITION
    assert [entry["move"] for entry in data["legal"]] == ["1", "3"]
    assert data["legal"][0]["action"] == {"type": "take", "face": 1}
    assert data["chances"] == []
    before = json.loads(roost("analyse", "pickomino 21-36 -/- 0 - ? 1", "--json").stdout)
    assert sum(Fraction(entry["probability"]) for entry in before["chances"]) == 1
    assert len(before["chances"]) == 1287


@pytest.mark.parametrize("board", ["rings61", "rings49", "grid49"])
def test_knockout_position_is_drawn_and_described(roost: Run, board: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    roost(f"play knockout --board {board} --players Ana,Leo --seed 1 --first Ana --file", str(path))
    position = format_position(Record.loads(path.read_text()).final())
    assert format_position(parse_position(position)) == position
    result = roost("analyse", position)
    assert result.returncode == 0
    assert "blue and red: 24 points" in result.stdout
    assert max(map(len, result.stdout.replace(position, "").splitlines())) < 80


def test_a_finished_position_names_the_winner(roost: Run) -> None:
    assert "Player 1 wins! 3 worms." in roost("analyse", "pickomino - 21,25/- 0 - # 9").stdout
