"""Environments for machine learning: PettingZoo, Gymnasium, OpenSpiel (extra ``roost[envs]``).

All of them use the rules; this package only encodes positions and decisions as numbers
(`roost.envs.coding`). Batched play with explicit chance is in `roost.solver`. docs/environments.md
is the specification.
"""

from __future__ import annotations

from roost.rules.extras import need

need("numpy", "envs")
