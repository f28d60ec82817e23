"""The mean luck of all rolls of a position is zero for every seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from roost.analysis.games import evaluator_for
from roost.rules import Phase, State, make_game
from roost.testing import playout
from tests.scale import POSITIONS

EVERY = 3  # positions of one game are similar


def positions(game: str, most: int) -> Iterator[State]:
    """Return positions before a roll, for all numbers of players."""
    rules, found = make_game(game, ""), 0
    for number in range(most):
        seats = rules.seat_counts[number % len(rules.seat_counts)]
        waiting = [
            state
            for state in playout(rules, seats, f"luck {number}").states
            if state.phase is Phase.CHANCE
        ]
        for state in waiting[number % EVERY :: EVERY][:8]:
            yield state
            found += 1
            if found == most:
                return


@pytest.mark.parametrize("game", ["pickomino", "knockout"])
def test_the_mean_luck_of_all_rolls_is_zero(game: str) -> None:
    evaluator, worst, seen = evaluator_for(game), 0.0, 0
    for state in positions(game, POSITIONS):
        luck = [-float(share) for share in evaluator.shares(state)]
        for chance in make_game(game, state.variant.key).chance_outcomes(state):
            for seat, share in enumerate(evaluator.after(state, chance.roll)):
                luck[seat] += float(chance.probability) * float(share)
        worst, seen = max(worst, *map(abs, luck)), seen + 1
    assert seen == POSITIONS
    assert worst < 1e-9
