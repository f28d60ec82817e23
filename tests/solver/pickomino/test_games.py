"""Batched games are the rules, move for move."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from roost.rules.core import Phase
from roost.rules.dice import Roll
from roost.rules.errors import GameError, IllegalActionError
from roost.rules.pickomino import Pickomino, PickominoState, PickominoVariant
from roost.solver.pickomino.games import PickominoGames, action_number, action_of
from roost.solver.pickomino.rows import ACTIONS
from tests.scale import GAMES

Array = npt.NDArray[Any]


def dice_of(counts: Array) -> Roll:
    return Roll(face + 1 for face in range(6) for _ in range(int(counts[face])))


def step(state: PickominoState, dice: Array, action: int) -> PickominoState:
    rules = Pickomino(state.variant)
    if state.phase is Phase.OVER:
        return state
    if state.phase is Phase.CHANCE:
        return rules.apply(state, dice_of(dice)).state
    return rules.apply(state, action_of(action)).state


def chosen(legal: Array, random: np.random.Generator) -> Array:
    """Legal actions at random, those that end games sooner liked better."""
    liking = np.ones(ACTIONS)
    liking[4:7], liking[8:] = (2, 5, 6), 1000
    weights = legal * liking * random.random(legal.shape)
    return np.asarray(weights.argmax(1))


@pytest.mark.parametrize("seats", range(2, 8))
def test_every_variant_is_played_as_the_rules_play_it(seats: int) -> None:
    """P1 to P24, in games of each of the 12 variants side by side."""
    random = np.random.default_rng(seats)
    variants = PickominoVariant.all() * (2 * GAMES)
    states = [Pickomino(variant).start(seats, first=seats - 1) for variant in variants]
    games = PickominoGames.of(states)
    for _ in range(700):
        if games.over.all():
            break
        legal = games.legal()
        for game, state in enumerate(states):
            wanted = {
                action_number(action) for action in Pickomino(state.variant).legal_actions(state)
            }
            assert set(np.flatnonzero(legal[game]).tolist()) == wanted
        dice, actions = games.random_rolls(random), chosen(legal, random)
        waiting = games.phase == 0
        games.apply(np.where(waiting, -1, actions))
        held = games.pick(np.arange(len(games)))
        held.phase[~waiting] = 3
        held.apply_rolls(dice)
        for name in games.ARRAYS:
            getattr(games, name)[waiting] = getattr(held, name)[waiting]
        states = [step(state, dice[game], int(actions[game])) for game, state in enumerate(states)]
        assert [games.state(game) for game in range(len(games))] == states
    ended = np.flatnonzero(games.over).tolist()
    assert len(ended) > len(games) / 2
    for game in ended:
        state = states[game]
        outcome = Pickomino(state.variant).outcome(state)
        assert outcome is not None
        assert games.shares()[game].tolist() == [float(share) for share in outcome.shares]
        assert tuple(games.worms()[game].tolist()) == outcome.scores


def test_a_game_that_nobody_finishes_is_capped() -> None:
    """P25."""
    state = Pickomino().start(2)._replace(turn=2000)
    games = PickominoGames.of([state])
    games.apply_rolls(np.array([[8, 0, 0, 0, 0, 0]]))
    games.apply(np.array([1]))
    assert games.over.all()
    assert games.shares().tolist() == [[0.5, 0.5]]


def test_actions_have_numbers_and_back() -> None:
    assert [action_number(action_of(number)) for number in range(ACTIONS)] == list(range(ACTIONS))


def test_an_illegal_action_names_its_game_and_changes_nothing() -> None:
    games = PickominoGames.start(3, 2)
    games.apply_rolls(np.array([[8, 0, 0, 0, 0, 0], [0, 8, 0, 0, 0, 0]]))
    before = [games.state(0), games.state(1)]
    with pytest.raises(IllegalActionError, match=r"game 1: action 1 .* legal: \[2\]"):
        games.apply(np.array([1, 1]))
    assert [games.state(0), games.state(1)] == before


def test_dice_that_do_not_fit_are_refused() -> None:
    games = PickominoGames.start(2, 1)
    for dice in ([[7, 0, 0, 0, 0, 0]], [[9, -1, 0, 0, 0, 0]], [[8, 0, 0]]):
        with pytest.raises(IllegalActionError) as refusal:
            games.apply_rolls(np.array(dice))
        assert refusal.value.code == "bad-roll"


def test_a_batch_has_one_number_of_seats() -> None:
    with pytest.raises(GameError) as refusal:
        PickominoGames.of([Pickomino().start(2), Pickomino().start(3)])
    assert refusal.value.code == "mixed-seats"
    with pytest.raises(GameError):
        PickominoGames.start(8, 1)
