"""The dice test of Knockout: all faces, and doubles."""

import pytest

from roost.analysis.dice_report import examine, tally
from roost.analysis.knockout.dice import DoubleWatch
from roost.rules import Roll
from roost.rules.knockout import Knockout
from roost.testing import playout
from tests.analysis.textbook import binomial, two_sided

STATE = Knockout().start(2, first=0)


def test_doubles_are_counted_k5() -> None:
    watch = DoubleWatch()
    assert watch.look() is None
    for dice in ([1, 1], [1, 2], [3, 4], [6, 6], [2, 5]):
        watch.see(STATE, Roll(dice))
    look = watch.look()
    assert look is not None
    assert (look.name, look.observed, look.trials, look.method) == ("doubles", 2, 5, "exact")
    assert look.expected == pytest.approx(5 / 6)
    assert look.p == pytest.approx(two_sided(binomial(5, 1 / 6), 2))


def test_every_face_is_counted() -> None:
    (dice, _) = tally([playout(Knockout(), 2, "faces").record(200)]).values()
    faces = [look for look in examine(dice) if look.name == "face"]
    assert [look.face for look in faces] == [1, 2, 3, 4, 5, 6]
    assert sum(look.observed for look in faces) == dice.dice == 2 * dice.rolls
