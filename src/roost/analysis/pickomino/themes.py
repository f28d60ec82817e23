"""The themes of choices between two Pickomino actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from roost.analysis.pickomino.odds import TurnProspect
from roost.analysis.results import Choice, Contrast
from roost.rules import Seat
from roost.rules.pickomino import WORM, PickominoState, RollOn, Stop, Take

STEAL = "steal"
SPARE = "spare"
FAIL = "fail"
LAST = "last"
TILE = "tile"
STOP = "stop"
ROLL = "roll"
WORMS_FIRST = "worm"
FACE = "face"
THEMES = (STEAL, SPARE, FAIL, LAST, TILE, STOP, ROLL, WORMS_FIRST, FACE)

LIKELIER = 0.15  # minimum difference between chances of a steal
WORSE = 0.01  # minimum loss of win share of a tile against failing
SURE = 0.99  # minimum chance of failing for a turn that is given up


class Robbery(NamedTuple):
    """A tile to steal, its owner, and its chance after the best and the other action."""

    tile: int
    victim: Seat
    best: float
    other: float


def theme(contrast: Contrast[PickominoState]) -> str:
    """Return one of `THEMES`; the rarer and more instructive ones have priority."""
    best, other = contrast.best.action, contrast.other.action
    if rather_fails(contrast):
        return FAIL
    robbery = likelier_robbery(contrast)
    if robbery is not None:
        return STEAL if robbery.best > robbery.other else SPARE
    if len(contrast.state.grill_tiles) == 1:
        return LAST
    if isinstance(best, Take) or isinstance(other, Take):
        worm = Take(WORM) in (best, other)
        return WORMS_FIRST if worm else FACE
    if isinstance(best, RollOn):
        return ROLL
    return STOP if isinstance(other, RollOn) else TILE


def rather_fails(contrast: Contrast[PickominoState]) -> bool:
    """Return whether the best gives up the turn, or the other takes a tile worse than none."""
    best, other = contrast.best, contrast.other
    if _gives_up(best) and not _gives_up(other):
        return True
    took = isinstance(other.action, Stop) and other.action.tile is not None
    if not took or not isinstance(other.prospect, TurnProspect):
        return False
    return other.prospect.failed > float(other.shares[contrast.state.seat]) + WORSE


def _gives_up(choice: Choice) -> bool:
    """Return whether the turn is practically lost after an action."""
    if isinstance(choice.action, Stop):
        return choice.action.tile is None
    return isinstance(choice.action, Take) and (choice.prospect.fails or 0.0) > SURE


def likelier_robbery(contrast: Contrast[PickominoState]) -> Robbery | None:
    """Return the rival's tile that one of the two actions steals clearly more often."""
    best, other = (chances(choice) for choice in (contrast.best, contrast.other))
    state = contrast.state
    found = [
        Robbery(tile, victim, best.get(tile, 0.0), other.get(tile, 0.0))
        for victim, tile in enumerate(state.tops)
        if tile and victim != state.seat and tile not in state.grill_tiles
    ]
    most = max(found, key=lambda robbery: abs(robbery.best - robbery.other), default=None)
    return None if most is None or abs(most.best - most.other) < LIKELIER else most


def chances(choice: Choice) -> Mapping[int, float]:
    """Return the chance of each tile after an action; empty if the evaluator has none."""
    return choice.prospect.chances if isinstance(choice.prospect, TurnProspect) else {}
