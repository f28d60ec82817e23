"""Knockout matches, compiled: the shipped bots, a hundred times as fast as through the rules."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

from roost.arena.match import Chunk, MatchPlan, Tally
from roost.bots import Policy, bot_info
from roost.bots.knockout.policies import CautiousPolicy, GreedyPolicy, StrongestPolicy
from roost.rules.knockout import KnockoutVariant, get_board

if TYPE_CHECKING:
    from roost.arena.knockout.boards import Lab

# Compiling takes up to a minute, once on a machine: not worth it for a handful of games.
WORTH_COMPILING = 100


def compiled(plan: MatchPlan) -> bool:
    return plan.game == "knockout" and plan.games >= WORTH_COMPILING


def play_compiled(chunk: Chunk) -> Tally:
    """Play it; games rotate the bots through the seats, and the start through the bots."""
    import numpy as np

    from roost.solver.knockout.matches import RESULTS, TURNS, play_matches

    plan, seats = chunk.plan, len(chunk.plan.bots)
    variant = KnockoutVariant.parse(plan.variant)
    lab = _lab(variant.board)
    seed = random.Random(f"knockout:{plan.seed}").getrandbits(62)  # a seed may be any number
    codes, notices = zip(*(_code(lab, key) for key in plan.bots), strict=True)
    points = np.zeros((chunk.games, 4), np.int64)
    results = np.zeros((chunk.games, RESULTS), np.int64)
    play_matches(
        chunk.games, seed, chunk.first, seats, lab.tables.start(seats), variant.rounds or 0,
        lab.known, np.array(codes), np.array(notices), np.full(seats, StrongestPolicy.width), 0,
        points, results,
    )  # fmt: skip
    tally = Tally.empty(seats)
    for game, number in enumerate(range(chunk.first, chunk.first + chunk.games)):
        scores = [int(points[game, (place + number) % seats]) for place in range(seats)]
        best = scores.count(max(scores))
        shares = [(score == max(scores)) / best for score in scores]
        tally.add(int(results[game, TURNS]), shares, scores)
    return tally


@cache
def _lab(board: str) -> Lab:
    from roost.arena.knockout.boards import Lab

    return Lab(get_board(board))


def _code(lab: Lab, key: str) -> tuple[int, float]:
    """A bot as the kernels know it: its policy, and how often it notices a hit."""
    from roost.solver.knockout import matches, turns

    policy: Policy = bot_info("knockout", key).policy()
    if isinstance(policy, GreedyPolicy):
        return turns.GREEDY, policy.notices
    if isinstance(policy, StrongestPolicy) and lab.strongest == key:
        return turns.MODEL, 1.0
    if isinstance(policy, StrongestPolicy | CautiousPolicy):
        return turns.CAUTIOUS, 1.0
    return matches.RANDOM, 0.0
