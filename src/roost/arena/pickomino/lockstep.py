"""Lockstep play: all games of a chunk side by side, one turn of each at a time."""

from __future__ import annotations

import random
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, TypeGuard

from roost.arena.plan import Chunk, MatchPlan, MatchTotals, seating
from roost.bots import Policy, resolve_bot
from roost.bots.pickomino.solved import TurnPolicy
from roost.rules.pickomino import PickominoVariant

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from roost.analysis.pickomino.evaluator import PickominoEvaluator
    from roost.solver.pickomino.bulk import PickominoGames


class Lockstep:
    """Bots that plan turns for fixed values of the outcomes, for thousands of games at once."""

    chunk = 200

    def fits(self, plan: MatchPlan) -> bool:
        return find_spec("numba") is not None and all(
            _plans_turns(_policy(plan, key)) for key in set(plan.bots)
        )

    def play(self, chunk: Chunk) -> MatchTotals:
        import numpy as np

        from roost.solver.pickomino.bulk import PickominoGames, streams

        plan, seats = chunk.plan, len(chunk.plan.bots)
        games = PickominoGames.start(seats, chunk.games, PickominoVariant.parse(plan.variant))
        dice = streams(_seed_of(chunk), chunk.games)
        order = np.array([seating(plan, number) for number in chunk.numbers])
        keys = np.array(plan.bots)[order]
        luck = np.zeros((chunk.games, seats))
        turn = 0
        while not games.over.all():
            for key in set(plan.bots):
                rows = np.flatnonzero(~games.over & (keys[:, turn % seats] == key))
                policy = _policy(plan, key)
                if not len(rows) or not _plans_turns(policy):
                    continue
                part, stream = games.pick(rows), dice[rows]
                luck[rows] += _play_turn(part, policy, stream, raw=plan.raw)
                dice[rows] = stream
                for whole, piece in zip(games.arrays, part.arrays, strict=True):
                    whole[rows] = piece
            turn += 1
        sits = order.argsort(1)
        shares, worms, lucks = (
            np.take_along_axis(by_seat, sits, 1).tolist()
            for by_seat in (games.shares(), games.worms(), luck)
        )
        tally = MatchTotals.empty(seats)
        for game, number in enumerate(chunk.numbers):
            known = None if plan.raw else lucks[game]
            tally.add(number, int(games.turn[game]), shares[game], worms[game], known)
        return tally

    def judge(self) -> PickominoEvaluator:
        return _judge()


@cache
def _judge() -> PickominoEvaluator:
    """Return the fast evaluator; for luck the network is enough."""
    from roost.analysis.pickomino.evaluator import PickominoEvaluator
    from roost.analysis.pickomino.models import NetworkModel

    return PickominoEvaluator(NetworkModel())


def _play_turn(
    games: PickominoGames, policy: TurnPolicy, dice: npt.NDArray[np.uint64], *, raw: bool
) -> npt.NDArray[np.float64] | float:
    """Play a turn of every game; return its luck by game and seat.

    Luck is the value of the outcome minus the mean over all outcomes, by the network.
    """
    from roost.bots.pickomino.bulk import by_seat, expected_shares, outcome_values
    from roost.bots.pickomino.solved import StrongestPolicy
    from roost.solver.pickomino.bulk import play_turns

    if raw:
        play_turns(games, policy.worth(games), dice)
        return 0.0
    values = outcome_values(games)
    # The bot plays for these values, so they are reused.
    own = type(policy).worth is StrongestPolicy.worth
    worth = values[:, :, 0].copy() if own else policy.worth(games)
    expected, mover = expected_shares(games, worth, values), games.seat.copy()
    outcomes = play_turns(games, worth, dice)
    reached = values[range(len(games)), outcomes]
    return by_seat(reached - expected, mover)


def _policy(plan: MatchPlan, key: str) -> Policy:
    return resolve_bot(plan.game, key).policy()


def _plans_turns(policy: Policy) -> TypeGuard[TurnPolicy]:
    """Return whether a bot always plays for `worth`, with no overriding method."""
    return (
        isinstance(policy, TurnPolicy)
        and type(policy).probabilities is TurnPolicy.probabilities
        and type(policy).values is TurnPolicy.values
    )


def _seed_of(chunk: Chunk) -> int:
    """Return a distinct seed for each chunk."""
    return random.Random(f"arena:{chunk.plan.seed}:{chunk.first}").getrandbits(64)
