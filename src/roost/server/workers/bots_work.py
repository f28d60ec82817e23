"""The bot workers' code, with its imports at module level so that they run at worker start."""

from __future__ import annotations

from roost.bots import make_bot
from roost.rules import game_of, parse_position


def think(position: str, bot: str, seed: str) -> str:
    """Return the bot's action in a position; runs in a worker."""
    state = parse_position(position)
    game = game_of(state)
    return game.format_move(state, make_bot(game.key, bot, seed).choose(state))
