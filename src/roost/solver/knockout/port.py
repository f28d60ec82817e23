"""Where bots, analysis and arena get their planners from; nobody goes round it.

There are two back ends, and they decide alike: the compiled one, and a plain one that needs no
compiler and no waiting.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec

from roost.solver.kernels import up_to_date
from roost.solver.knockout.planner import (
    ROLLS,
    Backend,
    Left,
    Matches,
    Planned,
    Planner,
    Played,
    Player,
    Turn,
)

__all__ = [
    "ROLLS",
    "Backend",
    "Left",
    "Matches",
    "Planned",
    "Planner",
    "Played",
    "Player",
    "Turn",
    "backend",
    "compiled",
    "plain",
]


def backend(*, patient: bool = False) -> Backend:
    """The compiled back end where its kernels lie ready, or where somebody who asks for much is
    `patient` enough to let them be compiled; else the plain one."""
    if find_spec("numba") is not None and (patient or _ready()):
        return compiled()
    return plain()


@cache
def _ready() -> bool:
    return up_to_date("knockout")


@cache
def compiled() -> Backend:
    from roost.solver.knockout.compiled import Compiled

    return Compiled()


@cache
def plain() -> Backend:
    from roost.solver.knockout.plain import Plain

    return Plain()
