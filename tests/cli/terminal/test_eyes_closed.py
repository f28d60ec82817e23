"""The plain mode can be played with eyes closed: a whole game of each, from the spoken lines alone.

The player here hears lines and knows nothing else: not the rules, not the position.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from statistics import median
from typing import Any

import pexpect
import pytest

from roost.rules.record import Record

pytestmark = pytest.mark.slow
PATIENCE_S = 120
MOST_LINES = 600  # in a game
MOST_WORDS = 12  # until the first choice, at the median
ASKED = r"(?:\[([^\]\n]*)\]|For example ([^\n:]*):) $"
FIRST_CHOICE = re.compile(r"Hits: \w+ \d to \w+|Move (?:\w+ \d|any)|\[\w+")
OVER = r"Luck or mistakes\?"
REFUSED = re.compile(r"[Cc]hoose from|can’t reach|[Ss]ay which|comes first")


def spawn(env: dict[str, str], cwd: Path, *words: str) -> Any:
    game = pexpect.spawn(
        sys.executable,
        ["-m", "roost", "--language", "en", "play", *words, "--plain", "--pace", "0"],
        env={**env},
        cwd=str(cwd),
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=PATIENCE_S,
    )
    game.delaybeforesend = None
    return game


def pickomino(heard: str, choices: str) -> str:
    """What was offered: a tile before anything, then worms, then the highest number."""
    words = choices.split()
    tiles = re.findall(r"\b(2[1-9]|3[0-6])\b", choices)
    if tiles:
        return str(tiles[0])
    return "w" if "w" in words else max(words) if words[0].isdigit() else words[0]


def knockout(heard: str, example: str) -> str:
    """Knock somebody out if that was said, or do what the question gives as an example."""
    hit = re.search(r"Hits:\s+(\w+\s+\d\s+to\s+\w+)\s+takes", heard)
    return hit[1].replace(" to ", " ") if hit else example


def play(game: Any, answer: Any) -> tuple[str, float]:
    """Answer until the game is over; all that was said, and the median of words from the start of a
    turn's sentence to the first choice."""
    said, words = "", []
    while game.expect([ASKED, OVER]) == 0:
        heard = (game.before + game.after).replace("\r\n", "\n")
        assert not REFUSED.search(heard), heard  # whatever was offered can be done
        said += heard
        sentence = " ".join(re.split(r"^(?=You[ :])", heard, flags=re.MULTILINE)[-1].split())
        first = FIRST_CHOICE.search(sentence)
        assert first, sentence
        words.append(len(sentence[: first.end()].split()))
        game.sendline(answer(" ".join(heard.split()), game.match[1] or game.match[2]))
    said += game.before + game.after
    game.expect(pexpect.EOF)
    return f"{said}{game.before}", median(words)


@pytest.mark.parametrize(
    ("words", "answer", "drawn"),
    [
        ("pickomino --seed 5 --players Ana,bot:simple", pickomino, "] ["),
        ("knockout --seed 5 --players Ana,bot:greedy", knockout, "[b1]"),
    ],
    ids=["pickomino", "knockout"],
)
def test_a_whole_game_by_ear_in_few_words(
    env: dict[str, str], home: Path, tmp_path: Path, words: str, answer: Any, drawn: str
) -> None:
    said, median_words = play(spawn(env, tmp_path, *words.split()), answer)
    (path,) = (home / "games").glob("*.json")
    assert Record.loads(path.read_text()).outcome() is not None
    assert drawn not in said
    assert "roost review" in said
    assert "\x1b" not in said
    assert said.count("\n") <= MOST_LINES
    assert median_words <= MOST_WORDS
