"""Knockout: a turn's value is what it leaves, averaged over every roll of the next player.

Three depths meet here. A position after a turn has the shipped tables' opinion. A position before
a roll is worth the average of that opinion over all rolls, each played well; this is exact up to
the tables, so luck has mean zero. A decision is judged by the position before the opponent's roll
that it leads to: one turn deeper, which is why a roll can leave a residual.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import product
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from roost.analysis.evaluator import Shares, final_shares
from roost.bots.knockout_values import load_values
from roost.rules import Action, Phase, Roll
from roost.rules.dice import chances
from roost.rules.knockout import (
    BOTH,
    NUMBERS,
    OUT,
    PIECES,
    POINTS,
    Knockout,
    KnockoutState,
    KnockoutVariant,
    Move,
    contested,
    get_board,
    owner,
)
from roost.rules.knockout.state import TO_ROLL
from roost.solver.knockout import turns as kernels
from roost.solver.knockout.kernels import seed_of
from roost.solver.knockout.tables import BoardTables, as_rows, hit_chances

ROLLS = tuple((chance.roll, float(chance.probability)) for chance in chances(2))
MANY = 96  # turns that are ranked to find the best with each first move
LOOKED_INTO = 4  # of them, how many first moves are judged one turn deeper
FITTED = {2: (1.5, 1.0), 3: (2.0, 0.5), 4: (2.0, 0.5)}  # slope, and how far scores are believed
ENDING = 2e-4  # of win share per contested point: equal games should come to an end

Turn = tuple[Move, ...]


class Tables:
    """The compiled planner, bound to a board and its shipped values."""

    def __init__(self, board: str) -> None:
        self._board = BoardTables(get_board(board))
        self._values = values = load_values(board)
        size = self._board.size
        if values is None:  # a board of your own: what is on the board is all that is known
            self._duels = np.zeros((6, size, size), np.float32)
            self._trios = np.zeros((6, 4, size, size, size), np.float32)
        else:
            self._duels, self._trios = values.duels, values.trios
        self._chances = hit_chances()
        self._random = seed_of(0, 0)

    def shares(self, state: KnockoutState) -> Shares:
        """The tables' opinion of a position in which a seat is about to roll.

        The tables say how many points each seat will end with; what that is worth was fitted to
        how games end, so that seats said to win 30 % win 30 % (docs/insight.md). A seat that
        cannot catch up any more has lost: points are only ever lost.
        """
        seats, places = state.seats, state.positions
        scores = np.zeros(seats)
        if self._values is not None:
            for number in range(NUMBERS):
                scores += self._values.scores(places, number, seats, state.seat)
        points, risked = np.array(state.points), _at_stake(state)
        slope, weight = FITTED[seats]
        worths = slope * (points + weight * scores) / (5 + risked.sum()) ** 0.5
        powers = np.exp(worths - worths.max())
        powers[points < (points - risked).max()] = 0.0
        shares: Shares = powers / powers.sum()
        return shares

    def turns(self, state: KnockoutState, roll: tuple[int, int], most: int) -> list[Turn]:
        """The best turns with a whole roll, best first."""
        values, rows = np.empty(most), np.empty((most, 4), np.int64)
        low, high = roll
        count = kernels.rank_turns(
            as_rows(state.positions), state.seats, state.seat, low, high, self._board.reach,
            kernels.MODEL, self._board.strikes, self._chances, self._duels, self._trios,
            self._random, values, rows,
        )  # fmt: skip
        return [_turn(row) for row in rows[:count].tolist()]


def _turn(row: list[int]) -> Turn:
    first, second = Move(row[0], row[1]), Move(row[2], row[3])
    return (first,) if second.piece < 0 else (first, second)


class Option(NamedTuple):
    """A legal action, the position that its best turn leads to, and the tables' opinion of it."""

    left: KnockoutState
    shares: Shares


