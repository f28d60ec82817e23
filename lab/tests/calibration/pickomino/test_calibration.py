"""Shown win shares are what games come to: the networks, behind two exact turns."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from roost.analysis.games import evaluator_for
from roost.analysis.pickomino.evaluator import PickominoEvaluator
from roost.analysis.pickomino.models import NetworkModel
from roost.rules.pickomino import Pickomino
from roost_lab.calibration.pickomino.positions import (
    FOLDER,
    ROLLOUTS,
    as_tensors,
    random_positions,
    read_positions,
    read_shares,
)
from roost_lab.calibration.pickomino.report import SHOWN, WEIGHTS
from roost_lab.calibration.pickomino.rollouts import Misses, roll_out, shown
from roost_lab.train.pickomino.network import ValueNet

# Where the networks before these were furthest off, and the mover's share by long rollouts.
KNOWN = [
    ("23-27 34,21/22,31", 0.631),
    ("21,28,33 29,25,23,32,22/31,27,30,24,26", 0.552),
    ("21,23,24,32 29,27,31,26/25,28,22,30", 0.694),
    ("27,28,32 23,30,25/29,24,21,22,26", 0.492),
    ("21,24,31,32 22,29,27,28,26/34,23,30,25", 0.492),
    ("22,24,26,29,34 33,25,28,27/23,35,32,21,31,30", 0.236),
]


@pytest.mark.parametrize(("tiles", "share"), KNOWN)
def test_positions_that_were_misjudged_are_judged_within_a_point(tiles: str, share: float) -> None:
    state = Pickomino().parse_position(f"pickomino {tiles} 0 - ? 12")
    assert evaluator_for("pickomino").shares(state)[0] == pytest.approx(share, abs=0.01)


@pytest.mark.parametrize("seats", sorted(int(path.stem) for path in ROLLOUTS.glob("*.txt")))
def test_shown_shares_are_those_of_long_rollouts(seats: int) -> None:
    """A sample of `python -m roost_lab.calibration`; the rollouts' error is part of the miss."""
    states = read_positions(FOLDER / f"{seats}.txt")[::8]
    truth = read_shares(ROLLOUTS / f"{seats}.txt")[::8]
    judge = evaluator_for("pickomino")
    told = np.array([np.roll(judge.shares(state), -state.seat) for state in states])
    assert Misses.of(told - truth).rms < 0.0045


def test_the_tables_measure_what_is_shown() -> None:
    states = read_positions(FOLDER / "3.txt")[::80]
    told = [np.roll(evaluator_for("pickomino").shares(state), -state.seat) for state in states]
    net = ValueNet.load(3, WEIGHTS / "3.npz")
    assert shown(net, as_tensors(states), SHOWN) == pytest.approx(np.array(told), abs=1e-5)


def test_games_are_played_on_by_the_network_behind_one_turn() -> None:
    state = read_positions(FOLDER / "2.txt")[0]
    quick = PickominoEvaluator(NetworkModel())
    here, luck = evaluator_for("pickomino").play_turn(state, Random(1))
    there, same = quick.play_turn(state, Random(1))
    assert here == there
    assert luck == pytest.approx(same)


def test_positions_come_from_the_seed_alone() -> None:
    states = random_positions(2)
    assert states == random_positions(2)
    assert len(states) >= 300
    assert random_positions(2, 40, seed=2) != random_positions(2, 40, seed=3)


def test_rollouts_without_luck_are_fair_and_nearly_without_noise() -> None:
    states = read_positions(FOLDER / "2.txt")[3:5]
    net = ValueNet.load(2, WEIGHTS / "2.npz")
    truth = roll_out(net, as_tensors(states), 12, seed=4)
    assert truth.shares.sum(1) == pytest.approx(1)
    assert float(truth.errors.max()) < 0.02
    told = shown(net, as_tensors(states), SHOWN)
    assert truth.shares == pytest.approx(told, abs=5 * float(truth.errors.max()) + 0.01)
