"""A bot that plays at random, in any game."""

from __future__ import annotations

from collections.abc import Mapping

from roost.rules import Action, State, game_of


class RandomPolicy:
    """Choose every legal action with equal probability."""

    def probabilities(self, state: State) -> Mapping[Action, float]:
        actions = game_of(state).legal_actions(state)
        return dict.fromkeys(actions, 1 / len(actions))
