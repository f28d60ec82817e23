"""Pickomino in bulk: compiled games and turns. Slow to import; load it when used."""

from __future__ import annotations


def compile_kernels() -> None:
    """Every kernel, once."""
    from roost.solver.pickomino.warmup import warm_up

    warm_up()
