"""Knockout matches, compiled: the shipped bots, a hundred times as fast as through the rules."""

from __future__ import annotations

import random
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from roost.arena.plan import Chunk, MatchPlan, Tally, shuffled
from roost.bots import Policy, resolve_bot
from roost.bots.knockout.policies import (
    ALERT,
    GreedyPolicy,
    StrongestPolicy,
    StudiedPolicy,
    WeighingPolicy,
)
from roost.bots.knockout.values import has_worths, load_nets, load_piece_values
from roost.bots.random import RandomPolicy
from roost.rules.knockout import Board, KnockoutVariant, get_board
from roost.solver.knockout.judgement import CAUTIOUS, GREEDY, RANDOM, STRONGEST, STUDIED, WEIGHING
from roost.solver.knockout.light import Light
from roost.solver.knockout.port import Matches, Player, backend

if TYPE_CHECKING:
    from roost.analysis.knockout.evaluator import KnockoutEvaluator

# Compiling takes up to a minute, once on a machine: not worth it for a handful of games.
WORTH_COMPILING = 100


class Compiled:
    """Long matches between bots that have a compiled twin."""

    chunk = 100

    def fits(self, plan: MatchPlan) -> bool:
        board = get_board(KnockoutVariant.parse(plan.variant).board)
        return (
            plan.games >= WORTH_COMPILING
            and all(twin(resolve_bot(plan.game, key).policy(), board) for key in set(plan.bots))
            and matches_on(board) is not None
        )

    def play(self, chunk: Chunk) -> Tally:
        """The bots are shuffled for each chunk; its games rotate them through the seats, and the
        start through the bots."""
        plan, seats = chunk.plan, len(chunk.plan.bots)
        order = shuffled(plan, chunk.first)
        variant = KnockoutVariant.parse(plan.variant)
        board = get_board(variant.board)
        matches = matches_on(board)
        players = [
            twin(resolve_bot(plan.game, key).policy(), board)
            for key in [plan.bots[place] for place in order]
        ]
        if matches is None or None in players:
            raise ValueError("this match does not fit")
        seed = random.Random(f"knockout:{plan.seed}").getrandbits(62)  # a seed may be any number
        played = matches.play(
            [player for player in players if player is not None],
            chunk.games,
            seed=seed,
            first=chunk.first,
            rounds=variant.rounds,
        )
        tally = Tally.empty(seats)
        for game, number in enumerate(chunk.numbers):
            # The kernel moves the bots round the table, game by game.
            scores = [0] * seats
            for player, place in enumerate(order):
                scores[place] = int(played.points[game, (player + number) % seats])
            best = scores.count(max(scores))
            shares = [(score == max(scores)) / best for score in scores]
            tally.add(number, int(played.turns[game]), shares, scores)
        return tally

    def judge(self) -> KnockoutEvaluator:
        """For games through the rules. Compiled ones have none: to look at all rolls takes longer
        than to play so many more games that the result is as sure."""
        return _judge()


@cache
def _judge() -> KnockoutEvaluator:
    from roost.analysis.knockout.evaluator import KnockoutEvaluator

    return KnockoutEvaluator()


def twin(policy: Policy, board: Board) -> Player | None:
    """Who plays exactly as a bot does among the kernels; a bot that decides for itself has none."""
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


@lru_cache(maxsize=8)
def matches_on(board: Board) -> Matches | None:
    """Compiled games on a board, or None where nothing can be compiled."""
    found = backend(patient=True)
    if isinstance(found, Light):
        return None
    return found.matches(board, load_piece_values(board.key), load_nets())
