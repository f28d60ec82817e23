"""A Knockout bot in a few lines: it hits the best piece it can, or goes where few rivals reach.

Try it: roost bot check examples/bots/hunter.py:Hunter --game knockout
"""

from roost.rules import Action, game_of
from roost.rules.knockout import POINTS, KnockoutState, Move, number_of, owner


class Hunter:
    def choose(self, state: KnockoutState) -> Action:
        return max(game_of(state).legal_actions(state), key=lambda move: self.worth(state, move))

    def worth(self, state: KnockoutState, move: Move) -> float:
        number, danger = number_of(move.piece), 0
        for other, space in enumerate(state.positions):
            if space == move.space:
                return POINTS[number_of(other)]
            rival = owner(other, state.seats) != state.seat and number_of(other) == number
            if rival and space >= 0:
                danger += sum(reach[space] >> move.space & 1 for reach in state.board.reach[1:])
        return -danger * POINTS[number] / 100
