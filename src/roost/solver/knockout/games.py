"""Thousands of Knockout games as arrays, one step of all of them at a time."""

from __future__ import annotations

from roost.rules.extras import need

need("numpy", "study")

from collections.abc import Sequence
from itertools import chain
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from roost.rules.checks import check_seats, illegal_action_error
from roost.rules.core import Phase
from roost.rules.errors import GameError, IllegalActionError
from roost.rules.knockout import Knockout, KnockoutState, KnockoutVariant, Move, bits, get_board
from roost.rules.knockout.constants import BOTH, NUMBERS, PIECES, POINTS, owner
from roost.solver.batches import Array, given, kernels, own_streams, streams
from roost.solver.wasm.arrays import packed
from roost.solver.wasm.engine import Argument, Changed

__all__ = ["KnockoutGames", "RandomGames", "action_number", "action_of", "random_games", "streams"]

Ints = npt.NDArray[np.int64]
Masks = npt.NDArray[np.uint64]  # sets of spaces

# Columns of the facts about a game.
SEAT: Final = 0
LOW: Final = 1  # the dice while moves are left, otherwise 0
HIGH: Final = 2
HALF: Final = 3
TURN: Final = 4
ROUND: Final = 5
FIRST: Final = 6
END: Final = 7  # RUNNING, or why the game is over
ACTIVE: Final = 8  # bit s is set while seat s has a piece that can ever move (K13)
COLUMNS: Final = 9

RUNNING: Final = 0
NO_RIVALS: Final = 1  # K14
ROUNDS_PLAYED: Final = 2  # K16
CAPPED: Final = 3  # K17

