"""The sender of a command."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

Scope: TypeAlias = Literal["read", "play"]
ALL_SCOPES: frozenset[Scope] = frozenset({"read", "play"})


class Person(Struct, frozen=True):
    """A person, however they signed in. A guest; a program with a guest's API token (`token` is its
    id); or an account holder on a device (`session` is the device's id, `signed_in` the time of
    sign-in)."""

    id: str
    name: str
    scopes: frozenset[Scope] = ALL_SCOPES
    token: str | None = None
    session: str | None = None
    signed_in: int = 0
    bird: str = ""


class Pseudonym(NamedTuple):
    """A person at one table, with the alias used in that table's log."""

    alias: str
    person: str
    name: str
