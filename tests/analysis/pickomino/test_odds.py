"""The odds of a Pickomino turn, compared with enumerating every roll."""

import time

import pytest

from roost.analysis.games import evaluator_for
from roost.analysis.insight import insight
from roost.analysis.pickomino.evaluator import PickominoEvaluator
from roost.analysis.pickomino.odds import TurnOdds, action_odds, next_fails, turn_odds
from roost.analysis.results import Prospect
from roost.rules import Phase, game_of
from roost.rules.pickomino import WORMS, Pickomino, Stop
from tests.analysis.pickomino.truth import POSITIONS, WildModel, outcomes
from tests.analysis.telling import words_about


@pytest.mark.parametrize("text", POSITIONS)
def test_chances_match_an_enumeration_of_rolls(text: str) -> None:
    state = Pickomino().parse_position(text)
    evaluator = PickominoEvaluator(WildModel())
    odds = turn_odds(evaluator, state)
    truth = outcomes(evaluator, state)
    assert odds.fails == pytest.approx(truth.get(None, 0.0), abs=1e-12)
    for tile in odds.tiles:
        assert tile.chance == pytest.approx(truth.get(tile.tile, 0.0), abs=1e-12)
        assert tile.chance <= tile.most + 1e-12
    top = WORMS[state.stacks[state.seat][-1]] if state.stacks[state.seat] else 0
    worms = sum(WORMS[t] * p for t, p in truth.items() if t) - top * truth.get(None, 0.0)
    assert odds.gain == pytest.approx(worms, abs=1e-12)
    stolen = sum(tile.chance for tile in odds.tiles if tile.tile not in state.grill_tiles)
    assert odds.steals == pytest.approx(stolen)
    assert odds.totals.sum() <= 1 + 1e-12


@pytest.mark.parametrize("text", POSITIONS)
def test_the_odds_of_an_action_are_those_of_the_position_after_it(text: str) -> None:
    state = Pickomino().parse_position(text)
    if state.phase is not Phase.PLAY:
        state = game_of(state).apply(state, game_of(state).chance_outcomes(state)[0].roll).state
    evaluator = PickominoEvaluator(WildModel())
    for action in game_of(state).legal_actions(state):
        after = game_of(state).apply(state, action).state
        found = action_odds(evaluator, state, action)
        if isinstance(action, Stop):
            assert found.fails == (1.0 if action.tile is None else 0.0)
        elif after.turn == state.turn:
            later = turn_odds(evaluator, after)
            assert found.fails == pytest.approx(later.fails)
            assert found.gain == pytest.approx(later.gain)


def test_only_an_opponents_top_tile_counts_as_a_steal_p10() -> None:
    found = insight(Pickomino().parse_position("pickomino 21-24,26,30-36 25/-/27,29 0 ww44 . 7"))
    assert isinstance(found.odds, TurnOdds)
    victims = {tile.tile: tile.victim for tile in found.odds.tiles if tile.victim is not None}
    assert victims == {29: 2}


def test_the_chance_to_fail_at_once_counts_the_taken_faces_p7() -> None:
    state = Pickomino().parse_position("pickomino 21-36 -/- 0 www444 ? 1")
    assert next_fails(state) == pytest.approx((2 / 6) ** 2)
    assert turn_odds(PickominoEvaluator(WildModel()), state).next_fails == next_fails(state)


def test_the_next_roll_cannot_fail_while_dice_show() -> None:
    rolled = Pickomino().parse_position("pickomino 21-36 -/- 0 www44 134 1")
    assert turn_odds(PickominoEvaluator(WildModel()), rolled).next_fails is None


def test_an_external_evaluator_has_no_odds() -> None:
    """It has values of actions, but no ends of turns."""

    class Opinion:
        def __init__(self) -> None:
            judge = PickominoEvaluator(WildModel())
            self.shares, self.actions, self.after = judge.shares, judge.actions, judge.after
            self.best, self.left, self.play_turn = judge.best, judge.left, judge.play_turn

    state = Pickomino().parse_position(POSITIONS[1])
    found = insight(state, evaluator=Opinion())
    assert found.odds is None
    assert [choice.prospect for choice in found.choices] == [Prospect()] * 2
    assert words_about(state).odds(found) == []


@pytest.mark.alone
def test_insight_takes_less_than_50_milliseconds() -> None:
    evaluator = evaluator_for("pickomino")
    # Load everything first.
    insight(Pickomino().parse_position(POSITIONS[1]), evaluator=evaluator)
    times = []
    for turn in range(10, 30):  # each turn number is a new position, so nothing is cached
        state = Pickomino().parse_position(f"pickomino 21-36 -/-/-/-/-/-/- 3 - 1223345w {turn}")
        began = time.thread_time()
        insight(state, evaluator=evaluator)
        times.append(time.thread_time() - began)
    assert sorted(times)[-2] <= 0.05  # tolerates one outlier
