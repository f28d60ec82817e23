"""Who plays Pig without being asked."""

from __future__ import annotations

from collections.abc import Mapping

from pig_dice.rules import Hold, PigAction, PigState, RollOn
from roost.bots import BotInfo

ENOUGH = 20  # rolling on is worth 20 points at most: then a 1 costs what the other faces bring


class SimplePolicy:
    """Holds with twenty, or with what wins."""

    def probabilities(self, state: PigState) -> Mapping[PigAction, float]:
        wins = state.scores[state.seat] + state.total >= state.variant.target
        return {Hold() if wins or state.total >= ENOUGH else RollOn(): 1.0}


BOTS = (
    BotInfo("pig", "random", 1, "roost.bots.random:RandomPolicy"),
    BotInfo("pig", "simple", 2, "pig_dice.bots:SimplePolicy"),
)
