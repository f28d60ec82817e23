"""Environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel (extra ``roost[envs]``).

All of them ask the rules; here positions and decisions only become numbers (`roost.envs.coding`).
Batched play with explicit chance is in `roost.solver`. docs/environments.md is the specification.
"""
