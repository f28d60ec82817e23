"""`roost learn`: the browser's lessons, played by typing what they ask for."""

from __future__ import annotations

import pytest

from roost.lessons import LEARNER, LESSONS
from roost.locale import LANGUAGES, Catalogue
from roost.rules import Action, make_game
from roost.rules.registry import BUILT_IN_GAMES
from tests.cli.conftest import Run


def typed(game: str) -> str:
    """Return what a learner types, with a mistake before each move."""
    lesson, rules = LESSONS.of(game), make_game(game)
    state, lines = rules.start(2, first=LEARNER), []
    for step, move in zip(lesson.steps, lesson.moves, strict=True):
        if state.seat == LEARNER and isinstance(move, Action):
            words = {"+": "roll"}.get(step.move, step.move.lstrip("=x"))
            lines += ["nonsense", words]
        elif state.seat == LEARNER and step.beats:
            lines.append("")
        state = rules.apply(state, move).state
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_a_whole_lesson_is_played_in_every_language(roost: Run, game: str, language: str) -> None:
    result = roost("--language", language, "learn", game, input=typed(game))
    assert (result.returncode, result.stderr) == (0, "")
    texts, said = Catalogue(language), " ".join(result.stdout.split())
    lesson = LESSONS.of(game)
    rival = texts.text(f"bot-{game}-{lesson.rival}")
    for beat in [*(beat for step in lesson.steps for beat in step.beats), *lesson.end]:
        assert " ".join(texts.text(beat.say, name=rival).split()) in said
    assert f"roost play {game} --bot easy" in result.stdout


def test_the_lesson_says_what_to_type_and_saves_nothing(roost: Run) -> None:
    result = roost("learn", "knockout", input="\nb2 M7\nq\n")
    assert result.returncode == 0
    assert "The lesson continues with b5 I2." in result.stdout
    assert "roost resume" not in result.stdout
