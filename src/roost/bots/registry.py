"""Which bots there are, by game and level, and how one is made. Policies load on first use."""

from __future__ import annotations

import hashlib
from bisect import bisect
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from itertools import accumulate
from typing import Any, Protocol, cast

from roost.rules import GAMES, Action, State, format_position
from roost.rules.errors import VariantError


class Policy(Protocol):
    """How a bot thinks."""

    def probabilities(self, state: Any) -> Mapping[Action, float]:
        """What it would do here. Only legal actions; they sum to one."""


@dataclass(frozen=True, slots=True)
class BotInfo:
    """`level` orders the bots of a game from beginner (1) up.

    People read the messages ``bot-<game>-<key>`` and ``bot-<game>-<key>-how``.
    """

    game: str
    key: str
    level: int
    source: str  # "module:class", imported when the bot first sits down

    def policy(self) -> Policy:
        module, _, name = self.source.partition(":")
        return cast(Policy, getattr(import_module(module), name)())


BOTS: tuple[BotInfo, ...] = (
    BotInfo("pickomino", "random", 1, "roost.bots.simple:RandomPolicy"),
    BotInfo("pickomino", "casual", 2, "roost.bots.pickomino.solved:CasualPolicy"),
    BotInfo("pickomino", "simple", 3, "roost.bots.simple:SimplePickomino"),
    BotInfo("pickomino", "steady", 4, "roost.bots.pickomino.solved:SteadyPolicy"),
    BotInfo("pickomino", "greedy", 5, "roost.bots.pickomino.solved:GreedyPolicy"),
    BotInfo("pickomino", "strongest", 6, "roost.bots.pickomino.solved:StrongestPolicy"),
    BotInfo("knockout", "random", 1, "roost.bots.simple:RandomPolicy"),
    BotInfo("knockout", "sees-2", 2, "roost.bots.knockout.policies:Sees2"),
    BotInfo("knockout", "sees-4", 3, "roost.bots.knockout.policies:Sees4"),
    BotInfo("knockout", "sees-7", 4, "roost.bots.knockout.policies:Sees7"),
    BotInfo("knockout", "sees-11", 5, "roost.bots.knockout.policies:Sees11"),
    BotInfo("knockout", "sees-17", 6, "roost.bots.knockout.policies:Sees17"),
    BotInfo("knockout", "sees-25", 7, "roost.bots.knockout.policies:Sees25"),
    BotInfo("knockout", "sees-35", 8, "roost.bots.knockout.policies:Sees35"),
    BotInfo("knockout", "simple", 9, "roost.bots.knockout.policies:SimplePolicy"),
    BotInfo("knockout", "sees-70", 10, "roost.bots.knockout.policies:Sees70"),
    BotInfo("knockout", "greedy", 11, "roost.bots.knockout.policies:GreedyPolicy"),
    BotInfo("knockout", "cautious", 12, "roost.bots.knockout.policies:CautiousPolicy"),
    BotInfo("knockout", "strongest", 13, "roost.bots.knockout.policies:StrongestPolicy"),
)


class Bot:
    """A policy in a seat. The same seed and position always give the same action."""

    def __init__(self, info: BotInfo, policy: Policy, seed: int | str) -> None:
        self.info = info
        self.policy = policy
        self.seed = seed

    def choose(self, state: State) -> Action:
        actions, weights = zip(*self.policy.probabilities(state).items(), strict=True)
        if len(actions) == 1:
            return cast(Action, actions[0])
        index = bisect(list(accumulate(weights)), self._point(state) * sum(weights))
        return cast(Action, actions[min(index, len(actions) - 1)])

    def _point(self, state: State) -> float:
        text = f"roost-bot:{self.seed}:{format_position(state)}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7]) / 2**56


def levels(game: str) -> tuple[BotInfo, ...]:
    """The bots of a game, from beginner to strongest."""
    return tuple(sorted((b for b in BOTS if b.game == game), key=lambda info: info.level))


def bot_info(game: str, key: str) -> BotInfo:
    """The bot a key names."""
    if game not in GAMES:
        raise VariantError(
            f"unknown game {game!r}; known: {', '.join(GAMES)}",
            code="unknown-game", value=game, known=", ".join(GAMES),
        )  # fmt: skip
    for info in BOTS:
        if (info.game, info.key) == (game, key):
            return info
    known = ", ".join(info.key for info in levels(game))
    raise VariantError(
        f"unknown {game} bot {key!r}; known: {known}", code="unknown-bot", value=key, known=known
    )


def make_bot(game: str, key: str, seed: int | str = 0) -> Bot:
    """A bot ready to play."""
    info = bot_info(game, key)
    return Bot(info, info.policy(), seed)
