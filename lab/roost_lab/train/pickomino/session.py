"""Starting and resuming a training, for the command line."""

from __future__ import annotations

from pathlib import Path
from pickle import UnpicklingError
from zipfile import BadZipFile

import torch

from roost_lab.train.devices import TrainingError
from roost_lab.train.pickomino.network import HIDDEN, ValueNet
from roost_lab.train.pickomino.trainer import Plan, Trainer


def begin(
    seats: int,
    steps: int,
    batch: int,
    hidden: tuple[int, ...] | None,
    seed: int,
    device: torch.device,
) -> Trainer:
    return Trainer(Plan(seats, steps, batch, hidden or HIDDEN, seed=seed), device)


# What numpy and torch raise for a file of something else.
_NOT_OURS = (
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
    RuntimeError,
    EOFError,
    BadZipFile,
    UnpicklingError,
)


def refine(
    weights: Path, seats: int, steps: int, batch: int, seed: int, device: torch.device
) -> Trainer:
    """Continue from finished weights: gentler steps, less wandering, and targets that look far
    ahead, which a beginner's values would make too noisy."""
    try:
        net = ValueNet.load(seats, weights)
    except _NOT_OURS as error:
        raise TrainingError(
            f"{weights} does not hold weights for {seats} seats",
            why="weights",
            value=str(weights),
            seats=seats,
        ) from error
    plan = Plan(
        seats,
        steps,
        batch,
        net.hidden,
        rate=5e-4,
        spans=(50, 300),
        lessons=3,
        turns=48,
        explore=0.08,
        reduced=0.1,
        seed=seed,
    )
    return Trainer(plan, device, net)


def resume(path: Path, device: torch.device) -> Trainer:
    """Continue from a checkpoint."""
    try:
        return Trainer.load(path, device)
    except _NOT_OURS as error:
        raise TrainingError(
            f"{path} is not a checkpoint", why="checkpoint", value=str(path)
        ) from error
