"""A seat at a table and its player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from roost.server.core.table.log import StandInReason
from roost.server.core.table.setup import SeatSetup

SeatKind: TypeAlias = Literal["human", "bot", "open", "invite"]


WATCH = "watch"
ROOM = "room"


@dataclass(slots=True)
class Door:
    """What a link grants: a seat, by its number at creation, any free seat, or watching.

    `renewed`: how often the link was replaced; `shut`: the link is disabled.
    """

    name: str
    renewed: int = 0
    shut: bool = False


@dataclass(slots=True)
class Seat:
    """A seat. `setup` is what the host configured; the rest changes as players come and go."""

    index: int
    setup: SeatSetup
    door: Door
    person: str | None = None
    name: str | None = None
    bird: str = ""
    ready: bool = False
    tip: str | None = None  # of its first chain
    stand_in: StandInReason | None = None
    stand_in_at: int = 0
    stand_in_seen: int | None = None  # the player's last sign of life before the stand-in started
    last_sign: int = 0  # the version of the player's last entry in the log
    reserve_ms: int | None = None

    def empty(self) -> None:
        """Remove the player, before the game."""
        self.person = self.name = self.tip = None
        self.bird = ""
        self.ready = False

    @property
    def bot(self) -> str | None:
        return self.setup.bot

    @property
    def kind(self) -> SeatKind:
        if self.setup.bot is not None:
            return "bot"
        if self.person is not None:
            return "human"
        return "invite" if self.setup.kind == "invite" else "open"

    @property
    def played_by_bot(self) -> bool:
        return self.stand_in is not None or self.setup.bot is not None
