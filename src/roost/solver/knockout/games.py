"""Thousands of Knockout games as arrays, one step of all of them at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from roost.rules.checks import check_seats, illegal_action_error
from roost.rules.core import Phase
from roost.rules.errors import GameError, IllegalActionError
from roost.rules.knockout import Knockout, KnockoutState, KnockoutVariant, Move, bits, get_board
from roost.rules.knockout.constants import BOTH, NUMBERS, PIECES, owner
from roost.solver.batches import own_streams
from roost.solver.knockout import batch, moves
from roost.solver.knockout.tables import POINTS, BoardTables, Ints, Masks, as_row

Array = npt.NDArray[Any]


class KnockoutGames:
    """A batch of games on one board with the same number of seats; who starts is known (K3).

    A game waits for dice, for a move, or is over. Action ``piece * size + space`` moves a piece to
    a space of the board, which has `size` of them.
    """

    def __init__(self, seats: int, count: int, variant: KnockoutVariant | None = None) -> None:
        self.rules = Knockout(variant)
        check_seats(self.rules, seats)
        self.variant = variant or KnockoutVariant()
        board = get_board(self.variant.board)
        self.seats = seats
        self.size = board.size
        self._tables = BoardTables(board)
        self._rounds = self.variant.rounds or 0
        self.positions = np.empty((count, PIECES), np.int8)
        self.info: Ints = np.zeros((count, moves.COLUMNS), np.int64)
        self._occupied: Masks = np.zeros(count, np.uint64)
        self._pieces: Ints = np.zeros((count, moves.MOVERS), np.int64)
        self._masks: Masks = np.zeros((count, moves.MOVERS), np.uint64)
        self._movers: Ints = np.zeros(count, np.int64)

    def __len__(self) -> int:
        return len(self.info)

    @classmethod
    def start(
        cls, seats: int, count: int, variant: KnockoutVariant | None = None, first: int = 0
    ) -> KnockoutGames:
        """New games."""
        games = cls(seats, count, variant)
        check_seats(games.rules, seats, first)
        if count:
            games._put_all([games.rules.start(seats, first=first)])
            games.positions[:] = games.positions[0]
            games.info[:] = games.info[0]
        games._look()
        return games

    @classmethod
    def of(cls, states: Sequence[KnockoutState]) -> KnockoutGames:
        """Positions as a batch; all have the same variant and number of seats."""
        if not states:
            return cls(2, 0)
        games = cls(states[0].seats, len(states), states[0].variant)
        for state in states:
            if state.seats != games.seats or state.variant != games.variant:
                raise GameError("a batch has one variant and number of seats", code="mixed-seats")
            if state.first is None:
                raise GameError("a batch knows who starts", code="mixed-seats")
        games._put_all(states)
        games._look()
        return games

    def _put_all(self, states: Sequence[KnockoutState]) -> None:
        for game, state in enumerate(states):
            row, facts = self.positions[game], self.info[game]
            row[:] = as_row(state.positions)
            low, high = state.roll or (0, 0)
            facts[moves.SEAT] = state.seat
            facts[moves.LOW], facts[moves.HIGH], facts[moves.HALF] = low, high, state.half
            facts[moves.TURN], facts[moves.ROUND] = state.turn, state.round
            facts[moves.FIRST] = state.first
            facts[moves.ACTIVE] = moves.active(row, self.seats)
            if state.phase is Phase.OVER:
                facts[moves.END] = moves.NO_RIVALS

    def _look(self) -> None:
        batch.look(self.positions, self.info, self.seats, *self._board)

    @property
    def _board(self) -> tuple[Masks, Masks, Ints, Masks, Ints]:
        return self._tables.reach, self._occupied, self._pieces, self._masks, self._movers

    def state(self, game: int) -> KnockoutState:
        """One game as the rules know it."""
        facts = self.info[game].tolist()
        low, high = facts[moves.LOW], facts[moves.HIGH]
        over = facts[moves.END] != moves.RUNNING
        legal = [
            Move(int(self._pieces[game, i]), space)
            for i in range(int(self._movers[game]))
            for space in bits(int(self._masks[game, i]))
        ]
        return KnockoutState(
            self.variant,
            self.seats,
            tuple(self.positions[game].tolist()),
            facts[moves.SEAT],
            Phase.OVER if over else Phase.PLAY if low else Phase.CHANCE,
            (low, high) if low else None,
            facts[moves.HALF] if low else BOTH,
            tuple(legal) if low else (),
            facts[moves.TURN],
            facts[moves.ROUND],
            facts[moves.FIRST],
            None,
        )

    # -- playing ---------------------------------------------------------------------------

    def legal(self) -> npt.NDArray[np.bool_]:
        """Games x actions; all false where nobody is to move."""
        legal = np.empty((len(self), PIECES * self.size), np.bool_)
        batch.legal_many(self._pieces, self._masks, self._movers, self.size, legal)  # type: ignore[arg-type]
        return legal

    @property
    def movers(self) -> tuple[Ints, Masks, Ints]:
        """The same in short, for those in a hurry: pieces that may move, the spaces each may end on
        as bits, and how many of the row count."""
        return self._pieces, self._masks, self._movers

    def apply_rolls(self, dice: Array) -> None:
        """Give two dice to the games that wait for them."""
        given = np.sort(np.ascontiguousarray(dice, np.int64), axis=-1)
        waiting = (self.info[:, moves.END] == moves.RUNNING) & (self.info[:, moves.LOW] == 0)
        if given.shape != (len(self), 2) or ((given < 1) | (given > 6))[waiting].any():
            raise IllegalActionError(
                f"dice are {len(self)} pairs of 1 to 6", code="bad-roll", roll="", dice=2
            )
        batch.roll_many(self.positions, self.info, self.seats, self._rounds, *self._board, given)

    def throw(self, random: npt.NDArray[np.uint64]) -> None:
        """Fair dice for the games that wait for them, each from its own stream (`streams`)."""
        dice = np.empty((len(self), 2), np.int64)
        batch.throw_many(self.info, own_streams(random, len(self)), dice)
        batch.roll_many(self.positions, self.info, self.seats, self._rounds, *self._board, dice)

    def choose(self, random: npt.NDArray[np.uint64]) -> Ints:
        """One of the legal moves of each game, all alike; -1 where nobody is to move."""
        actions = np.empty(len(self), np.int64)
        own = own_streams(random, len(self))
        batch.choose_many(self._pieces, self._masks, self._movers, self.size, own, actions)
        return actions

    def apply(self, actions: Array) -> None:
        """Give a move to the games in which a seat moves; the others ignore theirs."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (len(self),):
            raise IllegalActionError(
                f"one action per game: shape {(len(self),)}, not {chosen.shape}",
                move=str(chosen.shape),
                legal="",
            )
        bad = batch.first_illegal(self._pieces, self._masks, self._movers, self.size, chosen)
        if bad >= 0:
            action = action_of(int(chosen[bad]), self.size)
            raise illegal_action_error(self.rules, self.state(bad), action)
        batch.move_many(
            self.positions, self.info, self.seats, self._rounds, *self._board, self.size, chosen
        )

    # -- results ---------------------------------------------------------------------------

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        return np.asarray(self.info[:, moves.END] != moves.RUNNING)

    def points(self) -> Ints:
        """Games x seats (K15)."""
        worth = (self.positions >= 0) * np.tile(POINTS, PIECES // NUMBERS)
        seats = np.array([owner(piece, self.seats) for piece in range(PIECES)])
        return np.stack([worth[:, seats == seat].sum(1) for seat in range(self.seats)], axis=1)

    def shares(self) -> npt.NDArray[np.float64]:
        """Win shares as if the games ended now (K15)."""
        points = self.points()
        winners = points == points.max(1, keepdims=True)
        return np.asarray(winners / winners.sum(1, keepdims=True))


def streams(seed: int, count: int) -> npt.NDArray[np.uint64]:
    """A random stream for each game of a batch."""
    random = np.empty(count, np.uint64)
    batch.new_streams(seed, random)
    return random


def action_number(move: Move, size: int) -> int:
    """The number of a move on a board of this size."""
    return move.piece * size + move.space


def action_of(number: int, size: int) -> Move:
    """The move behind a number."""
    return Move(number // size, number % size)
