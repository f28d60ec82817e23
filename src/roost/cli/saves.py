"""Saved games: written after every move, so that no move is lost."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from roost.cli.files import write_safely
from roost.cli.terminal.view import VIEWS
from roost.home import home
from roost.rules import RULES
from roost.rules.core import Action, Json, Outcome, State
from roost.rules.dice import Roll
from roost.rules.errors import GameError
from roost.rules.record import Record
from roost.rules.registry import games


class SaveError(GameError):
    """A saved game cannot be found or resumed."""

    code = "nothing-to-resume"


def new_path(game: str, now: datetime | None = None) -> Path:
    """Return an unused file name."""
    stamp = (now or datetime.now().astimezone()).strftime("%Y%m%d-%H%M%S")
    folder = home() / "games"
    for number in range(1, 1000):
        path = folder / f"{stamp}-{game}{'' if number == 1 else f'-{number}'}.json"
        if not path.exists():
            return path
    raise SaveError(f"no free name in {folder}", code="file", file=folder, reason="-")


class SaveFile:
    """A game's file, to which moves are appended without replaying it."""

    def __init__(self, path: Path, record: Record) -> None:
        self.path = path
        self._data: dict[str, Json] = record.to_json()
        self._turn: int | None = None  # the turn of the last line
        for moment in record.replay():
            self._turn = moment.before.turn
        self.save()

    def add(self, before: State, move: Action | Roll, token: str, outcome: Outcome | None) -> None:
        """Append a move that was played in `before`."""
        turns = self._data["turns"]
        if before.turn != self._turn:
            turns.append(token)
        else:
            turns[-1] += f" {token}"
        self._turn = before.turn
        self._data["result"] = None if outcome is None else outcome.to_json()
        self.save()

    def save(self) -> None:
        text = json.dumps(self._data, ensure_ascii=False, indent=1) + "\n"
        write_safely(self.path, text)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """An unfinished game in the games folder."""

    path: Path
    game: str
    names: tuple[str, ...]
    turn: int
    changed: datetime


def unfinished_games() -> list[SavedGame]:
    """Return the unfinished games, the last one played first. Damaged files are skipped."""
    found = []
    for path in (home() / "games").glob("*.json"):
        with suppress(OSError, ValueError, KeyError, TypeError, RecursionError):
            data = json.loads(path.read_text(encoding="utf-8"))
            if data["result"] is None and data["game"] in games():
                names = tuple(str(seat["name"]) for seat in data["seats"])
                changed = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
                found.append(SavedGame(path, data["game"], names, _turn(data), changed))
    return sorted(found, key=lambda saved: (saved.changed, saved.path.name), reverse=True)


def last_game() -> Path:
    """Return the file of the game that was played last."""
    files = sorted((home() / "games").glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not files:
        raise SaveError("no game yet", code="no-game-yet")
    return files[-1]


def _turn(data: Mapping[str, Any]) -> int:
    """Return the number of turns so far; the roll for the start is a line, but not a turn."""
    lines = len(data["turns"])
    rolled = data["first"] is None and data.get("start") is None
    return lines - 1 if lines and rolled and RULES.of(data["game"]).rolls_for_start else lines


def read(path: Path) -> Record:
    """Read a file's record and check every move."""
    text = path.read_text(encoding="utf-8")
    _register_extras(text)
    return Record.loads(text)


def _register_extras(text: str) -> None:
    """Register what a game file contains for its game, even if the file is damaged."""
    game = re.search(r'^ *"?game"?: *"?([a-z0-9-]+)', text, re.MULTILINE)
    tags = re.search(r'^ *"?tags"?: *', text, re.MULTILINE)
    if not game or not tags or game[1] not in games() or not VIEWS.has(game[1]):
        return
    carried: Json = None
    with suppress(ValueError, RecursionError):
        carried = json.JSONDecoder().raw_decode(text, tags.end())[0]
    if isinstance(carried, Mapping):
        VIEWS.of(game[1]).learn(carried)


def with_moves(
    record: Record, moves: Iterable[Action | Roll], tags: Mapping[str, Json] | None = None
) -> Record:
    return replace(record, moves=tuple(moves), tags=dict(record.tags if tags is None else tags))
