"""The analysis of a game is found by name or by position; unknown games are errors."""

import pytest

from roost.analysis.games import (
    ANALYSES,
    analysis_for_state,
    evaluator_for,
    evaluator_for_state,
    exact_evaluator,
    words_for,
)
from roost.analysis.puzzles import shipped
from roost.locale import catalogue
from roost.rules import format_position, make_game, parse_position
from roost.rules.errors import GameError
from roost.rules.knockout import Knockout
from roost.rules.pickomino import Pickomino
from roost.rules.registry import BUILT_IN_GAMES, UnsupportedGameError


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_every_built_in_game_has_an_analysis(game: str) -> None:
    state = make_game(game).start(2)
    assert analysis_for_state(state) is ANALYSES.of(game)
    assert evaluator_for_state(state) is evaluator_for(game)
    assert type(words_for(catalogue("en"), make_game(game), "ab")) is ANALYSES.of(game).words


@pytest.mark.parametrize("ask", [evaluator_for, shipped, ANALYSES.of])
def test_an_unknown_game_is_an_error(ask: object) -> None:
    with pytest.raises(GameError, match="chess") as refused:
        ask("chess")  # type: ignore[operator]
    assert refused.value.code == "unknown-game"


def test_a_game_without_analysis_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed external game without a module for the analysis."""
    monkeypatch.setattr("roost.rules.registry.installed", lambda: {"pig": "roost_pig"})
    with pytest.raises(UnsupportedGameError, match="pig") as refused:
        evaluator_for("pig")
    assert refused.value.code == "game-unsupported"


@pytest.mark.parametrize(
    "text",
    [
        "pickomino 21-28 -/- 0 - ? 1",
        "pickomino 21-23 -/-/- 0 - ? 1",
        format_position(Pickomino().start(2)),
        format_position(Knockout().start(2)),
        format_position(Knockout().start(3)),
    ],
)
def test_the_error_for_games_too_large_to_solve_gives_the_limit(text: str) -> None:
    with pytest.raises(GameError, match=r"at most 7 tiles .*at most 4000 positions") as refused:
        exact_evaluator(parse_position(text))
    assert refused.value.code == "not-small"
    assert refused.value.values == {"most": 7, "positions": 4000}
