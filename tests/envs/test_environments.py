"""Environments: conformance tests of each library, and comparison with the rules."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from pettingzoo import make
from pettingzoo.test import api_test, parallel_seed_test, seed_test

from roost.analysis.games import evaluator_for_state
from roost.envs import pettingzoo
from roost.envs.coding import CODINGS, Coding, coding
from roost.envs.gymnasium import RoostGymnasium
from roost.envs.pickomino.vector import PickominoVector
from roost.rules import Phase, Roll, make_game
from roost.rules.errors import GameError, IllegalActionError, SeatError, UnknownGameError
from roost.rules.extras import MissingExtraError, need
from tests.scale import scaled

SEATS = [("pickomino", n) for n in range(2, 8)] + [("knockout", n) for n in range(2, 5)]
# Random games that end soon: a failure turns a tile even if the player has none.
QUICK = {"pickomino": "short+turn-on-empty", "knockout": ""}
MOVES = scaled(1_500, 10_000)  # per environment and game


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Ignore a warning of PettingZoo about a pattern that its own documents recommend."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


# -- conformance ---------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_pettingzoo_conformance(game: str, seats: int) -> None:
    api_test(pettingzoo.env(game, seats, QUICK[game]), num_cycles=60)
    seed_test(lambda: pettingzoo.env(game, seats, QUICK[game]), num_cycles=30)


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_gymnasium_conformance(game: str, seats: int) -> None:
    env = RoostGymnasium(game, ("random",) * (seats - 1), QUICK[game], render_mode="ansi")
    check_env(env, skip_render_check=True)
    env.reset(seed=1)
    assert env.render() == env.play.state.__repr__()


# -- the rules, and nothing else -----------------------------------------------------------


def follow(numbers: Coding, state: Any, action: int) -> Any:
    """Return the rules' result of an action by its number."""
    assert numbers.actions[action] in numbers.rules.legal_actions(state)
    return numbers.rules.apply(state, numbers.actions[action]).state


def test_pettingzoo_decisions_match_the_rules() -> None:
    for game in ("pickomino", "knockout"):
        env, choice, moves, number = pettingzoo.RoostEnv(game, 3), Random(1), 0, 0
        while moves < MOVES:
            env.reset(seed=number)
            number += 1
            while env.play.outcome is None and moves < MOVES:
                before, moves = env.play.state, moves + 1
                seen = env.observe(env.agent_selection)
                legal = np.flatnonzero(seen["action_mask"]).tolist()
                assert [env.coding.actions[a] for a in legal] == sorted(
                    env.coding.rules.legal_actions(before), key=env.coding.numbers.__getitem__
                )
                assert env.agent_selection == f"player_{before.seat}"
                assert env.observation_space("player_0")["observation"].contains(
                    seen["observation"]
                )
                action = choice.choice(legal)
                after = follow(env.coding, before, action)
                env.step(action)
                assert reached(env.coding, after, env.play.state)


def reached(numbers: Coding, state: Any, wanted: Any) -> bool:
    """Return whether only rolls lead from a state to another."""
    if state == wanted or state.phase is not Phase.CHANCE:
        return bool(state == wanted)
    rules = numbers.rules
    if wanted.turn == state.turn and wanted.phase is Phase.PLAY and wanted.seat == state.seat:
        return rules.apply(state, Roll(wanted.roll)).state == wanted  # type: ignore[no-any-return]
    # The turn failed or had no move, so the next roll or the end may follow after any number of
    # turns.
    return wanted.turn > state.turn or wanted.phase is Phase.OVER


def test_opponents_play_between_two_decisions_of_the_agent() -> None:
    env = RoostGymnasium("pickomino", ("greedy", "simple"), seat=1)
    observation, info = env.reset(seed=3)
    choice, rewards = Random(3), []
    for _ in range(2000):
        assert env.play.state.seat == 1
        assert env.observation_space.contains(observation)
        assert env.action_masks().tolist() == (info["action_mask"] == 1).tolist()
        action = choice.choice(np.flatnonzero(info["action_mask"]).tolist())
        observation, reward, over, cut, info = env.step(np.int64(action))
        rewards.append(reward)
        assert not cut
        if over:
            break
    outcome = env.play.outcome
    assert outcome is not None
    assert rewards == [0.0] * (len(rewards) - 1) + [float(outcome.shares[1])]


# -- seeds ---------------------------------------------------------------------------------

PLAYED = """
from random import Random
import numpy as np
from roost.envs import pettingzoo
for game in ("pickomino", "knockout"):
    env = pettingzoo.RoostEnv(game, 2)
    env.reset(seed=11)
    choice = Random(11)
    for _ in range(60):
        if env.play.outcome is not None:
            break
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(choice.choice(np.flatnonzero(mask).tolist()))
    print(repr(env.play.state))
"""


