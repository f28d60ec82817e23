"""One seed, one game: with and without any extra, at any number of games and processes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from roost.arena import MatchPlan, run_match
from roost.arena.plan import Chunk
from roost.arena.play import FAST
from tests.scale import scaled

# Runs `roost` in a process that cannot import what only extras bring.
PLAIN = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"llvmlite", "numba", "numpy", "scipy", "torch"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
from roost.cli import main
sys.exit(main(sys.argv[1:]))
"""
FULL = PLAIN.replace("sys.meta_path.insert(0, Missing())", "import numpy")
GAMES = [10, 100, *scaled([], [1000])]
MATCHES = [
    ("greedy strongest", "pickomino", "--raw"),
    ("strongest greedy greedy", "pickomino", ""),
    ("strongest cautious", "knockout", "--raw"),
    ("strongest jay greedy", "knockout", ""),
    ("steady greedy", "pickomino", "--raw"),  # by the rules, not by the kernels
]


def roost(program: str, arguments: str, home: Path, ends: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program, "--language", "en", *arguments.split()],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
        env={"HOME": str(home), "PATH": "/usr/bin:/bin"},
        cwd=home,
    )
    assert done.returncode == ends, done.stderr
    return done.stdout


@pytest.mark.parametrize("games", GAMES)
@pytest.mark.parametrize(("bots", "game", "more"), MATCHES)
def test_a_match_is_the_same_with_and_without_extras_and_on_two_processes(
    bots: str, game: str, more: str, games: int, tmp_path: Path
) -> None:
    if "steady" in bots:
        games //= 10
    arguments = f"arena {bots} --game {game} --games {games} --seed 1 --json {more}"
    plain = roost(PLAIN, f"{arguments} --jobs 1", tmp_path)
    assert json.loads(plain)["games"] == games
    assert json.loads(plain)["engine"].startswith("Roost ")
    assert roost(FULL, f"{arguments} --jobs 1", tmp_path) == plain
    assert roost(PLAIN, f"{arguments} --jobs 2", tmp_path) == plain


@pytest.mark.parametrize(("bots", "game"), [(bots, game) for bots, game, _ in MATCHES[:-1]])
def test_a_longer_match_begins_with_the_same_games(bots: str, game: str) -> None:
    short, long = (MatchPlan(tuple(bots.split()), games, game, seed=3) for games in (10, 100))
    fast = FAST.of(game)
    assert fast.fits(short)
    assert fast.fits(long)
    assert fast.play(Chunk(short, 0, 10)) == fast.play(Chunk(long, 0, 10))
    assert run_match(short, jobs=1).turns == fast.play(Chunk(long, 0, 10)).turns / 10


@pytest.mark.parametrize("game", ["pickomino", "knockout"])
def test_a_benchmark_is_the_same_with_and_without_extras(game: str, tmp_path: Path) -> None:
    arguments = f"bot benchmark greedy --game {game} --positions 6 --games 2 --json"
    plain = roost(PLAIN, f"{arguments} --jobs 1", tmp_path)
    assert roost(FULL, f"{arguments} --jobs 2", tmp_path) == plain


@pytest.mark.parametrize("more", ["pickomino --first 2", "knockout"])
def test_a_seeded_game_is_the_same_with_and_without_extras(more: str, tmp_path: Path) -> None:
    """The dice and bots of `roost play --seed`, until the player's turn."""
    longest = 0
    for seed in range(4):
        turns = []
        for name, program in (("plain", PLAIN), ("full", FULL)):
            file = tmp_path / f"{name}{seed}.json"
            play = f"play {more} --players Ana --bot strongest --bot greedy --seed {seed}"
            roost(program, f"{play} --pace 0 --plain --file {file}", tmp_path, ends=2)
            turns.append(json.loads(file.read_text())["turns"])
        assert turns[0] == turns[1]
        longest = max(longest, len(turns[0]))
    assert longest > 2  # both bots have played
