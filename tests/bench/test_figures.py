"""Figures of the documents are those that the stored measurements give."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.figures.draw import Figure, drawn, figures

IMAGES = Path(__file__).parents[2] / "docs" / "images"


@pytest.mark.parametrize("figure", figures(), ids=lambda figure: figure.file)
def test_a_figure_is_drawn_from_what_was_measured(figure: Figure) -> None:
    assert (IMAGES / figure.file).read_text(encoding="utf-8") == drawn(figure)


def test_a_bar_twice_as_long_is_twice_as_much() -> None:
    text = drawn(Figure("a.svg", "a", "make bench", [("one", 1.0), ("two", 2.0)]))
    assert 'width="220.0"' in text
    assert 'width="440.0"' in text
