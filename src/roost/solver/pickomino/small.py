"""Two-player Pickomino with few tiles, solved exactly by value iteration: ground truth."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import njit

from roost.rules.errors import position_error
from roost.rules.pickomino import PickominoState, PickominoVariant
from roost.solver.pickomino import steps as kernels
from roost.solver.pickomino.games import PickominoGames
from roost.solver.pickomino.reading import MOST_TILES
from roost.solver.pickomino.rows import GONE, LOWEST, TILES
from roost.solver.pickomino.turn.sweeps import backward, forward
from roost.solver.pickomino.turn.tables import TOTALS, turn_tables

OUTCOMES = TILES + 1
_MARGIN = 1e-3
Floats = npt.NDArray[np.float64]
Worth = Callable[[PickominoGames], Floats]


@dataclass(frozen=True)
class SmallGame:
    """Every position that play can reach, seen by the seat to move (seat 0), the start first.

    ``after`` is the position each outcome leads to, seen by the next seat; -1 where the game is
    then over and ``final`` is the mover's win share.
    """

    games: PickominoGames
    index: dict[bytes, int]
    after: npt.NDArray[np.int32]
    final: Floats

    def __len__(self) -> int:
        return len(self.games)

    def find(self, state: PickominoState) -> int:
        """Where a position before a turn is listed."""
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
    after: list[npt.NDArray[np.int32]] = []
    final: list[Floats] = []
    edge = start
    while len(edge):
        owner, height, playing, shares = _outcomes(edge)
        places = np.full((len(edge), OUTCOMES), -1, np.int32)
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

    First where that player is to move, then where the opponent is (still the player's share).
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
    """How likely each outcome of a turn is under the best play for ``worth``."""
    t = turn_tables()
    chances = np.zeros((len(game), OUTCOMES))
    _chances(
        *_rows(game), worth(game.games), t.groups, t.miss, t.depth, t.row, t.prob, t.successors,
        t.total, t.worm, t.group_of, chances,
    )  # fmt: skip
    return chances


def _sweep(game: SmallGame, replies: Floats, values: Floats) -> float:
    t = turn_tables()
    change = _sweep_all(
        *_rows(game), game.after, game.final, replies, t.groups, t.miss, t.depth, t.row, t.prob,
        t.successors, t.total, t.worm, len(t.group_of), values,
    )  # fmt: skip
    return float(change)


def _rows(game: SmallGame) -> tuple[Any, Any, Any, Any]:
    games = game.games
    return games.owner, games.height, games.seat, games.options


def _outcomes(games: PickominoGames) -> tuple[Any, Any, Any, Floats]:
    """Where turns lead, seen by the next seat; where play goes on; win shares where it is over."""
    count = len(games)
    owner = np.empty((count, OUTCOMES, TILES), np.int8)
    height = np.empty_like(owner)
    reachable = np.empty((count, OUTCOMES), np.bool_)
    over = np.empty_like(reachable)
    kernels.outcomes_many(
        2, games.owner, games.height, games.seat, games.options, owner, height, reachable, over
    )
    ended = PickominoGames(2, count * OUTCOMES)
    ended.owner = owner.reshape(-1, TILES)
    shares = ended.shares()[:, 0].reshape(count, OUTCOMES)
    height[owner < 0] = 0
    return _seen_by(owner, 1), height, reachable & ~over, np.where(over, shares, 0.0)


def _seen_by(owner: Any, seat: int) -> Any:
    return np.where(owner >= 0, (owner - seat) % 2, owner).astype(np.int8)


def _key(owner: Any, height: Any) -> bytes:
    return bytes(owner.tobytes() + np.where(owner >= 0, height, 0).astype(np.int8).tobytes())


@njit(cache=True, error_model="numpy")
def _sweep_all(
    owner: Any,
    height: Any,
    seat: Any,
    options: Any,
    after: Any,
    final: Any,
    replies: Any,
    groups: Any,
    miss: Any,
    depth: Any,
    row: Any,
    prob: Any,
    successors: Any,
    total: Any,
    worm: Any,
    rolling: int,
    values: Any,
) -> float:
    """Renew every value in place; the largest change. ``replies`` may be ``values`` itself."""
    best = np.empty(len(total))
    roll = np.empty(rolling)
    worth = np.empty(OUTCOMES)
    payoff = np.empty(TOTALS)
    chosen = np.empty(TOTALS, np.int64)
    change = 0.0
    # Positions were found from the start outwards: the later ones are nearer to the end.
    for state in range(len(values) - 1, -1, -1):
        for outcome in range(OUTCOMES):
            reached = after[state, outcome]
            worth[outcome] = 1 - replies[reached] if reached >= 0 else final[state, outcome]
        kernels.payoff_row(
            owner[state], height[state], seat[state], options[state], worth, chosen, payoff
        )
        value = backward(
            payoff, worth[TILES], groups, miss, depth, row, prob, successors, total, worm, best,
            roll,
        )  # fmt: skip
        change = max(change, abs(value - values[state]))
        values[state] = value
    return change


@njit(cache=True, error_model="numpy")
def _chances(
    owner: Any,
    height: Any,
    seat: Any,
    options: Any,
    worth: Any,
    groups: Any,
    miss: Any,
    depth: Any,
    row: Any,
    prob: Any,
    successors: Any,
    total: Any,
    worm: Any,
    group_of: Any,
    chances: Any,
) -> None:
    rolling = len(group_of)
    best = np.empty(len(total))
    roll = np.empty(rolling)
    payoff = np.empty(TOTALS)
    ends = np.empty(TOTALS + 1)
    chosen = np.empty(TOTALS, np.int64)
    for state in range(len(seat)):
        fail = worth[state, TILES]
        kernels.payoff_row(
            owner[state], height[state], seat[state], options[state], worth[state], chosen, payoff
        )
        backward(payoff, fail, groups, miss, depth, row, prob, successors, total, worm, best, roll)
        forward(
            rolling - 1, best, roll, payoff, fail, groups, miss, depth, row, prob, successors,
            total, worm, group_of, True, ends,
        )  # fmt: skip
        for t in range(TOTALS):
            chances[state, chosen[t]] += ends[t]
        chances[state, TILES] += ends[TOTALS]
