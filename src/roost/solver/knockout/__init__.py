"""Knockout in bulk: compiled games, turns and measurements. Slow to import; load it when used."""

from __future__ import annotations


def compile_kernels() -> None:
    """Every kernel, once."""
    from roost.solver.knockout.warmup import warm_up

    warm_up()
