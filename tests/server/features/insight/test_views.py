"""What the analysis finds out, as messages: nothing lost, nothing added, all of it allowed."""

import msgspec
import pytest

from roost import wire
from roost.analysis.dice_report import dice_report
from roost.analysis.games import evaluator_for, words_for
from roost.analysis.insight import insight, warning
from roost.analysis.knockout.odds import HitOdds
from roost.analysis.pickomino.odds import TurnOdds
from roost.analysis.puzzles import answer, phase_of, question, shipped, themes
from roost.analysis.results import ReviewedDecision, Verdict
from roost.analysis.review import review, rolled_out
from roost.analysis.rollouts import compare
from roost.locale import catalogue
from roost.narrate import player_names
from roost.rules import Phase, game_of, make_game, parse_position
from roost.rules.pickomino import WORMS
from roost.rules.record import Record
from roost.rules.registry import BUILT_IN_GAMES
from roost.server.features.insight.views import (
    answer_view,
    dice_report_view,
    insight_view,
    puzzle_list_view,
    puzzle_view,
    review_view,
    unnamed,
    warning_view,
)
from roost.testing import playout
from roost.wire.knockout import KnockoutOdds
from roost.wire.pickomino import PickominoOdds

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


def test_a_pickomino_position_brings_the_odds_of_its_turn() -> None:
    state = parse_position("pickomino 21-24,26,30-36 25/-/27,29 2 ww44 . 7")
    found = insight(state)
    odds = found.odds
    assert isinstance(odds, TurnOdds)
    view = insight_view(found, unnamed(state, TEXTS))
    assert (view.gain, view.fails, view.next_fails) == (odds.gain, odds.fails, odds.next_fails)
    assert isinstance(view.odds, PickominoOdds)
    assert (view.odds.steals, view.odds.totals) == (odds.steals, odds.totals.tolist())
    told = [(t.tile, t.worms, t.victim, t.chance, t.most) for t in view.odds.tiles]
    assert told == [(t.tile, WORMS[t.tile], t.victim, t.chance, t.most) for t in odds.tiles]


def test_a_knockout_position_brings_who_may_hit_whom() -> None:
    state = playout(make_game("knockout"), 2, "hits").states[12]
    found = insight(state)
    assert isinstance(found.odds, HitOdds)
    view = insight_view(found, unnamed(state, TEXTS))
    assert isinstance(view.odds, KnockoutOdds)
    assert {odds.piece: odds.chance for odds in view.odds.targets} == found.odds.targets
    assert {odds.piece: odds.chance for odds in view.odds.dangers} == found.odds.dangers
    assert (view.gain, view.fails) == (found.odds.gain, None)


def test_a_finished_game_has_shares_and_no_odds() -> None:
    state = parse_position("pickomino - 21,36/22 0 - # 9")
    view = insight_view(insight(state), unnamed(state, TEXTS))
    assert (view.shares, view.choices, view.advice, view.words) == ([1.0, 0.0], [], [], [])
    assert (view.fails, view.odds) == (None, None)


def test_a_warning_sets_the_best_beside_what_was_chosen() -> None:
    state = parse_position("pickomino 21-24,26,30-36 25/-/27,29 2 www44 134 7")
    worst = insight(state).choices[-1]
    found = warning(state, worst.action, threshold=0.001)
    assert found is not None
    words = unnamed(state, TEXTS)
    view = warning_view(found, words)
    decoded(view)
    assert (view.chosen.token, view.best.token) == (worst.token, insight(state).choices[0].token)
    assert (view.loss, view.verdict) == (worst.loss, worst.verdict.value)
    assert view.words == words.why(found)


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


def test_rollouts_stand_beside_the_decision_they_check() -> None:
    found = review(a_game("pickomino"), evaluator_for("pickomino"))
    worst = max(found.decisions, key=lambda decision: decision.loss)
    played = compare(worst.state, worst.best.action, worst.action, 8, workers=1)
    view = review_view(found, TEXTS, {worst.index: played})
    rolled = view.moves[worst.index].rolled_out
    assert rolled is not None
    assert (rolled.games, rolled.loss, rolled.error) == (8, played.loss, played.error)
    assert sum(move.rolled_out is not None for move in view.moves) == 1


def test_a_decision_that_rollouts_acquit_is_shown_as_fine() -> None:
    found = review(a_game("pickomino"), evaluator_for("pickomino"))
    worst = found.worst[0]
    view = review_view(rolled_out(found, {worst.index: 0.0}), TEXTS)
    assert view.moves[worst.index].verdict == "fine"
    assert view.moves[worst.index].loss == worst.loss
    fine = view.seats[worst.seat].verdicts["fine"]
    assert fine == found.seats[worst.seat].verdicts[Verdict.FINE] + 1


def test_a_dice_report_is_told_look_by_look() -> None:
    report = dice_report([a_game("pickomino"), a_game("knockout")])
    view = dice_report_view(report, TEXTS)
    decoded(view)
    assert (view.games, view.rolls, view.dice) == (2, report.rolls, report.dice)
    for told, (player, look, corrected) in zip(view.tests, report.findings, strict=True):
        assert (told.player, told.name, told.method) == (player, look.name, look.method)
        assert (told.observed, told.expected) == (look.observed, look.expected)
        assert (told.trials, told.p, told.corrected) == (look.trials, look.p, corrected)
        assert view.players[player] in told.words


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


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_the_list_of_puzzles_says_what_each_is_about(game: str) -> None:
    view = puzzle_list_view(game)
    decoded(view)
    assert view.themes == list(themes(game))
    for number, (name, puzzle) in enumerate(zip(view.puzzles, shipped(game), strict=True), 1):
        assert (name.id, name.number, name.level) == (puzzle.id, number, puzzle.level)
        assert (name.theme, name.phase) == (puzzle.theme, phase_of(puzzle))
        assert name.seats == puzzle.state().seats
