"""Measurements move with what they measure: every one of them can be started."""

from __future__ import annotations

from importlib import import_module

import pytest

from bench.__main__ import measurements


@pytest.mark.parametrize("module", sorted(measurements().values()))
def test_a_measurement_can_be_imported(module: str) -> None:
    assert callable(import_module(module).main)
