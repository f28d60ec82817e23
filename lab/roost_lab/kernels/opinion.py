"""Compiled: what the network thinks of a position.

What the last layer gets are sums over the numbers, so that a change of one number need not look
at the others again.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numba import njit

from roost.rules.knockout.constants import NUMBERS
from roost.solver.knockout.network import FEATURES, FIXED, HITS, OUTCOMES, SCALE, Net
from roost.solver.knockout.tables import COLOURS, POINTS, Doubles, Known, Places
from roost_lab.kernels.features import features_of
from roost_lab.kernels.hits import chances_of, tell_hits
from roost_lab.kernels.moves import owner
from roost_lab.kernels.outcomes import (
    LONE,
    believe,
    is_lone,
    settled,
    shares_kept,
    tell_outcomes,
)
from roost_lab.kernels.turns import LEAST
from roost_lab.kernels.values import add_number

_FEATURES: Final = np.array(FEATURES)


class Sum(NamedTuple):
    """What the last layer gets: `units` before their bend, and what is fixed: the points,
    `outcomes.LONE`, the chances of every number's outcomes, and the words of `hits`."""

    units: Doubles
    fixed: Doubles


@njit(cache=True, inline="always")
def lone_at(seats: int) -> int:
    """The index of `outcomes.LONE` in `Sum.fixed`."""
    return FIXED * seats


@njit(cache=True, inline="always")
def kept_at(seats: int) -> int:
    return FIXED * seats + LONE


@njit(cache=True, inline="always")
def words_at(seats: int) -> int:
    return FIXED * seats + LONE + OUTCOMES * NUMBERS


@njit(cache=True, inline="always")
def width(seats: int) -> int:
    return (FIXED + HITS) * seats + LONE + OUTCOMES * NUMBERS


@njit(cache=True)
def no_sum(seats: int, net: Net) -> Sum:
    return Sum(np.zeros(len(net.bias)), np.zeros(width(seats)))


@njit(cache=True)
def fix(
    positions: Places, seats: int, following: int, number: int, known: Known, fixed: Doubles
) -> bool:
    """Fill in what is known of a number, by seat in the order of rolling; whether it is contested:
    then its outcomes' chances still need the network's word."""
    holders = 0
    fixed[:] = 0.0
    for colour in range(COLOURS):
        if positions[colour * NUMBERS + number] >= 0:
            seat = owner(colour, seats)
            holders |= 1 << seat
            fixed[(seat - following) % seats] += POINTS[number]
    at = kept_at(seats) + OUTCOMES * number
    if holders & (holders - 1) == 0:
        outcome = settled(positions, seats, following, number)
        if outcome >= 0:
            fixed[at + outcome] = 1.0
        return False
    first = tell_outcomes(positions, seats, following, number, known, fixed[at : at + OUTCOMES])
    lone = lone_at(seats)
    fixed[lone] = 1.0
    if first >= 0.0:
        fixed[lone + 1] = 1.0
        fixed[lone + 2] = first
    tell_hits(positions, seats, following, number, known, fixed[words_at(seats) :])
    scores = np.zeros(COLOURS)
    add_number(positions, seats, following, number, known, scores, 1.0)
    for place in range(seats):
        fixed[seats + place] = fixed[place]
        fixed[2 * seats + place] = scores[(following + place) % seats]
    return True


@njit(cache=True)
def add_to(
    total: Sum,
    positions: Places,
    seats: int,
    following: int,
    number: int,
    known: Known,
    net: Net,
    sign: float,
) -> None:
    """Add or remove the contribution of one number."""
    fixed = np.empty(width(seats))
    if fix(positions, seats, following, number, known, fixed):
        deep = _read(positions, seats, following, number, known, net)
        at = kept_at(seats) + OUTCOMES * number
        _correct(fixed[at : at + OUTCOMES], deep, net)
        for unit in range(len(deep)):
            if deep[unit] > 0.0:
                _add_row(total.units, net.join[unit], sign * deep[unit])
    for at in range(len(fixed)):
        total.fixed[at] += sign * fixed[at]
        if at < FIXED * seats and fixed[at] != 0.0:
            _add_row(total.units, net.points[at], sign * SCALE * fixed[at])


@njit(cache=True)
def _read(
    positions: Places, seats: int, following: int, number: int, known: Known, net: Net
) -> Doubles:
    """The output of the two layers for a contested number, before the second activation."""
    found = np.empty(_FEATURES[seats])
    features_of(positions, seats, following, number, known, found)
    inner = net.inner_bias.copy()
    for at in range(len(found)):
        if found[at] != 0.0:
            _add_row(inner, net.inner[at], found[at])
    deep = net.deep_bias.copy()
    for at in range(len(inner)):
        if inner[at] > 0.0:
            _add_row(deep, net.deep[at], inner[at])
    return deep


