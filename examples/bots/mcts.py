"""OpenSpiel's Monte Carlo tree search as a bot, for any game that Roost knows.

    pip install 'roost[envs,study]'
    roost bot benchmark examples/bots/mcts.py:Mcts10 --positions 60 --games 0
    roost arena examples/bots/mcts.py:Mcts50 simple --game knockout --games 10

Each simulation ends in a game played on at random. The same position gets the same answer.
"""

from functools import cache
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from roost.envs import openspiel
from roost.rules import Action, Phase, Roll, format_position

EXPLORE = 1.4  # how much the search likes what it has seldom tried


class Rollout(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """OpenSpiel's evaluator lists every outcome of every roll; dice that are rolled are quicker."""

    def __init__(self, random: Random) -> None:
        super().__init__()
        self._dice = random

    def evaluate(self, state: openspiel.RoostState) -> Any:
        rules, position, random = state.coding.rules, state.position, self._dice
        while (outcome := rules.outcome(position)) is None:
            move: Action | Roll
            if position.phase is Phase.CHANCE:
                move = Roll(random.choices(range(1, 7), k=rules.dice_count(position)))
            else:
                move = random.choice(rules.legal_actions(position))
            position = rules.apply(position, move).state
        return np.array([float(share) for share in outcome.shares])


class Mcts10:
    """Ten simulations for a decision."""

    simulations = 10

    def choose(self, state: Any) -> Action:
        game = _game(state.variant.game, state.seats, state.variant.key)
        random = Random(format_position(state))
        bot = mcts.MCTSBot(
            game,
            EXPLORE,
            self.simulations,
            Rollout(random),
            random_state=np.random.RandomState(random.getrandbits(32)),
        )
        chosen: Action = game.coding.actions[bot.step(game.state_at(state))]
        return chosen


class Mcts50(Mcts10):
    """Fifty."""

    simulations = 50


@cache
def _game(key: str, seats: int, variant: str) -> Any:
    said = variant.replace("=", ":")
    return pyspiel.load_game(f"roost_{key}(players={seats},variant={said})")
