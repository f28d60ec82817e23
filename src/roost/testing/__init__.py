"""Helpers to test games, also external ones: a conformance kit, playouts, scripted dice.

`check_game` plays any game with the interface of `roost.rules.core` and reports violations.
Hypothesis strategies are in `roost.testing.strategies`, the only module that needs hypothesis.
"""

from roost.testing.conformance import ConformanceError, check_game
from roost.testing.play import FastDice, Playout, play_moves, playout, scripted_dice

__all__ = [
    "ConformanceError",
    "FastDice",
    "Playout",
    "check_game",
    "play_moves",
    "playout",
    "scripted_dice",
]
