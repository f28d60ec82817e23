"""Which Knockout positions make good puzzles, and in whose games to look for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from roost.analysis.contract import Meeting, PuzzleSource
from roost.analysis.games import evaluator_for
from roost.bots import Policy, make_bot
from roost.rules import Action
from roost.rules.knockout import (
    Knockout,
    KnockoutState,
    Move,
    get_board,
    number_of,
    shipped_boards,
)

SEATS = (3, 4, 3, 4, 2)
PLAYERS = ("sees-11", "sees-35", "simple", "greedy", "cautious", "strongest")
NATURAL = ("greedy", "cautious")  # look at this turn alone
FAR = 5  # moves of so many spaces are easily overlooked


class KnockoutPuzzles(PuzzleSource[KnockoutState]):
    def meeting(self, number: int) -> Meeting:
        seats = SEATS[number % len(SEATS)]
        boards = [board for board in shipped_boards() if seats in get_board(board).players]
        bots = (PLAYERS[(number // 3 + 2 * seat) % len(PLAYERS)] for seat in range(seats))
        return Meeting(tuple(bots), boards[number // len(SEATS) % len(boards)])

    def naturals(self) -> Sequence[Policy]:
        return [*(make_bot(Knockout.key, key).policy for key in NATURAL), Overlooking()]

    def kind(self, state: KnockoutState) -> int:
        return state.seats

    def must_offer(self, state: KnockoutState, action: Action) -> bool:
        return isinstance(action, Move) and action.space in state.positions


class Overlooking:
    """At a table for two, one who does not see far: does the best that is no hit where every hit
    takes a long move. Other errors that natural players make are rare there."""

    def probabilities(self, state: KnockoutState) -> Mapping[Action, float]:
        if state.seats > 2 or state.roll is None:
            return {}
        low, high = state.roll
        values = evaluator_for(Knockout.key).actions(state)
        quiet: list[Action] = []
        for move in Knockout(state.variant).legal(state):
            if move.space not in state.positions:
                quiet.append(move)
            elif (high if number_of(move.piece) == low else low) < FAR:
                return {}
        if not quiet:
            return {}
        return {max(quiet, key=lambda action: float(values[action][state.seat])): 1.0}


# There are many moves that come to nearly the same: those the review calls fine are right too.
PUZZLES = KnockoutPuzzles(
    tempting=0.025,
    clear=0.015,
    same=0.01,
    precise=False,
    shipped=Path(__file__).with_name("puzzles.json"),
)
