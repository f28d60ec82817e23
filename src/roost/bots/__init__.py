"""Bots. A `Policy` maps a state to probabilities over actions; a `Bot` plays a seat.

Bots have no memory: a decision depends only on the bot's seed and the position, so an interrupted
game continues as if it had not been interrupted.
"""

from __future__ import annotations

from roost.bots.own import register_bot, resolve_bot
from roost.bots.policy import Policy
from roost.bots.registry import (
    BOTS,
    Bot,
    BotInfo,
    UnknownBotError,
    all_bots,
    bot_info,
    bots,
    make_bot,
    opponents,
)

__all__ = [
    "BOTS",
    "Bot",
    "BotInfo",
    "Policy",
    "UnknownBotError",
    "all_bots",
    "bot_info",
    "bots",
    "make_bot",
    "opponents",
    "register_bot",
    "resolve_bot",
]
