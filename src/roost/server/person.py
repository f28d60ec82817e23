"""Whoever sends a command."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

Scope: TypeAlias = Literal["read", "play"]
ALL_SCOPES: frozenset[Scope] = frozenset({"read", "play"})


class Person(Struct, frozen=True):
    """A guest, or a program with a guest's token (`token` is that token's id)."""

    id: str
    name: str
    scopes: frozenset[Scope] = ALL_SCOPES
    token: str | None = None


class Sitter(NamedTuple):
    """A person at one table, under the id that the table's log has for them."""

    alias: str
    person: str
    name: str
