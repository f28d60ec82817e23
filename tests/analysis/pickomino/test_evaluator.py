"""The evaluator of Pickomino: rolls have mean luck zero, simulated turns follow the rules."""

from random import Random

import pytest

from roost.analysis.pickomino.evaluator import PickominoEvaluator
from roost.rules.pickomino import Pickomino
from tests.analysis.pickomino.truth import POSITIONS, WildModel, outcomes


@pytest.mark.parametrize("text", POSITIONS)
def test_a_simulated_turn_ends_as_the_rules_allow(text: str) -> None:
    evaluator = PickominoEvaluator(WildModel())
    state = Pickomino().parse_position(text)
    truth = outcomes(evaluator, state)
    for seed in range(20):
        after, luck = evaluator.play_turn(state, Random(seed))
        before = state.stacks[state.seat]
        got = after.stacks[state.seat]
        assert truth[got[-1] if len(got) > len(before) else None] > 0
        assert luck.sum() == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("text", POSITIONS)
def test_the_luck_of_a_simulated_turn_is_its_value_minus_the_expectation(text: str) -> None:
    """A position has the mean value of its turn's ends, by the same model."""
    model = WildModel()
    evaluator = PickominoEvaluator(model)
    state = Pickomino().parse_position(text)
    for seed in range(10):
        after, luck = evaluator.play_turn(state, Random(seed))
        assert evaluator.shares(state) + luck == pytest.approx(model.shares([after])[0], abs=1e-9)
