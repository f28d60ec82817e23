"""`roost play`: a new game for people and bots at one keyboard."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from roost.cli import BAD_INPUT, INTERRUPTED, complain, saves, settings
from roost.cli.arguments import LONG, Parser, UsageError, decimal, number, refuse_options
from roost.cli.console import Console, wrapped
from roost.cli.seats import (
    BOT_MARK,
    DEFAULT_LEVEL,
    LEVELS,
    bots_by_strength,
    read_first,
    read_players,
)
from roost.cli.terminal.session import DEFAULT_PACE, Quit, Session
from roost.cli.terminal.view import VIEWS
from roost.cli.terminal.words import InputWords
from roost.rules import make_game
from roost.rules.checks import check_seats
from roost.rules.core import Json
from roost.rules.errors import GameError
from roost.rules.record import Record

DICE = ("system", "manual")
MOST_SECONDS = 60


def configure(parser: Parser) -> None:
    known = ", ".join(VIEWS.games())
    parser.argument("game", "option-play-game", optional=True, values={"games": known})
    parser.argument("--players", "option-play-players", metavar="NAMES")
    parser.argument("--seats", "option-play-seats", metavar="N")
    bots = bots_by_strength(parser.texts)
    parser.argument("--bot", "option-play-bot", metavar="BOT", many=True, values={"bots": bots})
    parser.argument("--first", "option-play-first", metavar="WHO")
    parser.argument("--variant", "option-play-variant", metavar="KEY")
    parser.argument("--seed", "option-play-seed", metavar="SEED")
    parser.argument("--dice", "option-play-dice", metavar="SOURCE")
    parser.argument("--file", "option-play-file", metavar="FILE")
    parser.argument("--server", "option-play-server", metavar="URL")
    parser.argument("--link", "option-play-link", metavar="LINK")
    parser.argument("--name", "option-play-name", metavar="NAME")
    shared(parser)
    game_options(parser)


def game_options(parser: Parser) -> None:
    """Add the options of each game, in a section of its own."""
    for game in VIEWS.games():
        with parser.section(f"game-{game}"):
            VIEWS.of(game).configure(parser)


def shared(parser: Parser) -> None:
    """Add the display options shared by all commands that play a game."""
    parser.argument("--pace", "option-pace", metavar="SECONDS")
    parser.argument("--plain", "option-plain", flag=True)


def run(args: Namespace, console: Console) -> int:
    if args.server is not None or args.link is not None:
        return _online(args, console)
    _refuse(args, ["name"], "option-only-online")
    game = args.game or ask_game(console, VIEWS.games())
    VIEWS.of(game)  # report an unknown game before anything else
    if args.game is None and args.players is None and args.seats is None and not args.bot:
        args.players = _ask_players(console, game)
    record = _record(args, console, game)
    path = Path(args.file) if args.file else saves.new_path(game)
    if args.file and path.exists():
        raise UsageError(f"{path} exists", code="file-exists", file=path)
    return play_on(args, console, record, path, opening=True)


def _online(args: Namespace, console: Console) -> int:
    from roost.cli.online import TableFilter, play

    _refuse(args, ["players", "seed", "dice", "file"], "option-not-online")
    if args.link is not None:
        own = [name for game in VIEWS.games() for name in VIEWS.of(game).own_options]
        _refuse(args, ["game", "seats", "bot", "first", "variant", *own], "option-not-joining")
    if args.game is not None:
        VIEWS.of(args.game)

    def wanted(console: Console) -> TableFilter:
        game = args.game or ask_game(console, VIEWS.games())
        return TableFilter(game, variant_of(args, game)[0])

    return play(args, console, wanted)


def _refuse(args: Namespace, names: Sequence[str], code: str) -> None:
    """Reject options that do not apply here."""
    for name in names:
        if getattr(args, name):
            option = "GAME" if name == "game" else f"--{name}"
            raise UsageError(f"{option} does not apply here", code=code, option=option)


def display_of(args: Namespace, console: Console) -> tuple[bool, float]:
    """Return whether to use words only, and the seconds for a bot's decision."""
    live = console.is_terminal()
    wanted = settings.wanted("pace") if args.pace is None and live else args.pace
    pace = decimal(wanted, "--pace", low=0, high=MOST_SECONDS)
    if pace is None:
        pace = DEFAULT_PACE if live else 0
    return args.plain or settings.plain() or not live, pace


