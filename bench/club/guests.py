"""Guests who play one game after another, through the client that everybody gets."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from roost import wire
from roost.client import Client, Table
from roost.fairdice import verify
from roost.rules.errors import GameError
from roost.rules.record import Record

MODERATE = "simple"  # a level that every game has


@dataclass(slots=True)
class Diary:
    """What the guests lived through."""

    moves: int = 0
    finished: Counter[str] = field(default_factory=Counter)  # games, by kind
    errors: list[str] = field(default_factory=list)  # as a player would have seen them
    unfair: list[str] = field(default_factory=list)
    lost: int = 0  # connections, each found again


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds: how long a guest thinks at least and at most, and a bot waits."""

    least: float
    most: float
    bot: float


class Group:
    """The same people, and bots, at one table after another."""

    def __init__(
        self, game: str, guests: Sequence[Client], bots: int, pace: Pace, diary: Diary, seed: int
    ) -> None:
        self._game = game
        self._guests = guests
        self._bots = bots
        self._pace = pace
        self._diary = diary
        self._chance = random.Random(seed)

    async def play(self, over: asyncio.Event) -> None:
        """Begin games until the evening is over."""
        for guest in self._guests:
            await self._seen(guest.sign_in())
        while not over.is_set():
            if not await self._seen(self._one_game()):
                await asyncio.sleep(1)

    async def _seen(self, work: Awaitable[object]) -> bool:
        """Whatever goes wrong here a player would have seen."""
        before = len(self._diary.errors)
        try:
            await work
        except* GameError as errors:
            said = [f"{time.strftime('%X')} {error!r}" for error in errors.exceptions]
            self._diary.errors += said
        return len(self._diary.errors) == before

    async def _one_game(self) -> None:
        seats: list[wire.SeatSpec] = [wire.SeatMe()]
        seats += [wire.SeatInvite()] * (len(self._guests) - 1)
        seats += [wire.SeatBot(bot=MODERATE)] * self._bots
        pace_ms = int(1000 * self._pace.bot)
        request = wire.TableRequest(game=self._game, seats=seats, pace_ms=pace_ms)
        maker, *others = self._guests
        async with AsyncExitStack() as stack:
            table = await stack.enter_async_context(await maker.make(request))
            tables = [table]
            links = [table.link(invite) for invite in table.invites if invite.seat is not None]
            for guest, link in zip(others, links, strict=True):
                tables.append(await stack.enter_async_context(await guest.join(link)))
            for each in tables:
                each.follow(self._heard)
            async with asyncio.TaskGroup() as playing:
                for each in tables:
                    playing.create_task(each.play(self._choose))
            await self._verify(maker, tables)
        self._diary.finished[self._game] += 1

    def _heard(self, heard: object) -> None:
        self._diary.lost += heard is None

    async def _choose(self, view: wire.TableView, decision: wire.Decision) -> wire.Action:
        await asyncio.sleep(self._chance.uniform(self._pace.least, self._pace.most))
        options = [o for o in decision.options if not getattr(o, "fails", False)]
        self._diary.moves += 1
        action: wire.Action = self._chance.choice(options or list(decision.options)).action  # type: ignore[attr-defined]
        return action

    async def _verify(self, guest: Client, tables: Sequence[Table]) -> None:
        """By what everybody at the table has kept of it."""
        record = Record.from_json(await guest.record(tables[0].id))
        for table in tables:
            report = await asyncio.to_thread(verify, record, receipt=table.receipt)
            if not report.good:
                self._diary.unfair.append(table.id)
