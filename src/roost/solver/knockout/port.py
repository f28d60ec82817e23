"""Where bots, analysis and arena get their planners from; nobody goes round it.

There are three back ends, and they decide alike: the compiled one, a light one that needs no
compiler and no waiting, and a plain one that needs numpy alone.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

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
from roost.solver.light.engine import available

if TYPE_CHECKING:
    from roost.solver.knockout.compiled import Compiled
    from roost.solver.knockout.light import Light
    from roost.solver.knockout.plain import Plain

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
    "light",
    "plain",
]


def backend(*, patient: bool = False) -> Compiled | Plain | Light:
    """The compiled back end where its kernels lie ready, or where somebody who asks for much is
    `patient` enough to let them be compiled; else the light one, or where its module was not built,
    the plain one."""
    if find_spec("numba") is not None and (patient or _ready()):
        return compiled()
    return light() if available() else plain()


@cache
def _ready() -> bool:
    return up_to_date("knockout")


@cache
def compiled() -> Compiled:
    from roost.solver.knockout.compiled import Compiled

    return Compiled()


@cache
def light() -> Light:
    from roost.solver.knockout.light import Light

    return Light()


@cache
def plain() -> Plain:
    from roost.solver.knockout.plain import Plain

    return Plain()
