"""Where bots, analysis and arena get their planners from; nobody goes round it.

There are two back ends, and they decide alike: the compiled one, and a light one that needs no
compiler and no waiting.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

from roost.solver.kernels import up_to_date
from roost.solver.knockout.planner import (
    ROLLS,
    Left,
    Matches,
    Planned,
    Planner,
    Played,
    Player,
    Temper,
    Turn,
)
from roost.solver.wasm.engine import available

if TYPE_CHECKING:
    from roost.solver.knockout.compiled import Compiled
    from roost.solver.knockout.light import Light

__all__ = [
    "ROLLS",
    "Left",
    "Matches",
    "Planned",
    "Planner",
    "Played",
    "Player",
    "Temper",
    "Turn",
    "backend",
    "compiled",
    "light",
]


def backend(*, patient: bool = False) -> Compiled | Light:
    """The compiled back end where its kernels lie ready, where somebody who asks for much is
    `patient` enough to let them be compiled, or where there is nothing else; else the light one."""
    if find_spec("numba") is not None and (patient or not available() or _ready()):
        return compiled()
    return light()


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
