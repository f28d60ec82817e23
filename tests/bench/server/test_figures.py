"""What slices say together."""

import math
import random

import pytest

from bench.server.figures import Figure, Ratio


def test_an_interval_holds_the_truth_about_95_times_in_a_hundred() -> None:
    chance = random.Random(7)
    held = 0
    for _ in range(2000):
        figure = Figure.of([chance.gauss(10, 3) for _ in range(5)])
        held += abs(figure.mean - 10) <= figure.half
    assert 0.93 < held / 2000 < 0.97


def test_one_slice_says_nothing_of_how_sure_it_is() -> None:
    assert Figure.of([4.0]) == Figure(4.0, math.inf)


def test_a_ratio_is_that_of_neighbours_so_what_slows_both_down_does_not_count() -> None:
    slow = [1.0, 5.0, 2.0, 9.0, 3.0]
    ratio = Ratio.of([1.2 * value for value in slow], slow)
    assert ratio.mean == pytest.approx(1.2)
    assert ratio.high - ratio.low < 1e-9
    wide = Ratio.of([1.0, 1.3, 1.1], [1.0, 1.0, 1.0])
    assert wide.low < 1.1 < wide.high
