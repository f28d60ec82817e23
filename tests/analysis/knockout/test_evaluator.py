"""The evaluator of Knockout: sums add up, luck has mean zero, every action has a value."""

import time
from random import Random

import numpy as np
import pytest

from roost.analysis.evaluator import final_shares
from roost.analysis.insight import insight, warning
from roost.analysis.knockout.evaluator import ROLLS, KnockoutEvaluator, start_chances
from roost.analysis.results import Verdict
from roost.analysis.review import review
from roost.bots.knockout.values import EVALUATED_SEATS, planner_for
from roost.rules import Phase
from roost.rules.knockout import (
    Knockout,
    KnockoutState,
    KnockoutVariant,
    shipped_boards,
)
from roost.testing import playout
from tests.analysis.telling import words_about

GAME = Knockout()
# Only green 1 can hit piece 1 of seat 0, which hits it with a 1 and a 3.
ENDGAME = "knockout 2 O0,x,x,x,x,x/O3,x,x,x,x,x/x,x,x,x,x,x/x,x,x,x,x,x 0 1:3 31 16 0"
# Seat 0 has lost; its hit on the 6 of seat 2 decides between that seat and seat 1.
KINGMAKER = "knockout 4 x,x,x,x,x,O7/O9,x,O13,x,x,x/x,O18,x,O20,x,O1/x,x,x,x,O4,x 0 ? 161 63 2"


@pytest.fixture(scope="module")
def evaluator() -> KnockoutEvaluator:
    return KnockoutEvaluator()


def test_the_value_of_a_finished_game_is_its_result(evaluator: KnockoutEvaluator) -> None:
    rounds = Knockout(KnockoutVariant(rounds=5))
    found = review(playout(rounds, 3, "end").record(), evaluator)
    assert sum(seat.result or 0 for seat in found.seats) == pytest.approx(1)
    assert all(abs(seat.balance) < 1e-9 for seat in found.seats)


def test_a_roll_has_the_value_of_the_choice_after_it_even_for_a_loser(
    evaluator: KnockoutEvaluator,
) -> None:
    state = GAME.parse_position(KINGMAKER)
    assert evaluator.shares(state)[0] == 0
    for chance in GAME.chance_outcomes(state):
        rolled = GAME.apply(state, chance.roll).state
        if rolled.phase is Phase.PLAY and rolled.seat == state.seat:
            said = evaluator.after(state, chance.roll)
            assert evaluator.shares(rolled) == pytest.approx(said, abs=1e-9)


def test_the_highest_sum_is_most_likely_to_start_k3() -> None:
    assert start_chances((0, 0, 0)) == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert start_chances((12, 0)) == pytest.approx(
        (1 - 1 / 72, 1 / 72)
    )  # one tie in 36, split evenly
    assert start_chances((7, 9, -1)) == (0.0, 1.0, 0.0)


def test_a_winning_hit_is_best_and_missing_it_causes_a_warning() -> None:
    state = GAME.parse_position(ENDGAME)
    view = insight(state)
    assert view.choices[0].token == "b1xO3"
    assert view.choices[0].shares.tolist() == [1.0, 0.0]
    assert view.choices[0].prospect.gain == 3
    miss = next(move for move in GAME.legal_actions(state) if move.space not in state.positions)
    warned = warning(state, miss)
    assert warned is not None
    assert warned.other.verdict is Verdict.BLUNDER
    assert len(words_about(state).why(warned)) >= 2


def test_every_legal_action_has_a_value(
    evaluator: KnockoutEvaluator,
) -> None:
    for state in playout(GAME, 2, "legal").states[:24]:
        if state.phase is Phase.PLAY:
            values = evaluator.actions(state)
            assert set(values) == set(GAME.legal_actions(state))
            assert evaluator.best(state) in values
            for shares in values.values():
                assert shares.sum() == pytest.approx(1)
                assert shares.min() >= 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_action_has_a_higher_value_than_the_best(
    seats: int, evaluator: KnockoutEvaluator
) -> None:
    """The evaluation network may prefer another turn than the bot.

    The bot's choice counts as best, consistently for the roll, the decision and the second half.
    """
    states = [s for s in playout(GAME, seats, "best").states[:90] if s.phase is Phase.PLAY]
    for state in states[1::4]:
        values, best = evaluator.actions(state), evaluator.best(state)
        assert values[best][state.seat] == max(shares[state.seat] for shares in values.values())
        assert evaluator.shares(state) == values[best]
        after = GAME.apply(state, best).state
        if after.phase is Phase.PLAY and after.turn == state.turn:
            assert evaluator.shares(after) == pytest.approx(values[best], abs=1e-9)


