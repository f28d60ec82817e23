"""Constants of Pickomino."""

from __future__ import annotations

SEATS = range(2, 8)  # P1
# P1: the tiles and their worms. P2: the dice.
TILES = tuple(range(21, 37))
LOWEST, HIGHEST = TILES[0], TILES[-1]
WORMS = {tile: 1 + (tile - LOWEST) // 4 for tile in TILES}
FULL_GRILL = (1 << len(TILES)) - 1  # bit i: tile LOWEST + i
DICE = 8
WORM = 6  # the face that shows a worm
POINTS = (0, 1, 2, 3, 4, 5, 5)  # by face; a worm counts 5
MOST_POINTS = DICE * max(POINTS)
TURN_CAP = 2000  # P25

Counts = tuple[int, int, int, int, int, int]  # dice by face
NOTHING_TAKEN: Counts = (0, 0, 0, 0, 0, 0)
ALL_FACES = 0b1111110  # bit f: face f
