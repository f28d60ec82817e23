"""The OpenSpiel games: conformance, comparison with the rules, and its search playing ours."""

from __future__ import annotations

import runpy
from pathlib import Path
from random import Random

import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

from roost.envs import openspiel
from roost.envs.coding import Coding
from roost.rules import parse_position
from tests.envs.test_environments import MOVES, QUICK, SEATS, follow

EXAMPLES = Path(__file__).parents[3] / "examples"


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_openspiel_conformance(game: str, seats: int) -> None:
    found = pyspiel.load_game(f"roost_{game}", {"players": seats, "variant": QUICK[game]})
    pyspiel.random_sim_test(found, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", ["pickomino", "knockout"])
def test_openspiel_writes_a_playthrough(game: str) -> None:
    variant = {"pickomino": QUICK["pickomino"], "knockout": "rings61+rounds:1"}[game]
    name = f"roost_{game}(players=2,variant={variant})"
    text = generate_playthrough.playthrough(name, [0, 0, 6], seed=1)
    assert "ChanceMode.EXPLICIT_STOCHASTIC" in text
    assert game in text


def test_openspiel_states_match_the_rules() -> None:
    for game in ("pickomino", "knockout"):
        found = pyspiel.load_game(f"roost_{game}(players=2,variant={QUICK[game]})")
        choice, moves = Random(2), 0
        while moves < MOVES:
            state = found.new_initial_state()
            numbers: Coding = state.coding
            position = numbers.rules.start(2)
            while not state.is_terminal() and moves < MOVES:
                moves += 1
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
                    action = choice.choices(*zip(*outcomes, strict=True))[0]
                    roll = numbers.rules.chance_outcomes(position)[action].roll
                    position = numbers.rules.apply(position, roll).state
                else:
                    assert state.current_player() == position.seat
                    action = choice.choice(state.legal_actions())
                    position = follow(numbers, position, action)
                state.apply_action(action)
                assert state.position == position
            if state.is_terminal():
                outcome = numbers.rules.outcome(position)
                assert outcome is not None
                assert state.returns() == [float(share) for share in outcome.shares]


def test_openspiel_observes_the_same_numbers() -> None:
    game = pyspiel.load_game("roost_pickomino(players=2)")
    state = game.new_initial_state()
    state.apply_action(0)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert isinstance(observer, openspiel.Observer)
    assert observer.tensor.tolist() == state.coding.observe(state.position, 1).tolist()
    assert observer.string_from(state, 0) == repr(state.position)


@pytest.mark.parametrize(
    "position",
    [
        "pickomino 23 34,21/22,31 0 - 113445ww 12",
        "knockout 2 x,M3,x,O22,x,x/x,x,x,x,O14,M0/x,x,I0,O15,x,O17/x,x,I4,x,I1,x 0 6:1 31 16 0",
    ],
)
def test_the_search_of_openspiel_plays_our_games(position: str) -> None:
    search, state = (
        runpy.run_path(str(EXAMPLES / "bots" / "mcts.py"))["Mcts10"](),
        parse_position(position),
    )
    search.simulations = 3
    assert search.choose(state) == search.choose(state)
