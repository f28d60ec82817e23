"""The displayed error of a win share."""

from __future__ import annotations

from roost.analysis.games import ANALYSES
from roost.rules import parse_position


def test_an_error_depends_on_players_and_phase() -> None:
    analysis = ANALYSES.of("pickomino")
    early, late = "pickomino 21-36 -/- 0 - ? 1", "pickomino 23-26 34,21/22,31 0 - ? 12"
    three = "pickomino 23-26 34,21/22,31/- 0 - ? 12"
    assert [analysis.error(parse_position(text)) for text in (early, late, three)] == [
        0.0010,
        0.0028,
        0.0038,
    ]


def test_the_last_tile_has_an_error_of_its_own() -> None:
    state = parse_position("pickomino 26 34,21/22,31/-/-/- 0 - ? 12")
    assert ANALYSES.of("pickomino").error(state) == 0.0069
