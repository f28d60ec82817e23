"""Knockout: a turn's value is what it leaves, averaged over every roll of the next player.

Three depths meet here. A position after a turn has the shipped tables' opinion. A position before
a roll is worth the average of that opinion over all rolls, each played well; this is exact up to
the tables, so luck has mean zero. A decision is judged by the position before the opponent's roll
that it leads to: one turn deeper, which is why a roll can leave a residual.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from roost.analysis.evaluator import Shares, final_shares
from roost.bots.knockout.values import load_worths, planner_for
from roost.rules import Action, Phase, Roll
from roost.rules.dice import chances
from roost.rules.knockout import (
    NUMBERS,
    OUT,
    POINTS,
    Knockout,
    KnockoutState,
    KnockoutVariant,
    Move,
    contested,
    get_board,
)
from roost.rules.knockout.constants import TO_ROLL, TURN_CAP
from roost.solver.knockout.judgement import ENDING
from roost.solver.knockout.port import Belief, Left, Turn

ROLLS = tuple((chance.roll, float(chance.probability)) for chance in chances(2))
ROLL_INDEX = {roll: index for index, (roll, _) in enumerate(ROLLS)}
CHANCES = np.array([chance for _, chance in ROLLS])
LOOKED_INTO = 6  # turns that are judged one turn deeper
MOST_LOOKED_INTO = 16  # as long as one could be the best
FITTED = {2: Belief(1.5, 1.0), 3: Belief(2.0, 0.5), 4: Belief(2.0, 0.5)}


class Rolled(NamedTuple):
    """For each of `ROLLS` the best turn and the shares that it leaves; the mean of these."""

    turns: list[Turn]
    shares: Shares
    mean: Shares


class Tables:
    """The planner of a board and its shipped worths, asked for opinions."""

    def __init__(self, board: str) -> None:
        self._planner = planner_for(get_board(board), patient=True)
        # On a board of your own, what is on the board is all that is known.
        self._studied = load_worths(board) is not None

    def shares(self, state: KnockoutState) -> Shares:
        """The tables' opinion of a position in which a seat is about to roll.

        The tables say how many points each seat will end with; what that is worth was fitted to
        how games end, so that seats said to win 30 % win 30 % (docs/insight.md).
        """
        return self._planner.shares(state, self._belief(state.seats))

    def after_rolls(self, state: KnockoutState) -> tuple[list[Turn], Shares]:
        """For each of `ROLLS` the best turn, and a row of the shares that it leaves."""
        left = self._planner.after_rolls(state, self._belief(state.seats))
        return [turn for turn, _ in left], np.array([shares for _, shares in left])

    def turns(self, state: KnockoutState, firsts: Sequence[Move]) -> list[Left]:
        """For each first move the best turn that begins with it, and the shares that it leaves."""
        return self._planner.completed(state, firsts, self._belief(state.seats))

    def _belief(self, seats: int) -> Belief:
        fitted = FITTED[seats]
        return fitted if self._studied else fitted._replace(weight=0.0)


class Option(NamedTuple):
    """A legal action, the position that its best turn leads to, and the tables' opinion of it."""

    left: KnockoutState
    shares: Shares


