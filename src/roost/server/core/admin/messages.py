"""Messages between the operator's commands and the server."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

Action: TypeAlias = Literal[
    "list",
    "end",
    "hide",
    "show",
    "delete",
    "ban",
    "unban",
    "bans",
    "purge",
    "rotate",
    "drain",
    "forget",
]
ACTIONS: tuple[Action, ...] = get_args(Action)


class Request(Struct, frozen=True):
    """A request; `value` is a table, an address or a guest, `every` includes finished tables."""

    action: Action
    value: str | None = None
    days: float | None = None
    every: bool = False


class TableLine(Struct, frozen=True):
    """A table; `people` pairs names with guest ids."""

    id: str
    game: str
    status: str
    private: bool
    created: int
    people: list[tuple[str, str]]


class BanLine(Struct, frozen=True):
    value: str
    until: int | None


class AdminProblem(Struct, frozen=True):
    code: str
    message: str
    values: dict[str, str | int] = {}


class AdminResult(Struct, frozen=True):
    """An answer; `tables` and `guests` are the numbers deleted by a purge."""

    problem: AdminProblem | None = None
    listed: list[TableLine] = []
    bans: list[BanLine] = []
    tables: int = 0
    guests: int = 0
