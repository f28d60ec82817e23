"""How far Knockout's win shares are off, as `python -m bench.calibration.knockout` finds it."""

from __future__ import annotations

from collections.abc import Mapping

from roost.analysis.results import PHASES, GamePhase

# Against the own next look of who judges, rms in shares of a win: early, middle and late
# (docs/knockout-bots.md).
_MEASURED = {
    2: (0.0025, 0.0047, 0.0033),
    3: (0.0050, 0.0110, 0.0045),
    4: (0.0068, 0.0119, 0.0044),
}
ERRORS: Mapping[int, Mapping[GamePhase, float]] = {
    seats: dict(zip(PHASES, found, strict=True)) for seats, found in _MEASURED.items()
}
