"""Puzzles: questions, answers, and puzzles from a player's own errors."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from roost.analysis.games import ANALYSES, evaluator_for, words_for
from roost.analysis.insight import choices
from roost.analysis.puzzle_maker import bot_game
from roost.analysis.puzzles import (
    SURE,
    Margin,
    about,
    answer,
    from_json,
    number_of,
    own_errors,
    phase_of,
    played_on,
    question,
    save,
    set_from,
    shipped,
    shipped_puzzle,
    themes,
    worth_asking,
)
from roost.analysis.results import PHASES, Puzzle
from roost.analysis.review import review
from roost.analysis.words import seat_names
from roost.locale import LANGUAGES, catalogue
from roost.rules import game_of, parse_position
from roost.rules.errors import GameError, IllegalActionError, PositionError
from roost.rules.registry import BUILT_IN_GAMES
from tests.scale import EVERY, PLAINLY, REPLAYED

PUZZLES = shipped("pickomino")


def test_own_errors_become_puzzles_worst_first() -> None:
    game = bot_game("pickomino", ("simple", "strongest"), 2)
    reviewed = review(game, evaluator_for("pickomino"))
    mine = list(own_errors(reviewed, 0))
    assert len(mine) > 1
    assert [puzzle.gap for puzzle in mine] == sorted((p.gap for p in mine), reverse=True)
    assert all(puzzle.state().seat == 0 for puzzle in mine)
    assert list(own_errors(reviewed, 1)) == []


def test_the_question_does_not_reveal_the_answer() -> None:
    puzzle = PUZZLES[0]
    asked = question(puzzle)
    state = puzzle.state()
    tokens = [game_of(state).format_move(state, a) for a in game_of(state).legal_actions(state)]
    assert [game_of(state).format_move(state, action) for action in asked.options] == tokens


def test_an_answer_that_is_not_a_move_is_rejected() -> None:
    with pytest.raises(IllegalActionError, match="legal"):
        answer(PUZZLES[0], "nonsense")


def test_an_unknown_puzzle_is_an_error() -> None:
    with pytest.raises(GameError, match="nothing") as refused:
        shipped_puzzle("nothing")
    assert refused.value.code == "unknown-puzzle"
    assert shipped_puzzle(PUZZLES[3].id) == PUZZLES[3]


def test_any_position_with_a_choice_can_be_a_puzzle() -> None:
    state = PUZZLES[0].state()
    assert set_from(state).best == PUZZLES[0].best
    with pytest.raises(PositionError, match="nobody has anything to choose"):
        set_from(parse_position("pickomino 21-36 -/- 0 - ? 1"))


def test_levels_are_mixed_without_repeated_positions() -> None:
    chosen = worth_asking([*PUZZLES, *PUZZLES], 30)
    assert len({puzzle.id for puzzle in chosen}) == 30
    counts = [sum(puzzle.level == level for puzzle in chosen) for level in (1, 2, 3)]
    assert min(counts) >= 5


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_the_best_action_is_right_and_the_tempting_one_wrong(
    game: str,
) -> None:
    for puzzle in shipped(game)[::25]:
        right, wrong = answer(puzzle, puzzle.best), answer(puzzle, puzzle.tempting)
        assert (right.right, wrong.right) == (True, False)
        for told in (right, wrong):
            assert told.contrast.best.token == puzzle.best
            assert told.contrast.other.token == puzzle.tempting
        assert (right.chosen.token, wrong.chosen.token) == (puzzle.best, puzzle.tempting)


def test_the_level_depends_on_the_cost_of_the_tempting_action() -> None:
    puzzle = PUZZLES[0]
    gaps = (0.2, 0.10, 0.0999, 0.06, 0.0599, 0.01)
    assert [replace(puzzle, gap=gap).level for gap in gaps] == [1, 1, 2, 2, 3, 3]


def test_a_file_of_puzzles_round_trips(tmp_path: Path) -> None:
    puzzles = [*shipped("knockout")[:20], *PUZZLES[:3]]
    assert any(puzzle.also for puzzle in puzzles)
    save(puzzles, tmp_path / "puzzles.json")
    lines = (tmp_path / "puzzles.json").read_text(encoding="utf-8").splitlines()
    assert len(lines) == len(puzzles) + 2
    assert [from_json(data) for data in json.loads("".join(lines))] == puzzles


# -- what is promised of every shipped puzzle ------------------------------------------------


def test_there_are_four_hundred_distinct_puzzles() -> None:
    known = [puzzle for game in BUILT_IN_GAMES for puzzle in shipped(game)]
    assert len(known) >= 400
    assert len({puzzle.id for puzzle in known}) == len(known)
    assert len({puzzle.position for puzzle in known}) == len(known)


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_every_puzzle_was_confirmed_by_three_standard_errors(game: str) -> None:
    for puzzle in shipped(game):
        assert puzzle.margin > SURE * puzzle.error, puzzle.id


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_the_evaluator_agrees_with_every_puzzle_and_with_its_theme(game: str) -> None:
    for puzzle in shipped(game)[::EVERY]:
        told = answer(puzzle, puzzle.best)
        assert told.insight.choices[0].token in (puzzle.best, *puzzle.also), puzzle.id
        assert not answer(puzzle, puzzle.tempting).right, puzzle.id
        assert ANALYSES.of(game).puzzles.theme(told.contrast) == puzzle.theme, puzzle.id


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_fresh_rollouts_confirm_puzzles_again(game: str) -> None:
    """Tests a few of them here, and all of them in `make full`."""
    told = [puzzle for puzzle in shipped(game) if puzzle.margin > PLAINLY * puzzle.error]
    for puzzle in told[:: len(told) // REPLAYED or 1]:
        nearest = next(
            choice.token
            for choice in choices(puzzle.state(), evaluator_for(game))
            if choice.token not in (puzzle.best, *puzzle.also)
        )
        assert any(
            played_on(puzzle, [nearest], games, seed=games)[0].sure() for games in (16, 128, 1024)
        ), puzzle.id


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_puzzles_cover_themes_and_phases(game: str) -> None:
    known = shipped(game)
    assert {phase_of(puzzle) for puzzle in known} == set(PHASES)
    assert themes(game) == ANALYSES.of(game).puzzles.themes
    for theme in themes(game):
        chosen = about(game, theme)
        assert chosen
        assert {puzzle.theme for puzzle in chosen} == {theme}
        assert len(chosen) <= len(known) / 3
    assert sum(len(about(game, theme)) for theme in themes(game)) == len(known)


def test_the_error_for_an_unknown_theme_lists_the_themes() -> None:
    with pytest.raises(GameError, match="themes: steal, ") as refused:
        about("pickomino", "chess")
    assert refused.value.code == "unknown-theme"


def test_a_bundled_puzzle_has_a_number_and_others_have_none() -> None:
    assert [number_of(puzzle) for puzzle in PUZZLES[:3]] == [1, 2, 3]
    assert number_of(replace(PUZZLES[0], id="mine")) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_every_language_has_texts_for_theme_and_lesson(game: str, language: str) -> None:
    texts = catalogue(language)
    for theme in themes(game):
        puzzle: Puzzle = about(game, theme)[0]
        told, state = answer(puzzle, puzzle.tempting), puzzle.state()
        words = words_for(texts, game_of(state), seat_names(state.seats, texts))
        said = words.answer(told)
        assert said[-1] == texts.text("puzzle-theme", theme=words.theme(game, theme))
        assert set(words.lesson(told.contrast)) <= set(said)
        assert len(set(said)) == len(said)


@pytest.mark.parametrize(("loss", "sure"), [(0.0301, True), (0.0299, False), (-0.05, False)])
def test_rollouts_need_three_standard_errors(loss: float, sure: bool) -> None:
    assert Margin(loss, error=0.01).sure() is sure
