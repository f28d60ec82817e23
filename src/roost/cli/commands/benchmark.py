"""`roost bot benchmark`: rate an agent's decisions on a fixed set of positions."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from roost.bots import all_bots
from roost.bots.loading import SECONDS, give_programs
from roost.cli.arguments import Parser, decimal, number
from roost.cli.commands.arena import say_faults
from roost.cli.console import Console
from roost.cli.progress import Bar
from roost.cli.tables import write_table
from roost.rules.registry import DEFAULT_GAME, games

if TYPE_CHECKING:
    from collections.abc import Mapping

    from roost.arena.benchmark import BenchmarkResult, Regret
    from roost.locale import Catalogue


def configure(parser: Parser) -> None:
    keys = " ".join(dict.fromkeys(info.key for info in all_bots()))
    parser.argument("bot", "option-benchmark-bot", values={"bots": keys})
    known = {"games": " ".join(games())}
    parser.argument("--game", "option-arena-game", default=DEFAULT_GAME, values=known)
    parser.argument("--positions", "option-benchmark-positions", metavar="N")
    parser.argument("--games", "option-benchmark-games", metavar="N")
    parser.argument("--jobs", "option-arena-jobs", metavar="N")
    parser.argument("--seconds", "option-arena-seconds", metavar="S", default=f"{SECONDS:g}")
    parser.argument("--json", "option-json", flag=True)


def run(args: Namespace, console: Console) -> int:
    from roost.arena.benchmark import benchmark_set, run_benchmark
    from roost.arena.benchmark.run import tasks

    asked = number(args.positions, "--positions", low=1, high=1_000_000)
    played = number(args.games, "--games", low=0, high=1_000_000)
    jobs = number(args.jobs, "--jobs", low=1, high=1024)
    give_programs(decimal(args.seconds, "--seconds", low=0.01, high=600) or SECONDS)
    total = len(tasks(args.bot, benchmark_set(args.game), asked, played))
    with Bar(console.text("benchmark-working")) as bar:
        result = run_benchmark(
            args.bot,
            args.game,
            positions=asked,
            games=played,
            jobs=jobs,
            progress=lambda done: bar(done, total),
        )
    if args.json:
        console.show_json(result.to_json())
    else:
        _show(result, console)
    return 0


def _show(result: BenchmarkResult, console: Console) -> None:
    chosen, texts = result.set, console.texts
    console.say(
        "benchmark-set",
        set=chosen.version,
        game=console.text(f"game-{chosen.game}"),
        positions=result.score.positions["all"].decisions,
    )
    scores = sorted((result.score, *result.others), key=lambda score: score.positions["all"].mean)
    mine = result.score.agent
    rows = [(score.agent, score.positions) for score in scores]
    write_table(_rows(rows, mine, texts), console)
    played = [(score.agent, score.games) for score in scores if score.games]
    if result.games:
        console.write("")
        console.say(
            "benchmark-games",
            games=result.games,
            opponent=chosen.opponent,
            won=texts.percent(result.score.wins or 0.0),
        )
        write_table(_rows(played, mine, texts), console)
    say_faults({mine: result.faults}, console)


def _rows(
    scores: list[tuple[str, Mapping[str, Regret]]], mine: str, texts: Catalogue
) -> list[list[str]]:
    """Return the rows: points of winning chance lost, 95 % interval; the agent is marked."""
    from roost.arena.benchmark.scores import PARTS

    heads = [texts.text("benchmark-column", part=part) for part in PARTS]
    rows = [[f"  {texts.text('benchmark-agent')}", *heads]]
    for agent, regrets in scores:
        cells = [_cell(regrets.get(part), texts) for part in PARTS]
        rows.append([f"{'>' if agent == mine else ' '} {agent}", *cells])
    return rows


def _cell(regret: Regret | None, texts: Catalogue) -> str:
    if regret is None:
        return "–"
    return f"{texts.number(100 * regret.mean, 2)} ± {texts.number(100 * regret.half, 2)}"
