"""`roost restore`: restore a backup and verify every game in it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from roost.cli import serving
from roost.cli.arguments import Parser
from roost.cli.console import Console

WRONG = 1


def configure(parser: Parser) -> None:
    parser.argument("folder", "option-restore-folder", metavar="FOLDER")
    serving.configure(parser)


def run(args: Namespace, console: Console) -> int:
    import asyncio

    from roost.server.app import migrations
    from roost.server.core.admin.backup import restore
    from roost.server.features import load

    config = serving.place(args)
    found = asyncio.run(restore(Path(args.folder), config, migrations(load())))
    for table, reason in found.broken:
        console.say("restore-broken", table=table, reason=reason)
    console.say("restore-verified", tables=found.tables, games=found.games, moves=found.moves)
    return WRONG if found.broken else 0
