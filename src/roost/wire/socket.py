"""The server's messages on a socket, and the heartbeat."""

from __future__ import annotations

from typing import Literal, TypeAlias

from roost.wire.base import Message, Milliseconds, Problem, Reaction
from roost.wire.events import StepView
from roost.wire.tables import EntryList, Missed, TableView, You


class Ack(Message, tag="ack"):
    """A command has been saved. `version` is the table's after it; `table` the rematch's id."""

    id: str
    version: int
    table: str | None = None


class Welcome(Message, tag="welcome"):
    """The first message on every socket. `steps` are the events after the version that the client
    asked for, as far as they are in memory; `missed` is the range of the others. `entries` are the
    first ones after the number that it asked for."""

    you: You
    table: TableView
    steps: list[StepView]
    server_time: Milliseconds
    missed: Missed | None = None
    entries: EntryList | None = None


class Update(Message, tag="update"):
    """A change of the table, with the transcript's entries that belong to the steps. Without steps,
    only the connections changed."""

    table: TableView
    steps: list[StepView]
    server_time: Milliseconds
    entries: EntryList | None = None


class Reacted(Message, tag="reacted"):
    seat: int
    reaction: Reaction


class Pong(Message, tag="pong"):
    id: str
    server_time: Milliseconds


class Bye(Message, tag="bye"):
    """The server closes this socket. `draining`: reconnect in a moment."""

    reason: Literal["draining", "slow", "idle"]


ServerMessage: TypeAlias = Welcome | Update | You | Ack | Problem | Reacted | Pong | Bye


class Health(Message):
    status: Literal["ok", "draining"]
    version: str
