"""Drawn figures."""

from __future__ import annotations

from roost_lab.figures.draw import Figure, drawn


def test_a_bar_twice_as_long_is_twice_as_much() -> None:
    text = drawn(Figure("a.svg", "a", "make bench", [("one", 1.0), ("two", 2.0)]))
    assert 'width="220.0"' in text
    assert 'width="440.0"' in text
