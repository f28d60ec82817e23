"""`roost backup`: a copy of a server's data, while it runs."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from roost.cli.arguments import Parser
from roost.cli.commands.serve import store_address
from roost.cli.commands.store import say_copied
from roost.cli.console import Console
from roost.cli.settings import home


def configure(parser: Parser) -> None:
    parser.argument("folder", "option-backup-folder", metavar="FOLDER")
    parser.argument("--data", "option-serve-data", metavar="FOLDER")
    parser.argument("--store", "option-serve-store", metavar="URL")


def run(args: Namespace, console: Console) -> int:
    import asyncio

    from roost.server.admin.backup import backup
    from roost.server.config import Config

    data = Path(args.data) if args.data else home() / "server"
    config = Config(data=data, store=store_address(args.store))
    say_copied(console, asyncio.run(backup(config, Path(args.folder))))
    return 0
