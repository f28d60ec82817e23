"""`roost play` with `--server` or `--link`: sign-in, table and saved receipts."""

from __future__ import annotations

import json
import shlex
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from roost import wire
from roost.cli import BAD_INPUT, INTERRUPTED, complain, saves, settings
from roost.cli.arguments import UsageError, decimal, number
from roost.cli.console import Console, wrapped
from roost.cli.fair import stop_text
from roost.cli.files import write_safely
from roost.cli.seats import levels
from roost.cli.terminal.lines import Voice
from roost.cli.terminal.online import Online
from roost.cli.terminal.session import Quit
from roost.client import Client, Table, UnfairError
from roost.client.bot import Tokens, sign_in, unfinished
from roost.client.plain import Loop
from roost.fairdice.player import FileStore
from roost.home import home
from roost.rules import make_game
from roost.rules.checks import check_seats

GUESTS = "guests.json"  # saved sign-ins by server
MOST_PACE_S = 10


class TableFilter(NamedTuple):
    """A table to make."""

    game: str
    variant: str


def play(args: Namespace, console: Console, wanted: Callable[[Console], TableFilter]) -> int:
    """Join by the link, return to the last unfinished game there, or create the table `wanted`."""
    voice = Voice(console.texts)
    server = server_of(args)
    kept, origin = Tokens(home() / GUESTS), Client(server).http.origin
    name = guest_name(server, voice, args.name)
    loop = Loop()
    try:
        client = loop.run(sign_in(server, name, home() / GUESTS))
        kept.keep(origin, name)
        client.stores = dice_store
        table = _table(args, voice, loop, client, wanted)
        status, following = _sit(args, voice, loop, client, table, args.link)
        while following is not None:
            voice.write()
            table = loop.run(client.open(following))
            status, following = _sit(args, voice, loop, client, table, None)
        return status
    finally:
        loop.end()


def dice_store(table: str, seat: int) -> FileStore:
    """Return where this seat's secrets are kept, so that a later run can play on."""
    folder = home() / "dice"
    folder.mkdir(parents=True, exist_ok=True)
    return FileStore(folder / f"{table}-{seat}.json")


def server_of(args: Namespace) -> str:
    """Return the server's address: the link's own, or the given one."""
    parts = urlsplit(args.link or "")
    if parts.netloc:
        return f"{parts.scheme}://{parts.netloc}"
    if args.server is None:
        raise UsageError(f"{args.link!r} names no server", code="bad-link", value=args.link)
    return str(args.server)


def guest_name(server: str, console: Console, given: str | None = None) -> str:
    """Return the player's name: given, from last time, from the settings, or asked for."""
    last = Tokens(home() / GUESTS).get(Client(server).http.origin)
    name = given or last or settings.wanted("name")
    while not name:
        name = console.ask(console.text("online-prompt-name"))
    if not name.isprintable() or len(name) > wire.NAME_LENGTH:
        raise UsageError(
            f"{name!r} is not a name", code="bad-name", value=name, most=wire.NAME_LENGTH
        )
    return name


def _table(
    args: Namespace,
    voice: Voice,
    loop: Loop,
    client: Client,
    wanted: Callable[[Console], TableFilter],
) -> Table:
    if args.link is not None:
        return loop.run(client.join(args.link))
    left = [] if args.game else list(loop.run(unfinished(client)))
    if left:
        return loop.run(client.open(left[-1]))
    return loop.run(client.make(_request(args, wanted(voice))))


def _request(args: Namespace, wanted: TableFilter) -> wire.TableRequest:
    """We sit first, invited players next, bots last."""
    rules = make_game(wanted.game, wanted.variant)
    known = levels(wanted.game)
    bots = [known.get(key, key) for key in args.bot or []]
    seats = number(args.seats, "--seats", low=0)
    if seats is None:
        seats = 1 + max(len(bots), 1)
    elif seats < 1 + len(bots):
        raise UsageError(
            "too many players", code="too-many-players", players=1 + len(bots), seats=seats
        )
    check_seats(rules, seats)
    first = number(args.first, "--first", low=1, high=seats)
    invited = [wire.SeatInvite() for _ in range(seats - 1 - len(bots))]
    request = wire.TableRequest(
        game=wanted.game,
        variant=rules.variant.key,
        seats=[wire.SeatMe(), *invited, *(wire.SeatBot(bot=key) for key in bots)],
        first=None if first is None else first - 1,
    )
    pace = decimal(args.pace, "--pace", low=0, high=MOST_PACE_S)
    return request if pace is None else _with_pace(request, pace)


def _with_pace(request: wire.TableRequest, pace: float) -> wire.TableRequest:
    import msgspec

    return msgspec.structs.replace(request, pace_ms=round(1000 * pace))


def _sit(
    args: Namespace, voice: Voice, loop: Loop, client: Client, table: Table, link: str | None
) -> tuple[int, str | None]:
    """Play and handle every way in which that can end; then play the next game, if any."""
    plain = args.plain or settings.plain() or not voice.is_terminal()
    joins = "seat=" in (link or "")
    session = Online(voice, loop, table, plain=plain, joins=joins)
    address = link or f"{client.http.origin}/table/{table.id}"
    command = shlex.join(["roost", "play", "--link", address, "--name", client.name])
    receipt = home() / "receipts" / f"{table.id}.json"

    def after() -> None:
        _keep_receipt(table, receipt)
        _keep_game(voice, loop, client, session, receipt)

    try:
        session.play(after)
    except Quit:
        voice.say("online-quit", kept=session.handed_over, command=command)
    except EOFError:
        voice.write()
        return complain(voice.text("online-end-of-input", command=command), BAD_INPUT), None
    except KeyboardInterrupt:
        voice.write()
        return complain(voice.text("online-interrupted", command=command), INTERRUPTED), None
    except UnfairError as error:
        return _sound_alarm(voice, session, error), None
    finally:
        _keep_receipt(table, receipt)
    return 0, session.next


def _sound_alarm(voice: Voice, session: Online, error: UnfairError) -> int:
    """Print what the server sent that can't be true, and save the evidence."""
    path = home() / "evidence" / f"{error.table}.json"
    write_safely(path, json.dumps(error.evidence, indent=1) + "\n")
    stop = error.evidence["stop"]
    voice.write()
    reason = stop_text(voice.texts, stop["code"], stop["values"], session.view.names)
    voice.show(wrapped(f"{voice.text('fair-alarm')} {reason}"))
    voice.say("online-evidence", file=path, command=f"roost check {path}")
    return 1


def _keep_receipt(table: Table, path: Path) -> None:
    """Save the receipt, however the game ended: it is the evidence against a cheating server."""
    if table.receipt is not None:
        write_safely(path, table.receipt.dumps())


def _keep_game(voice: Voice, loop: Loop, client: Client, session: Online, receipt: Path) -> None:
    if session.seen.outcome is None or not session.seats:
        return
    path = saves.new_path(session.seen.game)
    record = loop.run(client.record(session.table.id))
    write_safely(path, json.dumps(record, ensure_ascii=False, indent=1) + "\n")
    voice.say("game-saved", file=path)
    voice.say("game-review", command="roost review")
    if receipt.exists():
        voice.say("online-verify", command=f"roost check {path} --receipt {receipt}")
