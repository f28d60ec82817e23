"""All games of a chunk side by side, a whole turn of each at a time."""

from __future__ import annotations

import random
from typing import TypeGuard

from roost.arena.plan import Chunk, MatchPlan, Tally, place_in_seat, seat_of_place
from roost.bots import Policy, find_bot
from roost.bots.pickomino.solved import TurnPolicy
from roost.rules.pickomino import PickominoVariant


class Lockstep:
    """Bots that plan their turn for fixed worths of its outcomes, thousands of games at once."""

    chunk = 1000

    def fits(self, plan: MatchPlan) -> bool:
        return all(_plans_turns(_policy(plan, key)) for key in set(plan.bots))

    def play(self, chunk: Chunk) -> Tally:
        import numpy as np

        from roost.solver.pickomino.games import PickominoGames, streams
        from roost.solver.pickomino.play import play_turns

        plan, seats = chunk.plan, len(chunk.plan.bots)
        games = PickominoGames.start(seats, chunk.games, PickominoVariant.parse(plan.variant))
        dice = streams(_seed_of(chunk), chunk.games)
        keys = np.array(
            [[plan.bots[place_in_seat(s, n, seats)] for s in range(seats)] for n in chunk.numbers]
        )
        turn = 0
        while not games.over.all():
            sitting = keys[:, turn % seats]
            for key in set(plan.bots):
                policy = _policy(plan, key)
                rows = np.flatnonzero(~games.over & (sitting == key))
                if not len(rows) or not _plans_turns(policy):
                    continue
                part, stream = games.pick(rows), dice[rows]
                play_turns(part, policy.worth(part), stream)
                dice[rows] = stream
                for whole, piece in zip(games.arrays, part.arrays, strict=True):
                    whole[rows] = piece
            turn += 1
        sits = np.array(
            [[seat_of_place(place, n, seats) for place in range(seats)] for n in chunk.numbers]
        )
        shares = np.take_along_axis(games.shares(), sits, 1)
        worms = np.take_along_axis(games.worms(), sits, 1)
        tally = Tally.empty(seats)
        for game in range(chunk.games):
            tally.add(int(games.turn[game]), shares[game].tolist(), worms[game].tolist())
        return tally


def _policy(plan: MatchPlan, key: str) -> Policy:
    return find_bot(plan.game, key).policy()


def _plans_turns(policy: Policy) -> TypeGuard[TurnPolicy]:
    """Whether it always plays its turn for `worth`, and does not just inherit that."""
    return (
        isinstance(policy, TurnPolicy)
        and type(policy).probabilities is TurnPolicy.probabilities
        and type(policy).values is TurnPolicy.values
    )


def _seed_of(chunk: Chunk) -> int:
    """A seed of its own for each chunk."""
    return random.Random(f"arena:{chunk.plan.seed}:{chunk.first}").getrandbits(64)
