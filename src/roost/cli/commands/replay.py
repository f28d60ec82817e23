"""`roost replay`: replay a game file."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from roost.cli import saves
from roost.cli.arguments import Parser
from roost.cli.console import Console, wrapped
from roost.cli.terminal.view import AnyView, make_view
from roost.narrate import record_key
from roost.rules import State
from roost.rules.record import BrokenRecordError, Moment, Record


def configure(parser: Parser) -> None:
    parser.argument("file", "option-file-or-last", optional=True)
    parser.argument("--all", "option-replay-all", flag=True)
    parser.argument("--plain", "option-plain", flag=True)


def run(args: Namespace, console: Console) -> int:
    broken = None
    try:
        record = saves.read(Path(args.file) if args.file else saves.last_game())
    except BrokenRecordError as error:
        broken, record = error, error.good
    step = console.is_terminal() and not args.all
    _show(record, console, plain=args.plain or not console.is_terminal(), step=step)
    if broken is not None:
        raise broken  # the valid part was shown; this prints where it ends
    return 0


def _show(record: Record, console: Console, *, plain: bool, step: bool) -> None:
    names = [player.name for player in record.players]
    view = make_view(console, record.rules, names, plain=plain, key=record_key(record))
    console.say("opening", game=console.text(f"game-{record.game}"))
    console.show(view.options())
    turn = None
    for moment in record.replay():
        if moment.before.turn != turn:
            if step and turn is not None and _stopped(console, view):
                return
            turn = moment.before.turn
            _heading(moment, console, view)
        console.show(view.tell(moment.events))
    final = record.final()
    console.write()
    console.show(view.table(final))
    outcome = record.rules.outcome(final)
    if outcome is None:
        console.say("replay-unfinished")
    else:
        console.show(wrapped(view.narrator.winners(outcome)))


def _heading(moment: Moment[State], console: Console, view: AnyView) -> None:
    state = moment.before
    console.write()
    if state.turn:
        console.say("turn-heading", turn=state.turn, name=view.names[state.seat])
    console.show(view.table(state))


def _stopped(console: Console, view: AnyView) -> bool:
    try:
        answer = console.ask(console.text("prompt-replay", quit=view.words.key("quit")))
    except EOFError:
        return True
    return view.words.means(answer, "quit") is not None
