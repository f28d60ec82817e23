"""`roost learn`: a first game with comments, by the script of the browser's lesson."""

from __future__ import annotations

from argparse import Namespace
from contextlib import suppress

from roost.cli.arguments import Parser
from roost.cli.commands.play import ask_game, display_of, shared
from roost.cli.console import Console
from roost.cli.terminal.lesson import LessonSession
from roost.cli.terminal.session import Quit
from roost.lessons import LESSONS


def configure(parser: Parser) -> None:
    known = ", ".join(LESSONS.games())
    parser.argument("game", "option-play-game", optional=True, values={"games": known})
    shared(parser)


def run(args: Namespace, console: Console) -> int:
    lesson = LESSONS.of(args.game or ask_game(console, LESSONS.games()))
    plain, pace = display_of(args, console)
    with suppress(Quit):
        LessonSession(console, lesson, plain=plain, pace=pace).play()
    return 0
