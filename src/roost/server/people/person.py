"""Whoever sends a command."""

from __future__ import annotations

from msgspec import Struct

from roost import wire

ALL_SCOPES: frozenset[wire.Scope] = frozenset({"read", "play"})


class Person(Struct, frozen=True):
    """A guest, or a program with a guest's token (`token` is that token's id)."""

    id: str
    name: str
    scopes: frozenset[wire.Scope] = ALL_SCOPES
    token: str | None = None
