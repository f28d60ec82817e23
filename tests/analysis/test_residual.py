"""The residual of reviews is small for every number of players."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from roost.analysis.games import evaluator_for
from roost.analysis.puzzle_maker import bot_game
from roost.analysis.review import review
from tests.scale import FULL, RESTS

# The game, the seats, the maximum residual, rms by player and game, and the games.
MOST = [("pickomino", seats, 0.05, range(RESTS)) for seats in range(2, 8)] + [
    ("knockout", 2, 0.05, range(RESTS)),
    ("knockout", 3, 0.08, range(RESTS)),
    ("knockout", 4, 0.08, range(RESTS)),
]
USUAL = [  # games with a larger residual for one player
    ("knockout", 3, 0.08, (0, 4)),
    ("knockout", 4, 0.08, (0, 13)),
]


@pytest.mark.parametrize(("game", "seats", "most", "games"), MOST if FULL else USUAL)
def test_the_residual_of_a_review_is_small(
    game: str, seats: int, most: float, games: Sequence[int]
) -> None:
    evaluator, rests = evaluator_for(game), []
    for number in games:
        record = bot_game(game, ("strongest",) * seats, f"rest:{number}", "")
        found = review(record, evaluator)
        assert all(abs(seat.balance) < 1e-9 for seat in found.seats)
        rests.append([seat.residual for seat in found.seats])
    assert np.sqrt(np.square(rests).mean()) <= most
