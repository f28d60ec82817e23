"""`roost arena`: a match or a tournament between bots."""

from __future__ import annotations

import time
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from roost.bots import all_bots
from roost.bots.loading import SECONDS, give_programs
from roost.cli import INTERRUPTED, complain
from roost.cli.arguments import Parser, UsageError, decimal, number
from roost.cli.commands.play import game_options, variant_of
from roost.cli.console import Console
from roost.cli.progress import Bar
from roost.cli.tables import write_table
from roost.rules.registry import DEFAULT_GAME, games

if TYPE_CHECKING:
    from collections.abc import Mapping

    from roost.arena import MatchPlan, MatchResult, Standing, TournamentResult
    from roost.arena.tournament import Kind
    from roost.bots.guard import Faults
    from roost.locale import Catalogue


def configure(parser: Parser) -> None:
    keys = " ".join(dict.fromkeys(info.key for info in all_bots()))
    parser.argument("bot", "option-arena-bots", many=True, values={"bots": keys})
    known = {"games": " ".join(games())}
    parser.argument("--game", "option-arena-game", default=DEFAULT_GAME, values=known)
    parser.argument("--games", "option-arena-games", metavar="N", default="1000")
    parser.argument("--variant", "option-play-variant", metavar="KEY")
    parser.argument("--seed", "option-arena-seed", metavar="N", default="0")
    parser.argument("--jobs", "option-arena-jobs", metavar="N")
    parser.argument("--until", "option-arena-until", metavar="GAIN")
    parser.argument("--raw", "option-arena-raw", flag=True)
    parser.argument("--tournament", "option-arena-tournament", metavar="KIND")
    parser.argument("--seats", "option-arena-seats", metavar="N")
    parser.argument("--file", "option-arena-file")
    parser.argument("--ray", "option-arena-ray", metavar="ADDRESS")
    parser.argument("--seconds", "option-arena-seconds", metavar="S", default=f"{SECONDS:g}")
    parser.argument("--json", "option-json", flag=True)
    game_options(parser)


def run(args: Namespace, console: Console) -> int:
    from roost.arena import MatchPlan

    count = number(args.games, "--games", low=1, high=100_000_000) or 1
    seed = number(args.seed, "--seed", low=0) or 0
    give_programs(decimal(args.seconds, "--seconds", low=0.01, high=600) or SECONDS)
    until = decimal(args.until, "--until", low=0.0001, high=0.5)
    variant, _ = variant_of(args, args.game)
    plan = MatchPlan(tuple(args.bot), count, args.game, variant, seed, until, args.raw)
    try:
        return _tournament(plan, args, console) if args.tournament else _match(plan, args, console)
    except KeyboardInterrupt:
        if args.file is None:
            raise
        return complain(console.text("arena-interrupted", file=args.file), INTERRUPTED)


def _match(plan: MatchPlan, args: Namespace, console: Console) -> int:
    from roost.arena import run_match

    if args.seats is not None:
        raise UsageError(
            "--seats belongs to --tournament", code="missing-option", option="--tournament"
        )
    jobs, file = _where(args)
    began = time.monotonic()
    with Bar(console.text("arena-playing")) as bar:
        result = run_match(
            plan,
            jobs=jobs,
            ray=args.ray,
            file=file,
            progress=lambda done: bar(done, plan.games),
        )
    if args.json:
        console.show_json(result.to_json())
    else:
        _show(result, time.monotonic() - began, console)
    return 0


def _where(args: Namespace) -> tuple[int | None, Path | None]:
    """Return where to run the games: the number of processes and the checkpoint file."""
    jobs = number(args.jobs, "--jobs", low=1, high=1024)
    return jobs, None if args.file is None else Path(args.file)


def _speed(rate: float, texts: Catalogue) -> str:
    """Format games per second; slow matches get a decimal."""
    return texts.number(rate, 0 if rate >= 9.5 else 1)


