"""Fast Knockout matches: whole games between built-in bots in one call of a kernel."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

from roost.arena.plan import Chunk, MatchPlan, MatchTotals, shuffled
from roost.bots import Policy, resolve_bot
from roost.bots.knockout.policies import (
    ALERT,
    GreedyPolicy,
    StrongestPolicy,
    StudiedPolicy,
    WeighingPolicy,
)
from roost.bots.knockout.values import has_worths, planner_for
from roost.bots.random import RandomPolicy
from roost.rules.knockout import Board, KnockoutVariant, get_board
from roost.solver.knockout.judgement import CAUTIOUS, GREEDY, RANDOM, STRONGEST, STUDIED, WEIGHING
from roost.solver.knockout.plan import Player

if TYPE_CHECKING:
    from roost.analysis.knockout.evaluator import KnockoutEvaluator


class FastMatches:
    """Matches between bots that the kernels can play, dozens of times as fast as the rules."""

    chunk = 100

    def fits(self, plan: MatchPlan) -> bool:
        return None not in _players(plan)

    def play(self, chunk: Chunk) -> MatchTotals:
        """Play a chunk. Each chunk shuffles the bots; its games rotate the seats and the start."""
        plan, seats = chunk.plan, len(chunk.plan.bots)
        order = shuffled(plan, chunk.first)
        variant = KnockoutVariant.parse(plan.variant)
        players = [player for player in _players(plan) if player is not None]
        if len(players) != seats:
            raise ValueError("this match does not fit")
        played = planner_for(get_board(variant.board)).play(
            [players[place] for place in order],
            chunk.games,
            seed=random.Random(f"knockout:{plan.seed}").getrandbits(62),  # a seed may be any number
            first=chunk.first,
            rounds=variant.rounds,
        )
        tally = MatchTotals.empty(seats)
        for number, game in zip(chunk.numbers, played, strict=True):
            # The kernel rotates the bots through the seats, game by game.
            scores = [0] * seats
            for player, place in enumerate(order):
                scores[place] = game.points[(player + number) % seats]
            best = scores.count(max(scores))
            shares = [(score == max(scores)) / best for score in scores]
            tally.add(number, game.turns, shares, scores)
        return tally

    def judge(self) -> KnockoutEvaluator:
        """Return the evaluator for games with the rules.

        Fast games have none: evaluating all rolls takes longer than playing enough extra games for
        the same precision.
        """
        return _judge()


@cache
def _judge() -> KnockoutEvaluator:
    from roost.analysis.knockout.evaluator import KnockoutEvaluator

    return KnockoutEvaluator()


def _players(plan: MatchPlan) -> list[Player | None]:
    board = get_board(KnockoutVariant.parse(plan.variant).board)
    return [player_of(resolve_bot(plan.game, key).policy(), board) for key in plan.bots]


def player_of(policy: Policy, board: Board) -> Player | None:
    """Return a bot as the kernels know it; None for any other bot."""
    decides = type(policy).probabilities
    if isinstance(policy, RandomPolicy) and decides is RandomPolicy.probabilities:
        return Player(RANDOM)
    if isinstance(policy, GreedyPolicy) and decides is GreedyPolicy.probabilities:
        return Player(GREEDY)
    if isinstance(policy, WeighingPolicy) and decides is WeighingPolicy.probabilities:
        return Player(CAUTIOUS if policy.temper == ALERT else WEIGHING, policy.temper)
    if isinstance(policy, StudiedPolicy) and decides is StudiedPolicy.probabilities:
        if not has_worths(board.key):
            return Player(CAUTIOUS)
        return Player(STRONGEST if isinstance(policy, StrongestPolicy) else STUDIED)
    return None
