"""Helpers for tests of `roost`."""

from pathlib import Path

from roost.rules import Phase
from roost.rules.pickomino import RollOn, Stop, Take
from roost.rules.record import Record
from tests.cli.conftest import Run

MANUAL = ("play", "pickomino", "--players", "Ana,Leo", "--dice", "manual")


def saved(home: Path) -> Path:
    (path,) = (home / "games").glob("*.json")
    return path


def typed(record: Record) -> str:
    """Return what people would have typed to play this game of Pickomino or Knockout."""
    lines = []
    for moment in record.replay():
        move = moment.move
        if isinstance(move, Take):
            lines.append("w" if move.face == 6 else str(move.face))
        elif isinstance(move, RollOn):
            lines.append("r")
        elif isinstance(move, Stop):
            lines += ["s", "y"] if move.tile is None else [str(move.tile)]
        elif moment.before.phase is Phase.PLAY:
            lines.append(record.rules.format_move(moment.before, move))
    return "\n".join(lines) + "\n"


def bots_only(roost: Run, game: str, path: Path, *more: str) -> Record:
    result = roost("play", game, "--players", "bot:simple,bot:random", "--file", str(path), *more)
    assert (result.returncode, result.stderr) == (0, "")
    return Record.loads(path.read_text())
