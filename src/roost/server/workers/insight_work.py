"""What the insight workers do. Each function takes plain values and returns an encoded answer."""

from __future__ import annotations

from typing import Any

import msgspec

from roost import wire
from roost.analysis.dice_report import dice_report
from roost.analysis.insight import insight, warning
from roost.analysis.models import evaluator_for
from roost.analysis.puzzles import (
    answer,
    own_errors,
    question,
    set_from,
    shipped,
    shipped_puzzle,
)
from roost.analysis.review import review
from roost.analysis.views import review_view
from roost.locale import DEFAULT, Catalogue, catalogue
from roost.narrate import player_names
from roost.rules import Action, game_of, parse_position
from roost.rules.record import Player, Record
from roost.server.views.registry import VIEWS

encode = msgspec.json.encode
MOST_PUZZLES = 20
Seats = list[tuple[str, str | None]]  # each player's name and, of a bot, its key


def warm_up() -> None:
    """Ask once about every game, so that what answers compile is compiled."""
    for game in VIEWS.games():
        lab(shipped(game)[0].position, DEFAULT)


def lab(position: str, language: str) -> bytes:
    state = parse_position(position)
    view, options = _drawn(state)
    return encode(
        wire.LabAnswer(
            insight=insight(state, texts=catalogue(language)), view=view, options=options
        )
    )


def advice(position: str, seats: Seats, language: str) -> bytes:
    state, texts = parse_position(position), catalogue(language)
    return encode(insight(state, texts=texts, names=_names(seats, game_of(state).key, texts)))


def warn(position: str, token: str, threshold: float, seats: Seats, language: str) -> bytes:
    state, texts = parse_position(position), catalogue(language)
    game = game_of(state)
    names = _names(seats, game.key, texts)
    move = game.parse_move(state, token)
    if not isinstance(move, Action):
        raise game.illegal(state, move)
    found = warning(state, move, threshold=threshold, texts=texts, names=names)
    return encode(wire.WarningAnswer(warning=found))


def whole_review(text: str, language: str) -> bytes:
    record = Record.loads(text)
    texts = catalogue(language)
    found = review(record, evaluator_for(record.game))
    errors = list(own_errors(found))[:MOST_PUZZLES]
    return encode(
        wire.ReviewAnswer(
            review=review_view(found, texts=texts),
            dice=dice_report([record], texts=texts),
            puzzles=[question(puzzle, texts=texts) for puzzle in errors],
        )
    )


def puzzle_list(game: str) -> bytes:
    names = [wire.PuzzleName(id=puzzle.id, level=puzzle.level) for puzzle in shipped(game)]
    return encode(wire.PuzzleList(game=game, puzzles=names))


def puzzle(key: str, language: str) -> bytes:
    found = shipped_puzzle(key)
    view, options = _drawn(found.state())
    asked = question(found, texts=catalogue(language))
    return encode(wire.PuzzleQuestion(puzzle=asked, view=view, options=options))


def solve(position: str, token: str, language: str) -> bytes:
    found = set_from(parse_position(position))
    return encode(answer(found, token, texts=catalogue(language)))


def _names(seats: Seats, game: str, texts: Catalogue) -> tuple[str, ...]:
    return player_names([Player(name, bot) for name, bot in seats], game, texts)


def _drawn(state: Any) -> tuple[wire.PositionView, list[wire.Option]]:
    game = game_of(state)
    views = VIEWS.of(game.key)
    return views.position(game, state), views.options(game, state)
