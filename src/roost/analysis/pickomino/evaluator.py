"""The evaluator of Pickomino: exact within the turn, a model beyond it."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple, Protocol

from roost.analysis.evaluator import Shares, final_shares
from roost.rules import Action, Phase, Roll
from roost.rules.pickomino import (
    DICE,
    Pickomino,
    PickominoAction,
    PickominoState,
    RollOn,
    Stop,
    Take,
    within_reach,
)
from roost.rules.pickomino.constants import MOST_POINTS, NOTHING_TAKEN
from roost.solver.pickomino.turn import TurnSolution, TurnState, state_of, turn_solver

TOTALS = MOST_POINTS + 1


class PositionModel(Protocol):
    """A model of win shares at the start of a turn, one row per state."""

    def shares(self, states: Sequence[PickominoState]) -> Sequence[Shares]: ...


class Turn(NamedTuple):
    """One solved turn: the result of every total, for every seat."""

    solution: TurnSolution
    payoffs: list[array[float]]  # seats x totals, with the mover's best tile
    fails: Shares
    tiles: Mapping[int | None, Shares]  # the value after ending the turn with a tile or without
    after: Mapping[int | None, PickominoState]  # the position after that
    best_tile: Mapping[int, int]  # by total
    options: Mapping[int, tuple[int, ...]]  # the tiles of each total
    asked: dict[
        tuple[TurnState, bool], Shares
    ]  # cached values by state of the turn and whether it must roll


class PickominoEvaluator:
    """Exact values within a turn; a `PositionModel` values the positions after it.

    ``playing`` is a faster model for playing games on.
    """

    def __init__(self, model: PositionModel, playing: PickominoEvaluator | None = None) -> None:
        self.model = model
        self.playing = playing
        self.turn = lru_cache(maxsize=256)(self._turn)

    # -- the Evaluator contract --------------------------------------------------------------

    def shares(self, state: PickominoState) -> Shares:
        if state.phase is Phase.OVER:
            return _over(state)
        if state.phase is Phase.CHANCE:
            return self._rolling(state)
        return self.after(state, self.best(state))

    def actions(self, state: PickominoState) -> Mapping[Action, Shares]:
        return {action: self.after(state, action) for action in _legal(state)}

    def after(self, state: PickominoState, move: Action | Roll) -> Shares:
        turn = self.turn(turn_start(state))
        if isinstance(move, Stop):
            return turn.tiles[move.tile]
        if isinstance(move, RollOn):
            return self._rolling(state)
        after = Pickomino(state.variant).apply(state, move).state
        if after.turn != state.turn or after.phase is Phase.OVER:  # the turn ended by itself
            return turn.tiles[_tile_gained(state, after)]
        if isinstance(move, Take):
            return self._decided(after)
        return self.shares(after)

    # -- playing on --------------------------------------------------------------------------

    def best(self, state: PickominoState) -> Action:
        """Return the best action, with ties broken as in the solver.

        Otherwise the other seats' luck would not be zero on average.
        """
        turn = self.turn(turn_start(state))
        if state.roll is not None:
            counts = [state.roll.count(face) for face in range(1, 7)]
            face = turn.solution.best_face(_mid(state), counts)
            return Take(1 + (face or 0))
        stops = [action for action in _legal(state) if isinstance(action, Stop)]
        complete = state.dice_left == 0 or all(state.taken)
        if not complete and not turn.solution.should_stop(state_of(state.taken)):
            return RollOn()
        return max(stops, key=lambda stop: float(turn.tiles[stop.tile][state.seat]))

    def left(self, state: PickominoState, action: Action) -> PickominoState:
        return Pickomino(state.variant).apply(state, action).state

    def play_turn(self, state: PickominoState, random: Random) -> tuple[PickominoState, Shares]:
        """Return the position after the rest of this turn, played well, and its luck.

        It draws the end from the exact distribution instead of rolling dice.
        """
        if self.playing is not None:
            return self.playing.play_turn(state, random)
        turn = self.turn(turn_start(state))
        chances = self.ends(state)
        (end,) = random.choices(range(len(chances)), weights=chances)
        tile = None if end == TOTALS else turn.best_tile.get(end)
        expected = [
            sum(chance * value for chance, value in zip(chances, (*row, fail), strict=True))
            for row, fail in zip(turn.payoffs, turn.fails, strict=True)
        ]
        return turn.after[tile], turn.tiles[tile] - expected

    # -- within a turn -----------------------------------------------------------------------

    def ends(self, state: PickominoState, action: Action | None = None) -> Shares:
        """Return the chance of each total and of failing (last) after `action`, with best play."""
        solution = self.turn(turn_start(state)).solution
        if state.phase is Phase.PLAY and action is None:
            action = self.best(state)
        if isinstance(action, Take):
            count = (state.roll or ()).count(action.face)
            taken = list(state.taken)
            taken[action.face - 1] = count
            return Shares(map(float, solution.ends(state_of(taken))))
        if isinstance(action, Stop):
            end = TOTALS if action.tile is None else state.total
            return Shares(float(total == end) for total in range(TOTALS + 1))
        return Shares(map(float, solution.ends(_mid(state), rolling=True)))

    def _rolling(self, state: PickominoState) -> Shares:
        turn = self.turn(turn_start(state))
        return _evaluated(turn, state, rolling=True)

    def _decided(self, state: PickominoState) -> Shares:
        turn = self.turn(turn_start(state))
        return _evaluated(turn, state, rolling=False)

    def _turn(self, start: PickominoState) -> Turn:
        ends = turn_ends(start)
        lasting = [after for after in ends.after.values() if after.phase is not Phase.OVER]
        valued = dict(zip(lasting, self.model.shares(lasting), strict=True)) if lasting else {}
        tiles = {
            tile: _over(after) if after.phase is Phase.OVER else valued[after]
            for tile, after in ends.after.items()
        }
        mover = start.seat
        payoffs = [array("d", [share] * TOTALS) for share in tiles[None]]
        best_tile: dict[int, int] = {}
        for total, options in ends.options.items():
            best = max(options, key=lambda tile: float(tiles[tile][mover]))
            best_tile[total] = best
            for row, share in zip(payoffs, tiles[best], strict=True):
                row[total] = share
        solution = turn_solver().solve(payoffs[mover], float(tiles[None][mover]))
        return Turn(solution, payoffs, tiles[None], tiles, ends.after, best_tile, ends.options, {})


def _evaluated(turn: Turn, state: PickominoState, *, rolling: bool) -> Shares:
    at = state_of(state.taken)
    found = turn.asked.get((at, rolling))
    if found is None:
        worth = turn.solution.evaluate(turn.payoffs, turn.fails, at, rolling=rolling)
        found = turn.asked[at, rolling] = Shares(map(float, worth))
    return found


class TurnEnds(NamedTuple):
    """The ends of a turn: the position after each tile (None: failed), the tiles of each total."""

    after: dict[int | None, PickominoState]
    options: dict[int, tuple[int, ...]]


def turn_ends(start: PickominoState) -> TurnEnds:
    """Return all possible ends of a turn that begins at `start`, using the rules themselves."""
    game = Pickomino(start.variant)
    after: dict[int | None, PickominoState] = {}
    options: dict[int, tuple[int, ...]] = {}
    failing = start._replace(taken=(1, 0, 0, 0, 0, 0), roll=None, phase=Phase.PLAY)
    after[None] = game.apply(failing, Stop(None)).state
    for total, taken in _examples().items():
        ending = failing._replace(taken=taken)
        tiles = within_reach(ending)
        if tiles:
            options[total] = tiles
        for tile in tiles:
            if tile not in after:
                after[tile] = game.apply(ending, Stop(tile)).state
    return TurnEnds(after, options)


@lru_cache(maxsize=1)
def _examples() -> dict[int, tuple[int, int, int, int, int, int]]:
    """Return, for every total, an example of taken dice with a worm."""
    found: dict[int, tuple[int, int, int, int, int, int]] = {}
    for worms in range(1, DICE + 1):
        for fives in range(DICE - worms + 1):
            for fours in range(DICE - worms - fives + 1):
                for ones in range(DICE - worms - fives - fours + 1):
                    total = 5 * (worms + fives) + 4 * fours + ones
                    found.setdefault(total, (ones, 0, 0, fours, fives, worms))
    return dict(sorted(found.items()))


def turn_start(state: PickominoState) -> PickominoState:
    """Return the position in which the turn began."""
    if state.phase is Phase.CHANCE and state.taken == NOTHING_TAKEN:
        return state
    return state._replace(taken=NOTHING_TAKEN, roll=None, phase=Phase.CHANCE)


def _mid(state: PickominoState) -> TurnState | None:
    return None if state.taken == NOTHING_TAKEN else state_of(state.taken)


def _tile_gained(before: PickominoState, after: PickominoState) -> int | None:
    """Return the tile that ended the mover's turn, None after a failure."""
    seat = before.seat
    grew = len(after.stacks[seat]) > len(before.stacks[seat])
    return after.stacks[seat][-1] if grew else None


def _legal(state: PickominoState) -> tuple[PickominoAction, ...]:
    return Pickomino(state.variant).legal_actions(state)


def _over(state: PickominoState) -> Shares:
    return final_shares(Pickomino(state.variant).outcome(state))
