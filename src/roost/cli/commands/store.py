"""`roost store copy`: copy a server's data between SQLite and PostgreSQL."""

from __future__ import annotations

from argparse import Namespace

from roost.cli.arguments import Parser, UsageError
from roost.cli.console import Console

ACTIONS = ("copy",)


def configure(parser: Parser) -> None:
    parser.argument("what", "option-store-what")
    parser.argument("source", "option-store-source")
    parser.argument("target", "option-store-target")


def run(args: Namespace, console: Console) -> int:
    import asyncio

    from roost.server.app import migrations
    from roost.server.core.admin.backup import copy_store
    from roost.server.features import load

    if args.what not in ACTIONS:
        raise UsageError(
            f"unknown action {args.what!r}",
            code="bad-action",
            value=args.what,
            known=", ".join(ACTIONS),
        )
    counts = asyncio.run(copy_store(args.source, args.target, migrations(load())))
    say_copied(console, counts)
    return 0


def say_copied(console: Console, counts: dict[str, int]) -> None:
    console.say(
        "store-copied", tables=counts["tables"], entries=counts["log"], people=counts["people"]
    )
