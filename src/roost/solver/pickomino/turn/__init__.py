"""One turn of Pickomino, solved exactly. Names load on first use: kernels are slow to import."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roost.solver.pickomino.turn.errors import PayoffError, TurnStateError
    from roost.solver.pickomino.turn.solution import state_of
    from roost.solver.pickomino.turn.solve import TurnSolution, TurnSolver, turn_solver
    from roost.solver.pickomino.turn.tables import TurnState

_HOMES = {
    "PayoffError": "errors",
    "TurnSolution": "solve",
    "TurnSolver": "solve",
    "TurnState": "tables",
    "TurnStateError": "errors",
    "state_of": "solution",
    "turn_solver": "solve",
}

__all__ = [
    "PayoffError",
    "TurnSolution",
    "TurnSolver",
    "TurnState",
    "TurnStateError",
    "state_of",
    "turn_solver",
]


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{home}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
