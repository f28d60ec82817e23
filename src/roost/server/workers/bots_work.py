"""What the bot workers do. Imported where they work: the first decision waits for no import."""

from __future__ import annotations

from roost.bots import make_bot
from roost.rules import game_of, parse_position


def think(position: str, bot: str, seed: str) -> str:
    """What the bot does in a position; runs in a worker."""
    state = parse_position(position)
    game = game_of(state)
    return game.format_move(state, make_bot(game.key, bot, seed).choose(state))
