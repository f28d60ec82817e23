"""For tests of games, here and elsewhere: a conformance kit, playouts, scripted dice.

`check_game` plays any game that keeps the contract of `roost.rules.core` and says what it breaks.
Hypothesis strategies are in `roost.testing.strategies`, which alone needs hypothesis.
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
