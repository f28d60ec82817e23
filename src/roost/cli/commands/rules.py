"""`roost rules`: the rules page of a game, readable in a terminal."""

from __future__ import annotations

from argparse import Namespace

from roost.cli.arguments import Parser, UsageError
from roost.cli.commands.play import ask_game
from roost.cli.console import Console
from roost.cli.markdown import render, rule_only
from roost.locale import rules_page
from roost.rules.registry import games


def configure(parser: Parser) -> None:
    known = ", ".join(games())
    parser.argument("game", "option-rules-game", optional=True, values={"games": known})
    parser.argument("rule", "option-rules-rule", optional=True)


def run(args: Namespace, console: Console) -> int:
    page = rules_page(console.texts.language, args.game or ask_game(console, games()))
    if args.rule is not None:
        found = rule_only(page, args.rule)
        if found is None:
            raise UsageError(f"no rule {args.rule}", code="no-such-rule", value=args.rule)
        page = found
    text = render(page)
    if console.is_terminal() and args.rule is None:
        from pydoc import pager

        pager(text)
    else:
        console.write(text.rstrip("\n"))
    return 0
