"""Games by chance: whole ones in one call, and step by step, as the rules play them."""

from __future__ import annotations

import numpy as np
import pytest

from roost.rules import Phase, Roll
from roost.rules.errors import GameError
from roost.rules.pickomino import Pickomino, PickominoVariant
from roost.solver.pickomino.games import (
    PickominoGames,
    action_number,
    action_of,
    random_games,
    streams,
)
from tests.scale import scaled

VARIANTS = ["", "short", "returned-face-down", "any-lower", "turn-on-empty", "short+any-lower"]


def rolled(packed: int) -> Roll:
    """The dice behind six counts of four bits."""
    return Roll(face + 1 for face in range(6) for _ in range(packed >> 4 * face & 15))


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("key", VARIANTS)
def test_every_move_of_a_game_by_chance_is_one_of_the_rules(seats: int, key: str) -> None:
    variant = PickominoVariant.parse(key)
    rules = Pickomino(variant)
    for seed in range(scaled(1, 8)):
        played = random_games(seats, 1, seed, variant, traced=True)
        state, moves, decisions = rules.start(seats), iter(played.trace.tolist()), 0
        while state.phase is not Phase.OVER:
            move = next(moves)
            if state.phase is Phase.CHANCE:
                state = rules.apply(state, rolled(-move)).state
            else:
                decisions += 1
                state = rules.apply(state, action_of(move)).state
        assert next(moves) == 0
        assert (played.decisions, int(played.turns[0])) == (decisions, state.turn)
        assert tuple(played.worms[0]) == state.worms


def test_games_by_chance_end_as_the_batch_says() -> None:
    played = random_games(3, 2000, 5, PickominoVariant.parse("short"))
    assert played.shares.sum(1) == pytest.approx(1)
    assert played.worms.shape == played.shares.shape == (2000, 3)
    assert played.decisions > played.turns.sum()
    again = random_games(3, 2000, 5, PickominoVariant.parse("short"))
    assert (again.worms == played.worms).all()
    other = random_games(3, 2000, 6, PickominoVariant.parse("short"))
    assert (other.worms != played.worms).any()


def test_both_ways_of_playing_by_chance_agree_in_the_mean() -> None:
    """By a Welch test at five standard errors: turns of games, stepwise and in one call."""
    count, variant = 1000, PickominoVariant.parse("short+turn-on-empty")
    games, random = PickominoGames.start(2, count, variant), streams(1, count)
    while not games.over.all():
        games.throw(random)
        for _ in range(2):
            games.apply(games.choose(games.legal(), random))
    one = games.turn.astype(float)
    other = random_games(2, count, 2, variant).turns.astype(float)
    error = np.sqrt(one.var() / count + other.var() / count)
    assert abs(one.mean() - other.mean()) < 5 * error


def test_every_step_by_chance_is_one_of_the_rules() -> None:
    rules, count = Pickomino(), 40
    games, random = PickominoGames.start(4, count), streams(3, count)
    states = [rules.start(4) for _ in range(count)]
    for _ in range(scaled(60, 400)):
        games.throw(random)
        for game, state in enumerate(states):
            if state.phase is Phase.CHANCE:
                found = games.state(game)
                if found.roll is not None:
                    states[game] = rules.apply(state, Roll(found.roll)).state
                else:  # a roll that failed leaves no dice to see
                    states[game] = found
                assert states[game] == found
        for _ in range(2):
            legal = games.legal()
            actions = games.choose(legal, random)
            for game, state in enumerate(states):
                numbers = {action_number(action) for action in rules.legal_actions(state)}
                assert set(np.flatnonzero(legal[game]).tolist()) == numbers
                if numbers:
                    assert actions[game] in numbers
                    states[game] = rules.apply(state, action_of(int(actions[game]))).state
                else:
                    assert actions[game] == -1
            games.apply(actions)
            assert [games.state(game) for game in range(count)] == states


def test_dice_and_choices_are_fair() -> None:
    count = 60_000
    games, random = PickominoGames.start(2, count), streams(9, count)
    games.throw(random)
    faces = games.roll.sum(0) / (8 * count)
    assert faces == pytest.approx(1 / 6, abs=5 * (5 / 36 / (8 * count)) ** 0.5)
    legal = games.legal()
    full = legal[:, 1:7].all(1)
    chosen = np.bincount(games.choose(legal, random)[full], minlength=7)[1:7] / full.sum()
    assert chosen == pytest.approx(1 / 6, abs=5 * (5 / 36 / full.sum()) ** 0.5)


def test_streams_that_do_not_fit_are_refused() -> None:
    games = PickominoGames.start(2, 3)
    for random in (streams(1, 2), streams(1, 3).astype(np.int64)):
        with pytest.raises(GameError) as caught:
            games.throw(random)  # type: ignore[arg-type]
        assert caught.value.code == "bad-streams"
        assert (games.phase == 0).all()
