"""The explanation of a position: ranked choices and warnings."""

import pytest

from roost.analysis.games import evaluator_for_state
from roost.analysis.insight import MOST_CHOICES, choice_named, contrast, insight, warning
from roost.rules import Phase, Roll, game_of, parse_position
from roost.rules.errors import IllegalActionError
from roost.rules.knockout import Knockout
from roost.rules.pickomino import RollOn, Stop, Take

TAKING = parse_position("pickomino 21-24,26,30-36 25/-/27,29 2 www44 134 7")
STOPPING = parse_position("pickomino 21-24,26,30-36 25/-/27,29 2 www345 . 7")


def wide() -> object:
    """Return a Knockout roll with more moves than are listed."""
    game = Knockout()
    state = game.apply(game.start(2, first=0), Roll([5, 6])).state
    assert len(game.legal_actions(state)) > MOST_CHOICES
    return state


def test_the_best_choice_comes_first_and_costs_nothing() -> None:
    found = insight(TAKING)
    losses = [choice.loss for choice in found.choices]
    assert losses == sorted(losses)
    assert losses[0] == 0
    assert found.shares == pytest.approx(found.choices[0].shares)


def test_the_loss_of_a_choice_is_its_difference_to_the_best() -> None:
    for state in (TAKING, STOPPING):
        best, *others = insight(state).choices
        for other in others:
            lost = float(best.shares[state.seat] - other.shares[state.seat])
            assert other.loss == pytest.approx(lost)


def test_every_legal_action_is_a_choice_with_its_token() -> None:
    found = insight(TAKING)
    game = game_of(TAKING)
    assert {choice.action for choice in found.choices} == set(game.legal_actions(TAKING))
    for choice in found.choices:
        assert choice_named(found, choice.token) is choice
        assert game.parse_move(TAKING, choice.token) == choice.action


def test_of_very_many_choices_the_best_and_included_ones_are_listed() -> None:
    state = parse_position(str(game_of(wide()).format_position(wide())))  # type: ignore[arg-type]
    tokens = [choice.token for choice in insight(state).choices]
    assert len(tokens) == MOST_CHOICES
    game = game_of(state)
    left_out = next(
        token
        for token in (game.format_move(state, action) for action in game.legal_actions(state))
        if token not in tokens
    )
    assert [c.token for c in insight(state, include=[left_out]).choices] == [*tokens, left_out]


def test_the_error_for_an_unknown_token_lists_the_choices() -> None:
    with pytest.raises(IllegalActionError, match="legal: =26 \\+"):
        choice_named(insight(STOPPING), "=36")


def test_a_finished_game_has_shares_and_no_choices() -> None:
    found = insight(parse_position("pickomino - 21,36/22 0 - # 9"))
    assert found.shares.tolist() == [1.0, 0.0]
    assert found.choices == ()
    assert found.odds is None


def test_there_are_no_choices_before_a_roll() -> None:
    found = insight(parse_position("pickomino 21-36 -/- 0 - ? 1"))
    assert found.state.phase is Phase.CHANCE
    assert found.choices == ()
    assert found.odds is not None


# -- warnings --------------------------------------------------------------------------------


def test_a_warning_names_the_better_choice_above_its_threshold_only() -> None:
    bad = max(insight(TAKING).choices, key=lambda choice: choice.loss)
    assert isinstance(bad.action, Take)
    warned = warning(TAKING, bad.action, threshold=bad.loss)
    assert warned is not None
    assert warned.best.loss == 0
    assert (warned.other.action, warned.other.loss) == (bad.action, bad.loss)
    assert warning(TAKING, bad.action, threshold=bad.loss + 1e-6) is None


def test_the_best_choice_causes_no_warning() -> None:
    best = insight(TAKING).choices[0].action
    assert warning(TAKING, best, threshold=1e-9) is None


def test_a_warning_about_an_illegal_action_is_an_error() -> None:
    with pytest.raises(IllegalActionError, match="legal: 1 3"):
        warning(TAKING, RollOn())


def test_a_contrast_contains_the_ends_of_both_turns() -> None:
    judge = evaluator_for_state(STOPPING)
    best, other = insight(STOPPING).choices
    found = contrast(STOPPING, best, other, judge)
    assert isinstance(best.action, Stop)
    assert found.best_end == game_of(STOPPING).apply(STOPPING, best.action).state
    assert found.other_end == game_of(STOPPING).apply(STOPPING, other.action).state
    assert (found.best, found.other) == (best, other)
