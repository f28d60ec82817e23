"""Reviews of many bot games, the tutor's answers, and errors that rollouts agree with.

.venv/bin/python -m bench.insight review --games 1000 --bots strongest strongest
.venv/bin/python -m bench.insight rest --games 20
.venv/bin/python -m bench.insight rest --games 100 --game knockout --seats 3 4 --variant arrows49
.venv/bin/python -m bench.insight tutor
.venv/bin/python -m bench.insight regret --games 60 --bots greedy strongest --rollouts 64

Seconds are of the processor, so a busy machine changes little.
"""

from __future__ import annotations

import argparse
import gc
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from roost.analysis.games import evaluator_for
from roost.analysis.insight import insight
from roost.analysis.puzzle_maker import bot_game
from roost.analysis.results import ReviewedDecision
from roost.analysis.review import review
from roost.analysis.rollouts import roll_out, worker_pool
from roost.rules import Phase
from roost.rules.knockout import get_board, shipped_boards

SEATS = {"pickomino": range(2, 8), "knockout": range(2, 5)}


# -- reviews -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reviewed:
    """One game: per seat the luck, the errors and the residual; the seconds of its review."""

    luck: list[float]
    errors: list[float]
    residual: list[float]
    balance: float
    seconds: float


def seated(bots: Sequence[str], seed: int) -> tuple[int, tuple[str, ...]]:
    """The bots move round the table from game to game."""
    shift = seed % len(bots)
    return shift, tuple(bots[(seat + shift) % len(bots)] for seat in range(len(bots)))


def one_review(game: str, bots: Sequence[str], seed: int, variant: str) -> Reviewed:
    shift, players = seated(bots, seed)
    record = bot_game(game, players, f"bench:{seed}", variant)
    began = time.process_time()
    found = review(record, evaluator_for(game))
    seconds = time.process_time() - began
    return Reviewed(
        [seat.luck for seat in found.seats],
        [-found.seats[(place - shift) % len(bots)].errors for place in range(len(bots))],
        [seat.residual for seat in found.seats],
        max(abs(seat.balance) for seat in found.seats),
        seconds,
    )


def reviews(args: argparse.Namespace) -> None:
    count = args.games
    with worker_pool(args.workers) as pool:
        games = list(
            pool.map(
                one_review,
                [args.game] * count,
                [args.bots] * count,
                range(count),
                [args.variant] * count,
                chunksize=4,
            )
        )
    luck = np.array([game.luck for game in games])
    residual = np.array([game.residual for game in games])
    print(f"{len(games)} games of {args.game} {args.variant}: {' '.join(args.bots)}")
    for seat in range(luck.shape[1]):
        mean, error = summed(luck[:, seat])
        print(
            f"  seat {seat}: luck {mean:+.4f} ± {error:.4f} ({mean / error:+.2f} standard errors)"
            f", rest {residual[:, seat].mean():+.4f}"
        )
    rest = np.sqrt((residual**2).mean())
    print(
        f"  the rest: rms {rest:.4f} of a win per player and game, worst {abs(residual).max():.3f}"
    )
    for place, bot in enumerate(args.bots):
        mean, error = summed(np.array([game.errors[place] for game in games]))
        print(f"  {bot}: errors {mean:.4f} ± {error:.4f} of a win per game")
    seconds = [game.seconds for game in games]
    print(f"  identity within {max(game.balance for game in games):.1e}")
    print(f"  seconds per review: median {np.median(seconds):.2f}, most {max(seconds):.2f}")


def rests(args: argparse.Namespace) -> None:
    """What reviews of the strongest bots' games leave unexplained; both games and all seats where
    none are named."""
    for game in [args.game] if args.game else SEATS:
        for seats in args.seats or SEATS[game]:
            bots = ["strongest"] * seats
            games = [one_review(game, bots, seed, args.variant) for seed in range(args.games)]
            rest = np.array([one.residual for one in games])
            rms = np.sqrt((rest**2).mean())
            seconds = [one.seconds for one in games]
            where = f"{game} {args.variant}".rstrip()
            print(
                f"{where}, {seats} seats, {len(games)} games: rms {rms:.4f}, "
                f"median {np.median(abs(rest)):.4f}, worst {abs(rest).max():.3f}; identity within "
                f"{max(one.balance for one in games):.0e}; seconds per review: "
                f"median {np.median(seconds):.2f}, most {max(seconds):.2f}",
                flush=True,
            )


def summed(values: np.ndarray[Any, Any]) -> tuple[float, float]:
    return float(values.mean()), float(values.std(ddof=1) / np.sqrt(len(values)))


# -- the tutor -----------------------------------------------------------------------------


def tutor(args: argparse.Namespace) -> None:
    """Positions from bot games, in an order that lets nothing be remembered from one to the next.

    The first answers of a process load tables and are not counted.
    """
    for game in ("pickomino", "knockout"):
        for seats in SEATS[game]:
            times = tutor_times(game, seats, args.positions)
            median, late, most = np.percentile(times, [50, 95, 100])
            print(
                f"{game}, {seats} seats: {len(times)} positions, median {median:.1f} ms, "
                f"95 % within {late:.1f} ms, most {most:.1f} ms"
            )


