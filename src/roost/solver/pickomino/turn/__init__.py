"""One turn of Pickomino, solved exactly."""

from roost.solver.pickomino.turn.errors import PayoffError, TurnStateError
from roost.solver.pickomino.turn.solution import TurnSolution, state_of
from roost.solver.pickomino.turn.solve import TurnSolver, turn_solver
from roost.solver.pickomino.turn.tables import TurnState

__all__ = [
    "PayoffError",
    "TurnSolution",
    "TurnSolver",
    "TurnState",
    "TurnStateError",
    "state_of",
    "turn_solver",
]
