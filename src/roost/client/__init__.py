"""A typed client for a Roost server, over `roost.wire` alone.

    async with Client("http://127.0.0.1:8000", name="Ana") as ana:
        async with await ana.join(link) as table:
            await table.play(lambda view, decision: decision.options[0].action)

`Client` is for asyncio, `roost.client.plain.Client` the same without. A table takes care of what a
client owes its player: commands that survive a lost connection, fair dice with a part of one's own,
and a receipt that is compared with what the server says (docs/fair-dice.md).
"""

from __future__ import annotations

from roost.client.errors import ClientError, RefusedError, UnfairError, UnreachableError
from roost.client.guest import Client
from roost.client.table import Choose, Table

__all__ = [
    "Choose",
    "Client",
    "ClientError",
    "RefusedError",
    "Table",
    "UnfairError",
    "UnreachableError",
]
