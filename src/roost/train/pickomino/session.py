"""Starting and resuming a training, for the command line."""

from __future__ import annotations

from pathlib import Path
from pickle import UnpicklingError
from zipfile import BadZipFile

import torch

from roost.train.devices import TrainingError
from roost.train.pickomino.network import ValueNet
from roost.train.pickomino.trainer import Plan, Trainer


def begin(seats: int, steps: int, batch: int, seed: int, device: torch.device) -> Trainer:
    return Trainer(Plan(seats, steps, batch, seed=seed), device)


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
    """Go on from finished weights: gentler steps, less wandering, more of the standard game."""
    plan = Plan(seats, steps, batch, rate=7e-4, explore=0.07, standard=0.6, reduced=0.1, seed=seed)
    trainer = Trainer(plan, device)
    try:
        known = ValueNet.load(seats, weights).state_dict()
        trainer.net.load_state_dict(known)
        trainer.target.load_state_dict(known)
    except _NOT_OURS as error:
        raise TrainingError(
            f"{weights} does not hold weights for {seats} seats",
            why="weights",
            value=str(weights),
            seats=seats,
        ) from error
    return trainer


def resume(path: Path, device: torch.device) -> Trainer:
    """Go on from a checkpoint."""
    try:
        return Trainer.load(path, device)
    except _NOT_OURS as error:
        raise TrainingError(
            f"{path} is not a checkpoint", why="checkpoint", value=str(path)
        ) from error
