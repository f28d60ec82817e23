"""What a choice between two Pickomino actions is about."""

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

LIKELIER = 0.15  # a steal that so much more often comes off is what a choice is about
WORSE = 0.01  # of a win: what a tile may cost against failing before that is what it is about
SURE = 0.99  # a turn that fails so often is given up


class Robbery(NamedTuple):
    """A tile that may be stolen, from whom, and how often after the best and the other action."""

    tile: int
    victim: Seat
    best: float
    other: float


def theme(contrast: Contrast[PickominoState]) -> str:
    """One of `THEMES`: the rarer and more telling come first."""
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
    """Whether the best gives the turn up, or the other takes a tile that is worse than none."""
    best, other = contrast.best, contrast.other
    if _gives_up(best) and not _gives_up(other):
        return True
    took = isinstance(other.action, Stop) and other.action.tile is not None
    if not took or not isinstance(other.prospect, TurnProspect):
        return False
    return other.prospect.failed > float(other.shares[contrast.state.seat]) + WORSE


def _gives_up(choice: Choice) -> bool:
    """Whether the turn is as good as lost after an action."""
    if isinstance(choice.action, Stop):
        return choice.action.tile is None
    return isinstance(choice.action, Take) and (choice.prospect.fails or 0.0) > SURE


def likelier_robbery(contrast: Contrast[PickominoState]) -> Robbery | None:
    """The tile of a rival that one of the two actions steals clearly more often."""
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
    """Of each tile after an action; nothing where the evaluator does not say."""
    return choice.prospect.chances if isinstance(choice.prospect, TurnProspect) else {}
