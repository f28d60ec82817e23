"""The evaluator of Knockout: an evaluation network with a search of one roll.

The bot's network chooses the best turn. The evaluation network values the position after that turn,
and values decisions, but no decision gets a higher value than the best. The value of a position
before a roll is the mean over all rolls, each played best. So the mean luck of a roll is zero, and
no decision gains. What remains is the residual between the evaluation and its own search one turn
later. Without an evaluation network, the bot's network values positions too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from random import Random
from typing import NamedTuple

from roost.analysis.evaluator import Shares, final_shares
from roost.bots.knockout.values import planner_for
from roost.rules import Action, Phase, Roll, Seat
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
from roost.solver.knockout.plan import Left, Turn
from roost.solver.knockout.planner import Planner

ROLLS = tuple((chance.roll, float(chance.probability)) for chance in chances(2))
ROLL_INDEX = {roll: index for index, (roll, _) in enumerate(ROLLS)}


class Rolled(NamedTuple):
    """The best turn for each of `ROLLS`, the shares after it, and the mean of these."""

    turns: list[Turn]
    shares: list[Shares]
    mean: Shares


class Option(NamedTuple):
    """A legal action, the position after its best turn, and the value of that."""

    left: KnockoutState
    shares: Shares


class KnockoutEvaluator:
    """The `Evaluator` of Knockout, for every board and number of seats."""

    def __init__(self) -> None:
        self._planner = cache(_planner)
        self._rolled = lru_cache(maxsize=4096)(self._after_rolls)
        self._options = lru_cache(maxsize=64)(self._all_options)
        self._best = lru_cache(maxsize=64)(self._best_action)

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
        return {action: option.shares for action, option in self._options(state).items()}

    def after(self, state: KnockoutState, move: Action | Roll) -> Shares:
        if isinstance(move, Roll):
            if state.roll_off is not None:
                return self.shares(_rules(state.variant).apply(state, move).state)
            return self._rolled(state).shares[ROLL_INDEX[move]]
        return self._options(state)[move].shares

    def best(self, state: KnockoutState) -> Action:
        """Return the planner's choice. A player who has lost still plays for points.

        That choice may decide who wins.
        """
        return self._best(state)

    def left(self, state: KnockoutState, action: Action) -> KnockoutState:
        return self._options(state)[action].left

    def play_turn(self, state: KnockoutState, random: Random) -> tuple[KnockoutState, Shares]:
        if state.phase is Phase.PLAY:
            return self.left(state, self.best(state)), Shares.none(state.seats)
        (index,) = random.choices(range(len(ROLLS)), [chance for _, chance in ROLLS])
        rolled = _rules(state.variant).apply(state, ROLLS[index][0]).state
        if state.roll_off is not None:
            return rolled, self.shares(rolled) - self.shares(state)
        found = self._rolled(state)
        luck = found.shares[index] - found.mean
        if _last(state) and rolled.phase is Phase.PLAY:
            return self.left(rolled, self.best(rolled)), luck
        return _make(state.turn, rolled, found.turns[index]), luck

    # -- before a roll -----------------------------------------------------------------------

    def _after_rolls(self, state: KnockoutState) -> Rolled:
        left = self._planner(state.variant.board).after_rolls(state)
        turns = [turn for turn, _ in left]
        if _last(state):  # the game ends or another turn follows: use the rules
            rolled = (_rules(state.variant).apply(state, roll).state for roll, _ in ROLLS)
            shares = [
                self.shares(after) if after.phase is Phase.PLAY else self._opinion(after)
                for after in rolled
            ]
        else:
            shares = self._evaluate(state, left)
        mean = Shares.none(state.seats)
        for (_, chance), row in zip(ROLLS, shares, strict=True):
            mean += chance * row
        return Rolled(turns, shares, mean)

    def _before_start(self, state: KnockoutState) -> Shares:
        """Average over the seat that starts: the highest sum starts, ties roll again (K3)."""
        total = Shares.none(state.seats)
        for seat, chance in enumerate(start_chances(state.roll_off or ())):
            if chance:
                begun = state._replace(seat=seat, first=seat, roll_off=None, turn=1, round=1)
                total += chance * self.shares(begun)
        return total

    def _opinion(self, state: KnockoutState) -> Shares:
        if state.phase is Phase.OVER:
            return _over(state)
        planner = self._planner(state.variant.board)
        return planner.evaluation(state) or planner.shares(state)

    def _evaluate(self, state: KnockoutState, left: Sequence[Left]) -> list[Shares]:
        """Return the values of the positions after turns."""
        planner = self._planner(state.variant.board)
        judged = planner.evaluated(state, [turn for turn, _ in left])
        return [shares for _, shares in left] if judged is None else judged

    # -- decisions ---------------------------------------------------------------------------

    def _all_options(self, state: KnockoutState) -> dict[Action, Option]:
        if state.phase is not Phase.PLAY:
            return {}
        legal, ends, completed = self._completed(state)
        if _last(state):
            judged = [self._opinion(left) for left in ends]
        else:
            judged = self._evaluate(state, completed)
        top = judged[legal.index(self.best(state))]
        judged = [_no_better(shares, top, state.seat) for shares in judged]
        return dict(zip(legal, map(Option, ends, judged), strict=True))

    def _best_action(self, state: KnockoutState) -> Action:
        planner, seat = self._planner(state.variant.board), state.seat
        if not _last(state):
            return planner.best(state).turn[0]
        legal, ends, _ = self._completed(state)  # the planner does not know that the game ends here

        def worth(at: int) -> float:
            left = ends[at]
            shares = _over(left) if left.phase is Phase.OVER else planner.shares(left)
            return float(shares[seat]) - ENDING * _at_stake(left)

        return legal[max(range(len(legal)), key=worth)]

    def _completed(
        self, state: KnockoutState
    ) -> tuple[Sequence[Move], list[KnockoutState], list[Left]]:
        """Return the legal moves, the positions after their best turns, and those turns."""
        legal = _rules(state.variant).legal_actions(state)
        completed = self._planner(state.variant.board).completed(state, legal)
        return legal, [_make(state.turn, state, turn) for turn, _ in completed], completed


def _no_better(shares: Shares, top: Shares, seat: Seat) -> Shares:
    """Limit a seat's value to that of the best action; scale the others in proportion.

    Scaling preserves the effect of a choice on the other seats.
    """
    if shares[seat] <= top[seat]:
        return shares
    if shares[seat] >= 1:
        return top
    more = (1 - top[seat]) / (1 - shares[seat])
    return Shares(top[seat] if at == seat else share * more for at, share in enumerate(shares))


def _last(state: KnockoutState) -> bool:
    """Return whether the game may end after this turn by rounds or cap (K16, K17)."""
    return state.variant.rounds == state.round or state.turn >= TURN_CAP


def _make(number: int, state: KnockoutState, turn: Turn) -> KnockoutState:
    """Return the position after the moves of a turn, which may end before the second."""
    rules = _rules(state.variant)
    for move in turn:
        if state.phase is Phase.PLAY and state.turn == number:
            state = rules.apply(state, move).state
    return state


def _at_stake(state: KnockoutState) -> int:
    """Return the points that can still be knocked out."""
    places, seats = state.positions, state.seats
    return sum(
        POINTS[piece % NUMBERS + 1]
        for piece, space in enumerate(places)
        if space != OUT and contested(places, seats, piece % NUMBERS + 1)
    )


@cache
def start_chances(sums: tuple[int, ...]) -> tuple[float, ...]:
    """Return the chance of each seat to start, given the sums rolled so far."""
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


def _planner(board: str) -> Planner:
    return planner_for(get_board(board))


@cache
def _rules(variant: KnockoutVariant) -> Knockout:
    return Knockout(variant)


def _over(state: KnockoutState) -> Shares:
    return final_shares(_rules(state.variant).outcome(state))
