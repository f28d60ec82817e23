"""`roost resume`: continue an unfinished game."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import replace
from pathlib import Path

from roost.cli import saves
from roost.cli.arguments import Parser
from roost.cli.commands.play import play_on, shared
from roost.cli.console import Console
from roost.rules.errors import GameError
from roost.rules.record import BrokenRecordError, Record, unfinished


def configure(parser: Parser) -> None:
    parser.argument("file", "option-resume-file", optional=True)
    parser.argument("--list", "option-resume-list", flag=True)
    parser.argument("--salvage", "option-resume-salvage", flag=True)
    shared(parser)


def run(args: Namespace, console: Console) -> int:
    games = saves.unfinished_games()
    if args.list:
        return _list(console, games)
    path = _chosen(args.file, games)
    try:
        record = saves.read(path)
    except BrokenRecordError as error:
        if not args.salvage:
            raise
        record, path = _save_valid_part(console, error, path)
    if not unfinished(record):
        raise saves.SaveError(f"{path} is finished", code="game-finished", file=path)
    _check_dice(record)
    console.say("resuming", file=path)
    return play_on(args, console, record, path, opening=False)


def _chosen(name: str | None, games: list[saves.SavedGame]) -> Path:
    if name is None:
        if not games:
            raise saves.SaveError("nothing to resume")
        return games[0].path
    if name.isascii() and name.isdecimal() and not Path(name).exists():
        if not 1 <= int(name) <= len(games):
            raise saves.SaveError(
                f"no game {name}", code="no-such-game", value=name, count=len(games)
            )
        return games[int(name) - 1].path
    return Path(name)


def _list(console: Console, games: list[saves.SavedGame]) -> int:
    if not games:
        raise saves.SaveError("nothing to resume")
    for index, saved in enumerate(games, 1):
        console.say(
            "resume-line",
            number=index,
            game=console.text(f"game-{saved.game}"),
            names=", ".join(saved.names),
            turn=saved.turn,
            when=saved.changed.strftime("%Y-%m-%d %H:%M"),
        )
    return 0


def _save_valid_part(console: Console, error: BrokenRecordError, path: Path) -> tuple[Record, Path]:
    """Save the valid part as a new file; the damaged file stays unchanged."""
    target = saves.new_path(error.good.game)
    console.say("salvaged", turn=error.turn, file=target)
    return replace(error.good, tags={**error.good.tags, "salvaged": path.name}), target


def _check_dice(record: Record) -> None:
    """Check that this keyboard can continue with the file's dice."""
    source = record.dice["source"]
    if source not in ("system", "seeded", "manual"):
        raise GameError(f"dice from {source}", code="dice-not-here", source=source)
