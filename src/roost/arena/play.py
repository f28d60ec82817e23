"""Playing a chunk: with the game's fast path if it has one, otherwise game by game."""

from __future__ import annotations

import random
from typing import NamedTuple, Protocol

from roost.analysis.evaluator import AnyEvaluator
from roost.arena.plan import Chunk, MatchPlan, MatchTotals, seating
from roost.bots import Bot, resolve_bot
from roost.bots.guard import Guarded
from roost.rules import Action, Phase, Roll, make_game
from roost.rules.registry import Registry

ONE_BY_ONE = 20  # games per chunk


class FastPath(Protocol):
    """A faster way to play the same games, equal in distribution."""

    chunk: int

    def fits(self, plan: MatchPlan) -> bool:
        """Return whether it supports every bot of the plan and pays off."""

    def play(self, chunk: Chunk) -> MatchTotals:
        """Play a chunk of a plan that it supports."""

    def judge(self) -> AnyEvaluator:
        """Return the evaluator of luck for games played one by one.

        The mean of the luck over all rolls must be exactly zero.
        """


FAST: Registry[FastPath] = Registry("arena", "FAST")


def fast_path(plan: MatchPlan) -> FastPath | None:
    """Return the game's fast path if it has one for this plan."""
    if not FAST.has(plan.game):
        return None
    found = FAST.of(plan.game)
    return found if found.fits(plan) else None


def chunk_size(plan: MatchPlan) -> int:
    """Return the games per chunk. A seed depends on it, so it is the same on all machines."""
    fast = fast_path(plan)
    return ONE_BY_ONE if fast is None else fast.chunk


def play_chunk(chunk: Chunk) -> MatchTotals:
    """Play a chunk; the bots change seats from game to game."""
    fast = fast_path(chunk.plan)
    return play_one_by_one(chunk) if fast is None else fast.play(chunk)


def play_one_by_one(chunk: Chunk) -> MatchTotals:
    """Play any bots of any game with the rules."""
    plan, seats = chunk.plan, len(chunk.plan.bots)
    judge = FAST.of(plan.game).judge() if FAST.has(plan.game) and not plan.raw else None
    tally = MatchTotals.empty(seats)
    for number in chunk.numbers:
        order = seating(plan, number)
        game = _play_game(plan, number, order, judge)
        sits = [order.index(place) for place in range(seats)]
        tally.add(
            number,
            game.turns,
            [game.shares[seat] for seat in sits],
            [game.scores[seat] for seat in sits],
            [game.luck[seat] for seat in sits] if game.luck else None,
        )
    for key in set(plan.bots):
        policy = resolve_bot(plan.game, key).policy()
        if isinstance(policy, Guarded) and (faults := policy.taken()).total:
            tally.faults[key] = faults
    return tally


class PlayedGame(NamedTuple):
    """One game with values by seat; luck is None without an evaluator."""

    turns: int
    shares: list[float]
    scores: list[int]
    luck: list[float]


def _play_game(
    plan: MatchPlan, number: int, order: list[int], judge: AnyEvaluator | None
) -> PlayedGame:
    rules, seats = make_game(plan.game, plan.variant), len(plan.bots)
    dice = random.Random(f"{plan.seed}:{number}")
    bots = []
    for seat, place in enumerate(order):
        info = resolve_bot(plan.game, plan.bots[place])
        bots.append(Bot(info, info.policy(), f"{plan.seed}:{number}:{seat}"))
    state = rules.start(seats)
    luck = [0.0] * seats if judge else []
    while (outcome := rules.outcome(state)) is None:
        move: Action | Roll
        if state.phase is Phase.CHANCE:
            move = Roll(dice.randint(1, 6) for _ in range(rules.dice_count(state)))
            if judge:
                change = judge.after(state, move) - judge.shares(state)
                luck = [so_far + float(more) for so_far, more in zip(luck, change, strict=True)]
        else:
            move = bots[state.seat].choose(state)
        state = rules.apply(state, move).state
    shares = [float(share) for share in outcome.shares]
    return PlayedGame(state.turn, shares, list(outcome.scores), luck)
