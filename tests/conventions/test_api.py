"""Every public name is described, and the reference says so."""

from __future__ import annotations

from tests.conventions.api import REFERENCE, reference, undescribed


def test_every_public_name_has_a_docstring() -> None:
    assert undescribed() == []


def test_the_reference_is_what_the_docstrings_say() -> None:
    assert REFERENCE.read_text(encoding="utf-8") == reference(), "python -m tests.conventions.api"
