"""`roost arena`: a match between bots."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from typing import TYPE_CHECKING

from roost.bots import BOTS
from roost.cli.arguments import Parser, number
from roost.cli.console import Console
from roost.cli.progress import Bar
from roost.rules import GAMES

if TYPE_CHECKING:
    from roost.arena import MatchResult


def configure(parser: Parser) -> None:
    keys = " ".join(dict.fromkeys(info.key for info in BOTS))
    parser.argument("bot", "option-arena-bots", many=True, values={"bots": keys})
    parser.argument("--game", "option-arena-game", default="pickomino",
                    values={"games": " ".join(GAMES)})  # fmt: skip
    parser.argument("--games", "option-arena-games", metavar="N", default="1000")
    parser.argument("--variant", "option-play-variant", metavar="KEY", default="")
    parser.argument("--seed", "option-arena-seed", metavar="N", default="0")
    parser.argument("--jobs", "option-arena-jobs", metavar="N")
    parser.argument("--json", "option-study-json", flag=True)


def run(args: Namespace, console: Console) -> int:
    from roost.arena import MatchPlan, run_match

    games = number(args.games, "--games", low=1, high=100_000_000) or 1
    seed = number(args.seed, "--seed", low=0) or 0
    jobs = number(args.jobs, "--jobs", low=1, high=1024)
    plan = MatchPlan(tuple(args.bot), games, args.game, args.variant, seed)
    began = time.monotonic()
    with Bar(console.text("arena-playing")) as bar:
        result = run_match(plan, jobs=jobs, progress=lambda done: bar(done, games))
    seconds = time.monotonic() - began
    if args.json:
        report = {**result.to_json(), "games_per_second": games / seconds}
        console.write(json.dumps(report, indent=1))
    else:
        _show(result, seconds, console)
    return 0


def _show(result: MatchResult, seconds: float, console: Console) -> None:
    console.say(
        "arena-summary", games=result.games, turns=f"{result.turns:.1f}",
        speed=f"{result.games / seconds:.0f}",
    )  # fmt: skip
    names = [console.text(f"arena-column-{name}") for name in ("bot", "wins", "interval", "score")]
    wide = max(len(names[0]), *(len(bot.bot) for bot in result.bots))
    console.write(f"{names[0]:<{wide}}  {names[1]:>8}  {names[2]:>17}  {names[3]:>8}")
    for bot in result.bots:
        interval = f"{100 * bot.low:.2f}–{100 * bot.high:.2f} %"
        console.write(
            f"{bot.bot:<{wide}}  {100 * bot.wins:>6.2f} %  {interval:>17}  {bot.score:>8.2f}"
        )
