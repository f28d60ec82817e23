"""Kernels that nobody has compiled yet, made ready behind the games: from the next start on they
are used. Until then the light ones decide alike.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.util import find_spec

from roost.server.workers.process import start_process
from roost.solver.kernels import KERNELS, compile_game, up_to_date

_LAST = 19  # after everything else that wants to run


def compile_behind() -> None:
    """Where there is a compiler, and something for it to do. Ends with the server; what was
    compiled by then is kept."""
    if find_spec("numba") is None:
        return
    missing = [game for game in KERNELS.games() if not up_to_date(game)]
    if missing:
        start_process("kernels", compile_games, missing)


def compile_games(games: Sequence[str]) -> None:
    if hasattr(os, "nice"):
        os.nice(_LAST)
    for game in games:
        compile_game(game)
