"""Reviews: the sums add up, the truth is found where it is known, and it is quick."""

import time
from collections.abc import Sequence

import numpy as np
import pytest

from roost.analysis.games import evaluator_for, exact_evaluator
from roost.analysis.pickomino.evaluator import PickominoEvaluator
from roost.analysis.results import THRESHOLDS, Review, Verdict, verdict
from roost.analysis.review import review
from roost.rules import Action, Phase, Roll, format_position, parse_position
from roost.rules.errors import GameError
from roost.rules.knockout import (
    Knockout,
    KnockoutState,
    KnockoutVariant,
    parse_board,
    register_board,
)
from roost.rules.pickomino import Pickomino, PickominoState, PickominoVariant
from roost.testing import playout
from tests.analysis.models import BruteForce, ExactModel, KnockoutTruth, WildModel
from tests.rules.knockout.positions import board_data

SMALL = "pickomino 21-23 -/- 0 - ? 1"


def reviewed(seats: int, seed: str = "review", *, variant: str = "") -> Review:
    game = Pickomino(PickominoVariant.parse(variant))
    return review(playout(game, seats, seed).record(), PickominoEvaluator(WildModel()))


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_parts_add_up_to_the_result_for_any_model_and_every_number_of_seats(seats: int) -> None:
    found = reviewed(seats)
    for seat in found.seats:
        parts = seat.luck + seat.errors + seat.others + seat.residual
        assert seat.result == pytest.approx(seat.start + parts, abs=1e-9)


@pytest.mark.parametrize("variant", ["short", "returned-face-down", "any-lower+turn-on-empty"])
def test_the_parts_add_up_in_the_variants(variant: str) -> None:
    assert all(abs(seat.balance) < 1e-9 for seat in reviewed(3, variant=variant).seats)


def test_what_one_seat_wins_the_others_lose() -> None:
    found = reviewed(4)
    for luck in found.lucks:
        assert luck.change.sum() == pytest.approx(0, abs=1e-9)
    for decision in found.decisions:
        assert decision.change.sum() == pytest.approx(0, abs=1e-9)
    assert np.abs(np.array(found.curve).sum(1) - 1).max() < 1e-9


def test_a_roll_is_neither_lucky_nor_unlucky_on_average_for_any_seat() -> None:
    """Ties included: a seat that cannot win must still be foreseen to play one way."""
    evaluator = PickominoEvaluator(WildModel())
    game = Pickomino()
    states = [
        "pickomino 21-24,26,30-36 25/-/27,29 2 ww44 ? 7",
        "pickomino 21,22 36,35,34/33/24 2 5544 ? 90",
        "pickomino 21 36,35,34,33/-/- 1 www ? 90",
    ]
    for text in states:
        state = game.parse_position(text)
        mean = sum(
            float(chance.probability) * evaluator.after(state, chance.roll)
            for chance in game.chances(state)
        )
        assert evaluator.shares(state) == pytest.approx(mean, abs=1e-12)


def test_losses_equal_the_truth_where_the_game_is_solved_exactly() -> None:
    """The review looks solved positions up; the truth was iterated and counted by the rules."""
    start = Pickomino().parse_position(SMALL)
    truth = BruteForce(ExactModel(start))
    record = playout(Pickomino(), 2, "small", start=start).record()
    found = review(record, exact_evaluator(start))
    asked = [d for d in found.decisions if len(d.choices) > 1 and any(_taken(d.state))][:40]
    assert len(asked) == 40
    for decision in asked:
        state = decision.state
        assert isinstance(state, PickominoState)
        values = {c.action: truth.value(state, c.action) for c in decision.choices}
        assert decision.loss == pytest.approx(
            max(values.values()) - values[decision.action], abs=1e-6
        )
    assert all(abs(seat.residual) < 1e-6 for seat in found.seats)


def _taken(state: object) -> Sequence[int]:
    assert isinstance(state, PickominoState)
    return state.taken