def play_on(args: Namespace, console: Console, record: Record, path: Path, *, opening: bool) -> int:
    """Continue a record and handle every way in which the session can end."""
    plain, pace = display_of(args, console)
    tutor = settings.wanted("tutor") == settings.ON
    session = Session(console, record, path, plain=plain, pace=pace, tutor=tutor)
    command = f"roost resume {path}" if getattr(args, "file", None) else "roost resume"
    try:
        if opening:
            _opening(console, session, record)
        session.play()
    except Quit:
        console.say("game-quit", command=command)
    except EOFError:
        return complain(console.text("game-end-of-input", command=command), BAD_INPUT)
    except KeyboardInterrupt:
        session.save()  # the interrupt may have come between a move and its saving
        console.write()
        return complain(console.text("game-interrupted", command=command), INTERRUPTED)
    return 0


def _opening(console: Console, session: Session, record: Record) -> None:
    text = console.text
    lines = wrapped(text("opening", game=text(f"game-{record.game}"))) + session.view.options()
    for player in record.players:
        if player.bot is not None:
            how = text(f"bot-{record.game}-{player.bot}-how")
            lines += wrapped(text("opening-bot", name=player.name, how=how), "  ")
    if session.people:
        key = session.view.words.key
        lines += wrapped(text("opening-help", help=key("help"), quit=key("quit")))
    session.say(lines)


def ask_game(console: Console, games: Sequence[str]) -> str:
    """Ask for a game by number, key or name."""
    titles = [console.text(f"game-{game}") for game in games]
    names = {str(index): game for index, game in enumerate(games, 1)}
    names |= {game: game for game in games}
    names |= {title.casefold(): game for title, game in zip(titles, games, strict=True)}
    for index, title in enumerate(titles, 1):
        console.write(f"  {index}  {title}")
    while True:
        answer = console.ask(console.text("prompt-game")).casefold()
        if answer in names:
            return names[answer]
        console.refuse(
            GameError("unknown game", code="unknown-game", value=answer, known=", ".join(games))
        )


def _ask_players(console: Console, game: str) -> str:
    """Ask for a bot's level, or for the players as in `--players`; a single one gets a bot."""
    words = InputWords(console.texts)
    keys = {level: words.key(level) for level in LEVELS}
    own = settings.wanted("name") or console.text("player-name", number=1)
    while True:
        answer = console.ask(console.text("prompt-players", **keys))
        level = words.means(answer, *LEVELS) or DEFAULT_LEVEL
        alone = not answer or words.means(answer, *LEVELS)
        name = own if alone else answer
        names = name if "," in name else f"{name},{BOT_MARK}{level}"
        try:
            players = read_players(game, console.texts, players=names, bots=[], seats=None)
            check_seats(make_game(game), len(players))
        except GameError as error:
            console.refuse(error)
        else:
            return names


def _record(args: Namespace, console: Console, game: str) -> Record:
    variant, carried = variant_of(args, game)
    rules = make_game(game, variant)
    seats = number(args.seats, "--seats", low=0, digits=LONG)
    if seats is not None:
        check_seats(rules, seats)  # before that many names are generated
    players = read_players(
        game, console.texts, players=args.players, bots=args.bot or [], seats=seats
    )
    check_seats(rules, len(players))
    default = None if rules.rolls_for_start else 0
    first = default if args.first is None else read_first(args.first, players)
    dice, tags = _dice(args)
    tags |= carried
    record = Record(game, rules.variant.key, players, first, dice=dice, tags=tags)
    record.initial()  # rejects what only the board can reject
    return record


def variant_of(args: Namespace, game: str) -> tuple[str, dict[str, Json]]:
    """Return the variant's key and its tags."""
    view = VIEWS.of(game)
    foreign = {name for other in VIEWS.games() for name in VIEWS.of(other).own_options}
    refuse_options(args, sorted(foreign.difference(view.own_options)), game)
    words, tags = view.variant(args)
    given = [] if args.variant is None else [args.variant]
    return "+".join([*given, *words]), tags


def _dice(args: Namespace) -> tuple[dict[str, Json], dict[str, Json]]:
    """Return the dice source and the tags needed to resume with the same dice."""
    tags: dict[str, Json] = {"started": datetime.now().astimezone().isoformat("T", "seconds")}
    if args.dice is not None and args.dice not in DICE:
        raise UsageError(
            f"unknown dice {args.dice!r}",
            code="unknown-dice",
            value=args.dice,
            known=", ".join(DICE),
        )
    if args.seed is not None and args.dice == "manual":
        raise UsageError("a seed and real dice", code="seed-and-manual")
    if args.seed is not None:
        seed = args.seed.encode(errors="replace").decode()  # a file can contain only UTF-8
        return {"source": "seeded", "seed": seed}, tags
    tags["bots"] = secrets.token_hex(8)
    return {"source": args.dice or "system"}, tags
