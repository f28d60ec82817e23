"""`roost bot`: check your own bot, benchmark it, or let it play on a server."""

from __future__ import annotations

import random
import time
from argparse import Namespace
from statistics import median
from typing import TYPE_CHECKING, Any

from roost.bots import Bot, resolve_bot
from roost.bots.guard import Guarded
from roost.bots.loading import SECONDS, give_programs
from roost.cli import Subcommand
from roost.cli.arguments import Parser, UsageError, decimal, number
from roost.cli.commands import benchmark
from roost.cli.commands.arena import say_faults
from roost.cli.console import Console
from roost.home import home
from roost.rules import Action, Phase, Roll, make_game
from roost.rules.registry import DEFAULT_GAME, games

if TYPE_CHECKING:
    from roost.client import Table

TOKENS = "bots.json"
FAULTY = 1


def _bot(parser: Parser) -> None:
    parser.argument("bot", "option-bot-bot")
    known = {"games": " ".join(games())}
    parser.argument("--game", "option-arena-game", default=DEFAULT_GAME, values=known)
    parser.argument("--variant", "option-play-variant", metavar="KEY", default="")
    parser.argument("--seconds", "option-arena-seconds", metavar="S", default=f"{SECONDS:g}")


def _prepare(args: Namespace) -> None:
    give_programs(decimal(args.seconds, "--seconds", low=0.01, high=600) or SECONDS)


# -- check ---------------------------------------------------------------------------------


def _configure_check(parser: Parser) -> None:
    _bot(parser)
    parser.argument("--decisions", "option-bot-decisions", metavar="N", default="200")
    parser.argument("--json", "option-json", flag=True)


def _check(args: Namespace, console: Console) -> int:
    _prepare(args)
    wanted = number(args.decisions, "--decisions", low=1, high=1_000_000) or 1
    policy = resolve_bot(args.game, args.bot).policy()
    guarded = policy if isinstance(policy, Guarded) else Guarded(policy)
    took = _decisions(args, guarded, wanted)
    faults = guarded.taken()
    found = {
        "bot": args.bot,
        "game": args.game,
        "decisions": wanted,
        "faults": faults.counts,
        "first": faults.first,
        "median_ms": 1000 * median(took),
        "worst_ms": 1000 * max(took),
    }
    if args.json:
        console.show_json(found)
    else:
        texts = console.texts
        console.say(
            "bot-checked",
            bot=args.bot,
            decisions=wanted,
            median=texts.number(1000 * median(took), 1),
            worst=texts.number(1000 * max(took), 1),
        )
        say_faults({args.bot: faults}, console)
        if not faults.total:
            console.say("bot-sound")
    return FAULTY if faults.total else 0


def _decisions(args: Namespace, policy: Guarded, wanted: int) -> list[float]:
    """Return the time of each of `count` decisions, in games of every size."""
    rules = make_game(args.game, args.variant)
    dice = random.Random("roost bot check")
    took: list[float] = []
    bot = Bot(resolve_bot(args.game, args.bot), policy, 0)
    number_of_game = 0
    while len(took) < wanted:
        state: Any = rules.start(rules.seat_counts[number_of_game % len(rules.seat_counts)])
        number_of_game += 1
        while rules.outcome(state) is None and len(took) < wanted:
            move: Action | Roll
            if state.phase is Phase.CHANCE:
                move = Roll(dice.randint(1, 6) for _ in range(rules.dice_count(state)))
            elif state.seat == 0:
                began = time.perf_counter()
                move = bot.choose(state)
                took.append(time.perf_counter() - began)
            else:
                move = dice.choice(rules.legal_actions(state))
            state = rules.apply(state, move).state
    return took


# -- run -----------------------------------------------------------------------------------


def _configure_run(parser: Parser) -> None:
    _bot(parser)
    parser.argument("--server", "option-bot-server", metavar="URL")
    parser.argument("--link", "option-bot-link", metavar="LINK")
    parser.argument("--against", "option-bot-against", metavar="KEY", many=True)
    parser.argument("--name", "option-bot-name")
    parser.argument("--games", "option-bot-games", metavar="N", default="1")


def _run(args: Namespace, console: Console) -> int:
    import asyncio

    _prepare(args)
    if args.link is not None:
        from roost.cli.online import server_of

        args.server = server_of(args)
    if args.server is None:
        raise UsageError("`roost bot run` needs --server", code="missing-option", option="--server")
    wanted = number(args.games, "--games", low=1, high=1_000_000) or 1
    info = resolve_bot(args.game, args.bot)
    policy = info.policy()
    asyncio.run(_play(args, console, wanted))
    if isinstance(policy, Guarded):
        say_faults({args.bot: policy.taken()}, console)
    return 0


async def _play(args: Namespace, console: Console, wanted: int) -> None:
    from roost import wire
    from roost.client import bot as seat

    name = args.name or args.bot.rpartition(":")[2].rpartition("/")[2][:24]
    choose = seat.chooser(resolve_bot(args.game, args.bot), time.time_ns())
    client = await seat.sign_in(args.server, name, home() / TOKENS)
    console.say("bot-signed-in", name=client.me.name if client.me else name, server=args.server)
    waiting = list(await seat.unfinished(client))

    def tell(table: Table) -> None:
        console.say("bot-sits", address=f"{client.http.origin}/table/{table.id}")

    for played in range(wanted):
        if args.link is not None and not played:
            table = await client.join(args.link)
        elif waiting:
            table = await client.open(waiting.pop(0))
        else:
            bots = [wire.SeatBot(bot=key) for key in args.against or ("greedy",)]
            request = wire.TableRequest(
                game=args.game, variant=args.variant, seats=[wire.SeatMe(), *bots], pace_ms=0
            )
            table = await client.make(request)
        view = await seat.play(table, choose, tell)
        if view.outcome is None:
            console.say("bot-table-ended")
            continue
        for at, rank in sorted(
            zip(view.seats, view.outcome.ranks, strict=True), key=lambda p: p[1]
        ):
            score = view.outcome.scores[at.seat]
            console.write(f"{rank}. {at.name}: {score}")


SUBCOMMANDS = {
    "check": Subcommand(_configure_check, _check),
    "benchmark": Subcommand(benchmark.configure, benchmark.run),
    "run": Subcommand(_configure_run, _run),
}
