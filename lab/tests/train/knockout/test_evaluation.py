"""Umpires of Knockout: what they are told, what they learn, and that it repeats itself."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from roost.bots.knockout.values import (
    EVALUATED_SEATS,
    load_evaluations,
    load_nets,
    load_piece_values,
)
from roost.rules.knockout import get_board
from roost.rules.knockout.constants import PIECES
from roost.solver.knockout.network import EvaluationNetwork, untrained_evaluation
from roost.solver.knockout.tables import BoardTables, known
from roost_lab.kernels.evaluation import reconsider
from roost_lab.train.knockout.evaluation import (
    CHANCES,
    Games,
    Lesson,
    Plan,
    Pupil,
    goals,
    play,
    train_evaluation,
)
from roost_lab.train.knockout.selfplay import ROLLS, record_turns


def rests_of(pupil: Pupil, games: Games) -> float:
    _, rests = goals(games, pupil.left(games), 0.9)
    return float(np.sqrt((rests**2).mean()))


def test_the_same_plan_gives_the_same_umpire_whatever_the_workers() -> None:
    plan = Plan(3, 1600, 1, rounds=2, passes=1, batch=256, read=8, table=8, again=8)
    lessons: list[Lesson] = []
    plans = plan, replace(plan, workers=2)
    first, again = (train_evaluation(each, lessons.append) for each in plans)
    assert all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))
    assert [lesson.round for lesson in lessons] == [0, 1, 0, 1]
    assert 0.02 < lessons[0].rest < 0.3
    assert np.array_equal(lessons[-1].evaluation.keeps, again.keeps)
    assert again.keeps.any()


@pytest.mark.parametrize("seats", EVALUATED_SEATS)
def test_what_is_taught_is_what_is_judged(seats: int) -> None:
    """The pupil's own sums and the kernel's agree on every position of a game, and on what the best
    turns leave, for each first roller."""
    evaluation, count = load_evaluations()[seats], 300
    games = play("arrows49", seats, count, 7, 0)
    rows, left = np.zeros((count, PIECES), np.int8), np.zeros((count, ROLLS, PIECES), np.int8)
    following, numbers, rolled = (np.zeros(count, np.int64) for _ in range(3))
    followed = np.zeros((count, ROLLS), np.int64)
    tables, net = BoardTables(get_board("arrows49")), load_nets()[seats - 2]
    sees = known(tables, load_piece_values("arrows49"))
    kept = record_turns(
        count, 7, seats, tables.start(seats), sees, net, 0,
        rows, following, numbers, rolled, left, followed,
    )  # fmt: skip
    pupil = Pupil(evaluation, seats)
    said, found = pupil.left(games), np.empty(seats)
    assert kept == len(games.numbers) > 50
    for row in range(0, kept, 9):
        for roll in range(0, ROLLS, 4):
            reconsider(left[row, roll], seats, followed[row, roll], sees, net, evaluation, found)
            assert said[row, roll] == pytest.approx(found, abs=2e-3)  # told in half precision


def test_the_games_go_on_where_the_roll_led() -> None:
    games = play("wheel49", 4, 400, 3, 0)
    left = games.left.shares.reshape(len(games.numbers), ROLLS, 4)
    same = games.numbers[1:] == games.numbers[:-1]
    for row in np.flatnonzero(same)[::7]:
        assert left[row, games.rolled[row]] == pytest.approx(games.before.shares[row + 1], abs=1e-6)
    assert CHANCES.sum() == pytest.approx(1)


def test_the_rest_is_what_the_looks_leave() -> None:
    """Of a game's result less what was thought at its start, all that is not the luck of its rolls.
    One who thinks alike of everything leaves nothing, and learns nothing."""
    games = play("wheel49", 3, 400, 1, 0)
    left = Pupil(untrained_evaluation(3, 8, 8, 8, 0), 3).left(games)
    mean = np.einsum("r,nrs->ns", CHANCES, left)
    luck = left[np.arange(len(left)), games.rolled] - mean
    wanted, rests = goals(games, left, 1.0)
    for number in np.unique(games.numbers):
        rows = np.flatnonzero(games.numbers == number)
        first, last = rows[0], rows[-1]
        result = left[last, games.rolled[last]]
        rest = result - mean[first] - luck[rows].sum(0)
        assert rests[::-1][number] == pytest.approx(rest, abs=1e-5)
        without_luck = (result - luck[rows].sum(0))[games.order[first]]
        assert wanted[first] == pytest.approx(without_luck, abs=1e-5)
    assert abs(rests).max() > 0.01
    alike = np.full_like(left, 1 / 3)
    found, nothing = goals(games, alike, 1.0)
    assert abs(nothing).max() < 1e-6
    assert found == pytest.approx(np.full_like(found, 1 / 3))


def test_a_pupil_leaves_less_of_games_it_learnt_from() -> None:
    games = play("rings61", 4, 1200, 2, 0)
    pupil = Pupil(untrained_evaluation(4, 24, 16, 16, 0), 4)
    before = rests_of(pupil, games)
    for _ in range(2):
        wanted, _ = goals(games, pupil.left(games), 0.9)
        asked = games.before.judged
        pupil.fit([part[asked] for part in games.before[:-1]], wanted[asked], 512, [3e-3] * 80)
    assert rests_of(pupil, games) < 0.85 * before


@pytest.mark.parametrize("seats", EVALUATED_SEATS)
def test_the_shipped_umpire_leaves_less_than_the_player_alone(seats: int) -> None:
    """In games that it did not learn from."""
    games = play("rings61", seats, 900, 987, 0)
    silent = Pupil(untrained_evaluation(seats, 4, 4, 4, 0), seats)
    assert rests_of(Pupil(load_evaluations()[seats], seats), games) < 0.9 * rests_of(silent, games)


def test_too_few_positions_for_a_game_are_refused() -> None:
    with pytest.raises(ValueError, match="20 positions hold no whole game of 4 seats on wheel49"):
        play("wheel49", 4, 20, 1, 0)


def test_an_umpire_has_as_many_weights_as_it_says() -> None:
    assert [part.shape for part in load_evaluations()[4]] == [
        part.shape for part in untrained_evaluation(4, 96, 128, 64, 0)
    ]
    assert isinstance(load_evaluations()[4], EvaluationNetwork)
