"""A typed client for a Roost server; it depends only on `roost.wire`.

    async with Client("http://127.0.0.1:8000", name="Ana") as ana:
        async with await ana.join(link) as table:
            await table.play(lambda view, decision: decision.options[0].action)

`Client` is for asyncio, `roost.client.plain.Client` is its blocking twin. A table resends commands
after a lost connection, contributes its own part to the fair dice, and checks what the server shows
against its receipt (docs/fair-dice.md).
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
