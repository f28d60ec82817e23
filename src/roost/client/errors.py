"""Errors between a client and its server."""

from __future__ import annotations

from typing import Any

from roost import wire
from roost.rules.errors import GameError


class ClientError(GameError):
    """Base class of the client's errors."""

    code = "client"


class RefusedError(ClientError):
    """The server rejected the request; `problem` is its answer. Nothing has changed."""

    def __init__(self, problem: wire.Problem, status: int | None = None) -> None:
        super().__init__(problem.message, code=problem.code, **problem.values)
        self.problem = problem
        self.status = status

    def __reduce__(self) -> tuple[object, ...]:
        return (RefusedError, (self.problem, self.status))


class UnreachableError(ClientError):
    """No server answers at this address, or it is not a Roost server."""

    code = "server-unreachable"


class UnfairError(ClientError):
    """What the server shows cannot be true. `evidence` is a file that `roost check` confirms."""

    code = "unfair-dice"

    def __init__(self, table: str, evidence: dict[str, Any]) -> None:
        self.stop: str = evidence["stop"]["code"]
        super().__init__(
            f"the dice of table {table} do not hold: {self.stop}", table=table, why=self.stop
        )
        self.table = table
        self.evidence = evidence

    def __reduce__(self) -> tuple[object, ...]:
        return (UnfairError, (self.table, self.evidence))
