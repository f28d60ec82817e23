"""How games ended, for the lists of who played them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import structlog

from roost.rules.errors import GameError
from roost.server.errors import BrokenLogError, ComeAgainError
from roost.server.hall.tables import Tables
from roost.server.hall.voice import Voice
from roost.server.store import Player, Store, StoreError
from roost.server.store.leases import ElsewhereError
from roost.server.table.state import Table

logger = structlog.get_logger("roost.past")
_BREATH_S = 0.002  # between tables, for everybody else


def players_of(table: Table) -> tuple[Player, ...]:
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


def _player(table: Table, person: str, ranks: Sequence[int]) -> Player:
    """Several seats of one person are a game among friends at one screen, which nobody of them wins
    alone; what a keeper made of a seat that was left is not the person's; and a game that began at
    a chosen position counts for nothing."""
    seats = table.seats_of(person)
    if len(seats) != 1:
        return Player(person=person)
    seat = seats[0]
    if not ranks or table.seats[seat].kept == "left" or table.setup.start is not None:
        return Player(person=person, seat=seat)
    if ranks[seat] > 1:
        return Player(person=person, seat=seat, result="lost")
    shared = ranks.count(1) > 1
    return Player(person=person, seat=seat, result="shared" if shared else "won")


class Past:
    """Works out how games ended that were over before anybody noted it."""

    def __init__(self, tables: Tables, store: Store, voice: Voice) -> None:
        self._tables = tables
        self._store = store
        self._voice = voice

    async def run(self) -> None:
        """Once after a start. What is not done by its end is done after the next."""
        try:
            waiting = await self._store.unplaced()
        except StoreError:  # the store says so itself, once
            return
        for id_ in waiting:
            try:
                await self._place(id_)
            except (StoreError, BrokenLogError):  # said where it was found
                continue
            except ElsewhereError:  # there it is done, too
                continue
            except ComeAgainError:  # every table goes to another server
                return
            except GameError as error:
                await logger.aerror("a game could not be read", table=id_, reason=str(error))
            await asyncio.sleep(_BREATH_S)

    async def _place(self, id_: str) -> None:
        """Nothing else happens at the table meanwhile: who is forgotten just then, stays so."""
        was_there = id_ in self._tables.rooms
        room = await self._tables.adopt(id_)
        async with room.lock:
            table = room.table
            await self._store.put_result(id_, self._voice.summary(table), players_of(table))
        if not (was_there or room.subscribers):
            await self._tables.let_go(id_)