def tutor_times(game: str, seats: int, count: int) -> list[float]:
    states = list(decisions_to_advise(game, seats, count))
    evaluator = evaluator_for(game)
    Random(0).shuffle(states)
    for state in {state.variant: state for state in states}.values():
        evaluator.shares(state._replace(turn=state.turn + 1))  # loads what belongs to the variant
    insight(states[0], evaluator=evaluator)
    gc.collect()
    gc.freeze()  # as the server's workers do
    times = []
    for state in states[1:]:
        began = time.process_time()
        insight(state, evaluator=evaluator)
        times.append(1000 * (time.process_time() - began))
    return times


def decisions_to_advise(game: str, seats: int, count: int) -> Iterator[Any]:
    """Different turns of different games; the boards of Knockout take turns."""
    boards = [b for b in shipped_boards() if seats in get_board(b).players]
    found = 0
    for number in range(count):
        variant = boards[number % len(boards)] if game == "knockout" else ""
        bots = ("strongest", "greedy", "simple", "strongest", "greedy", "simple", "greedy")[:seats]
        turn = None
        for moment in bot_game(game, bots, f"tutor:{number}", variant).moments:
            state = moment.before
            if state.phase is Phase.PLAY and state.turn != turn:
                turn = state.turn
                yield state
                found += 1
                if found > count:
                    return
                if found % 12 == 0:
                    break


# -- regret by rollouts ----------------------------------------------------------------------


@dataclass(frozen=True)
class Regret:
    """One seat of one game: what its decisions cost, scaled up from those that were played on."""

    place: int
    evaluator: float
    rollouts: float


def one_regret(
    game: str, bots: Sequence[str], seed: int, variant: str, sample: int, games: int
) -> list[Regret]:
    """The evaluator's two best actions and the one played are played on. Half of the games choose
    the best of them, the other half say what it is worth: so noise is not taken for regret."""
    shift, players = seated(bots, seed)
    found = review(bot_game(game, players, f"bench:{seed}", variant), evaluator_for(game))
    regrets = []
    for place in range(len(bots)):
        seat = (place - shift) % len(bots)
        own = [d for d in found.decisions if d.seat == seat and len(d.choices) > 1]
        chosen = Random(f"{seed}:{place}").sample(own, min(sample, len(own)))
        scale = len(own) / max(len(chosen), 1)
        regrets.append(
            Regret(
                place,
                scale * sum(d.loss for d in chosen),
                scale * sum(regret_of(d, games, seed) for d in chosen),
            )
        )
    return regrets


def regret_of(decision: ReviewedDecision, games: int, seed: int) -> float:
    actions = list(
        dict.fromkeys([decision.action, decision.choices[0].action, decision.choices[1].action])
    )
    halves = [
        [
            float(
                roll_out(
                    decision.state, games // 2, action=action, seed=half + 2 * seed, workers=1
                ).shares[decision.seat]
            )
            for action in actions
        ]
        for half in range(2)
    ]
    best = int(np.argmax(halves[0]))
    return halves[1][best] - halves[1][0]


def regrets(args: argparse.Namespace) -> None:
    count = args.games
    with worker_pool(args.workers) as pool:
        rows = pool.map(
            one_regret,
            [args.game] * count,
            [args.bots] * count,
            range(count),
            [args.variant] * count,
            [args.sample] * count,
            [args.rollouts] * count,
        )
        found = [regret for row in rows for regret in row]
    print(
        f"{count} games of {args.game} {args.variant}: {' '.join(args.bots)}; "
        f"{args.sample} decisions of each seat, {args.rollouts} games per action"
    )
    for place, bot in enumerate(args.bots):
        own = [regret for regret in found if regret.place == place]
        mean, error = summed(np.array([regret.rollouts for regret in own]))
        told, _ = summed(np.array([regret.evaluator for regret in own]))
        print(
            f"  {bot}: by rollouts {mean:+.4f} ± {error:.4f} of a win per game, "
            f"by the evaluator {told:.4f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    jobs = {"review": reviews, "rest": rests, "tutor": tutor, "regret": regrets}
    parser.add_argument("what", nargs="?", default="review", choices=list(jobs))
    parser.add_argument("--game", choices=list(SEATS))
    parser.add_argument("--seats", type=int, nargs="+", help="of the games whose rest is measured")
    parser.add_argument("--variant", default="", help="of the game: a board, a house rule")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bots", nargs="+", default=["strongest", "strongest"])
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--positions", type=int, default=120, help="for each number of seats")
    parser.add_argument("--rollouts", type=int, default=64)
    parser.add_argument("--sample", type=int, default=4)
    args = parser.parse_args()
    if args.what != "rest":
        args.game = args.game or "pickomino"
    jobs[args.what](args)


if __name__ == "__main__":
    main()
