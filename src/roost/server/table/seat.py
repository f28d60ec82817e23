"""A seat at a table and who is in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from roost import wire

SeatKind = Literal["human", "bot", "open", "invite"]


@dataclass(slots=True)
class Seat:
    """`spec` is what the maker asked for; the rest changes while people come and go."""

    index: int
    spec: wire.SeatSpec
    person: str | None = None
    name: str | None = None
    ready: bool = False
    commitment: str | None = None
    seed: bytes | None = None
    withheld: bool = False
    revealed: bool = False
    kept: Literal["away", "left", "withheld"] | None = None
    kept_at: int = 0
    reserve_ms: int | None = None

    bot: str | None = None

    def __post_init__(self) -> None:
        if isinstance(self.spec, wire.SeatBot):
            self.bot = self.spec.bot

    @property
    def kind(self) -> SeatKind:
        if self.bot is not None:
            return "bot"
        if self.person is not None:
            return "human"
        return "invite" if isinstance(self.spec, wire.SeatInvite) else "open"

    @property
    def played_by_bot(self) -> bool:
        return self.kept is not None or self.bot is not None
