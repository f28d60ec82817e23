"""Every lesson is a legal game, and its comments match what happens."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from roost.bots import bot_info, opponents
from roost.lessons import LEARNER, LESSONS, SEATS, Beat, Lesson
from roost.locale import LANGUAGES, Catalogue, read_entries
from roost.locale.messages import ROOT
from roost.rules import Action, Phase, Roll, State, make_game
from roost.rules.knockout.constants import POINTS, owner
from roost.rules.registry import BUILT_IN_GAMES
from roost.server.core.views.registry import VIEWS

of_every_game = pytest.mark.parametrize(
    "lesson", [LESSONS.of(game) for game in BUILT_IN_GAMES], ids=BUILT_IN_GAMES
)


def lived(lesson: Lesson) -> list[tuple[Any, Action | Roll, tuple[Any, ...], Any]]:
    """Replay the lesson: position, move, events and next position of each step."""
    game = make_game(lesson.game)
    state: State = game.start(SEATS, first=LEARNER)
    told: list[tuple[Any, Action | Roll, tuple[Any, ...], Any]] = []
    for step in lesson.steps:
        move = game.parse_move(state, step.move)
        done = game.apply(state, move)
        told.append((state, move, done.events, done.state))
        state = done.state
    return told


def all_beats(lesson: Lesson) -> list[Beat]:
    return [*(beat for step in lesson.steps for beat in step.beats), *lesson.end]


@of_every_game
def test_every_step_is_legal_and_in_canonical_notation(lesson: Lesson) -> None:
    game = make_game(lesson.game)
    for step, (state, move, _, _) in zip(lesson.steps, lived(lesson), strict=True):
        assert game.format_move(state, move) == step.move
        if isinstance(move, Action):
            assert move in game.legal_actions(state)


@of_every_game
def test_the_learner_gets_a_comment_before_each_decision(lesson: Lesson) -> None:
    """Automatic rolls and the rival's turns need no comment."""
    before: State | None = None
    for step, (state, move, _, _) in zip(lesson.steps, lived(lesson), strict=True):
        follows = before is not None and (before.seat, before.turn) == (state.seat, state.turn)
        by_itself = isinstance(move, Roll) and follows
        assert bool(step.beats) == (state.seat == LEARNER and not by_itself), step.move
        before = state
    assert lesson.end


@of_every_game
def test_the_rival_is_one_of_the_games_bots(lesson: Lesson) -> None:
    assert bot_info(lesson.game, lesson.rival) in opponents(lesson.game)


