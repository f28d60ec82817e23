"""A bot at a server's table, from this file alone: `python examples/bot.py URL [LINK]`.

With a link it takes that seat; without one it makes a table against one of the server's bots.
"""

from __future__ import annotations

import asyncio
import random
import sys

from roost import wire
from roost.client import Client, Table


def choose(_view: wire.TableView, decision: wire.Decision) -> wire.Action:
    """Your idea goes here. `decision.options` are the legal actions, `_view.position` the table."""
    return random.choice(decision.options).action


async def sit_down(me: Client, link: str | None) -> Table:
    if link is not None:
        return await me.join(link)
    seats = [wire.SeatMe(), wire.SeatBot(bot="simple")]
    return await me.make(wire.TableRequest(game="pickomino", seats=seats, pace_ms=0))


async def main(url: str, link: str | None = None) -> None:
    async with Client(url, name="Example") as me, await sit_down(me, link) as table:
        print(f"playing at {url}/table/{table.id}")
        view = await table.play(choose)
        if view.outcome is None:
            print("the table was ended")
            return
        for seat, rank in zip(view.seats, view.outcome.ranks, strict=True):
            print(f"{rank}. {seat.name}: {view.outcome.scores[seat.seat]}")
        if table.receipt is not None:
            print(f"receipt: {table.receipt.dumps()}")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
