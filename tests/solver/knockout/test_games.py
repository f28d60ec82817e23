"""Batches of Knockout play move for move as the rules do, and refuse what they refuse."""

from __future__ import annotations

import numpy as np
import pytest

from roost.rules import Phase, Roll
from roost.rules.errors import GameError, IllegalActionError
from roost.rules.knockout import Knockout, KnockoutVariant
from roost.solver.knockout.games import KnockoutGames, action_number, action_of, streams
from tests.scale import scaled


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("key", ["rings61", "arrows49", "wheel49+rounds=12"])
def test_every_step_is_one_of_the_rules(seats: int, key: str) -> None:
    variant = KnockoutVariant.parse(key)
    rules, count = Knockout(variant), 6
    games, random = KnockoutGames.start(seats, count, variant, first=1), streams(seats, count)
    states = [rules.start(seats, first=1) for _ in range(count)]
    rng = np.random.default_rng(seats)
    for _ in range(scaled(40, 400)):
        dice = np.sort(rng.integers(1, 7, (count, 2)), axis=1)
        for game, state in enumerate(states):
            if state.phase is Phase.CHANCE:
                states[game] = rules.apply(state, Roll(dice[game].tolist())).state
        games.apply_rolls(dice)
        for _ in range(2):
            assert [games.state(game) for game in range(count)] == states
            legal, actions = games.legal(), games.choose(random)
            for game, state in enumerate(states):
                numbers = {action_number(move, games.size) for move in rules.legal_actions(state)}
                assert set(np.flatnonzero(legal[game]).tolist()) == numbers
                assert (actions[game] in numbers) == bool(numbers)
                if numbers:
                    move = action_of(int(actions[game]), games.size)
                    states[game] = rules.apply(state, move).state
            games.apply(actions)
    assert KnockoutGames.of(states).points().tolist() == [list(state.points) for state in states]


def test_games_by_chance_end_and_are_shared_out() -> None:
    games, random = KnockoutGames.start(3, 50), streams(4, 50)
    while not games.over.all():
        games.throw(random)
        games.apply(games.choose(random))
        games.apply(games.choose(random))
    assert games.shares().sum(1) == pytest.approx(1)
    for game in range(50):
        outcome = games.rules.outcome(games.state(game))
        assert outcome is not None
        assert games.shares()[game].tolist() == [float(share) for share in outcome.shares]


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    games, random = KnockoutGames.start(2, 3), streams(1, 3)
    games.throw(random)
    before = [games.state(game) for game in range(3)]
    good = games.choose(random)
    for wrong in (-1, 24 * games.size, (good[1] + 1) % games.size):
        with pytest.raises(IllegalActionError):
            games.apply(np.array([good[0], wrong, good[2]]))
    with pytest.raises(IllegalActionError):
        games.apply(good[:2])
    assert [games.state(game) for game in range(3)] == before
    fresh = KnockoutGames.start(2, 2)
    for dice in ([[0, 1], [1, 1]], [[1, 7], [1, 1]], [[1, 1]]):
        with pytest.raises(IllegalActionError):
            fresh.apply_rolls(np.array(dice))
    with pytest.raises(GameError):
        fresh.throw(streams(1, 3))


def test_a_batch_is_of_one_kind() -> None:
    rules = Knockout()
    with pytest.raises(GameError):
        KnockoutGames.of([rules.start(2, first=0), rules.start(3, first=0)])
    with pytest.raises(GameError):
        KnockoutGames.of([rules.start(2)])
    assert len(KnockoutGames.of([])) == 0
