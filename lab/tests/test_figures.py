"""Drawn figures, and the check of quoted ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roost_lab.figures.check import Figure, Measured, Store, check, quoted
from roost_lab.figures.draw import Figure as Drawing
from roost_lab.figures.draw import drawn
from roost_lab.figures.table import BY_HAND, FIGURES

ROOT = Path(__file__).parents[2]
PAGES = ("how-good", "bots", "knockout-bots", "knockout-boards", "benchmark", "insight", "solver")
ROW = r"\| 2 \| (?P<value>[\d.]+) % \((?P<low>[\d.]+)–(?P<high>[\d.]+)\)"


def test_a_bar_twice_as_long_is_twice_as_much() -> None:
    text = drawn(Drawing("a.svg", "a", "make bench", [("one", 1.0), ("two", 2.0)]))
    assert 'width="220.0"' in text
    assert 'width="440.0"' in text


def figure(found: Measured, calls: list[int]) -> Figure:
    def measure(size: int) -> Measured:
        calls.append(size)
        return found

    return Figure("a.md", "wins:", ROW, measure, (10, 1000), "roost arena", "2026-11-19", 100.0)


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("| 2 | 54.0 % (53.0–55.0) |", True),
        ("| 2 | 56.4 % (55.4–57.4) |", True),
        ("| 2 | 58.0 % (57.0–59.0) |", False),
        ("| 2 | 50.0 % (49.0–51.0) |", False),
        ("| 3 | 54.0 % (53.0–55.0) |", False),
    ],
)
def test_a_wrong_or_missing_figure_is_stale(tmp_path: Path, text: str, holds: bool) -> None:
    (tmp_path / "a.md").write_text(text)
    store = Store(tmp_path / "build" / "figures.json", "sources")
    result = check(figure(Measured(0.54, 0.007), []), tmp_path, store, long=False)
    assert result.holds is holds, result.line


def test_what_was_measured_is_kept_until_the_sources_change(tmp_path: Path) -> None:
    path, calls = tmp_path / "build" / "figures.json", list[int]()
    measured = figure(Measured(0.54, 0.007), calls)
    for sources in ("one", "one", "two"):
        assert Store(path, sources).measure(measured, 10) == (0.54, 0.007)
    assert len(calls) == 2


def test_no_two_figures_are_kept_under_one_name() -> None:
    assert len({(one.doc, one.what) for one in FIGURES}) == len(FIGURES)


def test_every_figure_is_in_its_page() -> None:
    missing = [
        f"{one.doc}: {one.what}"
        for one in FIGURES
        if quoted(one, (ROOT / one.doc).read_text(encoding="utf-8")) is None
    ]
    assert not missing


@pytest.mark.parametrize("name", PAGES)
def test_every_line_of_figures_has_a_command_and_a_date(name: str) -> None:
    doc = f"docs/{name}.md"
    text = (ROOT / doc).read_text(encoding="utf-8")
    found = [re.search(one.pattern, text) for one in FIGURES if one.doc == doc]
    known = {text.count("\n", 0, one.start("value")) for one in found if one}
    by_hand = [
        pattern for hand, pattern, command, date in BY_HAND if hand == doc and command and date
    ]
    lines = [
        line
        for number, line in enumerate(text.split("\n"))
        if line.startswith("|") and re.search(r"\d\.\d|\d %", line) and number not in known
    ]
    assert [line for line in lines if not any(re.search(one, line) for one in by_hand)] == []
