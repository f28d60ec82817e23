"""Displayed errors of win shares match the measurements and the documents."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roost.analysis.games import ANALYSES
from roost.analysis.results import PHASES
from roost.rules import make_game, parse_position

DOCS = Path(__file__).parents[2] / "docs"


def rows(page: str, head: str) -> dict[int, list[float]]:
    """Return the first figure of each cell, by players, of the table with this heading."""
    text = (DOCS / page).read_text(encoding="utf-8")
    (table,) = re.findall(
        rf"^\| players \| {head}.*\n\|[-|]+\n((?:\| \d .*\n)+)", text, re.MULTILINE
    )
    found = {}
    for line in table.splitlines():
        players, *cells = line.strip("| ").split(" | ")
        found[int(players)] = [float(cell.split()[0]) for cell in cells][: len(PHASES)]
    return found


@pytest.mark.parametrize(
    ("game", "page"), [("pickomino", "bots.md"), ("knockout", "knockout-bots.md")]
)
def test_every_number_of_players_has_errors_as_on_the_page(game: str, page: str) -> None:
    errors = ANALYSES.of(game).errors
    assert set(errors) == set(make_game(game).seat_counts)
    told = {seats: [by_phase[phase] for phase in PHASES] for seats, by_phase in errors.items()}
    assert told == rows(page, "early")


def test_an_error_depends_on_players_and_phase() -> None:
    analysis = ANALYSES.of("pickomino")
    early, late = "pickomino 21-36 -/- 0 - ? 1", "pickomino 23-26 34,21/22,31 0 - ? 12"
    three = "pickomino 23-26 34,21/22,31/- 0 - ? 12"
    assert [analysis.error(parse_position(text)) for text in (early, late, three)] == [
        0.0010,
        0.0028,
        0.0038,
    ]