def _show(result: MatchResult, seconds: float, console: Console) -> None:
    texts = console.texts
    console.say(
        "arena-summary",
        games=result.games,
        turns=texts.number(result.turns, 1),
        speed=_speed(result.games / seconds, texts),
    )
    write_table(_rows(result, texts), console)
    if result.verdict is not None:
        console.say(
            f"arena-verdict-{result.verdict}",
            bot=result.bots[0].bot,
            more=texts.percent(result.plan.until or 0.0, 2),
            games=result.games,
        )
    say_faults(result.faults, console)


def _rows(result: MatchResult, texts: Catalogue) -> list[list[str]]:
    """Return the rows of the table; luck-adjusted figures are next to the counts."""
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


# -- tournaments ---------------------------------------------------------------------------


def _tournament(plan: MatchPlan, args: Namespace, console: Console) -> int:
    from roost.arena import Tournament, run_tournament

    jobs, file = _where(args)
    kind: Kind = args.tournament  # validated with the rest of the tournament
    asked = Tournament(
        plan.bots,
        plan.games,
        kind,
        number(args.seats, "--seats", low=2, high=100) or 2,
        plan.game,
        plan.variant,
        plan.seed,
        plan.until,
        plan.raw,
    )
    asked.check()
    total = asked.count * asked.games
    with Bar(console.text("arena-playing")) as bar:
        result = run_tournament(
            asked, jobs=jobs, ray=args.ray, file=file, progress=lambda done: bar(done, total)
        )
    if args.json:
        console.show_json(result.to_json())
    else:
        _show_tournament(result, console)
    return 0


def _show_tournament(result: TournamentResult, console: Console) -> None:
    texts = console.texts
    console.say("tournament-summary", matches=len(result.matches), games=result.games)
    known = all(standing.without_luck for standing in result.standings)
    extra = ("without-luck", "interval") if known else ()
    columns = ("bot", "games", "wins", "interval", *extra, "openskill", "interval")
    head = [texts.text(f"arena-column-{name}") for name in columns]
    write_table([head, *(_standing(one, texts, known=known) for one in result.standings)], console)
    if result.tournament.seats == 2:
        console.write("")
        write_table(_crosstable(result, texts), console)
    if result.tournament.until is not None and result.undecided:
        console.say("tournament-undecided", matches=result.undecided)
    say_faults(result.faults, console)


def _standing(one: Standing, texts: Catalogue, *, known: bool) -> list[str]:
    from roost.arena.tournament import Estimate

    row = [one.bot, texts.number(one.games)]
    for share in (one.wins, one.without_luck if known else None):
        if share is not None:
            row.append(texts.percent(share.value, 2))
            row.append(texts.interval(share.low, share.high, 2))
    skill = Estimate.of(one.skill.mu, one.skill.sigma)
    low, high = texts.number(skill.low, 1), texts.number(skill.high, 1)
    return [*row, texts.number(skill.value, 1), f"{low}–{high}"]


def _crosstable(result: TournamentResult, texts: Catalogue) -> list[list[str]]:
    """Return how often each row's bot beats each column's, by the most precise estimate."""
    shares = {
        (mine.bot, other.bot): mine.estimate[0]
        for match in result.matches
        for mine, other in (match.bots, match.bots[::-1])
    }
    order = [standing.bot for standing in result.standings]
    rows = [[texts.text("arena-column-bot"), *(str(place) for place in range(1, len(order) + 1))]]
    for place, bot in enumerate(order, 1):
        cells = [
            texts.percent(shares[bot, other], 1) if (bot, other) in shares else "–"
            for other in order
        ]
        rows.append([f"{place} {bot}", *cells])
    return rows


def say_faults(found: Mapping[str, Faults], console: Console) -> None:
    """Print the errors of external bots."""
    for bot, faults in sorted(found.items()):
        for fault, count in faults.counts.items():
            reason = faults.first[fault]
            console.say("bot-fault", bot=bot, fault=fault, count=count, reason=reason)
