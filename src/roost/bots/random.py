"""The bot that plays anything, in any game."""

from __future__ import annotations

from collections.abc import Mapping

from roost.rules import Action, State, game_of


class RandomPolicy:
    """Every legal action alike."""

    def probabilities(self, state: State) -> Mapping[Action, float]:
        actions = game_of(state).legal_actions(state)
        return dict.fromkeys(actions, 1 / len(actions))
