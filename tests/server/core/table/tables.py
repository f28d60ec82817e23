"""Tables for tests, without a server."""

from __future__ import annotations

from typing import Any

from roost.fairdice.hashing import Chain
from roost.rules import Phase
from roost.server.core.person import Person
from roost.server.core.table import log
from roost.server.core.table.creation import new_log
from roost.server.core.table.decide import decide
from roost.server.core.table.setup import DiceSetup, SeatSetup, Setup, TimeControl
from roost.server.core.table.state import Played, Table
from roost.server.core.views.registry import mirrored
from roost.wire import commands

ANA, BEN, EVE = Person("g-ana", "Ana"), Person("g-ben", "Ben"), Person("g-eve", "Eve")
ME, OPEN, INVITE = SeatSetup(kind="me"), SeatSetup(kind="open"), SeatSetup(kind="invite")
BOT = SeatSetup(kind="bot", bot="random")
MANUAL = DiceSetup(kind="manual")
CHAINS = [Chain(bytes([seat + 1] * 32)) for seat in range(4)]
MIDDLE = "pickomino 22-24,26-36 21/25 1 ww44 2234 7"  # the second seat has rolled


def table(*seats: SeatSetup, **options: Any) -> Table:
    """Create Ana's table at time 0."""
    setup = Setup(**{"game": "pickomino", "seats": seats or (ME, OPEN), **options})
    return Table("table1", new_log(setup, ANA, None, 0))


def do(at: Table, person: Person, command: commands.TableCommand, now: int = 0) -> list[Played]:
    return [at.play(entry) for entry in decide(at, person, command, now)]


def two_players(**options: Any) -> Table:
    """Create a game of Ana and Ben that started at time 0; Ana rolls next."""
    playing = table(ME, OPEN, **{"first": 0, **options})
    do(playing, BEN, commands.Sit(id="sit", seat=1))
    for seat, person in enumerate((ANA, BEN)):
        do(playing, person, commands.Ready(id="ready", seat=seat))
    assert playing.status == "playing"
    return playing


def tip(seat: int) -> str:
    """Return the tip of a seat's chain."""
    return CHAINS[seat].tip.hex()


def ready(at: Table, *people: Person) -> list[Played]:
    """Get everybody ready, each with a chain."""
    played = []
    for seat, person in enumerate(people):
        played += do(at, person, commands.Ready(id="ready", seat=seat, tip=tip(seat)))
    return played


def link_of(at: Table, seat: int) -> str:
    """Return the seat's link for the next index."""
    assert at.transcript is not None
    number = at.transcript.number(seat)
    assert number is not None
    return CHAINS[seat].link(number).hex()


def give(at: Table, person: Person, seat: int, now: int = 0) -> list[Played]:
    """Give the seat's link for the next index."""
    assert at.transcript is not None
    k = at.transcript.k
    command = commands.Link(id=f"l{seat}-{k}", seat=seat, k=k, link=link_of(at, seat))
    return do(at, person, command, now)


def fair_players(**options: Any) -> Table:
    """Create a game of Ana and Ben, whose devices contribute to the dice. Ana rolls first."""
    playing = table(ME, OPEN, **{"first": 0, **options})
    do(playing, BEN, commands.Sit(id="sit", seat=1))
    ready(playing, ANA, BEN)
    give(playing, ANA, 0)
    give(playing, BEN, 1)
    return playing


def roll(at: Table, person: Person, now: int = 0) -> list[Played]:
    seat = at.position.seat
    link = link_of(at, seat) if at.seats[seat].tip is not None else None
    command = commands.RollDice(id=f"r{at.version}", seat=seat, version=at.version, link=link)
    return do(at, person, command, now)


def act(at: Table, person: Person, now: int = 0, choice: int = 0) -> list[Played]:
    """Play the first legal action, or the given one."""
    action, seat = at.game.legal_actions(at.position)[choice], at.position.seat
    after = at.game.apply(at.position, action).state
    throws = after.phase is Phase.CHANCE and (after.seat, after.turn) == (seat, at.position.turn)
    link = link_of(at, seat) if throws and at.seats[seat].tip is not None else None
    command = commands.Act(
        id=f"a{at.version}", seat=seat, version=at.version, action=mirrored(action), link=link
    )
    return do(at, person, command, now)


def until_chance(at: Table, person: Person) -> None:
    """Play until dice have to be rolled manually."""
    while at.phase is Phase.PLAY:
        act(at, person)


def status(at: Table) -> str:
    return at.status


def kinds(played: list[Played]) -> list[str]:
    """Return the entries' type names."""
    return [type(one.entry).__name__ for one in played]


__all__ = [
    "ANA",
    "BEN",
    "BOT",
    "CHAINS",
    "EVE",
    "INVITE",
    "MANUAL",
    "ME",
    "MIDDLE",
    "OPEN",
    "TimeControl",
    "act",
    "do",
    "fair_players",
    "give",
    "kinds",
    "link_of",
    "log",
    "ready",
    "roll",
    "status",
    "table",
    "tip",
    "two_players",
    "until_chance",
]
