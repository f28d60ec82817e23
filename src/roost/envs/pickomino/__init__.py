"""The encoding of Pickomino; docs/environments.md has the table."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from roost.envs.coding import Coding, Small
from roost.rules.core import Action, Phase
from roost.rules.dice import SIDES
from roost.rules.pickomino import PickominoState, RollOn, Stop, Take
from roost.rules.pickomino.constants import DICE, HIGHEST, LOWEST, SEATS, TURN_CAP
from roost.solver.pickomino import rows
from roost.solver.pickomino.games import PickominoGames

FACES = SIDES
TILES = HIGHEST - LOWEST + 1
MOST = SEATS[-1]
PLACES = MOST + 2  # on the grill, out of the game, or in a seat's stack
PHASES = {Phase.CHANCE: 0, Phase.PLAY: 1, Phase.OVER: 3}
# Where each part of an observation begins.
OWNER = 0
HEIGHT = OWNER + TILES * PLACES
TAKEN = HEIGHT + TILES
ROLL = TAKEN + FACES
TO_MOVE = ROLL + FACES
PHASE = TO_MOVE + MOST
PLAYERS = PHASE + 4
TURN = PLAYERS + MOST - 1
SIZE = TURN + 1


class PickominoCoding(Coding):
    """Actions: 0 rolls on, 1 to 6 take a face (6 the worm), 7 stops without a tile.

    8 + i stops with tile 21 + i, as in `roost.solver.pickomino.games`.
    """

    version = 1
    vector = "roost.envs.pickomino.vector:PickominoVector"

    def _actions(self) -> tuple[Action, ...]:
        takes = [Take(face) for face in range(1, FACES + 1)]
        stops = [Stop(LOWEST + tile) for tile in range(TILES)]
        return (RollOn(), *takes, Stop(None), *stops)

    def _high(self) -> Small:
        high = np.ones(SIZE, np.int8)
        high[HEIGHT : HEIGHT + TILES] = TILES
        high[TAKEN : ROLL + FACES] = DICE
        high[TURN] = 100
        return high

    def observe(self, state: PickominoState, seat: int) -> Small:
        seen = np.zeros(SIZE, np.int8)
        grill, seats = state.grill, state.seats
        at = [OWNER + tile * PLACES + 1 - (grill >> tile & 1) for tile in range(TILES)]
        heights: list[tuple[int, int]] = []
        for owner, stack in enumerate(state.stacks):
            place = 2 + (owner - seat) % seats
            for height, tile in enumerate(stack):
                at[tile - LOWEST] = OWNER + (tile - LOWEST) * PLACES + place
                heights.append((HEIGHT + tile - LOWEST, height + 1))
        at.append(TO_MOVE + (state.seat - seat) % seats)
        at.append(PLAYERS + seats - 2)
        phase = PHASES[state.phase]
        at.append(PHASE + (phase if phase != 1 or state.roll is not None else 2))
        seen[at] = 1
        for where, height in heights:
            seen[where] = height
        seen[TAKEN:ROLL] = state.taken
        if state.roll is not None:
            for face in state.roll:
                seen[ROLL + face - 1] += 1
        seen[TURN] = 100 * state.turn // TURN_CAP
        return seen

    def scores(self, state: PickominoState) -> tuple[int, ...]:
        return state.worms


def observe_batch(games: PickominoGames, viewers: npt.NDArray[np.int8]) -> Small:
    """Return the observation of a viewer of each game, as `PickominoCoding.observe` does."""
    count, seats = len(games), games.seats
    seen = np.zeros((count, SIZE), np.int8)
    game, tiles = np.arange(count), np.arange(TILES)
    place = np.where(
        games.owner >= 0,
        2 + (games.owner - viewers[:, None]) % seats,
        np.where(games.owner == rows.GRILL, 0, 1),
    )
    seen[game[:, None], OWNER + tiles * PLACES + place] = 1
    seen[:, HEIGHT : HEIGHT + TILES] = np.where(games.owner >= 0, games.height + 1, 0)
    seen[:, TAKEN:ROLL] = games.taken
    seen[:, ROLL:TO_MOVE] = np.where(games.phase[:, None] == rows.CHOOSE, games.roll, 0)
    seen[game, TO_MOVE + (games.seat.astype(int) - viewers) % seats] = 1
    seen[game, PHASE + games.phase.astype(int)] = 1
    seen[:, PLAYERS + seats - 2] = 1
    seen[:, TURN] = 100 * games.turn // TURN_CAP
    return seen


CODING = PickominoCoding
