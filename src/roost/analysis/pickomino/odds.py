"""The odds of the rest of a Pickomino turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from roost.analysis.evaluator import Shares
from roost.analysis.pickomino.evaluator import TOTALS, PickominoEvaluator, Turn, turn_start
from roost.analysis.results import Odds, Prospect
from roost.rules import Action, Phase, Seat
from roost.rules.dice import SIDES
from roost.rules.pickomino import WORMS, PickominoState, Stop
from roost.solver.pickomino.turn import TurnSolution, TurnState, state_of, turn_solver


class TileChance(NamedTuple):
    """The chances of a tile: `chance` with the best plan, `most` if it is the only goal."""

    tile: int
    victim: Seat | None
    chance: float
    most: float


@dataclass(frozen=True, eq=False, kw_only=True)
class TurnOdds(Odds):
    """The odds of the rest of a turn with best play.

    `gain` is in worms, minus those that failing returns; `next_fails` follows P7.
    """

    fails: float
    steals: float
    totals: Shares  # the chance of each final total
    tiles: tuple[TileChance, ...]


@dataclass(frozen=True, kw_only=True)
class TurnProspect(Prospect):
    """The expected result of a turn after an action.

    `chances`: of each tile with best play after the action; `failed`: the mover's win share after
    failing.
    """

    chances: Mapping[int, float] = field(default_factory=dict)
    failed: float = 0.0


def turn_odds(evaluator: PickominoEvaluator, state: PickominoState) -> TurnOdds:
    """Return the odds of the turn from any point in it."""
    turn = evaluator.turn(turn_start(state))
    ends = evaluator.ends(state)
    chances = _tile_chances(turn, ends)
    most = _most(turn, state)
    tiles = tuple(
        TileChance(tile, _victim(state, tile), chances.get(tile, 0.0), most[tile])
        for tile in sorted(most)
    )
    steals = sum(tile.chance for tile in tiles if tile.victim is not None)
    rolls = state.roll is None and state.dice_left > 0 and not all(state.taken)
    return TurnOdds(
        gain=gain(turn, state, ends),
        fails=_fails(turn, ends),
        next_fails=next_fails(state) if rolls else None,
        steals=steals,
        totals=Shares(ends[:TOTALS]),
        tiles=tiles,
    )


def action_odds(
    evaluator: PickominoEvaluator, state: PickominoState, action: Action
) -> TurnProspect:
    """Return the chance of failing after an action, the expected worms, and the chance of each
    tile.
    """
    turn = evaluator.turn(turn_start(state))
    ends = evaluator.ends(state, action)
    failed = float(turn.fails[state.seat])
    if (
        isinstance(action, Stop) and action.tile is not None
    ):  # of two within reach, the one in the action
        chances = {action.tile: 1.0}
        return TurnProspect(gain=WORMS[action.tile], fails=0.0, chances=chances, failed=failed)
    return TurnProspect(
        gain=gain(turn, state, ends),
        fails=_fails(turn, ends),
        chances=_tile_chances(turn, ends),
        failed=failed,
    )


def next_fails(state: PickominoState) -> float:
    """Return the chance that a roll now shows only taken faces (P7)."""
    taken = sum(1 for count in state.taken if count)
    return float((taken / SIDES) ** state.dice_left)


def gain(turn: Turn, state: PickominoState, ends: Shares) -> float:
    """Return the expected worms won minus those returned."""
    stack = state.stacks[state.seat]
    lost = WORMS[stack[-1]] if stack else 0
    won = sum(WORMS[tile] * chance for tile, chance in _tile_chances(turn, ends).items())
    return won - lost * _fails(turn, ends)


def _tile_chances(turn: Turn, ends: Shares) -> dict[int, float]:
    chances: dict[int, float] = {}
    for total, tile in turn.best_tile.items():
        chances[tile] = chances.get(tile, 0.0) + float(ends[total])
    return chances


def _fails(turn: Turn, ends: Shares) -> float:
    """Return whether a turn fails: no face left, no worm, or no tile for the total."""
    won = sum(float(ends[total]) for total in turn.best_tile)
    return max(0.0, 1.0 - won)


def _most(turn: Turn, state: PickominoState) -> dict[int, float]:
    """Return, for each possible tile, the maximum chance to get it."""
    tiles = sorted({tile for tile in turn.after if tile is not None})
    payoffs = [[0.0] * TOTALS for _ in tiles]
    for total, options in turn.options.items():
        for tile in options:
            payoffs[tiles.index(tile)][total] = 1.0
    solutions = turn_solver().solve_many(payoffs, [0.0] * len(tiles)) if tiles else []
    return {tile: _value(found, state) for tile, found in zip(tiles, solutions, strict=True)}


def _value(solution: TurnSolution, state: PickominoState) -> float:
    middle: TurnState | None = state_of(state.taken) if any(state.taken) else None
    if state.phase is Phase.CHANCE:
        return float(solution.roll_value(middle) or 0.0)
    if state.roll is None:
        return solution.state_value(middle)
    counts = [state.roll.count(face) for face in range(1, 7)]
    return max(solution.choice_values(middle, counts).values(), default=0.0)


def _victim(state: PickominoState, tile: int) -> Seat | None:
    if tile in state.grill_tiles:
        return None
    return state.tops.index(tile)
