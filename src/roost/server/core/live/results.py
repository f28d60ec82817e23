"""How games ended, for the lists of who played them."""

from __future__ import annotations

from collections.abc import Sequence

from roost.server.core.live.rows import PlayerRow
from roost.server.core.table.state import Table


def players_of(table: Table) -> tuple[PlayerRow, ...]:
    """Who made a table or sits there, each with the seat, if it is one, and the result. A lesson is
    nobody's game."""
    if table.lesson is not None:
        return ()
    ranks = ranks_of(table)
    return tuple(
        _player(table, person, ranks) for person in dict.fromkeys((table.made.maker, *table.people))
    )


def ranks_of(table: Table) -> tuple[int, ...]:
    """The ranks by seat once the game is over."""
    if table.state is None or table.status != "over":
        return ()
    outcome = table.game.outcome(table.state)
    return () if outcome is None else outcome.ranks


def _player(table: Table, person: str, ranks: Sequence[int]) -> PlayerRow:
    """Several seats of one person are a game among friends at one screen, which nobody of them wins
    alone; what a stand-in bot made of a seat is not its player's; and a game that began at
    a chosen position counts for nothing."""
    seats = table.seats_of(person)
    if len(seats) != 1:
        return PlayerRow(person=person)
    seat = seats[0]
    if not ranks or table.seats[seat].stand_in == "left" or table.setup.start is not None:
        return PlayerRow(person=person, seat=seat)
    if ranks[seat] > 1:
        return PlayerRow(person=person, seat=seat, result="lost")
    shared = ranks.count(1) > 1
    return PlayerRow(person=person, seat=seat, result="shared" if shared else "won")
