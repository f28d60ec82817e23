"""The computing devices of this machine."""

from __future__ import annotations


def has_cuda() -> bool:
    """Whether `roost_lab.cuda.turn` can run: an NVIDIA GPU, and CuPy."""
    try:
        import cupy
    except ImportError:
        return False
    return bool(cupy.is_available())
