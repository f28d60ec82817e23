"""How far the win shares of Pickomino are from long rollouts, and the networks from themselves.

What is shown are two exact turns over the network; what the bot plays by is one. Rollouts play on
by the network, and the luck of every turn is taken off. On a GPU this takes seconds; on a processor
choose fewer games.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch

import roost.bots.pickomino
from roost.rules.pickomino import PickominoState
from roost_lab.calibration.pickomino.positions import (
    FOLDER,
    ROLLOUTS,
    as_tensors,
    random_positions,
    read_positions,
    write_positions,
    write_shares,
)
from roost_lab.calibration.pickomino.rollouts import Misses, Truth, roll_out, shown
from roost_lab.strength.table import row
from roost_lab.train.devices import device_of
from roost_lab.train.pickomino.network import ValueNet

WEIGHTS = Path(roost.bots.pickomino.__file__).parent / "weights"
SHOWN = 2  # exact turns, as in `roost.analysis.pickomino`
# Tiles on the grill.
PHASES = (("late, 2 to 4 tiles live", 2, 4), ("5 to 8", 5, 8), ("early, 9 to 13", 9, 13))


def line(name: str, misses: Misses) -> str:
    cells = (misses.rms, misses.q95, misses.q99, misses.worst)
    return row(name, *(f"{cell:.4f}" for cell in cells), f"{misses.count}")


def report(net: ValueNet, states: list[PickominoState], truth: Truth) -> None:
    """One table; the truth's own error is part of every difference."""
    position = as_tensors(states).to(next(net.parameters()).device)
    by_turns = [shown(net, position, turns) for turns in range(SHOWN + 1)]
    misses = [shares - truth.shares for shares in by_turns]
    title = f"{position.seats} players"
    print(row(title, "rms", "95 %", "99 %", "worst", "positions"))
    print(line("network less its own exact turn", Misses.of(by_turns[0] - by_turns[1])))
    print(line("network less rollouts", Misses.of(misses[0])))
    print(line("one exact turn less rollouts", Misses.of(misses[1])))
    print(line("shown less rollouts", Misses.of(misses[SHOWN])))
    tiles = live(states)
    for name, low, high in PHASES:
        chosen = (tiles >= low) & (tiles <= high)
        print(line(f"  {name}", Misses.of(misses[SHOWN][chosen])))
    mean = float(np.sqrt((truth.errors**2).mean()))
    print(
        f"  rollouts: ± {mean:.4f} (rms of the standard errors), at most {truth.errors.max():.4f}"
    )


def live(states: list[PickominoState]) -> npt.NDArray[np.int64]:
    return np.array([state.grill.bit_count() for state in states])


def main() -> None:
    parser = ArgumentParser("python -m roost_lab.calibration", description=__doc__)
    parser.add_argument("--device", default="auto", help="auto, cpu or cuda")
    parser.add_argument("--seats", type=int, nargs="*", default=list(range(2, 8)))
    parser.add_argument("--games", type=int, default=1000, help="rollouts per position")
    parser.add_argument("--weights", type=Path, default=WEIGHTS, help="a folder of N.npz files")
    parser.add_argument("--seed", type=int, default=1, help="of the rollouts")
    parser.add_argument("--fresh", type=int, metavar="SEED", help="320 other positions")
    parser.add_argument("--keep", action="store_true", help="keep the rollouts for the tests")
    parser.add_argument("--write", action="store_true", help="write the positions afresh, and stop")
    options = parser.parse_args()
    device = device_of(options.device)
    torch.set_float32_matmul_precision("high")
    for seats in options.seats:
        path = FOLDER / f"{seats}.txt"
        if options.write:
            write_positions(seats, path)
            continue
        net = ValueNet.load(seats, options.weights / f"{seats}.npz").to(device)
        states = read_positions(path)
        if options.fresh is not None:
            states = random_positions(seats, seed=options.fresh)
        position = as_tensors(states).to(device)
        truth = roll_out(net, position, options.games, options.seed)
        report(net, states, truth)
        if options.keep:
            write_shares(ROLLOUTS / f"{seats}.txt", truth.shares)
