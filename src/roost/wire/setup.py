"""Making a table."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from roost.rules.registry import BUILT_IN_GAMES
from roost.wire.base import MOST_SEATS, Message, Name, PositionText, SeatIndex, TableId

# Any word is read, so that a game that has no tables is refused by its name.
WantedGame: TypeAlias = Annotated[
    str, Meta(max_length=40, extra_json_schema={"enum": sorted(BUILT_IN_GAMES)})
]


class SeatMe(Message, tag="me"):
    """The maker sits here. Several of these make a hot seat: one device, many players. `tutor`:
    who plays this seat agrees to a tutor on the shared screen (K18)."""

    name: Name | None = None
    tutor: bool = False


class SeatOpen(Message, tag="open"):
    """Anybody who can read the table may sit down."""


class SeatInvite(Message, tag="invite"):
    """Only who has this seat's link may sit down."""


class SeatBot(Message, tag="bot"):
    bot: Annotated[str, Meta(max_length=40)]


SeatSpec: TypeAlias = SeatMe | SeatOpen | SeatInvite | SeatBot


class Clock(Message):
    """Seconds for each decision, then a reserve for the game. When both are used up the seat's
    keeper bot takes that one decision."""

    decision_s: Annotated[int, Meta(ge=3, le=86_400)]
    reserve_s: Annotated[int, Meta(ge=0, le=86_400)] = 0


class FairDice(Message, tag="fair"):
    """Committed to before the game, provable after it."""


class ManualDice(Message, tag="manual"):
    """Real dice, typed in. Only where all people sit at one device."""


class DuplicateDice(Message, tag="duplicate"):
    """The dice of a stream, the same at every table made from it."""

    stream: TableId


DiceSpec: TypeAlias = FairDice | ManualDice | DuplicateDice


class TableRequest(Message):
    """`first` names the seat that starts. Without it the seats roll for it in Knockout (K3), and
    fair dice draw it in Pickomino (at tables with other dice the first seat starts). `one_seat`:
    who has a seat does not sit down in another. `start`: the position to begin with, of this game,
    variant and number of seats; it says whose turn it is, and the game counts for nothing.
    `turn_h`: hours for each turn, in a game over days, without a `clock`. Nobody need be there
    meanwhile; when the hours are over the keeper takes the seat until its person is back."""

    game: WantedGame
    seats: Annotated[list[SeatSpec], Meta(min_length=2, max_length=MOST_SEATS)]
    variant: Annotated[str, Meta(max_length=80)] = ""
    first: SeatIndex | None = None
    private: bool = True
    clock: Clock | None = None
    pace_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1000
    stand_in_bot: Annotated[str, Meta(max_length=40)] | None = None
    dice: DiceSpec = FairDice()
    tutor: bool = False
    one_seat: bool = True
    start: PositionText | None = None
    turn_h: Annotated[int, Meta(ge=1, le=24 * 14)] | None = None


class Invite(Message):
    """`path` opens the table in a browser; `seat` is None for the link that only watches."""

    seat: int | None
    key: str
    path: str


class InviteList(Message):
    invites: list[Invite]
