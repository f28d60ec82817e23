"""`roost bot benchmark`: cost of decisions, as a table and as JSON."""

import json
import sys
from pathlib import Path

import pexpect
import pytest

from tests.cli.conftest import Run

ROOT = Path(__file__).parents[3]
EXAMPLE = str(ROOT / "examples" / "bots" / "my_bot.py") + ":MyBot"
FEW = ["--positions", "12", "--jobs", "1"]


def test_agent_is_ranked_among_our_levels(roost: Run) -> None:
    shown = roost("--language", "en", "bot", "benchmark", EXAMPLE, *FEW, "--games", "1").stdout
    head, rest = shown.split("\n", 1)
    assert head.startswith("Set 1 of Pickomino, 12 positions: regret per decision")
    positions, games = rest.split("\n\n")
    assert "1 game against strongest (won: " in games
    for table in (positions, games):
        (mine,) = (line for line in table.splitlines() if line.startswith("> "))
        assert mine.count("±") == 4
    assert [line.split()[0] for line in positions.splitlines() if "±" in line].index(">") > 0


def test_only_one_table_without_games(roost: Run) -> None:
    shown = roost("--language", "de", "bot", "benchmark", "gentle", *FEW, "--games", "0").stdout
    assert shown.count("Verlust pro Entscheidung") == 1
    assert shown.count("> gentle") == shown.count(" gentle") == 1  # it is not listed twice
    assert "," in shown.split("> gentle")[1]


def test_json_contains_everything(roost: Run) -> None:
    words = ["bot", "benchmark", "simple", *FEW, "--games", "1", "--game", "knockout", "--json"]
    report = json.loads(roost(*words).stdout)
    assert (report["game"], report["set"], report["games"]) == ("knockout", 1, 1)
    mine = report["agent"]["positions"]["all"]
    assert mine["decisions"] == 12
    assert mine["interval"][0] < mine["regret"] < mine["interval"][1]
    assert "strongest" in {other["agent"] for other in report["others"]}


@pytest.mark.parametrize(
    "words",
    [["nobody"], ["simple", "--game", "chess"], ["simple", "--games", "-1"], ["no.py:Bot"]],
)
def test_bad_input_prints_one_line_and_exits_with_2(roost: Run, words: list[str]) -> None:
    result = roost("bot benchmark", *words)
    assert (result.returncode, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.slow
def test_progress_is_shown_and_ctrl_c_stops(env: dict[str, str], tmp_path: Path) -> None:
    words = ["-m", "roost", "--language", "en", "bot", "benchmark", "gentle", "--jobs", "2"]
    under_way = pexpect.spawn(
        sys.executable, words, env={**env}, cwd=str(tmp_path), encoding="utf-8", timeout=60
    )
    under_way.expect("Measuring …")
    under_way.expect(r" \d+/160 ")
    under_way.sendintr()
    under_way.expect("Stopped")
    under_way.expect(pexpect.EOF)
    under_way.close()
    assert under_way.exitstatus == 130
