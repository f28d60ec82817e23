"""Strength of the Knockout bots, and measurements of boards.

.venv/bin/python -m roost_lab.strength.knockout levels --games 10000
.venv/bin/python -m roost_lab.strength.knockout top --games 20000
.venv/bin/python -m roost_lab.strength.knockout top --games 20000 --seats 4
.venv/bin/python -m roost_lab.strength.knockout ceiling --games 100000 --seats 3 --samples 0
.venv/bin/python -m roost_lab.strength.knockout boards --games 10000
"""

from __future__ import annotations

import argparse
import time
from itertools import pairwise

from roost.arena.knockout.boards import Lab, Share, Shares
from roost.arena.knockout.fast import player_of
from roost.bots import bots
from roost.rules.knockout import get_board, shipped_boards
from roost.solver.knockout.judgement import CAUTIOUS, GREEDY
from roost.solver.knockout.plan import Player
from roost_lab.strength.knockout.best_response import habits_of, solve_answers
from roost_lab.strength.knockout.best_response_play import shares_of_answers
from roost_lab.strength.knockout.ground import Ground
from roost_lab.strength.knockout.response import shares_of_response

COMMANDS = ["levels", "top", "ceiling", "boards"]
RIVALS = {"cautious": CAUTIOUS, "greedy": GREEDY}
SEED = 2026


def said(share: Share) -> str:
    return f"{100 * share.mean:.2f} % ({100 * share.low:.2f}–{100 * share.high:.2f})"


def top(board: str, seats: int, games: int) -> None:
    """The strongest among cautious and among greedy bots."""
    lab = Lab(get_board(board), SEED)
    for rival, style in RIVALS.items():
        began = time.monotonic()
        played = lab.play([lab.strongest] + [Player(style)] * (seats - 1), games)
        print(
            f"{board}, {seats} seats: strongest among {rival}: "
            f"{said(Share.of(Shares(played).by_bot[0]))}, {games} games, "
            f"{time.monotonic() - began:.0f} s",
            flush=True,
        )


def ceiling(board: str, seats: int, games: int, width: int, samples: int) -> None:
    """How much bots that know their opponents get: one by tables; one by candidates played on."""
    ground = Ground(get_board(board), SEED)
    if seats > 2:
        answer(ground, seats, games)
    for rival, style in RIVALS.items() if samples else ():
        began = time.monotonic()
        shares = shares_of_response(ground, style, seats, games, width, samples)
        share = Share.of(shares.tolist())
        print(
            f"{board}, {seats} seats: a response ({width} candidates, {samples} samples) to "
            f"{rival}: {said(share)}, {games} games, {time.monotonic() - began:.0f} s",
            flush=True,
        )


def answer(ground: Ground, seats: int, games: int) -> None:
    """Measure the best response, number by number, among bots that it knows, and among others."""
    for known, style in RIVALS.items():
        answers = solve_answers(ground.tables, seats, habits_of(style, seats))
        for rival, other in RIVALS.items():
            shares = shares_of_answers(ground, answers, other, seats, games)
            share = Share.of(shares.tolist())
            print(
                f"{ground.board.key}, {seats} seats: the best response, number by number, to "
                f"{known} among {rival}: {said(share)}, {games} games",
                flush=True,
            )


def ladder(board: str, games: int) -> None:
    """Matches of every level against the one below, two seats."""
    lab = Lab(get_board(board), SEED)
    rungs = [(info.key, player_of(info.policy(), lab.board)) for info in bots("knockout")]
    for (low, weak), (high, strong) in pairwise(rungs):
        assert weak is not None
        assert strong is not None
        played = lab.play([strong, weak], games)
        print(f"{high} against {low}: {said(Share.of(Shares(played).by_bot[0]))}", flush=True)


def boards(games: int) -> None:
    """Every shipped board and player count."""
    for key in shipped_boards():
        lab = Lab(get_board(key), SEED)
        for seats in lab.board.players:
            play = lab.measure(seats, games)
            order = "  ".join(said(share) for share in play.order)
            print(
                f"{key}, {seats} seats, {games} games: by turn order {order}; "
                f"{play.turns:.1f} turns, {play.hits:.2f} hits a turn, "
                f"{play.landings:.1f} landing spaces, {100 * play.unfinished:.2f} % unfinished; "
                f"against greedy {said(play.skill)}",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser("python -m roost_lab.strength.knockout", description=__doc__)
    parser.add_argument("what", nargs="?", default="levels", choices=COMMANDS)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--board", default="rings61")
    parser.add_argument("--width", type=int, default=5)
    parser.add_argument("--samples", type=int, default=36, help="0: nothing is played on")
    args = parser.parse_args()
    if args.what == "levels":
        ladder(args.board, args.games)
    elif args.what == "top":
        top(args.board, args.seats, args.games)
    elif args.what == "ceiling":
        ceiling(args.board, args.seats, args.games, args.width, args.samples)
    else:
        boards(args.games)


if __name__ == "__main__":
    main()
