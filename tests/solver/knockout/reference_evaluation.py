"""The umpire once more, in numpy: a position at a time, layer by layer."""

from __future__ import annotations

import numpy as np

from roost.rules.knockout.constants import NUMBERS
from roost.solver.knockout.network import FIXED, HITS, OUTCOMES, SCALE, EvaluationNetwork
from roost.solver.knockout.tables import Doubles
from roost.solver.shares import Shares
from tests.solver.knockout.reference_choices import Places
from tests.solver.knockout.reference_counts import hit_chances_of, shares_kept
from tests.solver.knockout.reference_network import LONE, Judge


def evaluated(
    judge: Judge, of: EvaluationNetwork, places: Places, seats: int, following: int
) -> Shares:
    """Every seat's win share when `following` is to roll; what is certain stays as it is."""
    player = np.array(judge.shares(places, seats, following))
    rows, numbers = np.array([places] * NUMBERS), np.arange(NUMBERS)
    fixed = judge.said(rows, numbers, seats, following).fixed.sum(0)
    start, ends = FIXED * seats, FIXED * seats + LONE + OUTCOMES * NUMBERS
    contested, duels = np.round(fixed[start : start + 2])
    if contested == 0 or contested == duels == 1:
        return Shares(player.tolist())
    kept = fixed[start + LONE : ends].reshape(NUMBERS, OUTCOMES)
    counted = shares_kept(kept[None], seats)[0]
    mine = np.roll(player, -following)
    heard = np.concatenate([SCALE * fixed[:start], hit_chances_of(fixed[None, ends:])[0], mine])
    assert len(heard) == (FIXED + HITS + 1) * seats

    read = {}
    for number, found in judge.features(rows, numbers, seats, following).items():
        told = np.concatenate([found, kept[number]])
        read[number] = _bent(_bent(told @ of.read + of.numbers[number]) @ of.deep + of.deep_bias)
    table = _bent(sum(read.values()) @ of.join + heard @ of.facts + of.join_bias)
    table = _bent(table @ of.table + of.table_bias)
    again = {
        number: _bent(one @ of.again + table @ of.told + of.again_bias)
        for number, one in read.items()
    }
    for number, one in again.items():
        weighed = kept[number] * np.exp(one @ of.keeps + of.keeps_bias)
        kept[number] = weighed / weighed.sum()
    last = _bent(sum(again.values()) @ of.last + table @ of.rest + of.last_bias)
    won = shares_kept(kept[None], seats)[0]
    player_made = np.divide(mine, counted, out=np.zeros(seats), where=counted > 0)
    shares = won * player_made * np.exp(last @ of.out + of.out_bias)
    return Shares(np.roll(shares / shares.sum(), following).tolist())


def _bent(units: Doubles) -> Doubles:
    bent: Doubles = np.maximum(units, 0)
    return bent
