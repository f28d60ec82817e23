"""Positions in which somebody decides, of every kind."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

from roost.bots import make_bot
from roost.rules import Phase
from roost.rules.knockout import Knockout, KnockoutState, KnockoutVariant, get_board, shipped_boards
from roost.solver.knockout.plan import Temper
from roost.testing import playout
from tests.rules.knockout.positions import random_states
from tests.scale import GAMES

TEMPERS = (Temper(1, 0, 1.5), Temper(0.3, 1, 0.3), Temper(1, 1, 6))
RATED = [(board, seats) for board in shipped_boards() for seats in get_board(board).players]


def deciding(board: str, seats: int, seed: int, count: int) -> list[KnockoutState]:
    """States in which somebody moves, half of games at random and half of games between bots that
    hit what they can, many of which are decided long before they end. `make full` takes more."""
    count *= GAMES
    found = _some(random_states(KnockoutVariant(board), seats, seed), seed, count - count // 2)
    return found + _some(_greedy_states(board, seats, seed), seed, count // 2)


def _some(states: Iterable[KnockoutState], seed: int, count: int) -> list[KnockoutState]:
    chosen = [state for state in states if state.phase is Phase.PLAY]
    return Random(seed).sample(chosen, min(count, len(chosen)))


@cache
def _greedy_states(board: str, seats: int, seed: int) -> tuple[KnockoutState, ...]:
    bot = make_bot("knockout", "greedy", seed)
    game = Knockout(KnockoutVariant(board))
    return playout(game, seats, seed, choose=lambda state, _: bot.choose(state)).states