@pytest.mark.parametrize("seats", EVALUATED_SEATS)
def test_the_evaluation_network_values_the_position_after_the_turn(
    seats: int, evaluator: KnockoutEvaluator
) -> None:
    planner = planner_for(GAME.board)
    state = next(s for s in playout(GAME, seats, "who").states[40:] if s.phase is Phase.CHANCE)
    left = planner.after_rolls(state)
    said = planner.evaluated(state, [turn for turn, _ in left])
    assert said is not None
    for (roll, _), shares, (_, player) in zip(ROLLS, said, left, strict=True):
        assert evaluator.after(state, roll) == shares != player


def test_the_effect_of_a_choice_on_the_others_is_preserved_by_the_limit(
    evaluator: KnockoutEvaluator,
) -> None:
    """A turn that the evaluation network prefers has the same value as the best, and no more.

    The shift between the other seats must be neither luck nor an error of the model.
    """
    planner, kept = planner_for(GAME.board), 0
    for state in playout(GAME, 4, "kept").states[:70]:
        if state.phase is not Phase.PLAY:
            continue
        values, seat, legal = evaluator.actions(state), state.seat, GAME.legal_actions(state)
        completed = planner.completed(state, legal)
        said = planner.evaluated(state, [turn for turn, _ in completed]) or []
        top = values[evaluator.best(state)][seat]
        for action, shares in zip(legal, said, strict=True):
            if shares[seat] > top + 1e-6:
                others = [(values[action][at], shares[at]) for at in range(4) if at != seat]
                (one, first), *rest = [pair for pair in others if pair[1] > 0]
                assert values[action][seat] == top
                assert values[action].sum() == pytest.approx(1)
                assert all(two / one == pytest.approx(second / first) for two, second in rest)
                kept += 1
    assert kept > 5


def test_review_and_tutor_name_the_same_best_move(evaluator: KnockoutEvaluator) -> None:
    """Also if the evaluation network prefers another move, which then has the same value."""
    found = review(playout(GAME, 4, "named").record(50), evaluator)
    ties = 0
    for decision in found.decisions:
        assert isinstance(decision.state, KnockoutState)
        best = evaluator.best(decision.state)
        assert decision.best.action == best
        assert insight(decision.state, evaluator=evaluator).choices[0].action == best
        top, *others = decision.choices
        seat = decision.seat
        ties += any(other.shares[seat] == top.shares[seat] for other in others)
    assert ties > 3


def test_the_bot_chooses_in_the_last_round_too_k16(evaluator: KnockoutEvaluator) -> None:
    """Finished games have their exact result, others the network's value."""
    rules, planner = Knockout(KnockoutVariant(rounds=6)), planner_for(GAME.board)
    rolls = decisions = 0
    for state in [s for s in playout(rules, 4, "last round").states if s.round == 6]:
        if state.phase is Phase.PLAY:
            values, best, seat = evaluator.actions(state), evaluator.best(state), state.seat
            ends = {action: evaluator.left(state, action) for action in values}
            player = {
                action: (
                    final_shares(rules.outcome(left))
                    if left.phase is Phase.OVER
                    else planner.shares(left)
                )
                for action, left in ends.items()
            }
            assert values[best][seat] == max(shares[seat] for shares in values.values())
            assert player[best][seat] > max(shares[seat] for shares in player.values()) - 0.01
            decisions += 1
        elif state.phase is Phase.CHANCE:
            for roll, _ in ROLLS[::4]:
                rolled = rules.apply(state, roll).state
                if rolled.phase is Phase.PLAY:
                    said = evaluator.after(state, roll)
                    assert evaluator.shares(rolled) == pytest.approx(said, abs=1e-9)
                    rolls += 1
    assert decisions > 3
    assert rolls > 6


def test_there_is_no_choice_before_a_roll(evaluator: KnockoutEvaluator) -> None:
    assert evaluator.actions(GAME.start(4, first=0)) == {}


def test_play_turn_plays_legal_moves(evaluator: KnockoutEvaluator) -> None:
    state = GAME.start(4)
    random = Random(5)
    for _ in range(30):
        after, luck = evaluator.play_turn(state, random)
        assert after.turn in (state.turn, state.turn + 1)
        assert luck.sum() == pytest.approx(0, abs=1e-9)
        state = after
        if state.phase is Phase.OVER:
            break


@pytest.mark.parametrize("board", shipped_boards())
def test_every_bundled_board_has_an_evaluator(board: str, evaluator: KnockoutEvaluator) -> None:
    game = Knockout(KnockoutVariant(board))
    for seats in game.board.players:
        shares = evaluator.shares(game.start(seats, first=0))
        assert shares.sum() == pytest.approx(1)
        assert np.abs(np.array(shares) - 1 / seats).max() < 0.1


@pytest.mark.alone
def test_insight_takes_less_than_50_milliseconds(evaluator: KnockoutEvaluator) -> None:
    states = [s for s in playout(GAME, 2, "fast").states if s.phase is Phase.PLAY]
    insight(states[0], evaluator=evaluator)
    times = []
    for state in states[1:11]:
        began = time.process_time()
        insight(state, evaluator=evaluator)
        times.append(time.process_time() - began)
    assert float(np.median(times)) <= 0.05