class KnockoutEvaluator:
    """The `Evaluator` of Knockout, for every board and number of seats."""

    def __init__(self) -> None:
        self._tables = cache(Tables)
        self._rolled = lru_cache(maxsize=4096)(self._after_rolls)
        self._options = lru_cache(maxsize=64)(self._all_options)
        self._deeper = lru_cache(maxsize=64)(self._looked_into)

    # -- the Evaluator contract --------------------------------------------------------------

    def shares(self, state: KnockoutState) -> Shares:
        if state.phase is Phase.OVER:
            return _over(state)
        if state.roll_off is not None:
            return self._before_start(state)
        if state.phase is Phase.CHANCE:
            return self._rolled(state).mean
        return self.after(state, self.best(state))

    def actions(self, state: KnockoutState) -> Mapping[Action, Shares]:
        options, deeper = self._options(state), self._deeper(state)
        shift = _shift(options, deeper)
        return {a: deeper.get(a, _sound(option.shares + shift)) for a, option in options.items()}

    def after(self, state: KnockoutState, move: Action | Roll) -> Shares:
        if isinstance(move, Roll):
            if state.roll_off is not None:
                return self.shares(_rules(state.variant).apply(state, move).state)
            shares: Shares = self._rolled(state).shares[ROLL_INDEX[move]]
            return shares
        return self.shares(self._options(state)[move].left)

    def best(self, state: KnockoutState) -> Action:
        options, deeper, seat = self._options(state), self._deeper(state), state.seat

        def worth(action: Action) -> float:
            return float(deeper[action][seat]) - ENDING * _at_stake(options[action].left)

        return max(deeper, key=worth)

    def left(self, state: KnockoutState, action: Action) -> KnockoutState:
        return self._options(state)[action].left

    def play_turn(self, state: KnockoutState, random: Random) -> tuple[KnockoutState, Shares]:
        """Plays by the tables' opinion alone: a rollout has no time to look deeper."""
        if state.phase is Phase.PLAY:
            options = self._options(state)
            best = max(options, key=lambda action: float(options[action].shares[state.seat]))
            return options[best].left, np.zeros(state.seats)
        (index,) = random.choices(range(len(ROLLS)), [chance for _, chance in ROLLS])
        rolled = _rules(state.variant).apply(state, ROLLS[index][0]).state
        if state.roll_off is not None:
            return rolled, self.shares(rolled) - self.shares(state)
        found = self._rolled(state)
        return _make(state.turn, rolled, found.turns[index]), found.shares[index] - found.mean

    # -- before a roll -----------------------------------------------------------------------

    def _after_rolls(self, state: KnockoutState) -> Rolled:
        turns, shares = self._tables(state.variant.board).after_rolls(state)
        if _last(state):  # what follows is the end, or another turn: ask the rules
            rules = _rules(state.variant)
            for row, (roll, _), turn in zip(shares, ROLLS, turns, strict=True):
                row[:] = self._opinion(_make(state.turn, rules.apply(state, roll).state, turn))
        return Rolled(turns, shares, CHANCES @ shares)

    def _before_start(self, state: KnockoutState) -> Shares:
        """K3: whoever rolls the highest sum starts; ties roll again, which favours nobody."""
        total = np.zeros(state.seats)
        for seat, chance in enumerate(start_chances(state.roll_off or ())):
            if chance:
                begun = state._replace(seat=seat, first=seat, roll_off=None, turn=1, round=1)
                total += chance * self.shares(begun)
        return total

    def _opinion(self, state: KnockoutState) -> Shares:
        if state.phase is Phase.OVER:
            return _over(state)
        return self._tables(state.variant.board).shares(state)

    # -- decisions ---------------------------------------------------------------------------

    def _all_options(self, state: KnockoutState) -> dict[Action, Option]:
        legal = _rules(state.variant).legal(state)
        last = _last(state)
        options: dict[Action, Option] = {}
        for action, (turn, shares) in zip(
            legal, self._tables(state.variant.board).turns(state, legal), strict=True
        ):
            left = _make(state.turn, state, turn)
            options[action] = Option(left, self._opinion(left) if last else shares)
        return options

    def _looked_into(self, state: KnockoutState) -> dict[Action, Shares]:
        """The actions that may be the best, judged by every roll of the next player."""
        options, seat = self._options(state), state.seat
        ranked = sorted(options, key=lambda a: float(options[a].shares[seat]), reverse=True)
        deeper: dict[Action, Shares] = {}
        seen: set[tuple[int, ...]] = set()
        for action in ranked:
            option = options[action]
            if option.left.positions not in seen:  # the same turn in another order is free
                if len(seen) >= LOOKED_INTO and not self._hopeful(option, options, deeper, seat):
                    break
                if len(seen) >= MOST_LOOKED_INTO:
                    break
                seen.add(option.left.positions)
            deeper[action] = self.shares(option.left)
        return deeper

    @staticmethod
    def _hopeful(
        option: Option, options: Mapping[Action, Option], deeper: Mapping[Action, Shares], seat: int
    ) -> bool:
        """Whether an action could still be the best, going by what looking deeper changed."""
        best = max(float(shares[seat]) for shares in deeper.values())
        return float((option.shares + _shift(options, deeper))[seat]) > best


def _shift(options: Mapping[Action, Option], deeper: Mapping[Action, Shares]) -> Shares:
    """What looking deeper changed for some, it would have changed for the others."""
    changes = [shares - options[action].shares for action, shares in deeper.items()]
    shift: Shares = np.mean(changes, axis=0)
    return shift


def _last(state: KnockoutState) -> bool:
    """Whether the game may end with this turn by being counted out (K16, K17)."""
    return state.variant.rounds == state.round or state.turn >= TURN_CAP


def _make(number: int, state: KnockoutState, turn: Turn) -> KnockoutState:
    """The position after the moves of a turn, which may end before the second."""
    rules = _rules(state.variant)
    for move in turn:
        if state.phase is Phase.PLAY and state.turn == number:
            state = rules.apply(state, move).state
    return state


def _sound(shares: Shares) -> Shares:
    """Shares that were shifted are still shares."""
    kept: npt.NDArray[np.float64] = np.clip(shares, 0.0, 1.0)
    total: Shares = kept / kept.sum()
    return total


def _at_stake(state: KnockoutState) -> int:
    """The points that can still be knocked out."""
    places, seats = state.positions, state.seats
    return sum(
        POINTS[piece % NUMBERS + 1]
        for piece, space in enumerate(places)
        if space != OUT and contested(places, seats, piece % NUMBERS + 1)
    )


@cache
def start_chances(sums: tuple[int, ...]) -> tuple[float, ...]:
    """The chance of each seat to start, given the sums rolled so far."""
    open_ = [seat for seat, total in enumerate(sums) if total == TO_ROLL]
    found = [0.0] * len(sums)
    for rolled in product(range(2, 13), repeat=len(open_)):
        totals, chance = list(sums), 1.0
        for seat, total in zip(open_, rolled, strict=True):
            totals[seat] = total
            chance *= (6 - abs(7 - total)) / 36
        leaders = [seat for seat, total in enumerate(totals) if total == max(totals)]
        for seat in leaders:
            found[seat] += chance / len(leaders)
    return tuple(found)


@cache
def _rules(variant: KnockoutVariant) -> Knockout:
    return Knockout(variant)


def _over(state: KnockoutState) -> Shares:
    return final_shares(_rules(state.variant).outcome(state))
