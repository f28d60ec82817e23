"""`roost play`: whole games without a terminal."""

import re
from pathlib import Path

import pytest

from roost.locale import LANGUAGES
from roost.rules.record import Record
from tests.cli.conftest import Run
from tests.cli.helpers import bots_only, saved, typed


def test_seed_with_invalid_unicode_is_stored_escaped(roost: Run, home: Path) -> None:
    roost("play", "pickomino", "--seed", "\udcff", input="q\n")
    assert Record.loads(saved(home).read_text()).dice == {"source": "seeded", "seed": "?"}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["pickomino", "knockout"])
def test_bots_play_a_whole_game_in_every_language(
    roost: Run, home: Path, game: str, language: str
) -> None:
    result = roost(
        "play", game, "--players", "bot:simple,bot:random", "--seed", "4", "--language", language
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert max(map(len, result.stdout.splitlines())) < 80
    assert "{" not in result.stdout
    record = Record.loads(saved(home).read_text())
    assert record.outcome() is not None


@pytest.mark.parametrize("game", ["pickomino", "knockout"])
def test_people_can_type_any_game_a_bot_can_play(roost: Run, tmp_path: Path, game: str) -> None:
    played = bots_only(roost, game, tmp_path / "bots.json", "--seed", "9")
    path = tmp_path / "people.json"
    result = roost(f"play {game} --players Ana,Leo --seed 9 --file", str(path), input=typed(played))
    assert (result.returncode, result.stderr) == (0, "")
    assert Record.loads(path.read_text()).moves == played.moves


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["short", "returned-face-down+any-lower", "turn-on-empty"])
def test_variants_are_played_and_named(roost: Run, home: Path, variant: str) -> None:
    result = roost(
        f"play pickomino --players bot:simple,bot:random,bot:simple --variant {variant} --seed 2"
    )
    assert result.returncode == 0
    assert Record.loads(saved(home).read_text()).variant == variant


@pytest.mark.slow
def test_seven_can_play_pickomino(roost: Run, home: Path) -> None:
    words = ["--bot", "simple"] * 6
    assert roost("play", "pickomino", "--seats", "6", *words, "--seed", "1").returncode == 0
    players = ",".join(["bot:simple"] * 7)
    assert roost("play", "pickomino", "--players", players, "--seed", "1").returncode == 0


def test_a_number_of_rounds_ends_knockout(roost: Run, home: Path) -> None:
    result = roost(
        "play knockout --board grid49 --rounds 3 --seed 1 --players bot:simple,bot:simple"
    )
    assert "The agreed rounds are played" in " ".join(result.stdout.split())
    assert Record.loads(saved(home).read_text()).variant == "grid49+rounds=3"


def test_the_first_player_can_be_named(roost: Run, home: Path) -> None:
    result = roost("play", "pickomino", "--players", "Ana,Leo", "--first", "leo")
    assert "Leo rolls" in result.stdout
    assert "\nLeo, which dice do you set aside? [" in result.stdout  # two at one keyboard
    result = roost("play", "knockout", "--players", "Ana,Leo", "--first", "2")
    assert "\nLeo: " in result.stdout


def test_knockout_rolls_for_the_start_in_words(roost: Run) -> None:
    """K3: each player rolls, the highest sum starts."""
    result = roost("play", "knockout", "--players", "bot:simple,bot:random", "--seed", "4")
    rolls = dict(
        re.findall(r"^(\w+) rolls \d, \d to see who starts: (\d+)\.", result.stdout, re.MULTILINE)
    )
    assert set(rolls) == {"Hen", "Chick"}
    starter = re.search(r"(\w+) has the highest sum and starts", result.stdout)
    assert starter
    assert int(rolls[starter[1]]) == max(map(int, rolls.values()))


def test_the_same_seed_gives_the_same_game(roost: Run, tmp_path: Path) -> None:
    one = bots_only(roost, "knockout", tmp_path / "one.json", "--seed", "x")
    two = bots_only(roost, "knockout", tmp_path / "two.json", "--seed", "x")
    other = bots_only(roost, "knockout", tmp_path / "three.json", "--seed", "y")
    assert one.moves == two.moves
    assert one.moves != other.moves


def test_end_of_input_before_a_game_is_chosen(roost: Run, home: Path) -> None:
    result = roost("play")
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    assert not list(home.rglob("*.json"))


def test_play_without_arguments_asks_for_game_and_players(roost: Run) -> None:
    result = roost("play", input="chess\n2\nAna,ana\nAna,Leo\nq\n")
    assert "There is no game “chess”" in result.stdout
    assert "Two players are called ana" in result.stdout
    assert "A game of Knockout." in result.stdout
    assert "Leo rolls" in result.stdout


@pytest.mark.parametrize(
    ("answer", "name"), [("", "Player 1"), ("medium", "Player 1"), ("Ana", "Ana")]
)
def test_single_person_plays_against_a_bot(roost: Run, home: Path, answer: str, name: str) -> None:
    result = roost("play", input=f"1\n{answer}\nagain\nq\n")
    assert Record.loads(saved(home).read_text()).players[0].name == name
    assert "Turn 1: You\n" in result.stdout
    assert "You: no tile\n" in result.stdout
    assert "\nWhich dice do you set aside? [" in result.stdout
    assert name not in result.stdout.partition("You roll")[2]
    assert "Hen is a bot" in result.stdout


@pytest.mark.parametrize(
    ("players", "said"),
    [("Ana,bot:simple", "You roll"), ("Ana,Leo", "Ana rolls"), ("bot:simple,bot:simple", "Hen")],
)
def test_single_person_among_bots_is_called_you(roost: Run, players: str, said: str) -> None:
    result = roost("play", "pickomino", "--players", players, "--seed", "5", input="")
    assert said in result.stdout
    assert ("You roll" in result.stdout) is (said == "You roll")


def test_bots_resume_identically_in_a_game_without_a_seed(roost: Run, home: Path) -> None:
    roost("play", "pickomino", "--players", "Ana,bot:random")
    record = Record.loads(saved(home).read_text())
    assert record.dice == {"source": "system"}
    assert re.fullmatch(r"[0-9a-f]{16}", record.tags["bots"])


def test_levels_choose_a_bot_and_settings_the_name(roost: Run, home: Path) -> None:
    roost("settings", "name=Eva")
    roost("play", "pickomino", "--bot", "hard")
    easy = roost("play", input="2\neasy\n")
    assert "Sparrow is a bot" in easy.stdout
    found = [Record.loads(path.read_text()).players for path in sorted((home / "games").iterdir())]
    assert {(ours.name, bot.bot) for ours, bot in found} == {
        ("Eva", "strongest"),
        ("Eva", "sparrow"),
    }
