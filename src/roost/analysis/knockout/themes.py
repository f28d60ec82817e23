"""The themes of choices between two Knockout moves."""

from __future__ import annotations

from roost.analysis.knockout.odds import Aftermath, aftermath
from roost.analysis.results import Contrast
from roost.rules import Action
from roost.rules.knockout import KnockoutState, Move, number_of

HIT = "hit"
FAR = "far"
RIVAL = "rival"
TRADE = "trade"
SPARE = "spare"
SAFE = "safe"
EVADE = "evade"
TRAP = "trap"
PLACE = "place"
THEMES = (HIT, FAR, RIVAL, TRADE, SPARE, SAFE, EVADE, TRAP, PLACE)

NOTABLE = 0.2  # minimum difference in expected points
LONG = 5  # moves of at least this length are easily overlooked


def theme(contrast: Contrast[KnockoutState]) -> str:
    """Return one of `THEMES`, by the effects of the two turns with best play."""
    mine, theirs = aftermaths(contrast)
    if mine.points != theirs.points:
        if mine.points < theirs.points:
            return SPARE
        if mine.danger > theirs.danger + NOTABLE:
            return TRADE
        return FAR if hits_far(contrast.state, contrast.best.action) else HIT
    if mine.victims != theirs.victims:
        return RIVAL
    if mine.safe > theirs.safe:
        return SAFE
    relief, pressure = theirs.danger - mine.danger, mine.threat - theirs.threat
    if max(relief, pressure) < NOTABLE:
        return PLACE
    return EVADE if relief >= pressure else TRAP


def aftermaths(contrast: Contrast[KnockoutState]) -> tuple[Aftermath, Aftermath]:
    """Return the effects of the best and of the other move's turn for the mover."""
    state = contrast.state
    best, other = contrast.best_end, contrast.other_end
    return aftermath(state, best, state.seat), aftermath(state, other, state.seat)


def hits_far(state: KnockoutState, action: Action) -> bool:
    """Return whether a move knocks out a distant piece."""
    if not isinstance(action, Move) or action.space not in state.positions:
        return False
    return move_length(state, action) >= LONG


def move_length(state: KnockoutState, move: Move) -> int:
    """Return the number of spaces a piece moves with this roll (K4, K5)."""
    low, high = state.roll or (0, 0)
    return high if number_of(move.piece) == low else low
