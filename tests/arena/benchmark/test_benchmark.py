"""The benchmark: a fixed set, an answer key, and correct statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from roost.analysis.games import ANALYSES, evaluator_for_state
from roost.analysis.results import PHASES
from roost.arena.benchmark import (
    Regret,
    Score,
    benchmark_set,
    position_regret,
    run_benchmark,
)
from roost.arena.benchmark.run import tasks
from roost.arena.benchmark.scores import Cost, by_phase
from roost.arena.benchmark.sets import SETS, published
from roost.bots import make_bot
from roost.rules import Action, game_of, parse_position
from roost.rules.errors import GameError

GAMES = SETS.games()


class Best:
    def probabilities(self, state: Any) -> Mapping[Action, float]:
        return {evaluator_for_state(state).best(state): 1.0}


class Undecided:
    """A policy that plays the best or any other action with equal probability."""

    def probabilities(self, state: Any) -> Mapping[Action, float]:
        return dict.fromkeys(game_of(state).legal_actions(state), 2.0)


# -- the set -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_set_has_equally_many_positions_of_each_phase_with_a_choice(
    game: str,
) -> None:
    texts = benchmark_set(game).positions
    states = [parse_position(text) for text in texts]
    assert len(set(texts)) == len(texts) >= 300
    assert all(len(game_of(state).legal_actions(state)) > 1 for state in states)
    phases = [ANALYSES.of(game).puzzles.phase(state) for state in states]
    # Phases alternate, so the first few positions cover all of them.
    assert phases == list(PHASES) * (len(texts) // len(PHASES))


def test_a_smaller_run_uses_the_first_positions_and_games() -> None:
    chosen = benchmark_set("pickomino")
    some = tasks("greedy", chosen, positions=25, games=2)
    assert [number for task in some for number in task.positions] == list(range(25))
    assert [task.number for task in some if not task.positions] == [0, 1]
    every = tasks("greedy", chosen)
    assert sum(len(task.positions) for task in every) == len(chosen.positions)
    assert sum(not task.positions for task in every) == chosen.games


# -- figures -------------------------------------------------------------------------------


def test_decisions_of_one_game_count_once_in_the_interval() -> None:
    apart = Regret.of([Cost(game, "early", float(game % 2)) for game in range(100)])
    together = Regret.of([Cost(game // 10, "early", float(game // 10 % 2)) for game in range(100)])
    assert apart.mean == together.mean == 0.5
    assert apart.half == pytest.approx(1.96 * 0.5 / 99**0.5, rel=1e-3)
    assert together.half == pytest.approx(1.96 * 0.5 / 9**0.5, rel=1e-3)


def test_phases_are_separate() -> None:
    found = by_phase([Cost(0, "early", 0.1), Cost(1, "late", 0.3), Cost(2, "late", 0.2)])
    assert {part: regret.decisions for part, regret in found.items()} == {
        "all": 3,
        "early": 1,
        "late": 2,
    }
    assert found["late"].mean == pytest.approx(0.25)


def test_regret_is_zero_for_the_best_and_the_mean_for_a_random_policy() -> None:
    assert position_regret("pickomino", Best())["all"].mean < 1e-9
    random = position_regret("pickomino", make_bot("pickomino", "random").policy)
    assert position_regret("pickomino", Undecided())["all"].mean == pytest.approx(
        random["all"].mean
    )


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_published_results_are_up_to_date(game: str) -> None:
    """If it fails, run `python -m bench.regret levels GAME`."""
    found = run_benchmark("simple", game, positions=60, games=2, jobs=1).score
    (kept,) = (score for score in published(game) if score.agent == "simple")
    whole = position_regret(game, make_bot(game, "simple").policy)
    assert whole["late"].mean == pytest.approx(kept.positions["late"].mean, abs=2e-6)
    assert whole["all"].half == pytest.approx(kept.positions["all"].half, abs=2e-6)
    assert found.positions["all"].decisions == 60
    assert found.games["all"].decisions < kept.games["all"].decisions


@pytest.mark.parametrize("game", GAMES)
def test_published_results_begin_with_the_best(game: str) -> None:
    scores = published(game)
    names = Counter(score.agent for score in scores)
    assert {"strongest", "mcts-10", "mcts-50"} <= names.keys()
    assert max(names.values()) == 1
    means = [score.positions["all"].mean for score in scores]
    assert means == sorted(means)
    assert Score.from_json(scores[0].to_json()) == scores[0]


# -- running -------------------------------------------------------------------------------


@pytest.mark.slow
def test_one_and_two_processes_have_equal_results() -> None:
    alone, two = (
        run_benchmark("casual", "pickomino", positions=30, games=2, jobs=jobs) for jobs in (1, 2)
    )
    assert alone.score == two.score
    assert alone.games == 2
    assert "casual" not in [score.agent for score in two.others]


def test_a_failing_bot_is_reported_and_replaced(tmp_path: Path) -> None:
    bot = tmp_path / "broken.py"
    bot.write_text("def choose(state):\n    raise RuntimeError('no idea')\n")
    found = run_benchmark(f"{bot}:choose", "pickomino", positions=9, games=0, jobs=1)
    assert found.faults.counts == {"crash": 9}
    assert found.score.wins is None
    assert not found.score.games
    random = run_benchmark("random", "pickomino", positions=9, games=0, jobs=1)
    assert found.score.positions == random.score.positions


def test_an_unknown_bot_is_an_error() -> None:
    with pytest.raises(GameError, match="unknown pickomino bot"):
        run_benchmark("nobody", "pickomino")
    with pytest.raises(GameError, match="unknown game"):
        run_benchmark("simple", "chess")
