"""`roost server`: manage a server's tables, bans and stored data, running or stopped."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from roost.cli import Subcommand, serving
from roost.cli.arguments import Parser, decimal
from roost.cli.console import Console
from roost.rules.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from roost.server.core.admin.messages import Action as Operation
    from roost.server.core.admin.messages import AdminResult, BanLine, TableLine

WRONG = 1


def _action(operation: Operation, *, value: str | None = None, days: bool = False) -> Subcommand:
    """Return the action that sends one operation, on a `value` with this metavar."""

    def configure(parser: Parser) -> None:
        if value is not None:
            parser.argument("value", f"option-server-{value.lower()}", metavar=value)
        if days:
            parser.argument("--days", f"option-server-{operation}-days", metavar="N")
        if operation == "list":
            parser.argument("--all", "option-server-all", flag=True)
        serving.configure(parser)

    def run(args: Namespace, console: Console) -> int:
        from roost.server.app import open_app
        from roost.server.core.admin.control import ask
        from roost.server.core.admin.messages import Request
        from roost.server.features import load

        given = decimal(args.days, "--days", low=0, high=100_000) if days else None
        every = operation == "list" and args.all
        request = Request(operation, getattr(args, "value", None), given, every)
        config = serving.place(args)
        opening = partial(open_app, config, load(), alone=True)
        answer = asyncio.run(ask(config, request, opening))
        if answer.problem is not None:
            problem = answer.problem
            raise GameError(problem.message, code=problem.code, **problem.values)
        _show(console, operation, answer)
        return 0

    return Subcommand(configure, run)


def _show(console: Console, operation: Operation, answer: AdminResult) -> None:
    if operation == "list":
        for table in answer.listed:
            console.write(_table(table))
        console.say("server-tables", count=len(answer.listed))
    elif operation == "bans":
        for ban in answer.bans:
            console.write(_ban(console, ban))
        console.say("server-bans", count=len(answer.bans))
    elif operation == "purge":
        console.say("server-purged", tables=answer.tables, guests=answer.guests)
    else:
        console.say("server-done")


def _table(table: TableLine) -> str:
    people = ", ".join(f"{name} ({guest})" for name, guest in table.people)
    door = "-" if table.private else "+"
    return f"{table.id}  {_time(table.created)}  {table.status:<9} {door} {table.game}  {people}"


def _ban(console: Console, ban: BanLine) -> str:
    if ban.until is None:
        return ban.value
    return f"{ban.value}  {console.texts.text('server-until', time=_time(ban.until))}"


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).astimezone().strftime("%Y-%m-%d %H:%M")


# -- data ----------------------------------------------------------------------------------


def _configure_backup(parser: Parser) -> None:
    parser.argument("folder", "option-server-backup-folder")
    serving.configure(parser)


def _backup(args: Namespace, console: Console) -> int:
    """Back up a server's data while it runs."""
    from roost.server.app import migrations
    from roost.server.core.admin.backup import backup
    from roost.server.features import load

    counts = asyncio.run(backup(serving.place(args), Path(args.folder), migrations(load())))
    _say_copied(console, counts)
    return 0


def _configure_restore(parser: Parser) -> None:
    parser.argument("folder", "option-server-restore-folder")
    serving.configure(parser)


def _restore(args: Namespace, console: Console) -> int:
    """Restore a backup and verify every game in it."""
    from roost.server.app import migrations
    from roost.server.core.admin.backup import restore
    from roost.server.features import load

    found = asyncio.run(restore(Path(args.folder), serving.place(args), migrations(load())))
    for table, reason in found.broken:
        console.say("server-restore-broken", table=table, reason=reason)
    console.say("server-restored", tables=found.tables, games=found.games, moves=found.moves)
    return WRONG if found.broken else 0


def _configure_copy(parser: Parser) -> None:
    parser.argument("source", "option-server-copy-source")
    parser.argument("target", "option-server-copy-target")


def _copy(args: Namespace, console: Console) -> int:
    """Copy a server's data between SQLite and PostgreSQL."""
    from roost.server.app import migrations
    from roost.server.core.admin.backup import copy_store
    from roost.server.features import load

    counts = asyncio.run(copy_store(args.source, args.target, migrations(load())))
    _say_copied(console, counts)
    return 0


def _say_copied(console: Console, counts: Mapping[str, int]) -> None:
    console.say(
        "server-copied", tables=counts["tables"], entries=counts["log"], people=counts["people"]
    )


SUBCOMMANDS = {
    "list": _action("list"),
    "end": _action("end", value="TABLE"),
    "hide": _action("hide", value="TABLE"),
    "show": _action("show", value="TABLE"),
    "delete": _action("delete", value="TABLE"),
    "ban": _action("ban", value="WHO", days=True),
    "unban": _action("unban", value="WHO"),
    "bans": _action("bans"),
    "forget": _action("forget", value="GUEST"),
    "purge": _action("purge", days=True),
    "rotate": _action("rotate"),
    "drain": _action("drain"),
    "backup": Subcommand(_configure_backup, _backup),
    "restore": Subcommand(_configure_restore, _restore),
    "copy": Subcommand(_configure_copy, _copy),
}
