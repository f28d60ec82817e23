"""`roost admin`: operator actions on a running server or its data folder."""

from __future__ import annotations

from argparse import Namespace
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from roost.cli import serving
from roost.cli.arguments import Parser, UsageError, decimal
from roost.cli.console import Console
from roost.rules.errors import GameError

if TYPE_CHECKING:
    from roost.server.core.admin.messages import AdminResult, BanLine, TableLine

WITHOUT_VALUE = ("list", "bans", "purge", "rotate", "drain")


def configure(parser: Parser) -> None:
    parser.argument("what", "option-admin-what")
    parser.argument("value", "option-admin-value", optional=True)
    parser.argument("--days", "option-admin-days", metavar="N")
    parser.argument("--all", "option-admin-all", flag=True)
    serving.configure(parser)


def run(args: Namespace, console: Console) -> int:
    import asyncio

    from roost.server.app import open_app
    from roost.server.core.admin.control import ask
    from roost.server.core.admin.messages import ACTIONS, Request
    from roost.server.features import load

    known = next((action for action in ACTIONS if action == args.what), None)
    if known is None:
        shown = ", ".join(ACTIONS)
        raise UsageError(
            f"unknown action {args.what!r}", code="bad-action", value=args.what, known=shown
        )
    if known not in WITHOUT_VALUE and args.value is None:
        raise UsageError(f"{known} needs a name", code="action-needs-value", value=known)
    config = serving.place(args)
    days = decimal(args.days, "--days", low=0, high=100_000)
    request = Request(known, args.value, days, args.all)
    opening = partial(open_app, config, load(), alone=True)
    answer = asyncio.run(ask(config, request, opening))
    if answer.problem is not None:
        problem = answer.problem
        raise GameError(problem.message, code=problem.code, **problem.values)
    _tell(console, known, answer)
    return 0


def _tell(console: Console, action: str, answer: AdminResult) -> None:
    if action == "list":
        for table in answer.listed:
            console.write(_table(table))
        console.say("admin-tables", count=len(answer.listed))
    elif action == "bans":
        for ban in answer.bans:
            console.write(_ban(console, ban))
        console.say("admin-bans", count=len(answer.bans))
    elif action == "purge":
        console.say("admin-purged", tables=answer.tables, guests=answer.guests)
    else:
        console.say("admin-done")


def _table(table: TableLine) -> str:
    people = ", ".join(f"{name} ({guest})" for name, guest in table.people)
    door = "-" if table.private else "+"
    return f"{table.id}  {_time(table.created)}  {table.status:<9} {door} {table.game}  {people}"


def _ban(console: Console, ban: BanLine) -> str:
    if ban.until is None:
        return ban.value
    return f"{ban.value}  {console.texts.text('admin-until', time=_time(ban.until))}"


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