@njit(cache=True)
def _correct(chances: Doubles, deep: Doubles, net: Net) -> None:
    """Make outcomes as likely as the network says."""
    said = net.keeps_bias.copy()
    for unit in range(len(deep)):
        if deep[unit] > 0.0:
            _add_row(said, net.keeps[unit], deep[unit])
    reweigh(chances, said)


@njit(cache=True)
def reweigh(chances: Doubles, said: Doubles) -> None:
    """Make chances `exp(said)` times as large, and add up to one again."""
    top = LEAST
    for at in range(len(chances)):
        if chances[at] > 0.0:
            top = max(top, said[at])
    total = 0.0
    for at in range(len(chances)):
        if chances[at] > 0.0:
            chances[at] *= np.exp(said[at] - top)
        total += chances[at]
    for at in range(len(chances)):
        chances[at] /= total


@njit(cache=True, forceinline=True)
def _add_row(total: Doubles, row: Doubles, weight: float) -> None:
    for column in range(len(total)):
        total[column] += weight * row[column]


@njit(cache=True, forceinline=True)
def _add_rows(
    total: Doubles,
    row: Doubles,
    weight: float,
    row2: Doubles,
    weight2: float,
    row3: Doubles,
    weight3: float,
) -> None:
    """Three in one pass."""
    for column in range(len(total)):
        two = weight * row[column] + weight2 * row2[column]
        total[column] += two + weight3 * row3[column]


@njit(cache=True)
def sum_of(positions: Places, seats: int, following: int, known: Known, net: Net) -> Sum:
    total = no_sum(seats, net)
    total.units[:] = net.bias
    for number in range(NUMBERS):
        add_to(total, positions, seats, following, number, known, net, 1.0)
    return total


@njit(cache=True)
def shares_of_sum(total: Sum, seats: int, net: Net, shares: Doubles) -> float:
    """Fill the win shares, in the order of rolling; how many points are contested. What is summed
    up is changed for that."""
    kept = total.fixed[kept_at(seats) : words_at(seats)]
    if is_lone(total.fixed, lone_at(seats)):
        believe(total.fixed[lone_at(seats) :], kept)
    shares_kept(kept, seats, shares)
    return correct_shares(total, seats, net, shares)


@njit(cache=True, forceinline=True)
def correct_shares(total: Sum, seats: int, net: Net, shares: Doubles) -> float:
    """Make shares by who keeps which number the network's; how many points are contested."""
    units, fixed = total.units, total.fixed
    stake = 0.0
    for place in range(seats):
        stake += fixed[seats + place]
    if stake == 0.0 or is_lone(fixed, lone_at(seats)):
        return stake
    for place in range(seats):
        once, twice = chances_of(fixed, words_at(seats) + HITS * place)
        at = HITS * place
        share = shares[place]
        _add_rows(units, net.hits[at], once, net.hits[at + 1], twice, net.base[place], share)
    for unit in range(len(units)):
        units[unit] = max(0.0, units[unit])
    top = LEAST
    logits = seats  # in the place of the contested points, which are not needed any more
    for place in range(seats):
        fixed[logits + place] = net.out_bias[place] + _heard(units, net.out[place])
        if shares[place] > 0.0:
            top = max(top, fixed[logits + place])
    whole = 0.0
    for place in range(seats):
        if shares[place] > 0.0:
            shares[place] *= np.exp(fixed[logits + place] - top)
        whole += shares[place]
    for place in range(seats):
        shares[place] /= whole
    return stake


@njit(cache=True, forceinline=True)
def _heard(units: Doubles, out: Doubles) -> float:
    """Four sums at a time, which a processor adds up at once."""
    a = b = c = d = 0.0
    fours = len(units) // 4 * 4
    for at in range(0, fours, 4):
        a += units[at] * out[at]
        b += units[at + 1] * out[at + 1]
        c += units[at + 2] * out[at + 2]
        d += units[at + 3] * out[at + 3]
    for at in range(fours, len(units)):
        a += units[at] * out[at]
    return (a + b) + (c + d)


@njit(cache=True)
def judge(
    positions: Places, seats: int, following: int, known: Known, net: Net, shares: Doubles
) -> float:
    """Fill every seat's win share when `following` rolls next; how many points are contested."""
    total = sum_of(positions, seats, following, known, net)
    found = np.empty(seats)
    stake = shares_of_sum(total, seats, net, found)
    for place in range(seats):
        shares[(following + place) % seats] = found[place]
    return stake
