"""Texts for Knockout's odds and reasons."""

from dataclasses import replace

from roost.analysis.games import evaluator_for
from roost.analysis.insight import contrast, insight
from roost.analysis.knockout.odds import HitOdds
from roost.rules.knockout import Knockout, Move
from tests.analysis.knockout.test_evaluator import ENDGAME
from tests.analysis.telling import words_about

STATE = Knockout().parse_position(ENDGAME)


def test_odds_name_the_easiest_target_and_the_piece_in_most_danger() -> None:
    found = insight(STATE)
    target, danger = words_about(STATE).odds(found)
    assert target.startswith("Player 2’s green 1 is the easiest target: ")
    assert danger.startswith("Your blue 1 is in the most danger: ")
    several = HitOdds(targets={6: 0.1, 7: 0.25}, dangers={0: 0.5, 1: 0.125})
    target, danger = words_about(STATE).odds(replace(found, odds=several))
    assert target == "Player 2’s green 2 is the easiest target: 25% of rolls hit it."
    assert "Your blue 1 is in the most danger" in danger
    assert "50%" in danger


def test_equally_easy_targets_are_counted_instead_of_named() -> None:
    alike = HitOdds(targets={6: 0.1, 7: 0.25, 8: 0.2501}, dangers={0: 0.5, 1: 0.125, 2: 0.5})
    target, danger = words_about(STATE).odds(replace(insight(STATE), odds=alike))
    assert target == "2 pieces are the easiest targets: 25% of rolls hit each of them."
    assert danger.startswith("2 of your pieces are in the most danger: ")
    assert danger.endswith(" can hit each with 50% of their rolls.")


def test_odds_without_targets_are_empty() -> None:
    state = Knockout().start(2)
    assert words_about(state).odds(insight(state)) == []
    nobody = HitOdds(targets={6: 0.0, 7: 0.0}, dangers={0: 0.0})
    assert words_about(STATE).odds(replace(insight(STATE), odds=nobody)) == []


def test_an_option_does_not_reveal_its_victim() -> None:
    words, hit = words_about(STATE), Move(0, Knockout().board.index["O3"])
    assert words.option(STATE, hit) == "blue 1 to O3"
    assert "knock" in words.move(STATE, hit)


def test_a_hit_is_better_by_the_victims_points() -> None:
    judge = evaluator_for("knockout")
    best, *others = insight(STATE).choices
    said = words_about(STATE).why(contrast(STATE, best, others[-1], judge))
    assert "It knocks out more points: 3 instead of 0." in said


def test_hitting_the_leader_is_a_reason() -> None:
    words = words_about(Knockout().start(3, first=0))
    board = Knockout().board
    text = "knockout 3 O0,x,x,x,x,x/O3,I2,I4,x,x,x/O21,x,x,x,x,x 0 1:3 31 16 0"
    state = Knockout().parse_position(text)
    ahead, behind = (
        state._replace(positions=tuple(-1 if s == board.index[n] else s for s in state.positions))
        for n in ("O3", "O21")
    )
    best, other = insight(state).choices[:2]
    found = contrast(state, best, other, evaluator_for("knockout"))
    leader = "It knocks out a piece of Player 2, who is ahead, not one of Player 3’s."
    assert leader in words.why(replace(found, best_end=ahead, other_end=behind))
    assert leader not in words.why(replace(found, best_end=behind, other_end=ahead))


def test_position_is_the_reason_if_nothing_else_differs() -> None:
    best, *_ = insight(STATE).choices
    judge = evaluator_for("knockout")
    said = words_about(STATE).why(contrast(STATE, best, best, judge))
    assert said[1:] == ["The same points, but the pieces end up better placed."]
