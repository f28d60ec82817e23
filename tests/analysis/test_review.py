"""Reviews: sums add up, luck and errors are separate, and reviews are fast."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
import pytest

from roost.analysis.dice_report import dice_report
from roost.analysis.games import evaluator_for, words_for
from roost.analysis.knockout.calibration import ERRORS
from roost.analysis.pickomino.evaluator import PickominoEvaluator
from roost.analysis.puzzle_maker import bot_game
from roost.analysis.results import THRESHOLDS, Review, Verdict, verdict
from roost.analysis.review import review, rolled_out, without_luck
from roost.bots import make_bot
from roost.locale import catalogue
from roost.rules import Action, AnyGame, Roll, State
from roost.rules.knockout import Knockout
from roost.rules.pickomino import Pickomino, PickominoState, PickominoVariant, Stop, Take
from roost.rules.record import Moment, Player, Record
from roost.testing import playout
from tests.analysis.pickomino.truth import WildModel
from tests.analysis.told import Told

# Ana rolls, takes and stops with nothing; Ben rolls.
SHORT = Record(
    "pickomino",
    "",
    (Player("Ana"), Player("Ben")),
    moves=(
        Roll([1, 1, 2, 3, 4, 5, 5, 6]),
        Take(1),
        Stop(None),
        Roll([6, 6, 6, 6, 6, 6, 6, 6]),
    ),
)
VALUES = (0.50, 0.60, 0.55, 0.52, 0.70)
CLAIMS = (0.62, 0.57, 0.51, 0.73)


def reviewed(seats: int, seed: str = "review", *, variant: str = "") -> Review:
    game = Pickomino(PickominoVariant.parse(variant))
    return review(playout(game, seats, seed).record(), PickominoEvaluator(WildModel()))


# -- by hand ---------------------------------------------------------------------------------


def test_luck_is_the_change_of_a_roll_for_every_seat() -> None:
    found = review(SHORT, Told(SHORT, VALUES, CLAIMS))
    assert [luck.seat for luck in found.lucks] == [0, 1]
    assert [luck.change.tolist() for luck in found.lucks] == [
        pytest.approx([0.12, -0.12]),
        pytest.approx([0.21, -0.21]),
    ]
    ana, ben = found.seats
    assert [ana.luck, ben.luck] == pytest.approx([0.33, -0.33])


def test_own_luck_counts_a_seats_own_rolls() -> None:
    ana, ben = review(SHORT, Told(SHORT, VALUES, CLAIMS)).seats
    assert ana.own_luck == pytest.approx(0.12)
    assert ben.own_luck == pytest.approx(-0.21)


def test_an_error_costs_its_seat_and_helps_the_others() -> None:
    ana, ben = review(SHORT, Told(SHORT, VALUES, CLAIMS)).seats
    assert [ana.errors, ana.others] == pytest.approx([-0.07, 0.0])
    assert [ben.errors, ben.others] == pytest.approx([0.0, 0.07])
    assert ana.verdicts[Verdict.MISTAKE] == 2
    assert sum(ben.verdicts.values()) == 0


def test_the_residual_is_the_difference_between_two_evaluations() -> None:
    ana, ben = review(SHORT, Told(SHORT, VALUES, CLAIMS)).seats
    assert ana.residual == pytest.approx(-0.02 - 0.02 + 0.01 - 0.03)
    assert ben.residual == pytest.approx(-ana.residual)


def test_the_verdict_follows_rollouts_and_the_sums_do_not() -> None:
    found = review(SHORT, Told(SHORT, VALUES, CLAIMS))
    first, second = found.decisions[:2]
    assert (first.verdict, second.verdict) == (Verdict.MISTAKE, Verdict.MISTAKE)
    checked = rolled_out(found, {first.index: -0.002, second.index: 0.09})
    assert [d.verdict for d in checked.decisions[:2]] == [Verdict.FINE, Verdict.BLUNDER]
    assert [d.cost for d in checked.decisions[:2]] == [0.0, 0.09]
    assert checked.seats[0].verdicts[Verdict.MISTAKE] == 0
    assert checked.seats[0].verdicts[Verdict.BLUNDER] == 1
    assert {d.index for d in checked.worst} == {first.index, second.index}  # both were rolled out
    for before, after in zip(found.seats, checked.seats, strict=True):
        assert replace(after, verdicts=before.verdicts) == before


def test_without_luck_equals_the_adjusted_results_of_a_review() -> None:
    found = reviewed(3, variant="short")
    wanted = [seat.adjusted for seat in found.seats]
    assert without_luck(found.record, PickominoEvaluator(WildModel())) == pytest.approx(wanted)
    with pytest.raises(ValueError, match="not over"):
        without_luck(SHORT, Told(SHORT, VALUES, CLAIMS))


def test_the_adjusted_result_is_the_result_minus_luck() -> None:
    ana, ben = review(SHORT, Told(SHORT, VALUES, CLAIMS)).seats
    assert ana.adjusted == pytest.approx(
        0.70 - 0.33
    )  # she was lucky, so the adjusted result is lower
    assert ben.adjusted == pytest.approx(0.30 + 0.33)


def test_the_adjusted_result_is_never_negative() -> None:
    ana, ben = review(SHORT, Told(SHORT, VALUES, CLAIMS)).seats
    assert (replace(ana, luck=0.9).adjusted, replace(ben, luck=-0.9).adjusted) == (0.0, 1.0)


def test_a_move_better_than_expected_is_an_error_of_the_evaluator() -> None:
    surprising = (0.62, 0.66, 0.51, 0.73)  # the second move had an expected value of 0.60 at most
    found = review(SHORT, Told(SHORT, VALUES, surprising))
    take, stop = found.decisions
    assert (take.change.tolist(), take.loss) == ([0.0, 0.0], 0.0)
    assert stop.loss == pytest.approx(0.04)
    ana, ben = found.seats
    assert [ana.errors, ben.others] == pytest.approx([-0.04, 0.04])
    assert ana.residual == pytest.approx(-0.02 - 0.05 + 0.01 - 0.03)


def test_the_curve_contains_the_shares_before_each_move_and_at_the_end() -> None:
    found = review(SHORT, Told(SHORT, VALUES, CLAIMS))
    assert found.curve.points() == [pytest.approx([value, 1 - value]) for value in VALUES]
    assert found.turns == (1, 1, 1, 2, 2)
    assert found.turning_points(2) == (0, 3)  # the rolls changed it by 0.10 and 0.18
    assert found.turning_points(9) == (0, 1, 2, 3)
    flat = Told(SHORT, (0.5, 0.51, 0.5, 0.5, 0.5), CLAIMS)
    assert review(SHORT, flat).turning_points() == ()  # no changes


# -- for any game ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_parts_add_up_to_the_result_for_any_model_and_every_number_of_seats(seats: int) -> None:
    found = reviewed(seats, variant="short")
    for seat in found.seats:
        parts = seat.luck + seat.errors + seat.others + seat.residual
        assert seat.result == pytest.approx(seat.start + parts, abs=1e-9)


def test_gains_and_losses_sum_to_zero() -> None:
    found = reviewed(4)
    for move in found.moves:
        assert move.change.sum() == pytest.approx(0, abs=1e-9)
    assert np.abs(np.array(found.curve).sum(1) - 1).max() < 1e-9


def test_an_unfinished_game_is_reviewed_up_to_its_last_move() -> None:
    record = playout(Pickomino(), 3, "unfinished").record(25)
    found = review(record, evaluator_for("pickomino"))
    assert len(found.curve) == 26
    assert found.outcome is None
    assert all(seat.result is None and abs(seat.balance) < 1e-9 for seat in found.seats)


def test_a_game_without_moves_has_only_a_value() -> None:
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
        assert verdict(least - 1e-6) is not name
    assert verdict(THRESHOLDS[-1][0] - 1e-6) is Verdict.FINE


def test_a_loss_within_the_evaluators_error_gets_no_label() -> None:
    assert verdict(0.019, error=0.01) is Verdict.FINE
    assert verdict(0.021, error=0.01) is Verdict.DOUBTFUL
    found = review(bot_game("knockout", ("greedy",) * 4, "labels"), evaluator_for("knockout"))
    errors = [decision.error for decision in found.decisions]
    assert set(errors) == set(ERRORS[4].values())
    small = [d for d in found.decisions if 0.01 <= d.loss < 2 * d.error]
    assert small
    assert all(d.verdict is Verdict.FINE for d in small)
    by_rollouts = replace(small[0], rolled_out=small[0].loss)
    assert by_rollouts.verdict is Verdict.DOUBTFUL


def test_turning_points_are_the_largest_changes_in_playing_order() -> None:
    found = reviewed(2)
    points = found.turning_points(3)
    steps = [np.abs(b - a).max() for a, b in zip(found.curve, found.curve[1:], strict=False)]
    assert list(points) == sorted(np.argsort(steps)[-3:])


# -- time ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [Pickomino(), Knockout()], ids=lambda game: game.key)
def test_a_game_is_replayed_once_for_review_texts_and_dice(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = playout(game, 2, "once").record(60)
    replays: list[Record] = []
    replay = Record.replay

    def counted(self: Record) -> Iterator[Moment[State]]:
        replays.append(self)
        return replay(self)

    monkeypatch.setattr(Record, "replay", counted)
    found = review(record, evaluator_for(game.key))
    words = words_for(catalogue("en"), record.rules, [player.name for player in record.players])
    words.review(found)
    dice_report([record])
    assert replays == [record]


@pytest.mark.alone
def test_a_full_review_of_four_seats_takes_at_most_three_seconds() -> None:
    record = playout(Pickomino(), 4, "slow", choose=_simply).record()
    evaluator = evaluator_for("pickomino")
    review(record, evaluator)
    evaluator_for.cache_clear()
    began = time.process_time()
    review(record, evaluator_for("pickomino"))
    assert time.process_time() - began <= 3.0


def _simply(state: PickominoState, legal: Sequence[Action]) -> Action:
    return next(iter(make_bot("pickomino", "simple").policy.probabilities(state)))
