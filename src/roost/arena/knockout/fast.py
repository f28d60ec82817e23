"""Knockout matches, compiled: the shipped bots, a hundred times as fast as through the rules."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

from roost.arena.plan import Chunk, MatchPlan, Tally, place_in_seat
from roost.bots import Policy, bot_info
from roost.bots.knockout.policies import CautiousPolicy, GreedyPolicy, StrongestPolicy
from roost.bots.random import RandomPolicy
from roost.rules.knockout import KnockoutVariant, get_board

if TYPE_CHECKING:
    from roost.arena.knockout.boards import Lab

# Compiling takes up to a minute, once on a machine: not worth it for a handful of games.
WORTH_COMPILING = 100


class Compiled:
    """Long matches between bots that have a compiled twin."""

    chunk = 100

    def fits(self, plan: MatchPlan) -> bool:
        return plan.games >= WORTH_COMPILING and all(
            has_twin(bot_info(plan.game, key).policy()) for key in set(plan.bots)
        )

    def play(self, chunk: Chunk) -> Tally:
        """Games rotate the bots through the seats, and the start through the bots."""
        import numpy as np

        from roost.solver.knockout.matches import RESULTS, TURNS, play_matches

        plan, seats = chunk.plan, len(chunk.plan.bots)
        variant = KnockoutVariant.parse(plan.variant)
        lab = _lab(variant.board)
        seed = random.Random(f"knockout:{plan.seed}").getrandbits(62)  # a seed may be any number
        codes, notices = zip(*(_code(lab, plan, key) for key in plan.bots), strict=True)
        points = np.zeros((chunk.games, 4), np.int64)
        results = np.zeros((chunk.games, RESULTS), np.int64)
        play_matches(
            chunk.games, seed, chunk.first, seats, lab.tables.start(seats), variant.rounds or 0,
            lab.known, np.array(codes), np.array(notices), np.full(seats, StrongestPolicy.width), 0,
            points, results,
        )  # fmt: skip
        tally = Tally.empty(seats)
        for game, number in enumerate(chunk.numbers):
            # The kernel moves the bots round the other way.
            scores = [int(points[game, place_in_seat(p, number, seats)]) for p in range(seats)]
            best = scores.count(max(scores))
            shares = [(score == max(scores)) / best for score in scores]
            tally.add(int(results[game, TURNS]), shares, scores)
        return tally


TWINS = (RandomPolicy, GreedyPolicy, CautiousPolicy, StrongestPolicy)


def has_twin(policy: Policy) -> bool:
    """Whether the kernels play exactly as it does, which a bot that decides for itself is not."""
    return any(
        isinstance(policy, kind) and type(policy).probabilities is kind.probabilities
        for kind in TWINS
    )


@cache
def _lab(board: str) -> Lab:
    from roost.arena.knockout.boards import Lab

    return Lab(get_board(board))


def _code(lab: Lab, plan: MatchPlan, key: str) -> tuple[int, float]:
    """A bot as the kernels know it: its policy, and how often it notices a hit."""
    from roost.solver.knockout import matches, turns

    policy = bot_info(plan.game, key).policy()
    if isinstance(policy, GreedyPolicy):
        return turns.GREEDY, policy.notices
    if isinstance(policy, StrongestPolicy) and lab.strongest == key:
        return turns.MODEL, 1.0
    if isinstance(policy, StrongestPolicy | CautiousPolicy):
        return turns.CAUTIOUS, 1.0
    if isinstance(policy, RandomPolicy):
        return matches.RANDOM, 0.0
    raise ValueError(f"{key} has no compiled twin")