class KnockoutEvaluator:
    """The `Evaluator` of Knockout, for every board and number of seats."""

    def __init__(self) -> None:
        self._tables = cache(Tables)
        self._before_roll = lru_cache(maxsize=4096)(self._average)
        self._options = lru_cache(maxsize=64)(self._all_options)

    # -- the Evaluator contract --------------------------------------------------------------

    def shares(self, state: KnockoutState) -> Shares:
        if state.phase is Phase.OVER:
            return _over(state)
        if state.roll_off is not None:
            return self._before_start(state)
        if state.phase is Phase.CHANCE:
            return self._before_roll(state)
        return self.after(state, self.best(state))

    def actions(self, state: KnockoutState) -> Mapping[Action, Shares]:
        options = self._options(state)
        deeper = {action: self.shares(options[action].left) for action in self._looked_into(state)}
        # What looking deeper changed for the best, it would have changed for the others.
        shift = np.mean([deeper[a] - options[a].shares for a in deeper], axis=0)
        return {a: deeper.get(a, _sound(option.shares + shift)) for a, option in options.items()}

    def after(self, state: KnockoutState, move: Action | Roll) -> Shares:
        if isinstance(move, Roll):
            rolled = _rules(state.variant).apply(state, move).state
            if state.roll_off is not None:
                return self.shares(rolled)
            return self._opinion(self._played(state, rolled))
        return self.shares(self._options(state)[move].left)

    def best(self, state: KnockoutState) -> Action:
        options, seat = self._options(state), state.seat

        def worth(action: Action) -> float:
            left = options[action].left
            return float(self.shares(left)[seat]) - ENDING * float(_at_stake(left).sum())

        return max(self._looked_into(state), key=worth)

    def play_turn(self, state: KnockoutState, random: Random) -> tuple[KnockoutState, Shares]:
        """Plays by the tables' opinion alone: a rollout has no time to look deeper."""
        if state.phase is Phase.PLAY:
            options = self._options(state)
            best = max(options, key=lambda action: float(options[action].shares[state.seat]))
            return options[best].left, np.zeros(state.seats)
        rolls, weights = zip(*ROLLS, strict=True)
        (roll,) = random.choices(rolls, weights)
        rolled = _rules(state.variant).apply(state, roll).state
        if state.roll_off is not None:
            return rolled, self.shares(rolled) - self.shares(state)
        left = self._played(state, rolled)
        return left, self._opinion(left) - self.shares(state)

    # -- before a roll -----------------------------------------------------------------------

    def _average(self, state: KnockoutState) -> Shares:
        total = np.zeros(state.seats)
        for roll, chance in ROLLS:
            total += chance * self.after(state, roll)
        return total

    def _played(self, before: KnockoutState, rolled: KnockoutState) -> KnockoutState:
        """The position after the best turn by the tables' opinion."""
        if rolled.phase is not Phase.PLAY or rolled.roll is None or rolled.turn != before.turn:
            return rolled  # no move is possible: the turn has passed (K10)
        if rolled.half == BOTH:
            (best,) = self._tables(before.variant.board).turns(rolled, rolled.roll, 1)
            return _make(rolled, best)
        options = self._options(rolled)
        seat = rolled.seat
        return max(options.values(), key=lambda option: float(option.shares[seat])).left

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

    def _looked_into(self, state: KnockoutState) -> list[Action]:
        options, seat = self._options(state), state.seat
        ranked = sorted(options, key=lambda a: float(options[a].shares[seat]), reverse=True)
        return ranked[:LOOKED_INTO]

    def _all_options(self, state: KnockoutState) -> dict[Action, Option]:
        legal = dict.fromkeys(_rules(state.variant).legal(state))
        ranked: list[Turn] = []
        if state.half == BOTH and state.roll is not None:
            ranked = self._tables(state.variant.board).turns(state, state.roll, MANY)
        best: dict[Action, KnockoutState] = {}
        for turn in ranked:
            for first in _first_moves(state, turn):
                if first not in best and first in legal:
                    best[first] = _make(state, _begin_with(turn, first))
        # A move's worth hardly depends on the other, so what goes well with one goes with all.
        partners = list(dict.fromkeys(move for turn in ranked for move in turn))
        options: dict[Action, Option] = {}
        for action in legal:
            left = best.get(action)
            if left is None:
                left = self._completed(state, action, partners)
            options[action] = Option(left, self._opinion(left))
        return options

    def _completed(
        self, state: KnockoutState, action: Action, partners: list[Move]
    ) -> KnockoutState:
        """The position after an action and, where a second move follows, the best of them."""
        rules = _rules(state.variant)
        after = rules.apply(state, action).state
        if after.phase is not Phase.PLAY or after.turn != state.turn:
            return after
        legal = rules.legal(after)
        allowed = set(legal)
        for second in partners:
            if second in allowed:
                return rules.apply(after, second).state
        ends = [rules.apply(after, second).state for second in legal]
        return max(ends, key=lambda end: float(self._opinion(end)[state.seat]))


def _first_moves(state: KnockoutState, turn: Turn) -> tuple[Move, ...]:
    """A turn's moves may be made in either order, unless one needs the other's space."""
    if len(turn) == 1:
        return turn
    first, second = turn
    if second.space == state.positions[first.piece]:
        return (first,)
    return turn


def _begin_with(turn: Turn, first: Move) -> Turn:
    return turn if turn[0] == first else turn[::-1]


def _make(state: KnockoutState, turn: Turn) -> KnockoutState:
    rules, number = _rules(state.variant), state.turn
    for move in turn:
        if state.phase is Phase.PLAY and state.turn == number:
            state = rules.apply(state, move).state
    return state


def _sound(shares: Shares) -> Shares:
    """Shares that were shifted are still shares."""
    kept: npt.NDArray[np.float64] = np.clip(shares, 0.0, 1.0)
    total: Shares = kept / kept.sum()
    return total


def _at_stake(state: KnockoutState) -> npt.NDArray[np.int64]:
    """The points of each seat that opponents can still knock out."""
    found = np.zeros(state.seats, np.int64)
    places, seats = state.positions, state.seats
    for number in range(1, NUMBERS + 1):
        if contested(places, seats, number):
            for piece in range(number - 1, PIECES, NUMBERS):
                if places[piece] != OUT:
                    found[owner(piece, seats)] += POINTS[number]
    return found


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
    outcome = _rules(state.variant).outcome(state)
    if outcome is None:
        raise ValueError("the game is not over")
    return final_shares(outcome)
