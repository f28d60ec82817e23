"""Background compilation of kernels.

They are used from the next start; until then interpreted ones give the same results.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.util import find_spec

from roost.server.workers.process import start_process
from roost.solver.kernels import KERNELS, compile_game, up_to_date

_LAST = 19  # lowest priority


def compile_behind() -> None:
    """Compile missing kernels, if there is a compiler.

    The process ends with the server; whatever is compiled by then is kept.
    """
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
