"""The device for training, and the error if there is none."""

from __future__ import annotations

import torch

from roost.rules.errors import GameError
from roost_lab.cuda import has_cuda


class TrainingError(GameError):
    """A device or a checkpoint that cannot be used."""

    code = "bad-training"


def device_of(name: str) -> torch.device:
    """Return the device; ``auto`` is a GPU if there is one that the solver's kernels can run on."""
    if name == "auto":
        return torch.device("cuda" if torch.cuda.is_available() and has_cuda() else "cpu")
    if name not in ("cpu", "cuda"):
        raise TrainingError(
            f"the device is auto, cpu or cuda, not {name!r}", why="device", value=name
        )
    if name == "cuda" and not (torch.cuda.is_available() and has_cuda()):
        raise TrainingError("there is no GPU here, or no CuPy to run kernels on it", why="no-gpu")
    return torch.device(name)
