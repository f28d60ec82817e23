"""External bots: registered by a program, installed as a package, or given on a command line.

A bot is a class with ``choose(state)`` or ``probabilities(state)``, a function of the state, or a
program in any language (`roost.bots.program`). Its author runs it on their own machine. A server
plays only registered or installed bots, never one from a guest or a game file.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from roost.bots.loading import FILES, BotError
from roost.bots.registry import BOTS, BotInfo, bot_info, register
from roost.rules.registry import games, unknown_game

KEY = re.compile(r"[a-z][a-z0-9-]{0,39}")


def register_bot(game: str, key: str, bot: object, level: int = 0) -> BotInfo:
    """Register a bot under a key: ``register_bot("pickomino", "mine", MyBot)``.

    ``bot`` is a class, a function, or a text as on a command line. Matches on several processes
    import it again from where it is defined, so that must be a module or a file.
    """
    if game not in games():
        raise unknown_game(game)
    if not KEY.fullmatch(key) or any(info.key == key for info in _shipped(game)):
        raise BotError(
            f"{key!r} cannot be a bot's key: lower-case letters, digits and hyphens, and not that "
            "of another bot",
            why="key",
            value=key,
        )
    source = bot if isinstance(bot, str) else _where(bot)
    info = BotInfo(game, key, level, source, own=True)
    register(info)
    return info


def resolve_bot(game: str, text: str) -> BotInfo:
    """Return the bot for a text: a key, ``file.py:Name``, ``module:Name`` or ``run:COMMAND``."""
    if ":" not in text:
        if text.endswith(".py") or " " in text:  # a file or a command
            raise BotError(
                f"{text!r} names no bot: file.py:Name, or run:COMMAND", why="prefix", value=text
            )
        return bot_info(game, text)
    if game not in games():
        raise unknown_game(game)
    return BotInfo(game, text, 0, text, own=True)


def _where(bot: object) -> str:
    """Return the import path of a class or function for other processes."""
    name, module = getattr(bot, "__qualname__", ""), getattr(bot, "__module__", "")
    if not name or "<" in name:
        raise BotError(
            f"{bot!r} must be a class or a function at the top of a module or file",
            why="hidden",
            value=repr(bot),
        )
    if module == "__main__":
        file = getattr(sys.modules["__main__"], "__file__", None)
        if file is None:
            raise BotError(f"{name} lives in no file", why="hidden", value=name)
        return f"{Path(file).resolve()}:{name}"
    held = sys.modules.get(module)
    if module.startswith(FILES) and held is not None and held.__file__:
        return f"{held.__file__}:{name}"
    return f"{module}:{name}"


def _shipped(game: str) -> tuple[BotInfo, ...]:
    return BOTS.of(game) if BOTS.has(game) else ()
