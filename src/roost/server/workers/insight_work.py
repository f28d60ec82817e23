"""The analysis workers' code. Each function takes plain values and returns an encoded answer."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from roost import wire
from roost.analysis.dice_report import dice_report
from roost.analysis.games import analysis_for_state, evaluator_for, evaluator_for_state, words_for
from roost.analysis.insight import THRESHOLD, best_choice, insight, warning
from roost.analysis.puzzles import (
    answer,
    own_errors,
    question,
    set_from,
    shipped,
    shipped_puzzle,
)
from roost.analysis.results import Puzzle, Review
from roost.analysis.review import Progress, Steps, finish, reviewing
from roost.analysis.review import without_luck as shares_without_luck
from roost.analysis.words import AnyWords
from roost.dice import SeededDice
from roost.locale import DEFAULT, Catalogue, catalogue
from roost.narrate import player_names
from roost.rules import Action, AnyGame, Phase, Roll, State, game_of, make_game, parse_position
from roost.rules.checks import illegal_action_error
from roost.rules.record import Player, Record
from roost.server.core.views.games import replay_view
from roost.server.core.views.registry import views_of
from roost.server.features.insight.views import (
    answer_view,
    dice_report_view,
    hint_view,
    insight_view,
    puzzle_list_view,
    puzzle_view,
    review_view,
    unnamed,
    warning_view,
)

encode = msgspec.json.encode
MOST_PUZZLES = 20
_OPENING = 8  # opening moves, enough to exercise everything a review computes
_LAST: dict[str, Review] = {}
_KEPT = 4  # cached reviews
Seats = list[tuple[str, str | None]]  # each player's name and, for a bot, its key


def wake(game: str) -> bytes:
    """Review an opening, to load the data that a review of this game needs."""
    return whole_review(_opening_moves(make_game(game)).dumps(), DEFAULT) if shipped(game) else b""


def look(text: str) -> bytes:
    """Review a running game so far, to cache the result."""
    return whole_review(text, DEFAULT)


def ready() -> bytes:
    """Health check."""
    return b""


def _opening_moves(rules: AnyGame) -> Record:
    """Return the first moves of a game in which both players take their first option."""
    state, dice = rules.start(2), SeededDice("opening")
    moves: list[Action | Roll] = []
    while len(moves) < _OPENING and state.phase is not Phase.OVER:
        rolls = state.phase is Phase.CHANCE
        moves.append(dice.roll(rules.dice_count(state)) if rolls else rules.legal_actions(state)[0])
        state = rules.apply(state, moves[-1]).state
    first = None if rules.rolls_for_start else 0
    players = (Player("1"), Player("2"))
    return Record(rules.key, rules.variant.key, players, first, moves=tuple(moves))


def lab(position: str, language: str) -> bytes:
    state = parse_position(position)
    view, options = _drawn(state)
    told = insight_view(insight(state), unnamed(state, catalogue(language)))
    return encode(wire.LabAnswer(insight=told, view=view, options=options))


def advice(position: str, seats: Seats, language: str) -> bytes:
    state = parse_position(position)
    return encode(insight_view(insight(state), _words(game_of(state), seats, language)))


def warn(position: str, token: str, threshold: float | None, seats: Seats, language: str) -> bytes:
    state = parse_position(position)
    game = game_of(state)
    move = game.parse_move(state, token)
    if not isinstance(move, Action):
        raise illegal_action_error(game, state, move)
    found = warning(state, move, threshold=THRESHOLD if threshold is None else threshold)
    told = None if found is None else warning_view(found, _words(game, seats, language))
    return encode(wire.WarningAnswer(warning=told))


def hint(position: str, seats: Seats, language: str) -> bytes:
    state = parse_position(position)
    found = best_choice(state)
    return encode(hint_view(found, _words(game_of(state), seats, language)))


def chance(position: str) -> bytes:
    state = parse_position(position)
    odds = analysis_for_state(state).odds(state, evaluator_for_state(state))
    return encode(wire.ChanceView(fails=None if odds is None else odds.next_fails))


def whole_review(text: str, language: str, progress: Progress | None = None) -> bytes:
    return finish(review_steps(text, language), progress)


def review_steps(text: str, language: str) -> Steps[bytes]:
    """Review a game file, reporting progress per move."""
    found = yield from _cached_review(text)
    record, texts = found.record, catalogue(language)
    errors = list(own_errors(found))[:MOST_PUZZLES]
    return encode(
        wire.ReviewAnswer(
            review=review_view(found, texts),
            dice=dice_report_view(dice_report([_with_display_names(record, texts)]), texts),
            puzzles=[puzzle_view(question(puzzle), texts) for puzzle in errors],
        )
    )


def without_luck(text: str, _: Progress | None = None) -> bytes:
    record = Record.loads(text)
    return encode(shares_without_luck(record, evaluator_for(record.game)))


def _with_display_names(record: Record, texts: Catalogue) -> Record:
    """Return the record with display names; two bots of a kind get different names."""
    names = player_names(record.players, record.game, texts)
    return replace(record, players=tuple(map(Player, names)))


def replay(text: str, yours: list[int]) -> bytes:
    return encode(replay_view(Record.loads(text), yours))


def _cached_review(text: str) -> Steps[Review]:
    """Return a review, cached across languages and across seeds that were revealed since."""
    record = Record.loads(text)
    played = replace(record, dice={}, tags={}).dumps()
    if played not in _LAST:
        found = yield from reviewing(record, evaluator_for(record.game))
        while len(_LAST) >= _KEPT:
            del _LAST[next(iter(_LAST))]
        _LAST[played] = found
    return replace(_LAST[played], record=record)


def puzzle_list(game: str) -> bytes:
    return encode(puzzle_list_view(game))


def puzzle(key: str, language: str) -> bytes:
    return _asked(shipped_puzzle(key), language)


def position_puzzle(position: str, language: str) -> bytes:
    return _asked(set_from(parse_position(position)), language)


def _asked(found: Puzzle, language: str) -> bytes:
    view, options = _drawn(found.state())
    asked = puzzle_view(question(found), catalogue(language))
    return encode(wire.PuzzleQuestion(puzzle=asked, view=view, options=options))


def solve(position: str, token: str, language: str) -> bytes:
    found = set_from(parse_position(position))
    return encode(answer_view(answer(found, token), catalogue(language)))


def _words(game: AnyGame, seats: Seats, language: str) -> AnyWords:
    texts = catalogue(language)
    players = [Player(name, bot) for name, bot in seats]
    return words_for(texts, game, player_names(players, game.key, texts))


def _drawn(state: State) -> tuple[wire.PositionView, list[wire.Option]]:
    game = game_of(state)
    views = views_of(game.key)
    return views.position(game, state), views.options(game, state)
