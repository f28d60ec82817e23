"""The dice test of Pickomino: failed rolls, each with its own probability."""

import pytest

from roost.analysis.dice_report import examine, tally
from roost.analysis.pickomino.dice import FailWatch
from roost.rules import Roll
from roost.rules.pickomino import Pickomino
from roost.testing import playout
from tests.analysis.textbook import binomial, poisson_binomial, two_sided

FIRST = Pickomino().parse_position("pickomino 21-36 -/- 0 - ? 1")
TWO_TAKEN = Pickomino().parse_position("pickomino 21-36 -/- 0 ww5 ? 1")  # five dice left
FOUR_TAKEN = Pickomino().parse_position("pickomino 21-36 -/- 0 ww5431 ? 1")  # two dice left


def test_a_first_roll_cannot_fail_and_is_not_counted() -> None:
    watch = FailWatch()
    watch.see(FIRST, Roll([1, 1, 2, 3, 4, 5, 6, 6]))
    assert watch.look() is None


def test_a_roll_fails_when_every_die_shows_a_taken_face_p7() -> None:
    watch = FailWatch()
    watch.see(TWO_TAKEN, Roll([5, 5, 6, 6, 6]))
    watch.see(TWO_TAKEN, Roll([5, 5, 6, 6, 1]))
    watch.see(FOUR_TAKEN, Roll([1, 3]))
    look = watch.look()
    assert look is not None
    chances = [(2 / 6) ** 5, (2 / 6) ** 5, (5 / 6) ** 2]
    assert (look.name, look.observed, look.trials, look.method) == ("fails", 2, 3, "exact")
    assert look.expected == pytest.approx(sum(chances))
    assert look.p == pytest.approx(two_sided(poisson_binomial(chances), 2))


def test_worms_are_tested_separately_and_other_faces_together() -> None:
    (dice, _) = tally([playout(Pickomino(), 2, "faces").record(200)]).values()
    looks = examine(dice)
    assert [(look.name, look.face) for look in looks] == [
        ("spread", None),
        ("face", 6),
        ("fails", None),
    ]
    worms = looks[1]
    wanted = two_sided(binomial(dice.dice, 1 / 6), int(worms.observed))
    assert worms.p == pytest.approx(wanted)
    assert worms.expected == pytest.approx(dice.dice / 6)
