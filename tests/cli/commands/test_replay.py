"""`roost replay`: replay of a game file."""

from pathlib import Path

from tests.cli.conftest import Run


def test_replay_prints_the_game(roost: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played = roost(
        "play knockout --players bot:simple,bot:simple,bot:random --seed 3 --file", str(path)
    )
    replayed = roost("replay", "game.json", "--all")
    assert (replayed.returncode, replayed.stderr) == (0, "")
    _, _, game = played.stdout.partition("to see who starts")
    told = [line for line in game.splitlines() if line.endswith(".")]
    assert [line for line in told if line not in replayed.stdout] == []


def test_unfinished_game_is_replayed_to_its_end(roost: Run, tmp_path: Path) -> None:
    roost("play", "pickomino", "--seed", "5", "--file", "game.json", input="w\n")
    result = roost("replay", "game.json")
    assert "sets aside" in result.stdout
    assert "This game isn’t finished." in result.stdout
