"""Pickomino, 2 to 7 seats: rules P1 to P25."""

from roost.rules.pickomino.constants import (
    ALL_FACES,
    DICE,
    FULL_GRILL,
    HIGHEST,
    LOWEST,
    MOST_POINTS,
    NOTHING_TAKEN,
    POINTS,
    SEATS,
    TILES,
    TURN_CAP,
    WORM,
    WORMS,
    Counts,
)
from roost.rules.pickomino.game import Pickomino
from roost.rules.pickomino.reach import within_reach, worms_of
from roost.rules.pickomino.state import (
    Ended,
    Failed,
    GotTile,
    PickominoAction,
    PickominoEvent,
    PickominoState,
    Returned,
    Rolled,
    RollOn,
    Stop,
    Take,
    Took,
    Turned,
)
from roost.rules.pickomino.variant import PickominoVariant

GAME = Pickomino

__all__ = [
    "ALL_FACES",
    "DICE",
    "FULL_GRILL",
    "GAME",
    "HIGHEST",
    "LOWEST",
    "MOST_POINTS",
    "NOTHING_TAKEN",
    "POINTS",
    "SEATS",
    "TILES",
    "TURN_CAP",
    "WORM",
    "WORMS",
    "Counts",
    "Ended",
    "Failed",
    "GotTile",
    "Pickomino",
    "PickominoAction",
    "PickominoEvent",
    "PickominoState",
    "PickominoVariant",
    "Returned",
    "RollOn",
    "Rolled",
    "Stop",
    "Take",
    "Took",
    "Turned",
    "within_reach",
    "worms_of",
]
