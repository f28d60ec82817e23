"""A small game of Knockout, solved from the rules alone."""

from __future__ import annotations

from roost.rules import Action, Phase
from roost.rules.knockout import (
    Knockout,
    KnockoutState,
    KnockoutVariant,
    parse_board,
    register_board,
)
from tests.rules.knockout.positions import board_data

Spot = tuple[tuple[int, ...], int]


def _spot(state: KnockoutState) -> Spot:
    return state.positions, state.seat


def small_knockout() -> Knockout:
    """Return a ring of five with a hub: both have a 1 and a 3, and a locked 2 blocks (K12)."""
    ring = [f"A{i}" for i in range(5)]
    lines = [*zip(ring, [*ring[1:], ring[0]], strict=True), ("A0", "C"), ("A2", "C")]
    none: list[str | None] = [None] * 6
    starts = {
        "2": {
            "blue": ["A0", "A1", *none[2:]],
            "green": ["A3", *none[1:]],
            "red": none,
            "yellow": none,
        }
    }
    register_board(parse_board(board_data("review6", lines, starts)))
    return Knockout(KnockoutVariant("review6"))


class KnockoutTruth:
    """A small game of Knockout for two, solved by value iteration with the rules alone."""

    def __init__(self, start: KnockoutState) -> None:
        self._game = Knockout(start.variant)
        self._turns: dict[Spot, list[tuple[float, list[KnockoutState]]]] = {}
        waiting = [start]
        while waiting:
            state = waiting.pop()
            if _spot(state) not in self._turns:
                rolls = [
                    (float(c.probability), self._ends(self._game.apply(state, c.roll).state))
                    for c in self._game.chance_outcomes(state)
                ]
                self._turns[_spot(state)] = rolls
                waiting += [s for _, ends in rolls for s in ends if s.phase is Phase.CHANCE]
        self._values = dict.fromkeys(self._turns, 0.0)
        while max(map(self._improve, self._turns)) > 1e-11:
            pass

    def _ends(self, state: KnockoutState) -> list[KnockoutState]:
        if state.phase is not Phase.PLAY:
            return [state]
        moves = self._game.legal_actions(state)
        return [end for move in moves for end in self._ends(self._game.apply(state, move).state)]

    def _improve(self, spot: Spot) -> float:
        pick = max if spot[1] == 0 else min
        new = sum(
            chance * pick(self._first_seat(end) for end in ends)
            for chance, ends in self._turns[spot]
        )
        change = abs(new - self._values[spot])
        self._values[spot] = new
        return change

    def _first_seat(self, state: KnockoutState) -> float:
        if state.phase is Phase.OVER:
            outcome = self._game.outcome(state)
            assert outcome is not None
            return float(outcome.shares[0])
        return self._values[_spot(state)]

    def value(self, state: KnockoutState, action: Action) -> float:
        """Return the value of an action to the mover."""
        ends = self._ends(self._game.apply(state, action).state)
        piece_values = [self._first_seat(end) for end in ends]
        return max(piece_values) if state.seat == 0 else 1 - min(piece_values)
