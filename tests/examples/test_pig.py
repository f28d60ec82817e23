"""A game that Roost does not know, installed next to it: see examples/pig."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

import roost
from tests.server.core.http.test_processes import serving

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "pig"
SOURCE = Path(roost.__file__).parents[1]
pytestmark = pytest.mark.slow
POSITION = "pig:100 12/30 0 8 play 5"

Roost = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The PYTHONPATH of an environment that has Pig."""
    folder = tmp_path_factory.mktemp("pig")
    shutil.copytree(EXAMPLE, folder / "source")  # building leaves files behind
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q"]
    where = ["--no-deps", "--no-build-isolation", "--target", str(folder / "packages")]
    subprocess.run([*pip, *where, str(folder / "source")], check=True)
    return os.pathsep.join([str(SOURCE), str(folder / "packages")])


@pytest.fixture
def roost_with_pig(installed: str, tmp_path: Path) -> Roost:
    """A `roost` process that finds Pig."""
    env = {**os.environ, "PYTHONPATH": installed, "ROOST_HOME": str(tmp_path / "home")}
    env |= {"LANG": "C.UTF-8", "LANGUAGE": "", "LC_ALL": "C.UTF-8"}

    def run(*words: str, input: str = "") -> "subprocess.CompletedProcess[str]":  # noqa: A002
        return subprocess.run(
            [sys.executable, "-m", "roost", *words],
            input=input,
            env=env,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )

    return run


@pytest.fixture
def game(roost_with_pig: Roost, tmp_path: Path) -> Path:
    """A game between two bots of Pig, as a file."""
    path = tmp_path / "pig.json"
    words = ("--players", "bot:simple,bot:random", "--seed", "3", "--file", str(path))
    result = roost_with_pig("play", "pig", *words)
    assert (result.returncode, result.stderr) == (0, "")
    assert "Sow is a bot: holds as soon as a turn has brought twenty points." in result.stdout
    assert "Sow wins!" in result.stdout
    return path


def test_its_own_tests_pass(installed: str) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLE / "tests")],
        env={**os.environ, "PYTHONPATH": installed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout


def test_it_is_small_and_roost_does_not_know_it() -> None:
    lines = [line for path in EXAMPLE.rglob("*.py") for line in path.read_text().splitlines()]
    assert len(lines) <= 300
    named = [path for path in (SOURCE / "roost").rglob("*.py") if "PigState" in path.read_text()]
    assert named == []


def test_it_is_played_saved_and_gone_on_with(roost_with_pig: Roost) -> None:
    words = ("play", "pig", "--players", "Ana,Leo", "--seed", "4", "--variant", "20")
    first = roost_with_pig(*words, input="roll\nhold\nstop\nq\n")
    assert first.returncode == 0
    assert "Leo rolls 3." in first.stdout
    assert "Leo, what do you do? [roll hold]" in first.stdout
    assert "“stop” isn’t possible here. Choose from roll hold, or type ? for help." in first.stdout
    assert "Pig: Ana, Leo; turn 4" in roost_with_pig("resume", "--list").stdout
    again = roost_with_pig("resume", input="?\nq\n")
    assert "Type roll to roll once more" in again.stdout


def test_it_is_among_the_games_one_may_choose_from(roost_with_pig: Roost) -> None:
    result = roost_with_pig("play", input="pig\nAna\nq\n")
    assert "  3  Pig" in result.stdout
    assert "Type easy, medium or hard" in result.stdout
    assert "Sow is a bot" in result.stdout


def test_languages_without_its_texts_read_english(roost_with_pig: Roost) -> None:
    result = roost_with_pig("analyse", POSITION, "--language", "de")
    assert "Spieler 1: 12 points" in result.stdout
    assert roost_with_pig("rules", "pig", "--language", "fr").stdout.startswith("Pig\n===")


def test_its_games_are_replayed_and_verified(roost_with_pig: Roost, game: Path) -> None:
    replay = roost_with_pig("replay", str(game))
    assert replay.returncode == 0
    assert replay.stdout.splitlines()[-1].startswith("Sow wins!")
    verified = roost_with_pig("check", "--json", str(game))
    assert (verified.returncode, json.loads(verified.stdout)["games"][0]["good"]) == (0, True)
    game.write_text(game.read_text().replace(" hold", "", 1))
    assert roost_with_pig("check", str(game)).returncode == 1


def test_its_bots_meet_in_the_arena(roost_with_pig: Roost) -> None:
    words = ("arena", "simple", "random", "--game", "pig", "--games", "120", "--json")
    result = roost_with_pig(*words, "--jobs", "1")
    assert result.returncode == 0, result.stderr
    simple, random = json.loads(result.stdout)["bots"]
    assert simple["wins"] > 0.8 > random["wins"]


@pytest.mark.parametrize(
    "words",
    [
        ["review", "FILE"],
        ["review", "FILE", "--exact"],
        ["puzzle", "--from", "FILE"],
        ["puzzle", "--game", "pig"],
    ],
    ids=" ".join,
)
def test_what_it_does_not_bring_is_refused_in_one_line(
    roost_with_pig: Roost, game: Path, words: list[str]
) -> None:
    result = roost_with_pig(*(word.replace("FILE", str(game)) for word in words))
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "This doesn’t work with the game “pig”.\n"


def test_a_server_lists_it_and_plays_it(installed: str, tmp_path: Path) -> None:
    seats = [{"type": "me"}, {"type": "bot", "bot": "simple"}]
    ready = {"type": "ready", "id": "c1", "seat": 0}
    with (
        serving(tmp_path / "server", "env", f"PYTHONPATH={installed}") as server,
        httpx.Client(base_url=server.address, timeout=60) as http,
    ):
        http.post("/api/guest", json={"name": "Ana"}).raise_for_status()
        offered = http.get("/api/games").json()
        made = http.post("/api/tables", json={"game": "pig", "first": 0, "seats": seats})
        assert made.status_code == 201, made.text
        path = f"/api/tables/{made.json()['table']['id']}"
        http.post(f"{path}/commands", json=ready).raise_for_status()
        table = http.get(path).json()["table"]
        roll = {"type": "roll", "id": "c2", "seat": 0, "version": table["version"]}
        http.post(f"{path}/commands", json=roll).raise_for_status()
        steps = http.get(f"{path}/steps").json()["steps"]
    assert [game["key"] for game in offered["games"]] == ["pickomino", "knockout", "pig"]
    assert table["position"]["type"] == "generic"
    assert table["position"]["text"] == "pig:100 0/0 0 0 chance 1"
    events = [event for step in steps for event in step["events"]]
    assert "rolled" in [event["event"]["type"] for event in events if event["type"] == "generic"]


def test_without_it_its_files_name_a_game_that_is_not_there(game: Path) -> None:
    words = [sys.executable, "-m", "roost", "replay", str(game)]
    result = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    assert "pig" in result.stderr
