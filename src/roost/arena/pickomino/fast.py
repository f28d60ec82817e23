"""Fast Pickomino matches: whole games between `greedy` and `strongest` in one call of a kernel."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

from roost.arena.plan import Chunk, MatchPlan, MatchTotals, seating
from roost.bots import Policy, resolve_bot
from roost.bots.pickomino.solved import GreedyPolicy, StrongestPolicy
from roost.bots.pickomino.values import value_network
from roost.rules.pickomino import PickominoVariant
from roost.solver.pickomino.matches import GREEDY, STRONGEST, play_games

if TYPE_CHECKING:
    from roost.analysis.pickomino.evaluator import PickominoEvaluator


class FastMatches:
    """Matches between bots that the kernels can play."""

    chunk = 200

    def fits(self, plan: MatchPlan) -> bool:
        return None not in _styles(plan)

    def play(self, chunk: Chunk) -> MatchTotals:
        """Play a chunk. The dice of a game depend on the seed and its number only."""
        plan, seats = chunk.plan, len(chunk.plan.bots)
        styles = [style for style in _styles(plan) if style is not None]
        if len(styles) != seats:
            raise ValueError("this match does not fit")
        orders = [seating(plan, number) for number in chunk.numbers]
        games = play_games(
            PickominoVariant.parse(plan.variant),
            [[styles[place] for place in order] for order in orders],
            value_network(seats),
            seed=random.Random(f"pickomino:{plan.seed}").getrandbits(62),
            first=chunk.first,
            measure_luck=not plan.raw,
        )
        tally = MatchTotals.empty(seats)
        for number, order, game in zip(chunk.numbers, orders, games, strict=True):
            sits = [order.index(place) for place in range(seats)]
            shares, worms = ([row[seat] for seat in sits] for row in (game.shares, game.worms))
            luck = None if game.luck is None else [game.luck[seat] for seat in sits]
            tally.add(number, game.turns, shares, worms, luck)
        return tally

    def judge(self) -> PickominoEvaluator:
        return _judge()


@cache
def _judge() -> PickominoEvaluator:
    """Return the fast evaluator; for luck the network is enough."""
    from roost.analysis.pickomino.evaluator import PickominoEvaluator
    from roost.analysis.pickomino.models import NetworkModel

    return PickominoEvaluator(NetworkModel())


def _styles(plan: MatchPlan) -> list[int | None]:
    return [_style(resolve_bot(plan.game, key).policy()) for key in plan.bots]


def _style(policy: Policy) -> int | None:
    """Return the kernels' style of a bot; None for any other bot, subclasses included."""
    if type(policy) is StrongestPolicy:
        return STRONGEST
    return GREEDY if type(policy) is GreedyPolicy else None