def test_a_seed_gives_the_same_game_in_another_process() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", PLAYED], check=True, capture_output=True, text=True
        ).stdout
        for _ in range(2)
    ]
    assert told[0] == told[1]
    assert told[0].startswith("pickomino")


def parallel(game: str, seats: int) -> Any:
    return pettingzoo.parallel_env(game, seats, QUICK[game])


def told_in_parallel(game: str, seats: int, seed: int) -> list[Any]:
    """Return all outputs of a whole game of legal actions."""
    env, choice, told = parallel(game, seats), Random(1), []
    seen, _ = env.reset(seed=seed)
    while env.agents:
        agent = env.aec_env.agent_selection
        legal = np.flatnonzero(seen[agent]["action_mask"]).tolist()
        actions = dict.fromkeys(env.agents) | {agent: choice.choice(legal)}
        seen, rewards, over, _, _ = env.step(actions)
        told.append((agent, {who: o["observation"].tobytes() for who, o in seen.items()}, rewards))
    assert all(over.values())
    return told


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_a_seed_gives_the_same_game_with_the_parallel_api(game: str, seats: int) -> None:
    parallel_seed_test(lambda: parallel(game, seats))
    once, again = told_in_parallel(game, seats, 7), told_in_parallel(game, seats, 7)
    assert once == again
    assert once != told_in_parallel(game, seats, 8)


def test_each_reset_starts_a_different_game() -> None:
    env = pettingzoo.RoostEnv("pickomino", 2)
    env.reset(seed=5)
    first = env.play.state
    env.reset()
    assert env.play.state != first
    env.reset(seed=5)
    assert env.play.state == first


# -- what is told beside -------------------------------------------------------------------


ENTRIES = ("values", "regret", "scores", "position", "legal", "values_error", "regret_error")


@pytest.mark.parametrize("game", ["pickomino", "knockout"])
def test_info_has_the_entries_that_were_asked_for(game: str) -> None:
    env = RoostGymnasium(game, seat=0, info=ENTRIES)
    _, info = env.reset(seed=4)
    assert list(info) == ["seat", "action_mask", *ENTRIES]
    legal = np.flatnonzero(info["action_mask"]).tolist()
    state = env.play.state
    assert np.flatnonzero(~np.isnan(info["values"])).tolist() == legal
    assert [number for number, words in enumerate(info["legal"]) if words] == legal
    assert tuple(info["scores"]) == env.coding.scores(state)
    assert info["position"] == repr(state)
    for action, shares in evaluator_for_state(state).actions(state).items():
        assert info["values"][env.coding.numbers[action]] == shares[0]
    assert np.nanmin(info["regret"]) == 0
    assert np.nanmax(info["regret"]) == pytest.approx(np.ptp(info["values"][legal]))
    assert 0 < info["values_error"] < info["regret_error"] < 0.02
    zoo = pettingzoo.raw_env(game, info=ENTRIES)
    zoo.reset(seed=4)
    assert list(zoo.infos[zoo.agent_selection]) == list(ENTRIES)
    with pytest.raises(ValueError, match="regret"):
        RoostGymnasium(game, info=("regrets",))


def test_pickomino_action_numbers_match_the_batched_games() -> None:
    from roost.solver.pickomino.games import action_number, action_of

    numbers = coding("pickomino", 2)
    assert [action_number(action) for action in numbers.actions] == list(range(24))
    assert [action_of(number) for number in range(24)] == list(numbers.actions)


def test_observations_differ_between_seats_only_in_their_view() -> None:
    rules = make_game("pickomino", "")
    state = rules.parse_position("pickomino 21-30 31,32/33/34 1 www 12345 9")
    numbers = coding("pickomino", 3)
    seen = [numbers.observe(state, seat) for seat in range(3)]
    assert len({one.tobytes() for one in seen}) == 3
    for one in seen:
        assert one.min() >= 0
        assert (one <= numbers.high).all()
        assert one[16 * 9 : 16 * 9 + 16].tolist() == [0] * 10 + [1, 2, 1, 1, 0, 0]


# -- refusals ------------------------------------------------------------------------------


def test_an_illegal_action_is_rejected_without_side_effects() -> None:
    env = pettingzoo.RoostEnv("pickomino", 2)
    env.reset(seed=1)
    before = env.play.state
    for action in (-1, 0, 24, 10**9):
        with pytest.raises(IllegalActionError, match="legal"):
            env.step(action)
        assert env.play.state == before