def small_knockout() -> Knockout:
    """A ring of five with a hub: both hold a 1 and a 3, and a locked 2 is in the way (K12)."""
    ring = [f"A{i}" for i in range(5)]
    lines = [*zip(ring, [*ring[1:], ring[0]], strict=True), ("A0", "C"), ("A2", "C")]
    none: list[str | None] = [None] * 6
    starts = {"2": {"blue": ["A0", "A1", *none[2:]], "green": ["A3", *none[1:]], "red": none,
                    "yellow": none}}  # fmt: skip
    register_board(parse_board(board_data("review6", lines, starts)))
    return Knockout(KnockoutVariant("review6"))


def test_losses_equal_the_truth_in_a_solved_game_of_knockout() -> None:
    game = small_knockout()
    truth = KnockoutTruth(game.start(2, first=0))
    evaluator = exact_evaluator(game.start(2))
    asked = 0
    for seed in range(8):
        found = review(playout(game, 2, seed).record(), evaluator)
        for decision in found.decisions:
            state = decision.state
            assert isinstance(state, KnockoutState)
            values = {c.action: truth.value(state, c.action) for c in decision.choices}
            lost = max(values.values()) - values[decision.action]
            assert decision.loss == pytest.approx(lost, abs=1e-6)
            asked += lost > 0.001
        assert all(abs(seat.residual) < 1e-9 for seat in found.seats)
        assert all(abs(seat.balance) < 1e-9 for seat in found.seats)
    assert asked > 10


@pytest.mark.parametrize(
    "text",
    [
        "pickomino 21-28 -/- 0 - ? 1",
        "pickomino 21-23 -/-/- 0 - ? 1",
        format_position(Knockout().start(2)),
        format_position(Knockout().start(3)),
    ],
)
def test_games_too_large_to_solve_are_refused(text: str) -> None:
    with pytest.raises(GameError, match="at most 7 tiles") as refused:
        exact_evaluator(parse_position(text))
    assert refused.value.code == "not-small"


def test_an_unfinished_game_is_reviewed_as_far_as_it_goes() -> None:
    record = playout(Pickomino(), 3, "unfinished").record(25)
    found = review(record, evaluator_for("pickomino"))
    assert len(found.curve) == 26
    assert all(seat.result is None and abs(seat.balance) < 1e-9 for seat in found.seats)


def test_a_game_without_a_move_has_a_value_and_nothing_else() -> None:
    found = review(playout(Pickomino(), 2, "none").record(0), evaluator_for("pickomino"))
    assert len(found.curve) == 1
    assert found.turning_points() == ()
    assert sum(seat.start for seat in found.seats) == pytest.approx(1)


def test_best_choices_cost_nothing_and_are_fine() -> None:
    found = reviewed(2)
    best = [d for d in found.decisions if d.action == d.choices[0].action]
    assert best
    assert all(d.loss < 1e-9 and d.verdict is Verdict.FINE for d in best)


def test_verdicts_follow_their_thresholds() -> None:
    for least, name in THRESHOLDS:
        assert verdict(least) is name
    assert verdict(THRESHOLDS[-1][0] - 1e-6) is Verdict.FINE


def test_turning_points_are_the_largest_changes_in_playing_order() -> None:
    found = reviewed(2)
    points = found.turning_points(3)
    steps = [np.abs(b - a).max() for a, b in zip(found.curve, found.curve[1:], strict=False)]
    assert list(points) == sorted(np.argsort(steps)[-3:])


def test_every_move_of_the_game_is_a_roll_with_luck_or_a_decision() -> None:
    found = reviewed(3)
    moves = found.record.moves
    assert len(found.lucks) + len(found.decisions) == len(moves)
    for move, seen in zip(moves, found.moves, strict=True):
        assert seen.made == move
        assert (seen.state.phase is Phase.CHANCE) == isinstance(move, Roll)


def test_a_full_review_of_four_seats_takes_at_most_three_seconds() -> None:
    record = playout(Pickomino(), 4, "slow", choose=_stop_early).record()
    evaluator = evaluator_for("pickomino")
    review(record, evaluator)
    evaluator_for.cache_clear()
    began = time.process_time()
    review(record, evaluator_for("pickomino"))
    assert time.process_time() - began <= 3.0


def _stop_early(state: PickominoState, legal: Sequence[Action]) -> Action:
    from roost.bots.pickomino.simple import SimplePolicy

    return next(iter(SimplePolicy().probabilities(state)))
