"""The error of Knockout's win shares, measured by `python -m bench.calibration.knockout`."""

from __future__ import annotations

from collections.abc import Mapping

from roost.analysis.results import PHASES, GamePhase

# Against a deeper search of the same evaluator, rms in win shares: early, middle and late
# (docs/knockout-bots.md).
_MEASURED = {
    2: (0.0025, 0.0047, 0.0033),
    3: (0.0050, 0.0110, 0.0045),
    4: (0.0068, 0.0119, 0.0044),
}
ERRORS: Mapping[int, Mapping[GamePhase, float]] = {
    seats: dict(zip(PHASES, found, strict=True)) for seats, found in _MEASURED.items()
}
