"""`roost backup`: back up a server's data while it runs."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from roost.cli import serving
from roost.cli.arguments import Parser
from roost.cli.commands.store import say_copied
from roost.cli.console import Console


def configure(parser: Parser) -> None:
    parser.argument("folder", "option-backup-folder", metavar="FOLDER")
    serving.configure(parser)


def run(args: Namespace, console: Console) -> int:
    import asyncio

    from roost.server.app import migrations
    from roost.server.core.admin.backup import backup
    from roost.server.features import load

    config = serving.place(args)
    say_copied(console, asyncio.run(backup(config, Path(args.folder), migrations(load()))))
    return 0