def test_an_illegal_action_costs_more_than_a_loss() -> None:
    env = RoostGymnasium("pickomino")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(0))
    assert (reward, over) == (-1.0, True)
    zoo = pettingzoo.env("pickomino")
    zoo.reset(seed=1)
    zoo.step(0)
    assert zoo.rewards == {"player_0": -1, "player_1": 0}
    assert "legal" in info["illegal"]


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (("chess", 2, ""), UnknownGameError),
        (("pickomino", 8, ""), SeatError),
        (("knockout", 5, ""), SeatError),
        (("pickomino", 2, "nonsense"), GameError),
    ],
)
def test_an_unknown_game_is_rejected(words: tuple[str, int, str], error: type[GameError]) -> None:
    with pytest.raises(error):
        pettingzoo.env(*words)


def test_the_error_for_a_missing_extra_names_it() -> None:
    with pytest.raises(MissingExtraError, match=r"roost\[envs\]"):
        need("a_library_that_nobody_has", "envs")


DOCUMENT = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_the_examples_in_the_document_run(part: int) -> None:
    examples = [text.partition("```")[0] for text in DOCUMENT.split("```python\n")[1:]]
    assert len(examples) == 4
    subprocess.run([sys.executable, "-W", "error", "-c", examples[part]], check=True)


def test_both_registries_find_every_game() -> None:
    for game in CODINGS.games():
        name = f"roost/{game.capitalize()}-v{CODINGS.of(game).version}"
        env = gymnasium.make(name, opponents=("random",))
        env.reset(seed=1)
        assert isinstance(env.unwrapped, RoostGymnasium)
        assert env.unwrapped.coding.rules.key == game
        zoo = make("aec", name, seats=3)
        zoo.reset(seed=1)
        assert zoo.unwrapped.coding.rules.key == game
        assert make("parallel", name).aec_env.unwrapped.coding.rules.key == game


@pytest.mark.parametrize("game", ["pickomino", "knockout"])
def test_pictures_are_our_drawings(game: str) -> None:
    env = RoostGymnasium(game, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.ndim == 3
    assert picture.shape[2] == 3
    assert picture.min() < 100 < 200 < picture.max()


# -- the vector environment ----------------------------------------------------------------


def random_action(mask: Any, choice: np.random.Generator) -> Any:
    return (mask * choice.random(mask.shape)).argmax(1)


@pytest.mark.parametrize("opponents", [("random",), ("greedy", "greedy", "greedy")])
def test_a_batch_of_games_is_what_single_games_are(opponents: tuple[str, ...]) -> None:
    env = PickominoVector(8, opponents, "short+turn-on-empty", info=("position",))
    seen, info = env.reset(seed=1)
    choice, ends = np.random.default_rng(1), 0
    for _ in range(400):
        for game in range(8):
            state, seat = env.games.state(game), int(info["seat"][game])
            assert (state.seat, state.phase) == (seat, Phase.PLAY)
            assert seen[game].tolist() == env.coding.observe(state, seat).tolist()
            assert info["action_mask"][game].tolist() == env.coding.mask(state).tolist()
            assert info["position"][game] == repr(state)
        actions = random_action(info["action_mask"], choice)
        seen, rewards, over, cut, info = env.step(actions)
        assert not cut.any()
        assert (rewards[~over] == 0).all()
        ends += int(over.sum())
        for game in np.flatnonzero(over).tolist():
            last = info["final_obs"][game]
            assert env.single_observation_space.contains(last)
            assert last[182] == 1  # the game is over
    assert ends > 4
    assert env.observation_space.contains(seen)


def test_a_seed_gives_the_same_batch() -> None:
    def play(seed: int) -> list[Any]:
        env, choice = PickominoVector(5, ("greedy",)), np.random.default_rng(2)
        env.reset(seed=seed)
        seen = [env.step(random_action(env.action_masks(), choice))[0] for _ in range(40)]
        return [one.tolist() for one in seen]

    assert play(1) == play(1) != play(2)


def test_illegal_actions_of_a_batch_end_their_games() -> None:
    env = PickominoVector(3, ("random",))
    _, info = env.reset(seed=1)
    actions = random_action(info["action_mask"], np.random.default_rng(1))
    actions[1] = 7
    _, rewards, over, _, info = env.step(actions)
    assert (rewards[1], bool(over[1]), info["illegal"].tolist()) == (-1, True, [False, True, False])
    env.step(random_action(info["action_mask"], np.random.default_rng(1)))


def test_wrappers_and_vectors_keep_the_entries() -> None:
    name = "roost/Pickomino-v1"
    for mode in ("vector_entry_point", "sync"):
        env = gymnasium.make_vec(
            name, 3, vectorization_mode=mode, opponents=("random",), info=("regret",)
        )
        counted = RecordEpisodeStatistics(env)
        _, info = counted.reset(seed=1)
        assert info["regret"].shape == (3, 24)
        _, _, _, _, info = counted.step(np.nanargmin(info["regret"], 1))
        assert np.nanmin(info["regret"], 1).tolist() == [0, 0, 0]
    with pytest.raises(ValueError, match="sync"):
        gymnasium.make_vec(name, 3, opponents=("strongest",))
