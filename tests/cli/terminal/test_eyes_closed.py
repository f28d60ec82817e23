"""The plain mode can be played with eyes closed: a whole game of each, from the spoken lines alone.

The player here hears lines and knows nothing else: not the rules, not the position.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from roost.rules.record import Record

pytestmark = pytest.mark.slow
PATIENCE_S = 120
ASKED = r"(?:\[([^\]\n]*)\]|For example ([^\n:]*):|A number or a space:) $"
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
    if choices == "y/n":
        return "y"
    tiles = re.findall(r"\b(2[1-9]|3[0-6])\b", choices)
    if tiles:
        return str(tiles[0])
    assert all(f"  {word}" in heard for word in words if word != "s"), heard
    return "w" if "w" in words else max(words) if words[0].isdigit() else words[0]


def knockout(heard: str) -> str:
    """Knock somebody out if that was said, or go wherever the first piece may."""
    pieces = re.findall(r"^  ([bgry][1-6])  (.*(?:\n      .*)*)", heard, re.MULTILINE)
    assert pieces, heard
    for piece, told in pieces:
        hit = re.search(r"knocks\s+out\s+on\s+(\w+)|(\w+)\s+knocks\s+out", told)
        if hit:
            return f"{piece} {hit[1] or hit[2]}"
    piece, told = pieces[0]
    spaces = re.findall(r"\b([A-Z]\d*)\b", told.partition(":")[2])
    return f"{piece} {spaces[0]}" if spaces else str(piece)


def play(game: Any, answer: Any) -> str:
    """Answer until the game is over; all that was said."""
    said = ""
    while game.expect([ASKED, OVER]) == 0:
        heard = (game.before + game.after).replace("\r\n", "\n")
        assert not REFUSED.search(heard), heard  # whatever was offered can be done
        said += heard
        game.sendline(answer(heard, game.match))
    said += game.before + game.after
    game.expect(pexpect.EOF)
    return f"{said}{game.before}"


def test_a_whole_game_of_pickomino_by_ear(env: dict[str, str], home: Path, tmp_path: Path) -> None:
    game = spawn(env, tmp_path, "pickomino", "--seed", "5", "--players", "Ana,bot:simple")
    said = play(game, lambda heard, asked: pickomino(heard, asked[1]))
    (path,) = (home / "games").glob("*.json")
    assert Record.loads(path.read_text()).outcome() is not None
    assert "+--" not in said  # nothing was drawn
    assert "roost review" in said


def test_a_whole_game_of_knockout_by_ear(env: dict[str, str], home: Path, tmp_path: Path) -> None:
    rounds = ("--rounds", "12", "--seed", "5")
    game = spawn(env, tmp_path, "knockout", *rounds, "--players", "Ana,bot:greedy")

    def answer(heard: str, asked: Any) -> str:
        if asked[0].strip() == "A number or a space:":
            return "1"
        return knockout(heard)

    said = play(game, answer)
    (path,) = (home / "games").glob("*.json")
    record = Record.loads(path.read_text())
    assert record.outcome() is not None
    assert "[b1]" not in said
    assert "cannot" not in said
    assert "not understood" not in said
