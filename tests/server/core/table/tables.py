"""Tables for tests, without a server."""

from __future__ import annotations

from typing import Any

from roost.fairdice import seat_commitment
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
SEED = b"\x05" * 32
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


def committed(at: Table, seat: int, seed: bytes = SEED) -> str:
    return seat_commitment(at.id, seat, seed)


def roll(at: Table, person: Person, now: int = 0) -> list[Played]:
    return do(
        at,
        person,
        commands.RollDice(id=f"r{at.version}", seat=at.position.seat, version=at.version),
        now,
    )


def act(at: Table, person: Person, now: int = 0, choice: int = 0) -> list[Played]:
    """Play the first legal action, or the given one."""
    action = at.game.legal_actions(at.position)[choice]
    command = commands.Act(
        id=f"a{at.version}", seat=at.position.seat, version=at.version, action=mirrored(action)
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
    "EVE",
    "INVITE",
    "MANUAL",
    "ME",
    "MIDDLE",
    "OPEN",
    "SEED",
    "TimeControl",
    "act",
    "committed",
    "do",
    "kinds",
    "log",
    "roll",
    "status",
    "table",
    "two_players",
    "until_chance",
]
