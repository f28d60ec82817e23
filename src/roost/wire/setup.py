"""Creating a table."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from roost.rules.registry import BUILT_IN_GAMES
from roost.wire.base import MOST_SEATS, Message, Name, PositionText, SeatIndex

# Accept any string, so that the error for a game without tables can name it.
WantedGame: TypeAlias = Annotated[
    str, Meta(max_length=40, extra_json_schema={"enum": sorted(BUILT_IN_GAMES)})
]


class SeatMe(Message, tag="me"):
    """A seat for the host. Several of them make a hot seat: one device, many players. `tutor`: the
    player of this seat agrees to a tutor on the shared screen (K18)."""

    name: Name | None = None
    tutor: bool = False


class SeatOpen(Message, tag="open"):
    """A seat for everyone who can read the table."""


class SeatInvite(Message, tag="invite"):
    """A seat for the holder of its link."""


class SeatBot(Message, tag="bot"):
    bot: Annotated[str, Meta(max_length=40)]


SeatSpec: TypeAlias = SeatMe | SeatOpen | SeatInvite | SeatBot


class Clock(Message):
    """Seconds for each decision, then a reserve for the game. When both are used up, the seat's
    stand-in bot makes that one decision."""

    decision_s: Annotated[int, Meta(ge=3, le=86_400)]
    reserve_s: Annotated[int, Meta(ge=0, le=86_400)] = 0


class FairDiceSetup(Message, tag="fair"):
    """Dice that every player's device checks at each roll (docs/fair-dice.md)."""


class ManualDiceSetup(Message, tag="manual"):
    """Real dice, typed in. Only if all people share one device."""


DiceSpec: TypeAlias = FairDiceSetup | ManualDiceSetup


TurnHours: TypeAlias = Annotated[int, Meta(ge=1, le=24 * 14)]


class TableRequest(Message):
    """Create a table. `first` is the seat that starts. Without it the seats roll for it in Knockout
    (K3), and fair dice draw it in Pickomino (with other dice the first seat starts). `one_seat`:
    each person may take only one seat. `start`: a start position for this game, variant and number
    of seats, which also sets whose turn it is; such games do not count in statistics. `turn_h`:
    hours per turn in a correspondence game without a `clock`. Players need not be connected; when
    the hours are over, a stand-in bot takes the seat until its player returns."""

    game: WantedGame
    seats: Annotated[list[SeatSpec], Meta(min_length=2, max_length=MOST_SEATS)]
    variant: Annotated[str, Meta(max_length=80)] = ""
    first: SeatIndex | None = None
    private: bool = True
    clock: Clock | None = None
    pace_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1000
    stand_in_bot: Annotated[str, Meta(max_length=40)] | None = None
    dice: DiceSpec = FairDiceSetup()
    tutor: bool = False
    one_seat: bool = True
    start: PositionText | None = None
    turn_h: TurnHours | None = None


class Invite(Message):
    """An invitation. `path` opens the table in a browser; `seat` is None for a link to watch
    and for one to any free seat."""

    seat: int | None
    key: str
    path: str


class InviteList(Message):
    """A table's links. `room` opens all seats, and those of rematches; None if it is disabled."""

    invites: list[Invite]
    room: Invite | None = None
