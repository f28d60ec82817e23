"""How far Knockout's win shares are off, as `python -m bench.calibration.knockout` finds it."""

from __future__ import annotations

from collections.abc import Mapping

from roost.analysis.results import PHASES, GamePhase

# Against the network's own next look, rms in shares of a win: early, middle and late
# (docs/knockout-bots.md).
_MEASURED = {
    2: (0.0074, 0.0060, 0.0043),
    3: (0.0112, 0.0127, 0.0066),
    4: (0.0079, 0.0108, 0.0070),
}
ERRORS: Mapping[int, Mapping[GamePhase, float]] = {
    seats: dict(zip(PHASES, found, strict=True)) for seats, found in _MEASURED.items()
}
