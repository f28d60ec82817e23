"""Where bots choose their moves."""

from __future__ import annotations

from typing import Protocol


class BotRunner(Protocol):
    """Takes a position and a bot, returns a move's token."""

    async def choose(self, position: str, bot: str, seed: str) -> str: ...
    def start(self) -> None: ...
    async def close(self) -> None: ...


class NoBotRunner:
    """For a server that doesn't play."""

    async def choose(self, position: str, bot: str, seed: str) -> str:
        raise RuntimeError(f"no bots here, and {bot} was asked about {position}")

    def start(self) -> None: ...
    async def close(self) -> None: ...
