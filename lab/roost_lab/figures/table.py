"""The figures that the docs quote, and how each is measured."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import numpy as np

from roost.analysis.games import evaluator_for
from roost.analysis.puzzle_maker import bot_game
from roost.analysis.review import review
from roost.arena import MatchPlan, run_match
from roost.arena.benchmark import run_benchmark
from roost.bots import opponents
from roost.rules import parse_position
from roost.rules.pickomino import PickominoState
from roost.solver.pickomino.small import small_game, solve_small
from roost.solver.pickomino.turn import TurnSolver
from roost.solver.pickomino.turn.odds import TurnPosition, reach_odds
from roost_lab.figures.check import NUMBER, Figure, Measured

N = f"(?P<value>{NUMBER})"
INTERVAL = rf"(?P<low>{NUMBER})–(?P<high>{NUMBER})"
HALF = rf"± (?P<half>{NUMBER})"
PICKOMINO = ("strongest", "greedy", "steady", "simple", "casual", "gentle", "random")
KNOCKOUT = ("strongest", "cautious", "greedy", "jay", "simple", "pigeon", "random")
OPENING = "pickomino 21-36 -/- 0 - ? 1"


def share(game: str, bots: tuple[str, ...], variant: str, size: int, *, raw: bool) -> Measured:
    """The first bot's share of wins."""
    plan = MatchPlan(bots, size, game=game, variant=variant, seed=1, raw=raw)
    return Measured(*run_match(plan).bots[0].estimate)


def match(
    doc: str,
    pattern: str,
    game: str,
    bots: tuple[str, ...],
    *,
    sizes: tuple[int, int],
    date: str,
    variant: str = "",
    raw: bool = True,
) -> Figure:
    where = f" --variant {variant}" if variant else ""
    command = f"roost arena {' '.join(bots)} --game {game}{where} --seed 1{' --raw' * raw}"
    return Figure(
        doc,
        f"{game} {variant}, {bots[0]} among {', '.join(bots[1:])}:",
        pattern,
        lambda size: share(game, bots, variant, size, raw=raw),
        sizes,
        command,
        date,
        100.0,
    )


def ladder(game: str, doc: str, date: str) -> list[Figure]:
    """Matches of each level against the one below, and of one among two of those."""
    found = []
    for lower, upper in pairwise(info.key for info in opponents(game)):
        row = rf"\| `{upper}` \| `{lower}` \| "
        sizes = (400, 4000)
        two = f"{row}{N} % \\({INTERVAL}\\)"
        three = rf"{row}[^|]*\| {N} % \({INTERVAL}\)"
        raw = (game, upper) != ("pickomino", "strongest")  # a small step: without luck
        if not raw:
            sizes = (100, 1000)
        for pattern, bots in ((two, (upper, lower)), (three, (upper, lower, lower))):
            found.append(match(doc, pattern, game, bots, sizes=sizes, date=date, raw=raw))
    return found


@cache
def reached() -> tuple[list[float], list[float]]:
    state = parse_position(OPENING)
    assert isinstance(state, PickominoState)
    at_least, exactly = reach_odds(TurnPosition.of(state))
    return list(map(float, at_least)), list(map(float, exactly))


def opening_value(_: int) -> Measured:
    worms = [0.0] * 21 + [1.0] * 4 + [2.0] * 4 + [3.0] * 4 + [4.0] * 8
    return Measured(TurnSolver().solve(worms, 0.0).value)


def odds(total: int) -> list[Figure]:
    doc, command = "docs/solver.md", f'roost analyse "{OPENING}" --odds worms'
    row, figures = rf"\| {total} \| ", ((0, "at least", N), (1, "exactly", rf"[\d.]+ \| {N}"))
    return [
        Figure(
            doc,
            f"{what} {total}:",
            row + cell,
            lambda _, which=which: Measured(reached()[which][total]),  # type: ignore[misc]
            (1, 1),
            command,
            "2026-10-01",
        )
        for which, what, cell in figures
    ]


def small(last: int) -> Figure:
    """A small game solved: how often the first player wins."""

    def measure(_: int) -> Measured:
        return Measured(float(solve_small(small_game(range(21, last + 1))).values[0]))

    command = f"python -m roost_lab.strength.pickomino small --tiles {last}"
    pattern = rf"\| 21–{last} \| [\d,]+ \| {N}"
    what = f"the first player with the tiles 21 to {last} wins:"
    return Figure("docs/solver.md", what, pattern, measure, (1, 1), command, "2026-10-01")


def regret(game: str, bot: str, date: str, sizes: tuple[int, int]) -> Figure:
    def measure(size: int) -> Measured:
        found = run_benchmark(bot, game, positions=size, games=0).score.positions["all"]
        return Measured(found.mean, found.half / 1.96)

    pattern = rf"## {game.capitalize()}\n(?:.*\n)+?\| `{bot}` \| \d+ \| {N} {HALF}"
    command = f"roost bot benchmark {bot} --game {game} --games 0"
    return Figure(
        "docs/benchmark.md",
        f"regret of {bot} in {game}:",
        pattern,
        measure,
        sizes,
        command,
        date,
        100.0,
    )


