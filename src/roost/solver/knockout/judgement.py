"""The parameters by which both back ends rate turns."""

from __future__ import annotations

from typing import Final

# Styles of play, as kernels know them.
RANDOM: Final = 0
GREEDY: Final = 1  # the points of the pieces it knocks out
CAUTIOUS: Final = 2  # less the own points that the opponents' next rolls can hit
STUDIED: Final = 3  # the win share, by what the numbers' pieces are worth
STRONGEST: Final = 4  # the win share, by the network that sees the whole table
WEIGHING: Final = 5  # as CAUTIOUS, after its own temper

TIE: Final = 1e-9  # points: without a haze, turns closer than this are equal
ENDING: Final = 2e-4  # of win share, per contested point: finish decided games
EVEN: Final = 1e-12  # of win share: closer turns are equal, in whatever order it was added up
POINTS_TOO: Final = 1e-7  # of win share, per point: who has lost still plays for points
SPARE: Final = 3  # quiet landing spaces that are looked at beside one for each turn asked for

# What is left of a duel when so many hold the number.
SHARED: Final = (0.0, 0.0, 1.0, 0.6, 0.4)

# The win share is ∝ exp(slope · points / √(calm + points at stake)).
SLOPE_OF_TWO: Final = 1.0
SLOPE_OF_MORE: Final = 4.0
CALM: Final = 2.0
