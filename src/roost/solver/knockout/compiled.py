"""The compiled back end: numba kernels. Slow to import, and slow when it first compiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import numpy as np

from roost.rules.knockout import Board, KnockoutState, Move
from roost.rules.knockout.constants import MOST_SPACES, PIECES, SEATS
from roost.solver.knockout import judged, opinion
from roost.solver.knockout import matches as kernels
from roost.solver.knockout.bits import seed_of
from roost.solver.knockout.evaluation import reconsider, reconsider_turns
from roost.solver.knockout.judgement import STUDIED
from roost.solver.knockout.moves import CAPPED
from roost.solver.knockout.network import EvaluationNetwork, Net, Nets
from roost.solver.knockout.planner import (
    ROLLS,
    Left,
    Planned,
    Played,
    Player,
    Temper,
    Turn,
    columns,
)
from roost.solver.knockout.tables import (
    COLOURS,
    BoardTables,
    Doubles,
    Ints,
    PieceValues,
    as_row,
    known,
)
from roost.solver.knockout.turns import MOVES, rank_turns
from roost.solver.knockout.weighed import weigh_turns
from roost.solver.shares import Shares


class CompiledPlanner:
    def __init__(
        self,
        board: Board,
        piece_values: PieceValues | None,
        nets: Nets,
        evaluations: Mapping[int, EvaluationNetwork],
    ) -> None:
        self._known = known(BoardTables(board), piece_values)
        self._nets = nets
        self._umpires = {} if piece_values is None else evaluations
        self._random = seed_of(0, 0)  # nothing of what is asked here is left to chance

    def weighed(self, state: KnockoutState, temper: Temper) -> Mapping[Move, float]:
        firsts = np.empty((PIECES, MOST_SPACES))
        low, high = _dice(state)
        weigh_turns(
            as_row(state.positions),
            state.seats,
            state.seat,
            low,
            high,
            state.half,
            self._known,
            float(temper.hunger),
            float(temper.fear),
            float(temper.noise),
            firsts,
        )
        return {
            Move(int(piece), int(space)): float(firsts[piece, space])
            for piece, space in zip(*np.nonzero(firsts), strict=True)
        }

    def studied(self, state: KnockoutState) -> Planned:
        values, turns = np.empty(1), np.full((1, MOVES), -1)
        rank_turns(
            as_row(state.positions),
            state.seats,
            state.seat,
            *_dice(state),
            state.half,
            self._known,
            STUDIED,
            self._random,
            values,
            turns,
        )
        return Planned(_turn(turns[0].tolist()), float(values[0]))

    def best(self, state: KnockoutState) -> Planned:
        values, turns = np.empty(1), np.full((1, MOVES), -1)
        judged.judge_turns(
            as_row(state.positions),
            state.seats,
            state.seat,
            *_dice(state),
            state.half,
            self._known,
            self._net(state),
            values,
            turns,
        )
        return Planned(_turn(turns[0].tolist()), float(values[0]))

    def shares(self, state: KnockoutState) -> Shares:
        shares = np.empty(state.seats)
        row = as_row(state.positions)
        opinion.judge(row, state.seats, state.seat, self._known, self._net(state), shares)
        return Shares(shares.tolist())

    def after_rolls(self, state: KnockoutState) -> list[Left]:
        turns = np.empty((len(ROLLS), MOVES), np.int64)
        shares = np.empty((len(ROLLS), state.seats))
        row = as_row(state.positions)
        judged.judge_every_roll(
            row, state.seats, state.seat, self._known, self._net(state), turns, shares
        )
        return _left(turns, shares)

    def completed(self, state: KnockoutState, firsts: Sequence[Move]) -> list[Left]:
        moves = np.array([(move.piece, move.space) for move in firsts], np.int64).reshape(-1, 2)
        seconds, shares = np.empty_like(moves), np.empty((len(moves), state.seats))
        judged.complete_turns(
            as_row(state.positions),
            state.seats,
            state.seat,
            *_dice(state),
            state.half,
            self._known,
            self._net(state),
            moves,
            seconds,
            shares,
        )
        return _left(np.hstack([moves, seconds]), shares)

    def evaluated(self, state: KnockoutState, turns: Sequence[Turn]) -> list[Shares] | None:
        evaluation = self._umpires.get(state.seats)
        if evaluation is None:
            return None
        rows, shares = (
            np.array(list(map(columns, turns)), np.int64),
            np.empty((len(turns), state.seats)),
        )
        reconsider_turns(
            as_row(state.positions),
            state.seats,
            state.seat,
            self._known,
            self._net(state),
            evaluation,
            rows.reshape(-1, MOVES),
            shares,
        )
        return [Shares(left) for left in shares.tolist()]

    def evaluation(self, state: KnockoutState) -> Shares | None:
        evaluation, shares = self._umpires.get(state.seats), np.empty(state.seats)
        if evaluation is None:
            return None
        row = as_row(state.positions)
        reconsider(row, state.seats, state.seat, self._known, self._net(state), evaluation, shares)
        return Shares(shares.tolist())

    def _net(self, state: KnockoutState) -> Net:
        return self._nets[state.seats - SEATS[0]]


class CompiledMatches:
    def __init__(self, board: Board, piece_values: PieceValues | None, nets: Nets) -> None:
        self._tables = BoardTables(board)
        self._known = known(self._tables, piece_values)
        self._nets = nets

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
            self._nets[seats - SEATS[0]],
            np.array([player.style for player in players]),
            np.array([player.temper for player in players], np.float64),
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
    def planner(
        self,
        board: Board,
        piece_values: PieceValues | None,
        nets: Nets,
        evaluations: Mapping[int, EvaluationNetwork] = MappingProxyType({}),
    ) -> CompiledPlanner:
        """The `evaluations` by seats."""
        return CompiledPlanner(board, piece_values, nets, evaluations)

    def matches(
        self, board: Board, piece_values: PieceValues | None, nets: Nets
    ) -> CompiledMatches:
        return CompiledMatches(board, piece_values, nets)


def _left(turns: Ints, shares: Doubles) -> list[Left]:
    rows = zip(turns.tolist(), shares.tolist(), strict=True)
    return [Left(_turn(turn), Shares(left)) for turn, left in rows]


def _dice(state: KnockoutState) -> tuple[int, int]:
    return state.roll or (0, 0)


def _turn(row: list[int]) -> Turn:
    return tuple(Move(row[at], row[at + 1]) for at in (0, 2) if row[at] >= 0)
