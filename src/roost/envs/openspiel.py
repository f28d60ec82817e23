"""OpenSpiel's games, with every roll as an explicit chance node.

from roost.envs import openspiel  # registers roost_pickomino and roost_knockout
game = pyspiel.load_game("roost_pickomino(players=3)")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from roost.envs.coding import CODINGS, Coding, coding
from roost.rules.core import Phase
from roost.rules.extras import need

need("pyspiel", "envs")

import pyspiel  # noqa: E402

LONGEST = 100_000  # decisions and rolls; a game has at most 2,000 turns


def _game_type(key: str) -> Any:
    rules = coding(key, 2).rules
    return pyspiel.GameType(
        short_name=f"roost_{key}",
        long_name=f"{key.capitalize()} (Roost)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seat_counts[-1],
        min_num_players=rules.seat_counts[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "variant": ""},
    )


class RoostGame(pyspiel.Game):  # type: ignore[misc]
    """An OpenSpiel game with the parameters `players` and `variant`.

    OpenSpiel parses ``=`` itself, so write ``:`` instead in variants. Utilities are win shares,
    which sum to one.
    """

    def __init__(self, kind: Any, key: str, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        variant = params.get("variant", "").replace(":", "=")
        self.coding: Coding = coding(key, params.get("players", 2), variant)
        self.key = key
        rolls = len(_most_chances(self.coding))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.coding.actions),
            max_chance_outcomes=rolls,
            num_players=self.coding.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> RoostState:
        return RoostState(self)

    def state_at(self, position: Any) -> RoostState:
        """Return the state for any position of the rules, without the moves before it."""
        state = RoostState(self)
        state.position = position
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.coding)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class RoostState(pyspiel.State):  # type: ignore[misc]
    """A position of the rules."""

    def __init__(self, game: RoostGame) -> None:
        super().__init__(game)
        self.coding = game.coding
        self.position: Any = game.coding.rules.start(game.coding.seats)

    def current_player(self) -> int:
        if self.position.phase is Phase.CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        if self.position.phase is Phase.OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.position.seat)

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.position.seat:
            return []
        numbers = self.coding.numbers
        return sorted(numbers[action] for action in self.coding.rules.legal_actions(self.position))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _outcomes(self.coding.rules.chance_outcomes(self.position))

    def _apply_action(self, action: int) -> None:
        rules = self.coding.rules
        self.position = rules.apply(self.position, self._move(action)).state

    def _action_to_string(self, player: int, action: int) -> str:
        move = self._move(action)
        return str(self.coding.rules.format_move(self.position, move))

    def _move(self, number: int) -> Any:
        if self.position.phase is Phase.CHANCE:
            return self.coding.rules.chance_outcomes(self.position)[number].roll
        return self.coding.action(self.position, number)

    def is_terminal(self) -> bool:
        return self.position.phase is Phase.OVER

    def returns(self) -> list[float]:
        outcome = self.coding.rules.outcome(self.position)
        if outcome is None:
            return [0.0] * self.coding.seats
        return [float(share) for share in outcome.shares]

    def __str__(self) -> str:
        return repr(self.position)


class Observer:
    """The encoding's observation, from a player's view."""

    def __init__(self, coding: Coding) -> None:
        self._coding = coding
        self.tensor = np.zeros(len(coding.high), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RoostState, player: int) -> None:
        self.tensor[:] = self._coding.observe(state.position, player)

    def string_from(self, state: RoostState, player: int) -> str:
        return repr(state.position)


_known: dict[int, tuple[Sequence[Any], list[tuple[int, float]]]] = {}


def _outcomes(chances: Sequence[Any]) -> list[tuple[int, float]]:
    """Return numbered rolls with probabilities; cached, because there are few different lists."""
    held = _known.get(id(chances))
    if held is None or held[0] is not chances:
        numbered = [(number, float(one.probability)) for number, one in enumerate(chances)]
        held = _known[id(chances)] = chances, numbered
    return held[1]


def _most_chances(coding: Coding) -> Sequence[Any]:
    """Return the number of first rolls; no later throw has more dice."""
    rules = coding.rules
    return rules.chance_outcomes(rules.start(coding.seats))


def _class_of(key: str, kind: Any) -> type[RoostGame]:
    class Registered(RoostGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, key, params)

    Registered.__name__ = f"Roost{key.capitalize()}"
    return Registered


def _register() -> None:
    for key in CODINGS.games():
        kind = _game_type(key)
        pyspiel.register_game(kind, _class_of(key, kind))


_register()
__all__ = ["Observer", "RoostGame", "RoostState"]
