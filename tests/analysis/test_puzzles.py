"""Puzzles: set without giving anything away, answered, and made of one's own errors."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from roost.analysis.evaluator import Shares
from roost.analysis.games import evaluator_for
from roost.analysis.puzzle_maker import bot_game
from roost.analysis.puzzles import (
    answer,
    confirmed,
    from_json,
    own_errors,
    question,
    save,
    set_from,
    shipped,
    shipped_puzzle,
    worth_asking,
)
from roost.analysis.review import review
from roost.analysis.rollouts import Comparison, Rollout
from roost.rules import game_of, parse_position
from roost.rules.errors import GameError, IllegalActionError, PositionError
from roost.rules.registry import OWN

PUZZLES = shipped("pickomino")


def test_own_errors_become_puzzles_worst_first() -> None:
    game = bot_game("pickomino", ("simple", "strongest"), 2)
    reviewed = review(game, evaluator_for("pickomino"))
    mine = list(own_errors(reviewed, 0))
    assert len(mine) > 1
    assert [puzzle.gap for puzzle in mine] == sorted((p.gap for p in mine), reverse=True)
    assert all(puzzle.state().seat == 0 for puzzle in mine)
    assert list(own_errors(reviewed, 1)) == []


def test_the_question_gives_nothing_away() -> None:
    puzzle = PUZZLES[0]
    asked = question(puzzle)
    state = puzzle.state()
    tokens = [game_of(state).format_move(state, a) for a in game_of(state).legal(state)]
    assert [game_of(state).format_move(state, action) for action in asked.options] == tokens


def test_an_answer_that_is_no_move_is_refused() -> None:
    with pytest.raises(IllegalActionError, match="legal"):
        answer(PUZZLES[0], "nonsense")


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(GameError, match="nothing") as refused:
        shipped_puzzle("nothing")
    assert refused.value.code == "unknown-puzzle"
    assert shipped_puzzle(PUZZLES[3].id) == PUZZLES[3]


def test_any_position_with_a_choice_can_be_a_puzzle() -> None:
    state = PUZZLES[0].state()
    assert set_from(state).best == PUZZLES[0].best
    with pytest.raises(PositionError, match="nobody has anything to choose"):
        set_from(parse_position("pickomino 21-36 -/- 0 - ? 1"))


def test_levels_are_mixed_and_positions_not_repeated() -> None:
    chosen = worth_asking([*PUZZLES, *PUZZLES], 30)
    assert len({puzzle.id for puzzle in chosen}) == 30
    counts = [sum(puzzle.level == level for puzzle in chosen) for level in (1, 2, 3)]
    assert min(counts) >= 5


@pytest.mark.parametrize("game", OWN)
def test_the_best_is_right_and_set_beside_the_tempting_and_the_tempting_is_wrong(
    game: str,
) -> None:
    for puzzle in shipped(game)[::25]:
        right, wrong = answer(puzzle, puzzle.best), answer(puzzle, puzzle.tempting)
        assert (right.right, wrong.right) == (True, False)
        for told in (right, wrong):
            assert told.contrast.best.token == puzzle.best
            assert told.contrast.other.token == puzzle.tempting
        assert (right.chosen.token, wrong.chosen.token) == (puzzle.best, puzzle.tempting)


def test_levels_are_by_what_the_tempting_action_costs() -> None:
    puzzle = PUZZLES[0]
    gaps = (0.2, 0.10, 0.0999, 0.06, 0.0599, 0.01)
    assert [replace(puzzle, gap=gap).level for gap in gaps] == [1, 1, 2, 2, 3, 3]


def test_a_file_of_puzzles_is_read_as_it_was_written(tmp_path: Path) -> None:
    puzzles = [*shipped("knockout")[:20], *PUZZLES[:3]]
    assert any(puzzle.also for puzzle in puzzles)
    save(puzzles, tmp_path / "puzzles.json")
    lines = (tmp_path / "puzzles.json").read_text(encoding="utf-8").splitlines()
    assert len(lines) == len(puzzles) + 2
    assert [from_json(data) for data in json.loads("".join(lines))] == puzzles


@pytest.mark.parametrize(("loss", "stands"), [(0.0301, True), (0.0299, False), (-0.05, False)])
def test_rollouts_confirm_what_is_three_standard_errors_away(
    loss: float, stands: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing = Rollout(8, *(Shares.none(2) for _ in range(3)))
    found = Comparison(8, nothing, nothing, loss, error=0.01)
    monkeypatch.setattr("roost.analysis.puzzles.compare", lambda *_, **__: found)
    assert confirmed(PUZZLES[0], PUZZLES[0].tempting, 8) is stands
