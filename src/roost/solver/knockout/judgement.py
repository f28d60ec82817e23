"""How turns are judged: what both back ends go by."""

from __future__ import annotations

from typing import Final

# Styles of play, as kernels know them.
RANDOM: Final = 0
GREEDY: Final = 1  # the points of the pieces it knocks out
CAUTIOUS: Final = 2  # less the own points that the opponents' next rolls can hit
STRONGEST: Final = 3  # the win share, by what the numbers' pieces are worth

TIE: Final = 1e-9  # cautious turns closer than this are equal
ENDING: Final = 2e-4  # of win share, per contested point: finish decided games
MARGIN: Final = 0.015  # of win share: turns further behind are not looked into
SPARE: Final = 3  # quiet landing spaces that are looked at beside one for each turn asked for

# What is left of a duel when so many hold the number.
SHARED: Final = (0.0, 0.0, 1.0, 0.6, 0.4)

# The win share is ∝ exp(slope · points / √(calm + points at stake)).
SLOPE_OF_TWO: Final = 1.0
SLOPE_OF_MORE: Final = 4.0
CALM: Final = 2.0
CALM_OPINION: Final = 5.0  # where the slope is fitted to how games end
