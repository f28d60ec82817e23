"""What the server asks of a store. A write is on disk when its await returns."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Protocol

from msgspec import Struct

from roost.rules.errors import GameError


class StoreError(GameError):
    """The store could not do its work; whether a write happened is unknown until it is read."""

    code = "store-failed"


class VersionTakenError(StoreError):
    """Another writer has appended this version already."""

    code = "version-taken"


class TableRow(Struct, frozen=True, kw_only=True):
    """What lists of tables need, beside the log. `people` are the persons in its seats; `stream`
    the one whose dice have been seen here."""

    id: str
    status: str
    private: bool
    maker: str
    created: int
    summary: bytes
    people: tuple[str, ...]
    stream: str | None = None


class PersonRow(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    created: int


class TokenRow(Struct, frozen=True, kw_only=True):
    """`digest` is the SHA-256 of the token: the store never holds what opens a door."""

    id: str
    person: str
    name: str
    scopes: tuple[str, ...]
    digest: bytes
    created: int


class StreamRow(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    owner: str
    seed: bytes
    closes: int


class Store(Protocol):
    def append(
        self, table: str, after: int, entries: Sequence[bytes], row: TableRow | None = None
    ) -> Awaitable[object]:
        """Append entries to a table's log as versions `after`+1 and on, all or none of them, and
        replace the table's row where one is given. Raises `VersionTakenError`."""

    async def log(self, table: str) -> list[bytes]: ...
    async def unfinished(self) -> list[TableRow]: ...

    async def put_person(self, row: PersonRow) -> None: ...
    async def person(self, id_: str) -> PersonRow | None: ...

    async def put_token(self, row: TokenRow) -> None: ...
    async def tokens(self, person: str) -> list[TokenRow]: ...
    async def token(self, digest: bytes) -> TokenRow | None: ...
    async def delete_token(self, person: str, id_: str) -> bool: ...

    async def put_stream(self, row: StreamRow) -> None: ...
    async def stream(self, id_: str) -> StreamRow | None: ...

    async def open_streams(self, owner: str, now: int) -> int:
        """How many streams of a person close later than `now`."""

    async def saw_stream(self, stream: str, person: str, beside: str) -> bool:
        """Whether a person made or played a table with these dice, `beside` not counted."""

    async def check(self) -> None:
        """Raises `StoreError` unless a write would reach the disk."""

    async def close(self) -> None: ...
