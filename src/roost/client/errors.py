"""Errors between a client and its server."""

from __future__ import annotations

from collections.abc import Sequence

from roost import wire
from roost.fairdice import Finding
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
    """The server contradicts what it showed or received earlier about the dice."""

    code = "unfair-dice"

    def __init__(self, table: str, findings: Sequence[Finding]) -> None:
        names = ", ".join(dict.fromkeys(finding.code for finding in findings))
        super().__init__(f"the dice of table {table} do not hold: {names}", table=table, why=names)
        self.table = table
        self.findings = tuple(findings)

    def __reduce__(self) -> tuple[object, ...]:
        return (UnfairError, (self.table, self.findings))
