"""The bots of each game. Policies load on first use.

A game's folder lists its bots as ``BOTS``; a game without a list has the random bot. External bots
are registered by a program (`roost.bots.register_bot`) or installed: an entry point of the group
``roost.bots``, ``"pickomino.mine" = "my_package:MyBot"``.
"""

from __future__ import annotations

import hashlib
from bisect import bisect
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import accumulate
from typing import cast

from roost.bots.policy import Policy
from roost.rules import Action, Phase, State, format_position
from roost.rules.errors import GameError
from roost.rules.registry import Registry, games

RANDOM = "roost.bots.random:RandomPolicy"
GROUP = "roost.bots"


class UnknownBotError(GameError):
    """A bot that the game does not have."""

    code = "unknown-bot"


@dataclass(frozen=True, slots=True)
class BotInfo:
    """A bot. `level` orders the opponents that people are offered, from beginner (1) up.

    Bots outside this ladder have 0: external ones, and those that serve as a measure.

    Users see the texts ``bot-<game>-<key>`` and ``bot-<game>-<key>-how``.
    """

    game: str
    key: str
    level: int
    source: str  # "module:factory", imported on first use
    own: bool = False  # external: `roost.bots.own` loads and guards it
    stand_in: bool = False  # plays for absent players, unless the host chose another

    def policy(self) -> Policy:
        """The policy, created once per process; it holds caches but no game state."""
        if self.own:
            from roost.bots.loading import own_policy

            return own_policy(self.source)
        return _policy(self.source)


@cache
def _policy(source: str) -> Policy:
    module, _, name = source.partition(":")
    return cast(Policy, getattr(import_module(module), name)())


BOTS: Registry[tuple[BotInfo, ...]] = Registry("bots", "BOTS")
_registered: dict[tuple[str, str], BotInfo] = {}


def register(info: BotInfo) -> None:
    """Register an external bot by its key in this process."""
    _registered[info.game, info.key] = info


def registered() -> tuple[BotInfo, ...]:
    """Return the registered bots, to register them in worker processes."""
    return tuple(_registered.values())


@cache
def _installed() -> tuple[BotInfo, ...]:
    """Return the bots of other packages."""
    from importlib.metadata import entry_points

    found = []
    for entry in entry_points(group=GROUP):
        game, _, key = entry.name.partition(".")
        found.append(BotInfo(game, key, 0, entry.value, own=True))
    return tuple(found)


class NoDecisionError(GameError):
    """A position in which no seat has to decide."""

    code = "no-decision"


class Bot:
    """A policy in a seat. The same seed and position always give the same action."""

    def __init__(self, info: BotInfo, policy: Policy, seed: int | str) -> None:
        self.info = info
        self.policy = policy
        self.seed = seed

    def __repr__(self) -> str:
        return f"<Bot {self.info.key} of {self.info.game}>"

    def choose(self, state: State) -> Action:
        """Return the bot's action. Raise at a chance node and after the end."""
        if state.phase is not Phase.PLAY:
            raise NoDecisionError(f"nothing to decide: {state!r} is in phase {state.phase.value}")
        actions, weights = zip(*self.policy.probabilities(state).items(), strict=True)
        if len(actions) == 1:
            return cast(Action, actions[0])
        index = bisect(list(accumulate(weights)), self._point(state) * sum(weights))
        return cast(Action, actions[min(index, len(actions) - 1)])

    def _point(self, state: State) -> float:
        text = f"roost-bot:{self.seed}:{format_position(state)}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7]) / 2**56


def bots(game: str) -> tuple[BotInfo, ...]:
    """Return the bots of a game: those outside the ladder, then from beginner to strongest."""
    if not BOTS.has(game):
        return (BotInfo(game, "random", 0, RANDOM),)
    return tuple(sorted(BOTS.of(game), key=lambda info: info.level))


def opponents(game: str) -> tuple[BotInfo, ...]:
    """Return the bots to offer as opponents; the random bot only if there is no other."""
    listed = bots(game)
    return tuple(info for info in listed if info.level and info.source != RANDOM) or listed


def all_bots() -> tuple[BotInfo, ...]:
    """Return the bots of every game."""
    return tuple(info for game in games() for info in bots(game))


def others(game: str) -> tuple[BotInfo, ...]:
    """Return the external bots of a game: registered ones, then installed ones."""
    return tuple(info for info in (*registered(), *_installed()) if info.game == game)


def bot_info(game: str, key: str) -> BotInfo:
    """Return the bot with this key."""
    listed = bots(game)
    for info in listed:
        if key == info.key:
            return info
    for info in others(game):
        if info.key == key:
            return info
    known = ", ".join(info.key for info in (*listed, *others(game)))
    raise UnknownBotError(f"unknown {game} bot {key!r}; known: {known}", value=key, known=known)


def make_bot(game: str, key: str, seed: int | str = 0) -> Bot:
    """Return a bot that is ready to play."""
    info = bot_info(game, key)
    return Bot(info, info.policy(), seed)
