"""Compiled Knockout matches: the built-in bots, about a hundred times as fast as with the rules."""

from __future__ import annotations

import random
from functools import cache, lru_cache
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
from roost.bots.knockout.values import has_worths, load_nets, load_piece_values
from roost.bots.random import RandomPolicy
from roost.rules.knockout import Board, KnockoutVariant, get_board
from roost.solver.knockout.judgement import CAUTIOUS, GREEDY, RANDOM, STRONGEST, STUDIED, WEIGHING
from roost.solver.knockout.light import Light
from roost.solver.knockout.port import Matches, Player, backend

if TYPE_CHECKING:
    from roost.analysis.knockout.evaluator import KnockoutEvaluator

# Compilation takes up to a minute, once per machine, so it needs many games to pay off.
WORTH_COMPILING = 100


class Compiled:
    """Long matches between bots that have a compiled version."""

    chunk = 100

    def fits(self, plan: MatchPlan) -> bool:
        board = get_board(KnockoutVariant.parse(plan.variant).board)
        return (
            plan.games >= WORTH_COMPILING
            and all(twin(resolve_bot(plan.game, key).policy(), board) for key in set(plan.bots))
            and matches_on(board) is not None
        )

    def play(self, chunk: Chunk) -> MatchTotals:
        """Play a chunk. Each chunk shuffles the bots; its games rotate the seats and the start."""
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
        tally = MatchTotals.empty(seats)
        for game, number in enumerate(chunk.numbers):
            # The kernel rotates the bots through the seats, game by game.
            scores = [0] * seats
            for player, place in enumerate(order):
                scores[place] = int(played.points[game, (player + number) % seats])
            best = scores.count(max(scores))
            shares = [(score == max(scores)) / best for score in scores]
            tally.add(number, int(played.turns[game]), shares, scores)
        return tally

    def judge(self) -> KnockoutEvaluator:
        """Return the evaluator for games with the rules.

        Compiled games have none: evaluating all rolls takes longer than playing enough extra games
        for the same precision.
        """
        return _judge()


@cache
def _judge() -> KnockoutEvaluator:
    from roost.analysis.knockout.evaluator import KnockoutEvaluator

    return KnockoutEvaluator()


def twin(policy: Policy, board: Board) -> Player | None:
    """Return the compiled version of a bot, or None if there is no equivalent one."""
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
    """Return compiled games on a board, or None if compilation is unavailable."""
    found = backend(patient=True)
    if isinstance(found, Light):
        return None
    return found.matches(board, load_piece_values(board.key), load_nets())
