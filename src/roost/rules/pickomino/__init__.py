"""Pickomino, 2 to 7 seats: rules P1 to P25."""

from roost.rules.pickomino.game import Pickomino, within_reach, worms_of
from roost.rules.pickomino.state import (
    DICE,
    TILES,
    TURN_CAP,
    WORM,
    WORMS,
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
    "DICE",
    "GAME",
    "TILES",
    "TURN_CAP",
    "WORM",
    "WORMS",
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