MOVERS: Final = (
    2 * NUMBERS + 1
)  # the most pieces that one roll may move, and one that does not count


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
        self._reach = packed("u8", chain.from_iterable(board.reach), len(board.reach), board.size)
        self._rounds = self.variant.rounds or 0
        self.positions = np.empty((count, PIECES), np.int8)
        self.info: Ints = np.zeros((count, COLUMNS), np.int64)
        self._occupied: Masks = np.zeros(count, np.uint64)
        self._pieces: Ints = np.zeros((count, MOVERS), np.int64)
        self._masks: Masks = np.zeros((count, MOVERS), np.uint64)
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
            row[:] = state.positions
            low, high = state.roll or (0, 0)
            facts[SEAT] = state.seat
            facts[LOW], facts[HIGH], facts[HALF] = low, high, state.half
            facts[TURN], facts[ROUND] = state.turn, state.round
            facts[FIRST] = state.first
            if state.phase is Phase.OVER:
                facts[END] = NO_RIVALS

    def _look(self) -> None:
        kernels().run("knockout_look", *self._games)

    @property
    def _games(self) -> tuple[Argument, ...]:
        legal = self._occupied, self._pieces, self._masks, self._movers
        arrays = self.positions, self.info, *legal
        return self.seats, self._rounds, self._reach, *map(Changed, arrays)

    def state(self, game: int) -> KnockoutState:
        """Return one game as a state of the rules."""
        facts = self.info[game].tolist()
        low, high = facts[LOW], facts[HIGH]
        over = facts[END] != RUNNING
        legal = [
            Move(int(self._pieces[game, i]), space)
            for i in range(int(self._movers[game]))
            for space in bits(int(self._masks[game, i]))
        ]
        return KnockoutState(
            self.variant,
            self.seats,
            tuple(self.positions[game].tolist()),
            facts[SEAT],
            Phase.OVER if over else Phase.PLAY if low else Phase.CHANCE,
            (low, high) if low else None,
            facts[HALF] if low else BOTH,
            tuple(legal) if low else (),
            facts[TURN],
            facts[ROUND],
            facts[FIRST],
            None,
        )

    # -- playing ---------------------------------------------------------------------------

    def legal(self) -> npt.NDArray[np.bool_]:
        """Games x actions; all false where no turn is left."""
        legal = np.empty((len(self), PIECES * self.size), np.bool_)
        kernels().run("knockout_legal", *self._games, Changed(legal))
        return legal

    @property
    def movers(self) -> tuple[Ints, Masks, Ints]:
        """The same in short, for those in a hurry: pieces that may move, the spaces each may end on
        as bits, and how many of the row count."""
        return self._pieces, self._masks, self._movers

    def apply_rolls(self, dice: Array) -> None:
        """Give two dice to the games that wait for them."""
        rolls = np.sort(np.ascontiguousarray(dice, np.int64), axis=-1)
        waiting = (self.info[:, END] == RUNNING) & (self.info[:, LOW] == 0)
        if rolls.shape != (len(self), 2) or ((rolls < 1) | (rolls > 6))[waiting].any():
            raise IllegalActionError(
                f"dice are {len(self)} pairs of 1 to 6", code="bad-roll", roll="", dice=2
            )
        kernels().run("knockout_apply_rolls", *self._games, given(rolls))

    def throw(self, random: npt.NDArray[np.uint64]) -> None:
        """Fair dice for the games that wait for them, each from its own stream (`streams`)."""
        kernels().run("knockout_throw", *self._games, own_streams(random, len(self)))

    def choose(self, random: npt.NDArray[np.uint64]) -> Ints:
        """Choose one of the legal moves of each game, all alike; -1 where no turn is left."""
        actions = np.empty(len(self), np.int64)
        own = own_streams(random, len(self))
        kernels().run("knockout_choose", *self._games, own, Changed(actions))
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
        bad = int(kernels().run("knockout_apply", *self._games, given(chosen)).value)
        if bad >= 0:
            action = action_of(int(chosen[bad]), self.size)
            raise illegal_action_error(self.rules, self.state(bad), action)

    # -- results ---------------------------------------------------------------------------

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        return np.asarray(self.info[:, END] != RUNNING)

    def points(self) -> Ints:
        """Games x seats (K15)."""
        worth = (self.positions >= 0) * np.tile(POINTS[1:], PIECES // NUMBERS)
        seats = np.array([owner(piece, self.seats) for piece in range(PIECES)])
        return np.stack([worth[:, seats == seat].sum(1) for seat in range(self.seats)], axis=1)

    def shares(self) -> npt.NDArray[np.float64]:
        """Win shares as if the games ended now (K15)."""
        points = self.points()
        winners = points == points.max(1, keepdims=True)
        return np.asarray(winners / winners.sum(1, keepdims=True))


class RandomGames(NamedTuple):
    """Games of players who choose by chance: the number of moves, and how the last game ended.

    Rows of the log are (game, low, high, piece, space, legal moves). A roll has piece -1, the
    starter as its space, and the number of pieces that it may move.
    """

    moves: int
    positions: npt.NDArray[np.int8]
    info: Ints
    log: Ints


def random_games(
    seats: int, moves: int, seed: int = 0, variant: KnockoutVariant | None = None, log: int = 0
) -> RandomGames:
    """Play games in one call, each legal move as likely as any other, for at least `moves` moves.

    `log` is the number of rows of the log, at most.
    """
    check_seats(Knockout(variant), seats)
    variant = variant or KnockoutVariant()
    board = get_board(variant.board)
    positions, info = np.empty(PIECES, np.int8), np.empty(COLUMNS, np.int64)
    rows = np.full((log, 6), -9, np.int64)
    made = kernels().run(
        "knockout_random_games",
        seats,
        variant.rounds or 0,
        seed,
        moves,
        packed("u8", chain.from_iterable(board.reach), len(board.reach), board.size),
        packed("i1", board.starts[seats]),
        *map(Changed, (positions, info, rows)),
    )
    return RandomGames(int(made.value), positions, info, rows)


def action_number(move: Move, size: int) -> int:
    """The number of a move on a board of this size."""
    return move.piece * size + move.space


def action_of(number: int, size: int) -> Move:
    """The move behind a number."""
    return Move(number // size, number % size)
