"""Presence: the people connected to a table, here and at other servers.

Presence is not in the log. A server publishes it when it changes and repeats it with its heartbeat;
a server that was not heard of for a while is dropped, and its people count as away from then on.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

import msgspec

from roost.server.core.ids import new_id
from roost.server.core.table.pauses import Pause

BEAT_S = 2.0
SILENT_S = 8.0
TOPIC = "presence"


class Presence(NamedTuple):
    """What a table's view shows in addition to the log: persons with an open socket, the number of
    spectators, deadlines, pauses of correspondence clocks, and the seed of closed shared dice."""

    connected: frozenset[str]
    watching: int
    mix_deadline: int | None = None
    deadline: int | None = None
    pauses: Mapping[str | None, Pause] = MappingProxyType({})
    seed: bytes | None = None


class _Sockets(NamedTuple):
    people: frozenset[str] = frozenset()
    watching: int = 0


class Change(NamedTuple):
    """People `left` a table, or others came; `asked`: a server wants to know who is connected
    here, at all tables if it names none."""

    table: str
    left: frozenset[str] = frozenset()
    asked: bool = False


class _PresenceMessage(msgspec.Struct, array_like=True, omit_defaults=True):
    """Without a table it is a heartbeat. `ask`: please publish who is connected to the table."""

    server: str
    table: str = ""
    people: list[str] = []
    watching: int = 0
    ask: bool = False


class RemotePresence:
    """The people connected to tables at other servers. `notify` publishes to them."""

    def __init__(self, notify: Callable[[str, str], None]) -> None:
        self.server = new_id(16)
        self._notify = notify
        self._servers: dict[str, dict[str, _Sockets]] = {}
        self._last_beat: dict[str, float] = {}
        self._dropped: set[str] = set()  # silent servers, which may be paused

    def people(self, table: str) -> frozenset[str]:
        if not self._servers:
            return frozenset()
        return frozenset().union(
            *(at[table].people for at in self._servers.values() if table in at)
        )

    def watching(self, table: str) -> int:
        return sum(at[table].watching for at in self._servers.values() if table in at)

    def servers_at(self, table: str) -> list[str]:
        """Other servers with sockets at a table."""
        return [server for server, at in self._servers.items() if table in at]

    def tables_by_server(self) -> dict[str, int]:
        """The number of tables with sockets at each of the other servers."""
        return {server: len(self._servers.get(server, {})) for server in sorted(self._last_beat)}

    # -- publishing ------------------------------------------------------------------------

    def publish(self, table: str, people: Iterable[str], watching: int) -> None:
        self._send(_PresenceMessage(self.server, table, sorted(people), watching))

    def ask(self, table: str) -> None:
        """Ask the other servers for the presence at a table."""
        self._send(_PresenceMessage(self.server, table, ask=True))

    def beat(self) -> None:
        self._send(_PresenceMessage(self.server))

    def _send(self, message: _PresenceMessage) -> None:
        self._notify(TOPIC, msgspec.json.encode(message).decode())

    # -- listening -------------------------------------------------------------------------

    def on_message(self, payload: str) -> Change | None:
        """Apply a message; return None for a heartbeat or if nothing is new."""
        try:
            message = msgspec.json.decode(payload, type=_PresenceMessage)
        except msgspec.MsgspecError:
            return None
        self._last_beat[message.server] = time.monotonic()
        if message.server in self._dropped:
            self._dropped.discard(message.server)
            self.ask("")
        if message.ask:
            return Change(message.table, asked=True)
        tables = self._servers.setdefault(message.server, {})
        before = tables.get(message.table, _Sockets())
        now = _Sockets(frozenset(message.people), message.watching)
        if not message.table or now == before:
            return None
        if now == _Sockets():
            del tables[message.table]
        else:
            tables[message.table] = now
        return Change(message.table, before.people - now.people)

    def drop_silent(self) -> dict[str, frozenset[str]]:
        """Forget servers that have stopped; return their people by table."""
        oldest = time.monotonic() - SILENT_S
        dropped: dict[str, frozenset[str]] = {}
        for server in [s for s, at in self._last_beat.items() if at < oldest]:
            del self._last_beat[server]
            self._dropped.add(server)
            for table, sockets in self._servers.pop(server, {}).items():
                dropped[table] = dropped.get(table, frozenset()) | sockets.people
        return dropped
