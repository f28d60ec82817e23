"""The error of Pickomino's win shares, measured by `python -m bench.calibration`."""

from __future__ import annotations

from collections.abc import Mapping

from roost.analysis.results import PHASES, GamePhase

# Against long rollouts, rms in win shares: early, middle and late (docs/bots.md).
_MEASURED = {
    2: (0.0010, 0.0024, 0.0028),
    3: (0.0010, 0.0028, 0.0038),
    4: (0.0012, 0.0023, 0.0043),
    5: (0.0011, 0.0022, 0.0034),
    6: (0.0012, 0.0017, 0.0036),
    7: (0.0012, 0.0020, 0.0033),
}
ERRORS: Mapping[int, Mapping[GamePhase, float]] = {
    seats: dict(zip(PHASES, found, strict=True)) for seats, found in _MEASURED.items()
}

# With one tile on the grill, by `python -m roost_lab.calibration.by_playing_on pickomino --last`.
LAST_TILE: Mapping[int, float] = {
    2: 0.0007,
    3: 0.0031,
    4: 0.0039,
    5: 0.0069,
    6: 0.0050,
    7: 0.0045,
}
