"""`roost arena`: a match between bots."""

from __future__ import annotations

import time
from argparse import Namespace
from typing import TYPE_CHECKING

from roost.bots import all_bots
from roost.bots.loading import SECONDS, give_programs
from roost.cli.arguments import Parser, decimal, number
from roost.cli.commands.play import variant_of
from roost.cli.console import Console
from roost.cli.progress import Bar
from roost.cli.terminal.view import VIEWS
from roost.rules.registry import DEFAULT_GAME, games

if TYPE_CHECKING:
    from collections.abc import Mapping

    from roost.arena import MatchResult
    from roost.bots.guard import Faults
    from roost.locale import Catalogue


def configure(parser: Parser) -> None:
    keys = " ".join(dict.fromkeys(info.key for info in all_bots()))
    parser.argument("bot", "option-arena-bots", many=True, values={"bots": keys})
    known = {"games": " ".join(games())}
    parser.argument("--game", "option-arena-game", default=DEFAULT_GAME, values=known)
    parser.argument("--games", "option-arena-games", metavar="N", default="1000")
    parser.argument("--variant", "option-play-variant", metavar="KEY")
    for game in VIEWS.games():
        VIEWS.of(game).configure(parser)
    parser.argument("--seed", "option-arena-seed", metavar="N", default="0")
    parser.argument("--jobs", "option-arena-jobs", metavar="N")
    parser.argument("--until", "option-arena-until", metavar="GAIN")
    parser.argument("--raw", "option-arena-raw", flag=True)
    parser.argument("--seconds", "option-arena-seconds", metavar="S", default=f"{SECONDS:g}")
    parser.argument("--json", "option-study-json", flag=True)


def run(args: Namespace, console: Console) -> int:
    from roost.arena import MatchPlan, run_match

    count = number(args.games, "--games", low=1, high=100_000_000) or 1
    seed = number(args.seed, "--seed", low=0) or 0
    jobs = number(args.jobs, "--jobs", low=1, high=1024)
    give_programs(decimal(args.seconds, "--seconds", low=0.01, high=600) or SECONDS)
    until = decimal(args.until, "--until", low=0.0001, high=0.5)
    variant, _ = variant_of(args, args.game)
    plan = MatchPlan(tuple(args.bot), count, args.game, variant, seed, until, args.raw)
    began = time.monotonic()
    with Bar(console.text("arena-playing")) as bar:
        result = run_match(plan, jobs=jobs, progress=lambda done: bar(done, count))
    seconds = time.monotonic() - began
    if args.json:
        console.show_json(result.to_json())
    else:
        _show(result, seconds, console)
    return 0


def _show(result: MatchResult, seconds: float, console: Console) -> None:
    texts = console.texts
    console.say(
        "arena-summary",
        games=result.games,
        turns=texts.number(result.turns, 1),
        speed=texts.number(result.games / seconds),
    )
    rows = _rows(result, texts)
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for name, *figures in rows:
        cells = [f"{figure:>{w}}" for figure, w in zip(figures, wide[1:], strict=True)]
        console.write("  ".join([f"{name:<{wide[0]}}", *cells]))
    if result.verdict is not None:
        console.say(
            f"arena-verdict-{result.verdict}",
            bot=result.bots[0].bot,
            more=texts.percent(result.plan.until or 0.0, 2),
            games=result.games,
        )
    say_faults(result.faults, console)


def _rows(result: MatchResult, texts: Catalogue) -> list[list[str]]:
    """The table; what is known without luck stands beside what was counted."""
    known = all(bot.corrected for bot in result.bots)
    extra = ("without-luck", "interval") if known else ()
    columns = ("bot", "wins", "interval", *extra, "score")
    rows = [[texts.text(f"arena-column-{name}") for name in columns]]
    for bot in result.bots:
        row = [bot.bot, texts.percent(bot.wins, 2), texts.interval(bot.low, bot.high, 2)]
        if bot.corrected and bot.interval_without_luck and known:
            row.append(texts.percent(bot.corrected.wins, 2))
            row.append(texts.interval(*bot.interval_without_luck, 2))
        rows.append([*row, texts.number(bot.score, 2)])
    return rows


def say_faults(found: Mapping[str, Faults], console: Console) -> None:
    """What bots of somebody else's did wrong."""
    for bot, faults in sorted(found.items()):
        for fault, count in faults.counts.items():
            reason = faults.first[fault]
            console.say("bot-fault", bot=bot, fault=fault, count=count, reason=reason)
