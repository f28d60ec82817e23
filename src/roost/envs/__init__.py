"""Environments for machine learning: Gymnasium, PettingZoo, OpenSpiel (extra ``roost[envs]``).

Importing this package registers ``roost/Pickomino-v1`` and ``roost/Knockout-v1`` with Gymnasium and
PettingZoo. All environments use the rules; this package only encodes positions and decisions as
numbers (`roost.envs.coding`). Batches of games as arrays are in `roost.solver`.
docs/environments.md is the specification.
"""

from __future__ import annotations

from importlib.util import find_spec

from roost.rules.extras import need

need("numpy", "envs")

from roost.envs.coding import CODINGS  # noqa: E402


def _register() -> None:
    for game in CODINGS.games():
        name = f"roost/{game.capitalize()}-v{CODINGS.of(game).version}"
        given = {"game": game}
        if find_spec("gymnasium"):
            import gymnasium

            gymnasium.register(
                name,
                "roost.envs.gymnasium:RoostGymnasium",
                vector_entry_point=CODINGS.of(game).vector,
                kwargs=given,
            )
        if find_spec("pettingzoo"):
            import pettingzoo

            pettingzoo.register("aec", name, entry_point="roost.envs.pettingzoo:env", kwargs=given)
            pettingzoo.register(
                "parallel", name, entry_point="roost.envs.pettingzoo:parallel_env", kwargs=given
            )


_register()