def residual(game: str, seats: int, pattern: str, date: str, variant: str = "") -> Figure:
    """What reviews of the strongest bots' games leave unexplained, rms per player and game."""

    def measure(size: int) -> Measured:
        squares = np.empty(size)
        for seed in range(size):
            record = bot_game(game, ("strongest",) * seats, f"bench:{seed}", variant)
            found = review(record, evaluator_for(game))
            squares[seed] = np.mean([seat.residual**2 for seat in found.seats])
        rms = float(np.sqrt(squares.mean()))
        return Measured(rms, float(squares.std(ddof=1) / np.sqrt(size) / (2 * rms)))

    command = f"python -m bench.insight rest --game {game} --seats {seats} --variant {variant!r}"
    what = f"residual of {game} {variant}, {seats} seats:"
    sizes = (8, 100) if game == "knockout" else (2, 5)
    return Figure("docs/how-good.md", what, pattern, measure, sizes, command, date)


def residuals() -> list[Figure]:
    """The columns of the table in docs/how-good.md."""
    rows = (
        ("pickomino", "Pickomino, 5 games each", range(2, 8), "2026-11-18"),
        ("knockout", "Knockout on rings61, 100 games each", range(2, 5), "2026-11-18"),
    )
    before = r"\| [\d.]+ "
    return [
        residual(game, seats, rf"\| {row} {before * (seats - 2)}\| {N}", date)
        for game, row, counts, date in rows
        for seats in counts
    ]


def boards() -> list[Figure]:
    """`studied` among `greedy`: the last column of the shipped boards."""
    doc, sizes = "docs/knockout-boards.md", (400, 10_000)
    rivals = {
        (board, seats): ("studied", *["greedy"] * (seats - 1))
        for board in ("rings61", "wheel49", "bloom61", "rings49", "grid49")
        for seats in (2, 3, 4)
        if (board, seats) != ("grid49", 3)
    }
    return [
        match(
            doc,
            rf"\| {board} \| {seats} \|.*\| {N} \({INTERVAL}\) \|\n",
            "knockout",
            bots,
            variant=board,
            sizes=sizes,
            date="2026-10-01",
        )
        for (board, seats), bots in rivals.items()
    ]


def knockout_strength() -> list[Figure]:
    """`strongest` among `cautious` and `greedy` on the default board and on arrows49."""
    found = []
    for board in ("rings61", "arrows49"):
        for seats in (2, 3, 4):
            for rival in ("cautious", "greedy"):
                row = rf"\| {board} \| {seats} \| `{rival}` \| {N} % \({INTERVAL}\)"
                found.append(
                    match(
                        "docs/knockout-bots.md",
                        row,
                        "knockout",
                        ("strongest", *[rival] * (seats - 1)),
                        variant=board,
                        sizes=(400, 8000),
                        date=TODAY,
                    )
                )
    return found


TODAY, OLD = "2026-11-19", "2026-10-01"
CALIBRATION = "python -m roost_lab.calibration; python -m roost_lab.strength.pickomino response"
REGRET = "python -m bench.regret levels; python -m bench.regret agent"

FIGURES: list[Figure] = [
    *ladder("pickomino", "docs/bots.md", TODAY),
    *ladder("knockout", "docs/knockout-bots.md", TODAY),
    *knockout_strength(),
    *boards(),
    *(regret("pickomino", bot, "2026-11-18", (120, 1200)) for bot in PICKOMINO),
    *(regret("knockout", bot, "2026-11-18", (60, 300)) for bot in KNOCKOUT),
    *residuals(),
    Figure(
        "docs/solver.md",
        "worms of the opening turn:",
        rf"solution.value  # {N}",
        opening_value,
        (1, 1),
        "the example above it",
        "2026-10-01",
    ),
    *(figure for total in range(21, 37) for figure in odds(total)),
    *map(small, (23, 24, 25)),
]

# Lines of figures that `make figures` does not measure: the page, what they contain, the command,
# and when it was last run. They take a GPU, hours, or somebody else's program.
BY_HAND = (
    ("docs/bots.md", r"\d \| \.\d{4}|\d,\d{3} \| \.|shown, rms|late, 2–4 tiles", CALIBRATION, OLD),
    ("docs/bots.md", r"\| \d \| [\d,]+ \| [\d,]+", "roost-train pickomino", OLD),
    ("docs/bots.md", r"worms\)", "constants of roost.bots.pickomino.solved", TODAY),
    ("docs/knockout-bots.md", r"noise [\d.]+,", "constants of roost.bots.knockout.policies", TODAY),
    (
        "docs/knockout-bots.md",
        r"\(\d+\) \|",
        "python -m roost_lab.calibration.knockout",
        "2026-11-18",
    ),
    (
        "docs/knockout-bots.md",
        "± ",
        "roost arena lab/roost_lab/strength/knockout/deeper.py:Deeper",
        "2026-11-18",
    ),
    ("docs/how-good.md", "kernels only|limit in", "python -m bench.insight rest", "2026-11-18"),
    (
        "docs/benchmark.md",
        "`(mcts|maskable|starling|blackbird|finch|robin|wren|sparrow)",
        REGRET,
        OLD,
    ),
    ("docs/benchmark.md", "`studied`", "roost bot benchmark studied --game knockout", "2026-11-18"),
    ("docs/insight.md", "", "the command in the line", "2026-11-18"),
    ("docs/solver.md", "published solvers|µs", "make bench ARGS=solver", OLD),
    ("docs/solver.md", "12,944", "python -m roost_lab.strength.pickomino small --tiles 26", OLD),
)
