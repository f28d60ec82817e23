"""Opponents. A `Policy` maps a state to probabilities over actions; a `Bot` sits in a seat.

Bots keep no memory: what a bot draws depends on its seed and the position alone, so a game that
was interrupted goes on exactly as it would have.
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
