"""How a chunk is played: fast where the game's folder knows how, else game by game."""

from __future__ import annotations

import random
from typing import Protocol

from roost.arena.plan import Chunk, MatchPlan, Tally, place_in_seat, seat_of_place
from roost.bots import Bot, find_bot
from roost.bots.guard import Guarded
from roost.rules import Action, Phase, Roll, make_game
from roost.rules.registry import Registry

ONE_BY_ONE = 20  # games in a chunk


class FastPath(Protocol):
    """A faster way to play the same games in law."""

    chunk: int

    def fits(self, plan: MatchPlan) -> bool:
        """Whether every bot of the plan can be played so, and it is worth it."""

    def play(self, chunk: Chunk) -> Tally:
        """Play a chunk whose plan fits."""


FAST: Registry[FastPath] = Registry("arena", "FAST")


def fast_path(plan: MatchPlan) -> FastPath | None:
    """The game's own way to play a match, where there is one and it fits."""
    if not FAST.has(plan.game):
        return None
    found = FAST.of(plan.game)
    return found if found.fits(plan) else None


def chunk_size(plan: MatchPlan) -> int:
    """Games per chunk: part of what a seed means, so it never depends on the machine."""
    fast = fast_path(plan)
    return ONE_BY_ONE if fast is None else fast.chunk


def play_chunk(chunk: Chunk) -> Tally:
    """Play it; games rotate the bots through the seats."""
    fast = fast_path(chunk.plan)
    return play_one_by_one(chunk) if fast is None else fast.play(chunk)


def play_one_by_one(chunk: Chunk) -> Tally:
    """Any bots of any game, through the rules."""
    plan, seats = chunk.plan, len(chunk.plan.bots)
    tally = Tally.empty(seats)
    for number in chunk.numbers:
        turns, shares, scores = _play_game(plan, number)
        sits = [seat_of_place(place, number, seats) for place in range(seats)]
        tally.add(turns, [shares[seat] for seat in sits], [scores[seat] for seat in sits])
    for key in set(plan.bots):
        policy = find_bot(plan.game, key).policy()
        if isinstance(policy, Guarded) and (faults := policy.taken()).total:
            tally.faults[key] = faults
    return tally


def _play_game(plan: MatchPlan, number: int) -> tuple[int, list[float], list[int]]:
    """One game: its turns, and the shares and scores by seat."""
    rules, seats = make_game(plan.game, plan.variant), len(plan.bots)
    dice = random.Random(f"{plan.seed}:{number}")
    bots = []
    for seat in range(seats):
        info = find_bot(plan.game, plan.bots[place_in_seat(seat, number, seats)])
        bots.append(Bot(info, info.policy(), f"{plan.seed}:{number}:{seat}"))
    state = rules.start(seats)
    while (outcome := rules.outcome(state)) is None:
        move: Action | Roll
        if state.phase is Phase.CHANCE:
            move = Roll.of(dice.randint(1, 6) for _ in range(rules.dice(state)))
        else:
            move = bots[state.seat].choose(state)
        state = rules.apply(state, move).state
    return state.turn, [float(share) for share in outcome.shares], list(outcome.scores)
