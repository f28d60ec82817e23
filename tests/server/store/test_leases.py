"""The only server of its store."""

from __future__ import annotations

import asyncio

import pytest
from roost.server.store.leases import SingleServer


async def test_one_at_a_time_whoever_comes_while_another_is_on_the_way_in() -> None:
    alone, inside = SingleServer(), []

    async def guarded(name: str) -> None:
        async with alone.lock("it"):
            inside.append(name)
            assert len(inside) == 1
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            inside.remove(name)

    async def later(steps: int) -> None:
        for _ in range(steps):
            await asyncio.sleep(0)
        await guarded("third")

    for steps in range(8):  # once when the first is out, and the second not yet in
        await asyncio.gather(guarded("first"), guarded("second"), later(steps))
    assert not alone._locks, "nothing stays behind"


async def test_who_fails_inside_leaves_nothing_behind() -> None:
    alone = SingleServer()
    with pytest.raises(ValueError, match="no"):
        async with alone.lock("it"):
            raise ValueError("no")
    assert not alone._locks
