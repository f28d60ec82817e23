"""How strong the Knockout bots are, and how the boards play.

.venv/bin/python -m bench.strength.knockout levels --games 10000
.venv/bin/python -m bench.strength.knockout top --games 20000
.venv/bin/python -m bench.strength.knockout top --games 20000 --seats 4
.venv/bin/python -m bench.strength.knockout ceiling --games 100000 --seats 3 --samples 0
.venv/bin/python -m bench.strength.knockout boards --games 10000 --width 1
"""

from __future__ import annotations

import argparse
import time
from itertools import pairwise

import numpy as np

from roost.arena.knockout.boards import CAUTIOUS, GREEDY, RESPONSE, STRONGEST, Lab, Share
from roost.bots import levels
from roost.bots.knockout.policies import StrongestPolicy
from roost.rules.knockout import get_board, shipped_boards

COMMANDS = ["levels", "top", "ceiling", "boards"]


def said(share: Share) -> str:
    return f"{100 * share.mean:.2f} % ({100 * share.low:.2f}–{100 * share.high:.2f})"


def top(board: str, seats: int, games: int, width: int) -> None:
    """The strongest among cautious and among greedy bots."""
    lab = Lab(get_board(board), seed=2026)
    for rival in (CAUTIOUS, GREEDY):
        began = time.monotonic()
        shares, _, _ = lab.play((STRONGEST, *(rival,) * (seats - 1)), games, width=width)
        print(
            f"{board}, {seats} seats: strongest (width {width}) among {rival}: "
            f"{said(Share.of(shares[:, 0]))}, {games} games, {time.monotonic() - began:.0f} s",
            flush=True,
        )


def ceiling(board: str, seats: int, games: int, width: int, samples: int) -> None:
    """How much bots that know their opponents get: one by tables; one by candidates played on."""
    lab = Lab(get_board(board), seed=2026)
    if seats > 2:
        answer(lab, seats, games)
    for rival in (CAUTIOUS, GREEDY) if samples else ():
        began = time.monotonic()
        bots = (RESPONSE, *(rival,) * (seats - 1))
        shares, _, _ = lab.play(bots, games, width=width, samples=samples)
        print(
            f"{board}, {seats} seats: a response ({width} candidates, {samples} samples) to "
            f"{rival}: {said(Share.of(shares[:, 0]))}, {games} games, "
            f"{time.monotonic() - began:.0f} s",
            flush=True,
        )


def answer(lab: Lab, seats: int, games: int) -> None:
    """How much the best response, number by number, gets among bots that it knows; and others."""
    for known in (CAUTIOUS, GREEDY):
        answers = lab.answers(known, seats)
        for rival in (CAUTIOUS, GREEDY):
            share = Share.of(lab.answer(answers, rival, seats, games))
            print(
                f"{lab.board.key}, {seats} seats: the best response, number by number, to {known} "
                f"among {rival}: {said(share)}, {games} games",
                flush=True,
            )


def ladder(games: int, width: int) -> None:
    """Every level against the one below, two seats, default board."""
    from roost.solver.knockout import matches, turns

    lab = Lab(get_board("rings61"), seed=2026)
    rungs = []
    for info in levels("knockout"):
        policy = info.policy()
        notices = float(getattr(policy, "notices", 1.0))
        code = {"random": matches.RANDOM, "cautious": turns.CAUTIOUS, "strongest": turns.MODEL}
        rungs.append((info.key, code.get(info.key, turns.GREEDY), notices))
    for (low, weak, notices), (high, strong, notices2) in pairwise(rungs):
        points = np.zeros((games, 4), np.int64)
        results = np.zeros((games, matches.RESULTS), np.int64)
        matches.play_matches(
            games, 2026, 0, 2, lab.tables.start(2), 0, lab.known, np.array([strong, weak]),
            np.array([notices2, notices]), np.array([width if strong == turns.MODEL else 1, 1]), 0,
            points, results,
        )  # fmt: skip
        numbers = np.arange(games)
        mine, other = points[numbers, numbers % 2], points[numbers, (1 + numbers) % 2]
        shares = np.where(mine > other, 1.0, np.where(mine == other, 0.5, 0.0))
        print(f"{high} against {low}: {said(Share.of(shares))}", flush=True)


def boards(games: int, width: int) -> None:
    """Every shipped board and player count."""
    for key in shipped_boards():
        lab = Lab(get_board(key), seed=2026)
        for seats in lab.board.players:
            play = lab.measure(seats, games, width=width)
            order = "  ".join(said(share) for share in play.order)
            print(
                f"{key}, {seats} seats, {games} games: by turn order {order}; "
                f"{play.turns:.1f} turns, {play.hits:.2f} hits a turn, "
                f"{play.landings:.1f} landing spaces, {100 * play.unfinished:.2f} % unfinished; "
                f"against greedy {said(play.skill)}",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", default="levels", choices=COMMANDS)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--board", default="rings61")
    parser.add_argument("--width", type=int, default=StrongestPolicy.width)
    parser.add_argument("--samples", type=int, default=36, help="0: nothing is played on")
    args = parser.parse_args()
    if args.what == "levels":
        ladder(args.games, args.width)
    elif args.what == "top":
        top(args.board, args.seats, args.games, args.width)
    elif args.what == "ceiling":
        ceiling(args.board, args.seats, args.games, args.width, args.samples)
    else:
        boards(args.games, args.width)


if __name__ == "__main__":
    main()
