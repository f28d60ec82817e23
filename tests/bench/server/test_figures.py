"""What slices say together, and what N servers hold."""

import math
import random

import pytest

from bench.server.figures import Figure, Model, Ratio


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


def test_more_servers_hold_more_and_pay_for_who_sits_on_another() -> None:
    model = Model(own=200, across=Ratio(1.5, 1.4, 1.6), store=20)
    assert [model.servers(count) for count in (1, 2, 4)] == [200, 250, 275]
    assert model.holds(1) == 5_000
    assert model.holds(2) == 8_000
    assert model.store_cores(2) == pytest.approx(0.16)
    assert Model(200, Ratio(1.5, 1.4, 1.6), None).store_cores(2) is None


def test_it_is_as_sure_of_a_number_of_servers_as_it_is_of_what_it_has_seen() -> None:
    model = Model(own=200, across=Ratio(1.5, 1.4, 1.6), store=None)
    assert model.times(1) == Ratio(1.0, 1.0, 1.0)
    found = model.times(2)
    assert (found.mean, found.low, found.high) == pytest.approx((1.25, 1.2, 1.3))
