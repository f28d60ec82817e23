"""What the analysis finds out, as messages: nothing lost, nothing added, all of it allowed."""

import msgspec
import pytest

from roost import wire
from roost.analysis.games import evaluator_for, words_for
from roost.analysis.insight import insight
from roost.analysis.puzzles import answer, phase_of, question, shipped
from roost.analysis.results import ReviewedDecision, Verdict
from roost.analysis.review import review, rolled_out
from roost.locale import catalogue
from roost.narrate import player_names
from roost.rules import Phase, game_of, make_game
from roost.rules.record import Record
from roost.rules.registry import BUILT_IN_GAMES
from roost.server.features.insight.views import (
    answer_view,
    insight_view,
    puzzle_view,
    review_view,
    unnamed,
)
from roost.testing import playout

TEXTS = catalogue("en")


def decoded(message: wire.Message) -> None:
    """Clients refuse unknown fields and wrong types; these they must read."""
    assert msgspec.json.decode(msgspec.json.encode(message), type=type(message)) == message


def a_game(game: str) -> Record:
    return playout(make_game(game), 3, "views").record(60)


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_every_position_of_a_game_is_told_whole(game: str) -> None:
    for state in [moment.before for moment in a_game(game).moments[:30]]:
        found = insight(state)
        view = insight_view(found, unnamed(state, TEXTS))
        decoded(view)
        assert (view.game, view.seat) == (game, state.seat)
        assert view.position == game_of(state).format_position(state)
        assert view.shares == found.shares.tolist()
        assert len(view.choices) == len(found.choices)
        for told, choice in zip(view.choices, found.choices, strict=True):
            assert (told.token, told.loss, told.verdict) == (
                choice.token,
                choice.loss,
                choice.verdict.value,
            )
            assert told.shares == choice.shares.tolist()
            assert (told.gain, told.fails) == (choice.prospect.gain, choice.prospect.fails)


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_a_review_is_told_move_by_move_and_seat_by_seat(game: str) -> None:
    record = a_game(game)
    found = review(record, evaluator_for(game))
    view = review_view(found, TEXTS)
    decoded(view)
    rules = record.rules
    assert [move.index for move in view.moves] == list(range(len(record.moves)))
    for told, move in zip(view.moves, found.moves, strict=True):
        assert told.kind == ("act" if isinstance(move, ReviewedDecision) else "roll")
        assert told.token == rules.format_move(move.state, move.made)
        assert told.position == rules.format_position(move.state)
        assert told.change == move.change.tolist()
        if isinstance(move, ReviewedDecision):
            assert (told.loss, told.verdict) == (move.loss, move.verdict.value)
            assert told.best == rules.format_move(move.state, move.best.action)
            assert told.choices == len(move.choices)
    for shown, seat in zip(view.seats, found.seats, strict=True):
        assert (shown.start, shown.end, shown.result) == (seat.start, seat.end, seat.result)
        assert (shown.luck, shown.own_luck, shown.errors) == (seat.luck, seat.own_luck, seat.errors)
        assert (shown.others, shown.residual) == (seat.others, seat.residual)
        assert shown.adjusted == seat.adjusted
        assert sum(shown.verdicts.values()) == sum(seat.verdicts.values())
    assert view.curve == found.curve.points()
    assert (view.turns, view.turning) == (list(found.turns), list(found.turning_points()))
    words = words_for(TEXTS, rules, player_names(record.players, game, TEXTS))
    assert view.words == words.review(found)
    assert [seat.words for seat in view.seats] == [words.seat(found, s) for s in range(3)]


def test_a_decision_that_rollouts_acquit_is_shown_as_fine() -> None:
    found = review(a_game("pickomino"), evaluator_for("pickomino"))
    worst = found.worst[0]
    view = review_view(rolled_out(found, {worst.index: 0.0}), TEXTS)
    assert view.moves[worst.index].verdict == "fine"
    assert view.moves[worst.index].loss == worst.loss
    fine = view.seats[worst.seat].verdicts["fine"]
    assert fine == found.seats[worst.seat].verdicts[Verdict.FINE] + 1


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_a_puzzle_is_set_and_answered(game: str) -> None:
    puzzle = shipped(game)[0]
    asked = question(puzzle)
    view = puzzle_view(asked, TEXTS)
    decoded(view)
    assert (view.theme, view.phase, view.number) == (puzzle.theme, phase_of(puzzle), 1)
    state = asked.state
    assert state.phase is Phase.PLAY
    tokens = [game_of(state).format_move(state, action) for action in asked.options]
    assert [option.token for option in view.options] == tokens
    told = answer(puzzle, puzzle.tempting)
    answered = answer_view(told, TEXTS)
    decoded(answered)
    assert (answered.right, answered.chosen, answered.best) == (
        False,
        puzzle.tempting,
        puzzle.best,
    )
    assert answered.loss == told.chosen.loss > 0
    assert answered.words == unnamed(state, TEXTS).answer(told)
