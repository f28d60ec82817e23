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
    reserve_ms: int | None = None

    @property
    def bot(self) -> str | None:
        return self.spec.bot if isinstance(self.spec, wire.SeatBot) else None

    @property
    def kind(self) -> SeatKind:
        if isinstance(self.spec, wire.SeatBot):
            return "bot"
        if self.person is not None:
            return "human"
        return "invite" if isinstance(self.spec, wire.SeatInvite) else "open"

    @property
    def played_by_bot(self) -> bool:
        return self.kept is not None or self.bot is not None
