"""The client without asyncio: the same calls, blocking. An event loop runs in a thread."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from types import TracebackType
from typing import Any, Self, TypeVar

from roost import wire
from roost.client import guest
from roost.client import table as tables
from roost.fairdice.receipt import Receipt

T = TypeVar("T")


class Loop:
    """An event loop in a thread."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def start(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.start(work).result()

    def end(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class Client:
    """Blocking version of `roost.client.Client`."""

    def __init__(self, url: str, *, name: str = "Roost", token: str | None = None) -> None:
        self._client = guest.Client(url, name=name, token=token)
        self._loop = Loop()

    def __enter__(self) -> Self:
        try:
            self._loop.run(self._client.sign_in())
        except BaseException:
            self._loop.end()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._loop.end()

    @property
    def me(self) -> wire.Me | None:
        return self._client.me

    def games(self) -> wire.GameList:
        return self._loop.run(self._client.games())

    def tables(self, *, mine: bool = False) -> wire.TableList:
        return self._loop.run(self._client.tables(mine=mine))

    def read(self, table: str, key: str | None = None) -> wire.TableAnswer:
        return self._loop.run(self._client.read(table, key))

    def everything(self) -> dict[str, Any]:
        return self._loop.run(self._client.everything())

    def forget_me(self) -> None:
        self._loop.run(self._client.forget_me())

    def make(self, request: wire.TableRequest) -> Table:
        return Table(self._loop, self._loop.run(self._client.make(request)))

    def open(self, table: str, key: str | None = None) -> Table:
        return Table(self._loop, self._loop.run(self._client.open(table, key)))

    def join(self, link: str) -> Table:
        return Table(self._loop, self._loop.run(self._client.join(link)))


class Table:
    """Blocking version of `roost.client.Table`."""

    def __init__(self, loop: Loop, table: tables.Table) -> None:
        self._loop = loop
        self._table = table

    def __enter__(self) -> Self:
        self._loop.run(self._table.__aenter__())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._loop.run(self._table.__aexit__(kind, error, trace))

    @property
    def id(self) -> str:
        return self._table.id

    @property
    def view(self) -> wire.TableView:
        return self._table.view

    @property
    def you(self) -> wire.You:
        return self._table.you

    @property
    def receipt(self) -> Receipt | None:
        return self._table.receipt

    def sit(self, seat: int, name: str | None = None) -> wire.Ack:
        return self._loop.run(self._table.sit(seat, name))

    def leave(self, seat: int) -> wire.Ack:
        return self._loop.run(self._table.leave(seat))

    def remove(self, seat: int) -> wire.Ack:
        return self._loop.run(self._table.remove(seat))

    def close_seat(self, seat: int) -> wire.Ack:
        return self._loop.run(self._table.close_seat(seat))

    def renew_link(self, seat: int | None = None) -> wire.Invite:
        return self._loop.run(self._table.renew_link(seat))

    def revoke_link(self, seat: int | None = None) -> None:
        self._loop.run(self._table.revoke_link(seat))

    def ready(self, seat: int) -> wire.Ack:
        return self._loop.run(self._table.ready(seat))

    def roll(self, seat: int) -> wire.Ack:
        return self._loop.run(self._table.roll(seat))

    def act(self, seat: int, action: wire.Action) -> wire.Ack:
        return self._loop.run(self._table.act(seat, action))

    def send(self, command: wire.Command) -> wire.Ack:
        return self._loop.run(self._table.send(command))

    def wait(self, until: Callable[[wire.TableView], bool]) -> wire.TableView:
        return self._loop.run(self._table.wait(until))

    def play(self, choose: tables.Choose) -> wire.TableView:
        return self._loop.run(self._table.play(choose))
