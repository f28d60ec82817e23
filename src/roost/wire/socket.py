"""What the server sends on a socket, and how it says that it lives."""

from __future__ import annotations

from typing import Literal, TypeAlias

from roost.wire.base import Message, Milliseconds, Reaction
from roost.wire.errors import Problem
from roost.wire.events import StepView
from roost.wire.tables import Missed, TableView, You


class Ack(Message, tag="ack"):
    """Saved. `version` is the table's after the command; `table` the rematch's id."""

    id: str
    version: int
    table: str | None = None


class Welcome(Message, tag="welcome"):
    """First on every socket. `steps` is what happened after the version the client asked from, as
    far back as it is held; `missed` says which are not."""

    you: You
    table: TableView
    steps: list[StepView]
    server_time: Milliseconds
    missed: Missed | None = None


class Update(Message, tag="update"):
    """After every change. No steps: only who is connected has changed."""

    table: TableView
    steps: list[StepView]
    server_time: Milliseconds


class Reacted(Message, tag="reacted"):
    seat: int
    reaction: Reaction


class Pong(Message, tag="pong"):
    id: str
    server_time: Milliseconds


class Bye(Message, tag="bye"):
    """The server closes this socket. `draining`: come back in a moment."""

    reason: Literal["draining", "slow", "idle"]


ServerMessage: TypeAlias = Welcome | Update | You | Ack | Problem | Reacted | Pong | Bye


class Health(Message):
    status: Literal["ok", "draining"]
    version: str
