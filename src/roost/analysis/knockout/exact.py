"""Exact solutions of small games for two players, for exact reviews."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from roost.analysis.evaluator import Shares
from roost.analysis.knockout.evaluator import start_chances
from roost.rules import Action, Phase, Roll
from roost.rules.knockout import KnockoutState, contested, number_of
from roost.solver.knockout.exact import ExactGame

MOST_POSITIONS = 4000  # about a minute
NOTHING = Shares.none(2)


def solved(state: KnockoutState) -> SolvedKnockout | None:
    """Return the solution of all games from this position; None if there are too many."""
    if state.seats != 2 or state.variant.rounds is not None:
        return None
    live = [s for p, s in enumerate(state.positions) if s >= 0 and _lives(state, p)]
    if state.board.size ** len(live) > MOST_POSITIONS**2:  # obviously too many, so do not count
        return None
    try:
        game = ExactGame(state.variant.board, MOST_POSITIONS, state.positions)
    except ValueError:
        return None
    game.solve(tolerance=1e-12)
    return SolvedKnockout(game)


def _lives(state: KnockoutState, piece: int) -> bool:
    return contested(state.positions, state.seats, number_of(piece))


class SolvedKnockout:
    """An `Evaluator` from a table of exact values. It ignores the cap of K17."""

    def __init__(self, game: ExactGame) -> None:
        self._solved = game
        self._rules = game.game

    def shares(self, state: KnockoutState) -> Shares:
        if state.phase is Phase.PLAY:
            return self.after(state, self.best(state))
        if state.roll_off is not None:
            sides = (state._replace(seat=s, first=s, roll_off=None) for s in range(2))
            chances = start_chances(state.roll_off)
            return sum((c * self.shares(s) for c, s in zip(chances, sides, strict=True)), NOTHING)
        share = self._solved.worth(self._solved.outcome(state))
        return Shares((share, 1 - share))

    def actions(self, state: KnockoutState) -> Mapping[Action, Shares]:
        return {action: self.after(state, action) for action in self._rules.legal_actions(state)}

    def after(self, state: KnockoutState, move: Action | Roll) -> Shares:
        return self.shares(self._rules.apply(state, move).state)

    def best(self, state: KnockoutState) -> Action:
        valued = self.actions(state)
        return max(valued, key=lambda action: float(valued[action][state.seat]))

    def left(self, state: KnockoutState, action: Action) -> KnockoutState:
        after = self._rules.apply(state, action).state
        while after.phase is Phase.PLAY and after.turn == state.turn:
            after = self._rules.apply(after, self.best(after)).state
        return after

    def play_turn(self, state: KnockoutState, random: Random) -> tuple[KnockoutState, Shares]:
        before, rolled = self.shares(state), state
        if state.phase is Phase.CHANCE:
            chances = self._rules.chance_outcomes(state)
            (chance,) = random.choices(chances, [float(c.probability) for c in chances])
            rolled = self._rules.apply(state, chance.roll).state
        luck = self.shares(rolled) - before
        if rolled.phase is Phase.PLAY:
            rolled = self.left(rolled, self.best(rolled))
        return rolled, luck
