"""The board laboratory: what a board is, and how it plays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from roost.arena.match import interval
from roost.bots.knockout.values import load_values
from roost.rules.knockout import Board
from roost.rules.knockout.symmetry import count_automorphisms, seat_rotation

CHUNK = 200
STRONGEST, CAUTIOUS, GREEDY, RANDOM = "strongest", "cautious", "greedy", "random"
RESPONSE = "response"  # knows its opponents: the ceiling, no bot
# What the best response to one number is told about the others: how likely a space is free of
# their pieces, and how often another double moves one of them instead.
FREE = {3: 0.8, 4: 0.75}
ELSEWHERE = 0.8
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class BoardFacts:
    """`equal` are the player counts for which the board looks the same from every seat."""

    key: str
    name: str
    note: str
    spaces: int
    lines: int
    diameter: int
    symmetries: int
    players: tuple[int, ...]
    equal: tuple[int, ...]
    lowest_degree: int
    highest_degree: int

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def check_board(board: Board) -> BoardFacts:
    """What can be said about a board without playing on it."""
    degrees = [near.bit_count() for near in board.neighbours]
    equal = tuple(
        seats
        for seats in board.players
        if seat_rotation(board.neighbours, board.starts[seats], seats) is not None
    )
    return BoardFacts(
        board.key, board.name, board.note, board.size, len(board.lines), board.diameter,
        count_automorphisms(board.neighbours), board.players, equal, min(degrees), max(degrees),
    )  # fmt: skip


@dataclass(frozen=True)
class Share:
    """A win share with its 95 % interval."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, shares: Floats) -> Share:
        mean = float(shares.mean())
        return cls(mean, *interval(mean, float((shares**2).mean()), len(shares)))


@dataclass(frozen=True)
class BoardPlay:
    """How a board plays with equal bots in all seats; `skill` is what the better bot gets.

    `order` are the win shares by turn order, the starter first.
    """

    seats: int
    games: int
    bot: str
    order: tuple[Share, ...]
    turns: float
    hits: float  # per turn
    landings: float  # spaces where a piece that may move can end
    unfinished: float
    skill: Share

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def _win_shares(points: npt.NDArray[np.int64]) -> Floats:
    winners = points == points.max(1, keepdims=True)
    shares: Floats = winners / winners.sum(1, keepdims=True)
    return shares


def _answered() -> dict[str, int]:
    from roost.solver.knockout import turns

    return {CAUTIOUS: turns.CAUTIOUS, GREEDY: turns.GREEDY}


class Lab:
    """Plays compiled games on one board."""

    def __init__(self, board: Board, seed: int = 0) -> None:
        from roost.solver.knockout.tables import BoardTables, known

        self.board = board
        self.seed = seed
        self.tables = BoardTables(board)
        values = load_values(board.key)
        self.strongest = CAUTIOUS if values is None else STRONGEST
        self.known = known(self.tables, None if values is None else values.tables)

    def play(
        self, bots: tuple[str, ...], games: int, *, width: int = 1, samples: int = 0,
        progress: Callable[[int], None] | None = None,
    ) -> tuple[Floats, Floats, npt.NDArray[np.int64]]:  # fmt: skip
        """Games between bots, one per seat: shares by bot, shares by turn order, and results.

        `width` is how many turns the strongest compares over the next player's rolls, or the
        response over `samples` games played on.
        """
        from roost.solver.knockout import matches, turns

        codes = {STRONGEST: turns.MODEL, CAUTIOUS: turns.CAUTIOUS, GREEDY: turns.GREEDY,
                 RANDOM: matches.RANDOM, RESPONSE: matches.RESPONSE}  # fmt: skip
        seats = len(bots)
        points = np.zeros((games, 4), np.int64)
        results = np.zeros((games, matches.RESULTS), np.int64)
        widths = np.array([width if bot in (STRONGEST, RESPONSE) else 1 for bot in bots])
        policies = np.array([codes[bot] for bot in bots])
        for at in range(0, games, CHUNK):
            part = slice(at, min(games, at + CHUNK))
            matches.play_matches(
                part.stop - at, self.seed, at, seats, self.tables.start(seats), 0,
                self.known, policies, np.ones(seats), widths, samples, points[part],
                results[part],
            )  # fmt: skip
            if progress is not None:
                progress(part.stop)
        shares = _win_shares(points[:, :seats])
        numbers = np.arange(games)
        rows = numbers[:, None]
        by_bot = shares[rows, (np.arange(seats) + rows) % seats]
        by_order = shares[rows, (numbers // seats % seats)[:, None] - seats + np.arange(seats)]
        return by_bot, by_order, results

    def answers(self, rival: str, seats: int) -> Any:
        """The tables of a best response, number by number, to cautious or greedy bots."""
        from bench.strength.knockout import best_response

        habits = best_response.Habits(_answered()[rival], FREE[seats], ELSEWHERE)
        return best_response.solve_answers(self.tables, seats, habits)

    def answer(self, answers: Any, rival: str, seats: int, games: int) -> Floats:
        """The shares of one who plays by `answers` among cautious or greedy bots."""
        from bench.strength.knockout.best_response_play import play_answers

        points = np.zeros((games, 4), np.int64)
        play_answers(
            games, self.seed, 0, seats, self.tables.start(seats), self.known, answers,
            _answered()[rival], points,
        )  # fmt: skip
        numbers = np.arange(games)
        mine: Floats = _win_shares(points[:, :seats])[numbers, numbers % seats]
        return mine

    def measure(
        self, seats: int, games: int, *, width: int = 1,
        progress: Callable[[int], None] | None = None,
    ) -> BoardPlay:  # fmt: skip
        """Equal bots in all seats, then the strongest among greedy ones."""
        from roost.solver.knockout import matches

        def second(done: int) -> None:
            if progress is not None:
                progress(games + done)

        bots = (self.strongest,) * seats
        _, order, results = self.play(bots, games, width=width, progress=progress)
        rivals = (self.strongest, *(GREEDY,) * (seats - 1))
        skill, _, _ = self.play(rivals, games, width=width, progress=second)
        total = results.sum(0)
        return BoardPlay(
            seats, games, self.strongest, tuple(Share.of(order[:, i]) for i in range(seats)),
            float(total[matches.TURNS] / games), float(total[matches.HITS] / total[matches.TURNS]),
            float(total[matches.CHOICES] / max(1, total[matches.CHOOSERS])),
            float((results[:, matches.ENDED] == 3).mean()), Share.of(skill[:, 0]),
        )  # fmt: skip