@of_every_game
def test_the_next_step_follows_from_the_moves_alone(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        assert lesson.step_after(lesson.moves[:number]) is step
    assert lesson.step_after(lesson.moves) is None
    assert lesson.is_done(lesson.moves)
    other = [lesson.rolls[1], *lesson.moves[1:3]]
    assert lesson.step_after(other) is None
    assert not lesson.is_done(other)


@of_every_game
def test_every_comment_exists_in_every_language_and_is_used(lesson: Lesson) -> None:
    said = {beat.say for beat in all_beats(lesson)}
    for language in LANGUAGES:
        entries = read_entries((ROOT / language / "first.ftl").read_text(encoding="utf-8"))
        assert {key for key in entries if key.startswith(f"first-{lesson.game}-")} == said


@of_every_game
def test_figures_refer_to_rules_of_the_page(lesson: Lesson) -> None:
    page = (ROOT / "en" / f"{lesson.game}.md").read_text(encoding="utf-8")
    rules = [rule for beat, _ in lesson.figures() for rule in beat.rules]
    assert len(rules) == len(set(rules)) >= 6
    assert all(f'<a id="{rule}">' in page for rule in rules)


# -- what the words say is what is there -------------------------------------------------------


FACES = set(range(1, 7))


def numbers(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


def said_with(lesson: Lesson, say: str) -> tuple[Any, Any, tuple[Any, ...], Any]:
    """Return the step with this comment."""
    steps = zip(lesson.steps, lived(lesson), strict=True)
    return next(told for step, told in steps if any(beat.say == say for beat in step.beats))


@pytest.mark.parametrize("language", LANGUAGES)
@of_every_game
def test_numbers_in_the_english_comments_are_correct(lesson: Lesson, language: str) -> None:
    english, other = Catalogue("en", strict=True), Catalogue(language, strict=True)
    for beat in all_beats(lesson):
        wanted = numbers(english.text(beat.say, name="Ben"))
        given = numbers(other.text(beat.say, name="Ben"))
        assert given <= wanted, beat.say
        assert wanted - given <= FACES, beat.say  # a face may be a word: "beide Vieren"


PICKOMINO = LESSONS.of("pickomino")


@pytest.mark.parametrize(
    ("say", "total", "face"),
    [
        ("worms", 15, 6),
        ("fours", 23, 4),
        ("ten", 10, 6),
        ("fives", 25, 5),
        ("twenty", 20, 6),
        ("thirty", 30, 5),
    ],
)
def test_the_taken_dice_add_up_to_the_sum_in_the_comment(say: str, total: int, face: int) -> None:
    _, _, events, after = said_with(PICKOMINO, f"first-pickomino-{say}")
    (took,) = events
    assert (took.face, took.total, after.total) == (face, total, total)
    words = numbers(Catalogue("en").text(f"first-pickomino-{say}"))
    assert total in words or say == "worms"


def test_the_face_shown_as_taken_was_taken() -> None:
    state, _, _, _ = said_with(PICKOMINO, "first-pickomino-dimmed")
    assert 6 in state.roll
    assert state.taken[5] == 3


def test_the_tiles_in_the_comments_are_where_they_say() -> None:
    _, _, (got,), _ = said_with(PICKOMINO, "first-pickomino-stop")
    assert (got.tile, got.victim) == (23, None)
    state, _, _, _ = said_with(PICKOMINO, "first-pickomino-rival")
    assert state.stacks[1][-1] == 25
    _, _, (stolen,), _ = said_with(PICKOMINO, "first-pickomino-steal")
    assert (stolen.tile, stolen.victim) == (25, 1)
    state, _, _, _ = said_with(PICKOMINO, "first-pickomino-covered")
    assert state.stacks[0] == (23, 25)
    assert said_with(PICKOMINO, "first-pickomino-greedy")[0].total == 30


def test_the_last_roll_fails_and_turns_the_highest_tile() -> None:
    _, roll, events, after = lived(PICKOMINO)[-1]
    events = events[1:]
    assert roll == Roll((5, 6))
    failed, returned, turned = events
    assert failed.reason == "no-face"
    assert (returned.tile, returned.face_up) == (25, True)
    assert turned.tile == 36
    assert after.stacks[0] == (23,)
    assert after.phase is Phase.CHANCE


KNOCKOUT = LESSONS.of("knockout")


def piece(token: str) -> int:
    return "bgry".index(token[0]) * 6 + int(token[1]) - 1


def walked(say: str) -> list[int]:
    """Return the spaces of the path that the table shows."""
    state, move, _, _ = said_with(KNOCKOUT, say)
    options: list[Any] = VIEWS.of("knockout").options(make_game("knockout"), state)
    token = make_game("knockout").format_move(state, move)
    return next(option.path for option in options if option.token == token)


def test_two_players_have_two_colours_each() -> None:
    state = lived(KNOCKOUT)[0][0]
    assert state.seats == SEATS
    assert [owner(piece(f"{colour}1"), SEATS) for colour in "bgry"] == [0, 1, 0, 1]


def test_each_number_moves_as_far_as_the_other_shows() -> None:
    for say, number, length in [
        ("five", 5, 2),
        ("pass", 2, 5),
        ("hit", 3, 6),
        ("empty", 6, 3),
        ("second", 3, 2),
        ("two", 2, 3),
    ]:
        _, move, _, _ = said_with(KNOCKOUT, f"first-knockout-{say}")
        assert move.piece % 6 + 1 == number
        assert len(walked(f"first-knockout-{say}")) - 1 == length


def test_the_walk_passes_pieces_without_hitting_them() -> None:
    state, _, _, after = said_with(KNOCKOUT, "first-knockout-pass")
    passed = [s for s in walked("first-knockout-pass")[1:-1] if s in state.positions]
    assert passed
    assert all(space in after.positions for space in passed)


def test_equal_numbers_are_hit_and_the_last_hit_locks_a_piece() -> None:
    _, _, (first,), _ = said_with(KNOCKOUT, "first-knockout-hit")
    assert first.victim == piece("g3")
    near = said_with(KNOCKOUT, "first-knockout-near")[0]
    alive = [p for p in (piece("g3"), piece("y3")) if near.positions[p] >= 0]
    assert alive == [piece("y3")]
    _, _, (second, *locked), _ = said_with(KNOCKOUT, "first-knockout-second")
    assert second.victim == piece("y3")
    assert {lock.piece for lock in locked} == {piece("b3"), piece("r3")}
    _, _, (third, *_), _ = said_with(KNOCKOUT, "first-knockout-two")
    assert third.victim == piece("g2")


def test_the_points_in_the_comments_are_scored() -> None:
    assert POINTS[1:] == (3, 2, 1, 1, 2, 3)


def test_turns_alternate_starting_with_the_learner() -> None:
    for game in BUILT_IN_GAMES:
        seats = [state.seat for state, *_ in lived(LESSONS.of(game))]
        changes = [seats[0], *(b for a, b in pairwise(seats) if a != b)]
        assert changes == [number % 2 for number in range(len(changes))]
        assert changes.count(LEARNER) == 3
