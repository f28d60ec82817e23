"""The compiled back end: numba kernels. Slow to import, and slow when it first compiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from roost.rules.knockout import Board, KnockoutState, Move
from roost.rules.knockout.constants import MOST_SPACES, PIECES
from roost.solver.knockout import matches as kernels
from roost.solver.knockout import opinion
from roost.solver.knockout.ahead import plan_turn
from roost.solver.knockout.bits import seed_of
from roost.solver.knockout.moves import CAPPED
from roost.solver.knockout.planner import ROLLS, Belief, Left, Planned, Played, Player, Turn
from roost.solver.knockout.tables import COLOURS, BoardTables, Doubles, Worths, as_row, known
from roost.solver.knockout.turns import MOVES, safest_turns


class CompiledPlanner:
    def __init__(self, board: Board, worths: Worths | None) -> None:
        self._known = known(BoardTables(board), worths)
        self._random = seed_of(0, 0)  # nothing of what is asked here is left to chance

    def safest(self, state: KnockoutState) -> Mapping[Move, int]:
        firsts = np.empty((PIECES, MOST_SPACES), np.int64)
        low, high = _dice(state)
        row = as_row(state.positions)
        safest_turns(row, state.seats, state.seat, low, high, state.half, self._known, firsts)
        return {
            Move(int(piece), int(space)): int(firsts[piece, space])
            for piece, space in zip(*np.nonzero(firsts), strict=True)
        }

    def best(self, state: KnockoutState, width: int) -> Planned:
        values, turns = np.empty(width), np.full((width, MOVES), -1)
        plan_turn(
            as_row(state.positions),
            state.seats,
            state.seat,
            *_dice(state),
            state.half,
            self._known,
            self._random,
            width,
            values,
            turns,
        )
        return Planned(_turn(turns[0].tolist()), float(values[0]))

    def shares(self, state: KnockoutState, belief: Belief) -> Doubles:
        shares = np.empty(state.seats)
        row = as_row(state.positions)
        opinion.opinion(row, state.seats, state.seat, self._known, *belief, shares)
        return shares

    def after_rolls(self, state: KnockoutState, belief: Belief) -> list[Left]:
        turns = np.empty((len(ROLLS), MOVES), np.int64)
        shares = np.empty((len(ROLLS), state.seats))
        opinion.after_every_roll(
            as_row(state.positions),
            state.seats,
            state.seat,
            self._known,
            self._random,
            *belief,
            turns,
            shares,
        )
        return [Left(_turn(row), left) for row, left in zip(turns.tolist(), shares, strict=True)]

    def completed(self, state: KnockoutState, firsts: Sequence[Move], belief: Belief) -> list[Left]:
        moves = np.array([(move.piece, move.space) for move in firsts], np.int64).reshape(-1, 2)
        seconds, shares = np.empty_like(moves), np.empty((len(moves), state.seats))
        opinion.complete(
            as_row(state.positions),
            state.seats,
            state.seat,
            *_dice(state),
            state.half,
            self._known,
            *belief,
            moves,
            seconds,
            shares,
        )
        rows = np.hstack([moves, seconds]).tolist()
        return [Left(_turn(row), left) for row, left in zip(rows, shares, strict=True)]


class CompiledMatches:
    def __init__(self, board: Board, worths: Worths | None) -> None:
        self._tables = BoardTables(board)
        self._known = known(self._tables, worths)

    def play(
        self,
        players: Sequence[Player],
        games: int,
        *,
        seed: int,
        first: int = 0,
        rounds: int | None = None,
    ) -> Played:
        seats = len(players)
        points = np.zeros((games, COLOURS), np.int64)
        results = np.zeros((games, kernels.RESULTS), np.int64)
        kernels.play_matches(
            games,
            seed,
            first,
            seats,
            self._tables.start(seats),
            rounds or 0,
            self._known,
            np.array([player.style for player in players]),
            np.array([player.notices for player in players], np.float64),
            np.array([player.width for player in players]),
            points,
            results,
        )
        return Played(
            points[:, :seats],
            results[:, kernels.TURNS],
            results[:, kernels.HITS],
            results[:, kernels.CHOICES],
            results[:, kernels.CHOOSERS],
            (results[:, kernels.ENDED] == CAPPED).astype(np.int64),
        )


class Compiled:
    def planner(self, board: Board, worths: Worths | None) -> CompiledPlanner:
        return CompiledPlanner(board, worths)

    def matches(self, board: Board, worths: Worths | None) -> CompiledMatches:
        return CompiledMatches(board, worths)


def _dice(state: KnockoutState) -> tuple[int, int]:
    return state.roll or (0, 0)


def _turn(row: list[int]) -> Turn:
    return tuple(Move(row[at], row[at + 1]) for at in (0, 2) if row[at] >= 0)
