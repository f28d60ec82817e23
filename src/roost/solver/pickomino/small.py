"""Two-player Pickomino with few tiles, solved exactly by value iteration: ground truth."""

from __future__ import annotations

from roost.rules.extras import need

need("numpy", "study")

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from roost.rules.errors import position_error
from roost.rules.pickomino import PickominoState, PickominoVariant
from roost.solver.batches import given
from roost.solver.pickomino.games import PickominoGames
from roost.solver.pickomino.positions import Positions
from roost.solver.pickomino.reading import MOST_TILES
from roost.solver.pickomino.rows import GONE, LOWEST, OUTCOMES, TILES
from roost.solver.pickomino.turn.kernels import kernels, tables_in_memory
from roost.solver.wasm.engine import Changed

_MARGIN = 1e-3
Floats = npt.NDArray[np.float64]
Worth = Callable[[Positions], Any]


@dataclass(frozen=True)
class SmallGame:
    """Every position that play can reach, seen by the seat to move (seat 0), the start first.

    ``after`` is the position each outcome leads to, seen by the next seat; -1 where the game is
    then over and ``final`` is the mover's win share.
    """

    games: PickominoGames
    index: dict[bytes, int]
    after: npt.NDArray[np.int64]
    final: Floats

    def __len__(self) -> int:
        return len(self.games)

    def find(self, state: PickominoState) -> int:
        """Return the index of a position before a turn."""
        games = PickominoGames.of([state])
        turned = _seen_by(games.owner[0], int(state.seat))
        place = self.index.get(_key(turned, games.height[0]))
        if place is None:
            raise position_error("other", "this small game cannot reach it", str(state.grill))
        return place


@dataclass(frozen=True)
class Solved:
    """``values`` is the mover's win share under perfect play; ``change`` that of the last sweep."""

    values: Floats
    sweeps: int
    change: float


def small_game(tiles: Iterable[int], variant: PickominoVariant | None = None) -> SmallGame:
    """List the positions of a game that starts with these tiles face up."""
    kept = sorted({int(tile) - LOWEST for tile in tiles})
    if not kept or not 0 <= kept[0] <= kept[-1] < TILES or len(kept) > MOST_TILES:
        raise position_error(
            "other", f"a small game has 1 to {MOST_TILES} tiles of 21 to 36",
            str([tile + LOWEST for tile in kept]),
        )  # fmt: skip
    start = PickominoGames.start(2, 1, variant)
    start.owner[0, [tile for tile in range(TILES) if tile not in kept]] = GONE
    index = {_key(start.owner[0], start.height[0]): 0}
    found = [start]
    after: list[npt.NDArray[np.int64]] = []
    final: list[Floats] = []
    edge = start
    while len(edge):
        owner, height, playing, shares = _outcomes(edge)
        places = np.full((len(edge), OUTCOMES), -1)
        fresh: list[tuple[int, int]] = []
        for row, outcome in zip(*np.nonzero(playing), strict=True):
            key = _key(owner[row, outcome], height[row, outcome])
            if key not in index:
                index[key] = len(index)
                fresh.append((int(row), int(outcome)))
            places[row, outcome] = index[key]
        after.append(places)
        final.append(shares)
        edge = PickominoGames.start(2, len(fresh), variant)
        if fresh:
            rows, outcomes = np.array(fresh).T
            edge.owner, edge.height = owner[rows, outcomes], height[rows, outcomes]
        found.append(edge)
    games = PickominoGames.start(2, len(index), variant)
    games.owner = np.concatenate([part.owner for part in found])
    games.height = np.concatenate([part.height for part in found])
    return SmallGame(games, index, np.concatenate(after), np.concatenate(final))


def solve_small(game: SmallGame, tolerance: float = 1e-9, most: int = 10_000) -> Solved:
    """Sweep until values move by a thousandth of the tolerance at most: they converge slowly
    where both players can go on failing, so what is left to come is more than the last change.
    """
    values = np.full(len(game), 0.5)
    change, sweeps = 1.0, 0
    while change > tolerance * _MARGIN and sweeps < most:
        change = _sweep(game, values, values)
        sweeps += 1
    return Solved(values, sweeps, change)


def best_reply(
    game: SmallGame, worth: Worth, tolerance: float = 1e-9, most: int = 10_000
) -> tuple[Floats, Floats]:
    """Win shares of a player who plays for ``worth`` against a perfect opponent.

    First on that player's turn, then on the opponent's (still the player's share).
    """
    chances = outcome_chances(game, worth)
    moving, waiting = np.full(len(game), 0.5), np.full(len(game), 0.5)
    reached = game.after >= 0
    change, sweeps = 1.0, 0
    while change > tolerance * _MARGIN and sweeps < most:
        before = moving.copy()
        shares = np.where(reached, 1 - waiting[game.after], game.final)
        moving = np.einsum("so,so->s", chances, shares)
        # The opponent's own share where it is to move.
        change = _sweep(game, moving, waiting)
        change = max(change, float(np.abs(moving - before).max()))
        sweeps += 1
    return moving, 1 - waiting


def outcome_chances(game: SmallGame, worth: Worth) -> Floats:
    """Return how likely each outcome of a turn is with the best play for ``worth``."""
    positions = game.games.positions
    chances = np.empty((len(game), OUTCOMES))
    asked = given(np.ascontiguousarray(worth(positions), np.float64)), tables_in_memory()
    kernels().run("outcome_chances", *positions.arguments, *asked, Changed(chances))
    return chances


def _sweep(game: SmallGame, replies: Floats, values: Floats) -> float:
    """Renew every value; return the largest change. ``replies`` may be ``values`` itself."""
    if replies is values:
        replies = np.empty(0)
    known = *game.games.positions.arguments, given(game.after), given(game.final)
    asked = *known, given(replies), tables_in_memory(), Changed(values)
    return kernels().run("sweep_small_game", *asked).value


def _outcomes(games: PickominoGames) -> tuple[Any, Any, Any, Floats]:
    """Return the positions after a turn, from the next seat's view, and final win shares."""
    count = len(games)
    owner = np.empty((count, OUTCOMES, TILES), np.int8)
    height = np.empty_like(owner)
    reachable = np.empty((count, OUTCOMES), np.bool_)
    over = np.empty_like(reachable)
    found = map(Changed, (owner, height, reachable, over))
    kernels().run("turn_outcomes", *games.positions.arguments, *found)
    ended = PickominoGames(2, count * OUTCOMES)
    ended.owner = owner.reshape(-1, TILES)
    shares = ended.shares()[:, 0].reshape(count, OUTCOMES)
    height[owner < 0] = 0
    return _seen_by(owner, 1), height, reachable & ~over, np.where(over, shares, 0.0)


def _seen_by(owner: Any, seat: int) -> Any:
    return np.where(owner >= 0, (owner - seat) % 2, owner).astype(np.int8)


def _key(owner: Any, height: Any) -> bytes:
    return bytes(owner.tobytes() + np.where(owner >= 0, height, 0).astype(np.int8).tobytes())
