"""A person at a server: a guest, or a program with its owner's API token."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self
from urllib.parse import parse_qs, urlsplit

from roost import wire
from roost.client.errors import ClientError
from roost.client.fair import Stores
from roost.client.http import Http
from roost.client.table import Table


class Client:
    """A connection to a Roost server as one person.

    With a `token`, a program acts for its owner; without one, a guest called `name` is created
    when first needed. `stores`: where the secrets of the fair dice are kept between runs; without
    them they are forgotten when the program ends.
    """

    def __init__(
        self,
        url: str,
        *,
        name: str = "Roost",
        token: str | None = None,
        stores: Stores | None = None,
    ) -> None:
        self.http = Http(url, token)
        self.stores = stores
        self.name = name
        self.me: wire.Me | None = None

    async def __aenter__(self) -> Self:
        await self.sign_in()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        return None

    async def sign_in(self) -> wire.Me:
        """Sign in and return who we are."""
        if self.http.token is not None:
            self.me = await self.http.ask("GET", "/api/me", wire.Me)
        else:
            request = wire.GuestRequest(name=self.name)
            self.me = await self.http.ask("POST", "/api/guest", wire.Me, request)
        return self.me

    # -- what there is ---------------------------------------------------------------------

    async def games(self) -> wire.GameList:
        """Return the games that the server offers."""
        return await self.http.ask("GET", "/api/games", wire.GameList)

    async def tables(self, *, mine: bool = False) -> wire.TableList:
        """Return the public tables, or with `mine` those you play at."""
        return await self.http.ask("GET", "/api/tables", wire.TableList, mine=mine or None)

    async def read(self, table: str, key: str | None = None) -> wire.TableAnswer:
        """Return a table's current state without sitting down."""
        return await self.http.ask("GET", f"/api/tables/{table}", wire.TableAnswer, key=key)

    async def record(self, table: str, key: str | None = None) -> dict[str, Any]:
        """Return a table's game file."""
        return await self.http.ask("GET", f"/api/tables/{table}/record", dict[str, Any], key=key)

    async def new_token(self, name: str, scopes: list[wire.Scope]) -> wire.NewToken:
        """Create an API token for one of our programs."""
        request = wire.TokenRequest(name=name, scopes=scopes)
        return await self.http.ask("POST", "/api/tokens", wire.NewToken, request)

    async def daily(self) -> dict[str, Any]:
        """Return today's daily games, with our results."""
        return await self.http.ask("GET", "/api/daily", dict[str, Any])

    async def flashcards(self) -> dict[str, Any]:
        """Return the ids of the flashcards that are due."""
        return await self.http.ask("GET", "/api/flashcards", dict[str, Any])

    # -- what is kept of us ------------------------------------------------------------------

    async def everything(self) -> dict[str, Any]:
        """Return all data the server has about us, including games."""
        return await self.http.ask("GET", "/api/me/everything", dict)

    async def forget_me(self) -> None:
        """Delete our data on the server: name, id and tokens. Games remain, anonymized."""
        await self.http.ask("DELETE", "/api/me", type(None))
        self.me, self.http.cookie = None, None

    # -- tables ----------------------------------------------------------------------------

    async def make(self, request: wire.TableRequest) -> Table:
        """Create a table; its `invites` are the links for others."""
        made = await self.http.ask("POST", "/api/tables", wire.TableAnswer, request)
        return Table(self.http, made.table.id, first=made, request=request, stores=self.stores)

    async def open(self, table: str, key: str | None = None) -> Table:
        """Open a table by id; `key` is needed for a private one."""
        return Table(self.http, table, key, stores=self.stores)

    async def join(self, link: str) -> Table:
        """Open a table by its link; sit down if the link is for a seat."""
        parts = urlsplit(link)
        _, found, rest = parts.path.partition("/table/")
        table = rest.strip("/") if found else link.strip()
        if not table:
            raise ClientError(f"{link!r} is not a link to a table", code="bad-link", value=link)
        query = parse_qs(parts.query) | parse_qs(parts.fragment)
        key = query.get("key", [None])[0]
        seat = query.get("seat", [None])[0]
        if seat is not None and not (seat.isascii() and seat.isdecimal()):
            raise ClientError(f"{link!r} is not a link to a table", code="bad-link", value=link)
        place = None if seat is None else int(seat)
        return Table(self.http, table, key, seat=place, stores=self.stores)
