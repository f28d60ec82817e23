"""What needs no server: game files, saves, positions, boards, puzzles."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import roost
from roost.dice import Dice, ManualDice, ScriptedDice, SeededDice, SystemDice
from roost.rules import make_game
from roost.rules.knockout import load_board, register_board
from roost.rules.record import Player, Record, format_text
from roost.testing import playout

BOARD = Path("boards") / "kitchen.json"  # a board of one's own
NAMES = ("Ana", "Zoë O’Neill", "小林", "Iñaki", "Åsa", "Lê", "Ömer")


class Wanted(NamedTuple):
    game: str
    variant: str
    seats: int
    dice: str
    way: str

    @property
    def name(self) -> str:
        words = (self.game, self.variant or "default", str(self.seats), self.dice, self.way)
        return "-".join(words).replace("=", "").replace(" ", "-")


GAMES = (
    Wanted("pickomino", "", 2, "system", "finished"),
    Wanted("pickomino", "short", 4, "seeded", "finished"),
    Wanted("pickomino", "returned-face-down+turn-on-empty", 3, "manual", "finished"),
    Wanted("pickomino", "any-lower", 7, "scripted", "unfinished"),
    Wanted("pickomino", "short+any-lower+turn-on-empty", 5, "seeded", "from the middle"),
    Wanted("pickomino", "turn-on-empty", 6, "system", "unfinished"),
    Wanted("knockout", "", 2, "system", "finished"),
    Wanted("knockout", "grid49", 2, "seeded", "unfinished"),
    Wanted("knockout", "rings49+rounds=8", 4, "manual", "finished"),
    Wanted("knockout", "wheel49", 4, "scripted", "unfinished"),
    Wanted("knockout", "bloom61+rounds=20", 3, "system", "from the middle"),
    Wanted("knockout", "kitchen+rounds=10", 3, "seeded", "finished"),
)


def write(folder: Path) -> None:
    (folder / "games").mkdir(parents=True)
    write_board(folder / BOARD)
    positions: list[Any] = []
    for wanted in GAMES:
        record = played(wanted, folder)
        write_game(folder, wanted.name, record)
        positions += some_positions(record)
    write_json(folder / "positions.json", positions)
    write_json(folder / "puzzles.json", [puzzle for file in shipped_puzzles() for puzzle in file])
    write_saves(folder / "home")


def write_json(path: Path, data: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def write_game(folder: Path, name: str, record: Record) -> None:
    """In both forms, and what it came to when it was written."""
    path = folder / "games" / name
    path.with_name(f"{name}.json").write_text(record.dumps(), encoding="utf-8")
    path.with_name(f"{name}.txt").write_text(format_text(record), encoding="utf-8")
    outcome, index = record.outcome(), folder / "games.json"
    expected = json.loads(index.read_text(encoding="utf-8")) if index.exists() else {}
    expected[name] = {
        "moves": len(record.moves),
        "final": record.rules.format_position(record.final()),
        "ranks": None if outcome is None else list(outcome.ranks),
    }
    write_json(index, expected)


def played(wanted: Wanted, folder: Path) -> Record:
    """The whole game, or the first half of it, or the second half from a position on."""
    game = make_game(wanted.game, wanted.variant)
    whole = playout(game, wanted.seats, wanted.name, dice=dice(wanted))
    half = len(whole.moments) // 2
    begin = half if wanted.way == "from the middle" else 0
    end = half if wanted.way == "unfinished" else len(whole.moments)
    players = tuple(
        Player(NAMES[seat], "simple" if seat % 2 else None) for seat in range(wanted.seats)
    )
    record = Record(
        wanted.game,
        wanted.variant,
        players,
        first=0 if wanted.game == "pickomino" else None,
        dice={"source": wanted.dice, **({"seed": wanted.name} if wanted.dice == "seeded" else {})},
        moves=whole.moves[begin:end],
        tags={"place": "the kitchen", "notes": ["né à Köln", 3, None]},
    )
    if begin:
        record = replace(record, start=game.format_position(whole.states[begin]), first=0)
    if BOARD.stem in wanted.variant:
        board = json.loads((folder / BOARD).read_text(encoding="utf-8"))
        record = replace(record, tags={**record.tags, "board": board})
    return record


def dice(wanted: Wanted) -> Dice:
    seeded = SeededDice(wanted.name)
    match wanted.dice:
        case "system":
            return SystemDice()
        case "manual":
            return ManualDice(lambda n: seeded.roll(n).dice)
        case "scripted":
            game = make_game(wanted.game, wanted.variant)
            rolls = [
                moment.move
                for moment in playout(game, wanted.seats, wanted.name).moments
                if hasattr(moment.move, "dice")
            ]
            return ScriptedDice(rolls)  # type: ignore[arg-type]
    return seeded


def some_positions(record: Record) -> Iterator[dict[str, Any]]:
    """A position per phase and seat, as text and as JSON."""
    rules = record.rules
    seen = set()
    for moment in record.replay():
        for state in (moment.before, moment.after):
            kind = (state.phase, state.seat, getattr(state, "roll", None) is None)
            if kind not in seen:
                seen.add(kind)
                yield {"text": rules.format_position(state), "json": rules.state_to_json(state)}


def write_board(path: Path) -> None:
    """A shipped board under another name, known from here on."""
    source = Path(roost.__file__).parent / "rules" / "knockout" / "boards" / "rings49.json"
    data = json.loads(source.read_text(encoding="utf-8"))
    data |= {"key": path.stem, "name": "Kitchen table", "note": "Drawn on the back of a menu."}
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")
    register_board(load_board(path))


def shipped_puzzles() -> Iterator[list[Any]]:
    for path in sorted(Path(roost.__file__).parent.glob("analysis/**/*puzzles*.json")):
        yield json.loads(path.read_text(encoding="utf-8"))[:6]


def write_saves(home: Path) -> None:
    """`roost play`, left in the middle of the game; what is not possible is only asked again."""
    pieces = [f"{colour}{number}" for number in range(1, 7) for colour in "bgry"]
    tries = {
        "pickomino": ["w", "5", "4", "3", "2", "1", "r"] * 4,
        "knockout": [f"{piece} {ring}{n}" for n in range(12) for ring in "MO" for piece in pieces],
    }
    for game, answers in tries.items():
        save = home / "games" / f"20240101-120000-{game}.json"
        players = ("--players", "Ana,Leo,bot:simple", "--first", "Ana", "--seed", "compat")
        done = subprocess.run(
            [
                *(sys.executable, "-m", "roost", "play", game, *players),
                *("--plain", "--pace", "0", "--file", str(save)),
            ],
            input="\n".join([*answers, "q", "y", ""]),
            env={**os.environ, "ROOST_HOME": str(home), "ROOST_LANGUAGE": "en"},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        if not save.exists():
            raise SystemExit(f"compat: roost play {game} saved nothing:\n{done.stderr}")
