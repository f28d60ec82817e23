"""Run your own bot at a server's table."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from roost import wire
from roost.bots import Bot, BotInfo
from roost.client.errors import RefusedError
from roost.client.guest import Client
from roost.client.table import Choose, Table
from roost.rules import game_of, parse_position

Tell = Callable[[Table], None]


def chooser(
    info: BotInfo, seed: int | str = 0
) -> Callable[[wire.TableView, wire.Decision], wire.Action]:
    """Wrap a bot as a table's `choose` function. The server lists the legal options."""
    bot = Bot(info, info.policy(), seed)

    def choose(view: wire.TableView, decision: wire.Decision) -> wire.Action:
        position = view.position
        if position is None:
            raise ValueError("a decision comes with a position")
        state = parse_position(position.text)  # type: ignore[attr-defined]
        token = game_of(state).format_move(state, bot.choose(state))
        options: list[Any] = list(decision.options)  # of whatever game it is
        action: wire.Action = next(one.action for one in options if one.token == token)
        return action

    return choose


async def sign_in(url: str, name: str, tokens: Path) -> Client:
    """Sign in as the bot: with the stored token, or as a new guest with a new token."""
    kept = Tokens(tokens)
    first = Client(url, name=name)
    place = f"{first.http.origin} {name}"
    if (token := kept.get(place)) is not None:
        again = Client(url, name=name, token=token)
        with suppress(RefusedError):  # the server no longer knows the token
            await again.sign_in()
            return again
    await first.sign_in()
    made = await first.new_token(name, ["read", "play"])
    kept.keep(place, made.token)
    client = Client(url, name=name, token=made.token)
    await client.sign_in()
    return client


async def unfinished(client: Client) -> Sequence[str]:
    """Return the tables where the bot still has a seat, oldest first."""
    listed = (await client.tables(mine=True)).tables
    ours = [table for table in listed if table.yours]
    return [table.id for table in sorted(ours, key=lambda table: table.created)]


async def play(table: Table, choose: Choose, tell: Tell | None = None) -> wire.TableView:
    """Play a table to the end, reconnecting as needed."""
    async with table:
        if tell is not None:
            tell(table)
        return await table.play(choose)


class Tokens:
    """Stores tokens by server and name, in a file that only its owner can read."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def get(self, place: str) -> str | None:
        return self._read().get(place)

    def keep(self, place: str, token: str) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps({**self._read(), place: token}, indent=1)
        new = self._path.with_suffix(".new")
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(text)
        new.replace(self._path)

    def _read(self) -> dict[str, str]:
        try:
            found = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}
