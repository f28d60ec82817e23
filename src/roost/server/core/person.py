"""Whoever sends a command."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

Scope: TypeAlias = Literal["read", "play"]
ALL_SCOPES: frozenset[Scope] = frozenset({"read", "play"})


class Person(Struct, frozen=True):
    """A guest; or a program with a guest's token (`token` is its id); or somebody signed in to an
    account (`session` is the device's id, `signed_in` since when)."""

    id: str
    name: str
    scopes: frozenset[Scope] = ALL_SCOPES
    token: str | None = None
    session: str | None = None
    signed_in: int = 0


class Pseudonym(NamedTuple):
    """A person at one table, under the id that the table's log has for them."""

    alias: str
    person: str
    name: str
