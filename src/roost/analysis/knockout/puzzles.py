"""The source of Knockout puzzles: criteria, and bots whose games to search."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from roost.analysis.contract import Meeting, PuzzleSource
from roost.analysis.evaluator import Shares
from roost.analysis.games import evaluator_for
from roost.analysis.knockout.odds import Aftermath, aftermath, live
from roost.analysis.knockout.themes import LONG, THEMES, move_length, theme
from roost.analysis.results import Contrast, GamePhase
from roost.bots import Policy, make_bot
from roost.rules import Action
from roost.rules.knockout import (
    NUMBERS,
    Knockout,
    KnockoutState,
    Move,
    get_board,
    shipped_boards,
)

SEATS = (3, 4, 3, 4, 2)
PLAYERS = ("finch", "pigeon", "simple", "greedy", "cautious", "strongest")
NATURAL = ("greedy", "cautious")  # bots that only consider the current turn
HERE = Path(__file__)


class KnockoutPuzzles(PuzzleSource[KnockoutState]):
    def meeting(self, number: int) -> Meeting:
        seats = SEATS[number % len(SEATS)]
        boards = [board for board in shipped_boards() if seats in get_board(board).players]
        bots = (PLAYERS[(number // 3 + 2 * seat) % len(PLAYERS)] for seat in range(seats))
        return Meeting(tuple(bots), boards[number // len(SEATS) % len(boards)])

    def naturals(self) -> Sequence[Policy]:
        return [
            *(make_bot(Knockout.key, key).policy for key in NATURAL),
            Overlooking(),
            *map(SingleMinded, WISHES),
        ]

    def theme(self, contrast: Contrast[KnockoutState]) -> str:
        return theme(contrast)

    def phase(self, state: KnockoutState) -> GamePhase:
        """Return the phase by the share of pieces that can still be hit: above 2/3, above 1/3, or
        less.
        """
        pieces = len(live(state))
        everybody = NUMBERS * (4 if state.seats == 2 else state.seats)  # K1
        if 3 * pieces > 2 * everybody:
            return "early"
        return "middle" if 3 * pieces > everybody else "late"

    def must_offer(self, state: KnockoutState, action: Action) -> bool:
        return isinstance(action, Move) and action.space in state.positions


Wish = Callable[[Aftermath], tuple[float, ...]]
WISHES: tuple[Wish, ...] = (
    lambda after: (after.points, after.threat),  # attack regardless of danger
    lambda after: (after.points, -after.danger),  # hit, then hide
    lambda after: (-after.danger,),  # hide
)


class SingleMinded:
    """A player with one criterion for a turn; of equal moves it takes the best."""

    def __init__(self, wish: Wish) -> None:
        self._wish = wish

    def probabilities(self, state: KnockoutState) -> Mapping[Action, float]:
        judge, seat = evaluator_for(Knockout.key), state.seat

        def wished(item: tuple[Action, Shares]) -> tuple[float, ...]:
            action, shares = item
            after = aftermath(state, judge.left(state, action), seat)
            return *self._wish(after), float(shares[seat])

        action, _ = max(judge.actions(state).items(), key=wished)
        return {action: 1.0}


class Overlooking:
    """A player for two-player tables who overlooks hits with long moves.

    It plays the best non-hit if every hit takes a long move. Other natural errors are rare there.
    """

    def probabilities(self, state: KnockoutState) -> Mapping[Action, float]:
        if state.seats > 2 or state.roll is None:
            return {}
        values = evaluator_for(Knockout.key).actions(state)
        quiet: list[Action] = []
        for move in Knockout(state.variant).legal_actions(state):
            if move.space not in state.positions:
                quiet.append(move)
            elif move_length(state, move) < LONG:
                return {}
        if not quiet:
            return {}
        return {max(quiet, key=lambda action: float(values[action][state.seat])): 1.0}


# Many moves have nearly the same value. Those that the review calls fine are right too.
PUZZLES = KnockoutPuzzles(
    tempting=0.025,
    clear=0.015,
    same=0.01,
    themes=THEMES,
    asides=1,
    shipped=HERE.with_name("puzzles.json"),
)
