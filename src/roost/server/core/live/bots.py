"""Where bots choose their moves."""

from __future__ import annotations


class BotRunner:
    """Takes a position and a bot, returns a move's token. This one is for a server that doesn't
    play."""

    async def choose(self, position: str, bot: str, seed: str) -> str:
        raise RuntimeError(f"no bots here, and {bot} was asked about {position}")

    def start(self) -> None:
        """Prepare for the first question."""

    async def close(self) -> None:
        """End what `start` began."""
