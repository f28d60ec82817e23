"""`roost replay`: a game file, told again."""

from pathlib import Path

from tests.cli.conftest import Run


def test_a_replay_tells_the_game_again(roost: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played = roost(
        "play knockout --players bot:simple,bot:simple,bot:random --seed 3 --file", str(path)
    )
    replayed = roost("replay", "game.json", "--all")
    assert (replayed.returncode, replayed.stderr) == (0, "")
    _, _, game = played.stdout.partition("for the start")
    told = [line for line in game.splitlines() if line.endswith(".")]
    assert [line for line in told if line not in replayed.stdout] == []


def test_an_unfinished_game_is_replayed_as_far_as_it_goes(roost: Run, tmp_path: Path) -> None:
    roost("play", "pickomino", "--seed", "5", "--file", "game.json", input="w\n")
    result = roost("replay", "game.json")
    assert "takes the worm" in result.stdout
    assert "The game is not finished." in result.stdout
