"""Pickomino puzzles: clear, missed by the natural player, explained."""

import pytest

from roost.analysis.games import evaluator_for
from roost.analysis.pickomino.puzzles import PUZZLES as SOURCE
from roost.analysis.puzzle_maker import bot_game
from roost.analysis.puzzles import GAP, answer, clearly, find, phase_of, shipped
from roost.analysis.results import Puzzle
from roost.analysis.review import review
from roost.locale import LANGUAGES, Catalogue
from roost.rules import game_of
from tests.analysis.telling import words_about

PUZZLES = shipped("pickomino")


def test_at_least_a_hundred_puzzles_at_three_levels() -> None:
    assert len(PUZZLES) >= 100
    assert {puzzle.level for puzzle in PUZZLES} == {1, 2, 3}
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)
    assert [puzzle.level for puzzle in PUZZLES] == sorted(puzzle.level for puzzle in PUZZLES)


def test_puzzles_cover_all_numbers_of_players_and_many_variants() -> None:
    states = [puzzle.state() for puzzle in PUZZLES]
    for seats in range(2, 8):
        assert sum(state.seats == seats for state in states) >= 20
    assert len({state.variant.key for state in states}) >= 8
    late = [puzzle for puzzle in PUZZLES if phase_of(puzzle) == "late"]
    assert 2 * len(late) < len(PUZZLES)


@pytest.mark.parametrize("puzzle", PUZZLES[::5], ids=lambda puzzle: puzzle.id)
def test_the_evaluator_agrees_with_a_bundled_puzzle(puzzle: Puzzle) -> None:
    right = answer(puzzle, puzzle.best)
    assert right.right
    assert right.chosen.loss == 0
    assert right.insight.choices[0].token == puzzle.best
    wrong = answer(puzzle, puzzle.tempting)
    assert not wrong.right
    assert wrong.chosen.loss >= GAP - 0.005


def test_found_puzzles_are_clear_and_missed_by_the_natural_player() -> None:
    natural, *_ = SOURCE.naturals()
    found = 0
    for seed in range(12):
        played = bot_game("pickomino", ("greedy", "simple", "strongest"), seed)
        judge = evaluator_for("pickomino")
        reviewed = review(played, judge)
        by_position = {game_of(d.state).format_position(d.state): d for d in reviewed.decisions}
        for candidate in find(reviewed.decisions, [natural], judge):
            found += 1
            puzzle = candidate.puzzle
            assert clearly(by_position[puzzle.position]) is not None
            assert candidate.margin >= GAP
            state = puzzle.state()
            tempting = natural.probabilities(state)
            assert puzzle.best not in {game_of(state).format_move(state, a) for a in tempting}
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_explains_the_answer(language: str) -> None:
    texts = Catalogue(language, strict=True)
    for puzzle in PUZZLES[::20]:
        for token in (puzzle.best, puzzle.tempting):
            said = words_about(puzzle.state(), texts).answer(answer(puzzle, token))
            assert len(said) >= 2
            assert len(set(said)) == len(said)
