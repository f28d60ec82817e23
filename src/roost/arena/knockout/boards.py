"""Board analysis: static facts, and statistics of play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

import numpy as np

from roost.arena.knockout.fast import matches_on
from roost.arena.match import interval
from roost.arena.plan import ArenaError
from roost.bots.knockout.values import load_piece_values
from roost.rules.core import Json
from roost.rules.knockout import Board
from roost.rules.knockout.symmetry import count_automorphisms, seat_rotation
from roost.solver.knockout.judgement import CAUTIOUS, GREEDY, STRONGEST
from roost.solver.knockout.port import Played, Player
from roost.solver.knockout.tables import Doubles, Ints

CHUNK = 200


@dataclass(frozen=True)
class BoardFacts:
    """Static facts about a board. `equal`: the player counts with equivalent seats."""

    key: str
    name: str
    note: str
    spaces: int
    lines: int
    arrows: int
    diameter: int
    symmetries: int
    players: tuple[int, ...]
    equal: tuple[int, ...]
    lowest_degree: int
    highest_degree: int

    def to_json(self) -> dict[str, Json]:
        return asdict(self)


def check_board(board: Board) -> BoardFacts:
    """Return what is known about a board without playing."""
    degrees = Counter(space for line in board.lines for space in line).values()
    equal = tuple(
        seats
        for seats in board.players
        if seat_rotation(board.neighbours, board.starts[seats], seats) is not None
    )
    return BoardFacts(
        key=board.key,
        name=board.name,
        note=board.note,
        spaces=board.size,
        lines=len(board.lines),
        arrows=len(board.arrows),
        diameter=board.diameter,
        symmetries=count_automorphisms(board.neighbours),
        players=board.players,
        equal=equal,
        lowest_degree=min(degrees),
        highest_degree=max(degrees),
    )


@dataclass(frozen=True)
class Share:
    """A win share with its 95 % interval."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, shares: Doubles) -> Share:
        mean = float(shares.mean())
        return cls(mean, *interval(mean, float((shares**2).mean()), len(shares)))


@dataclass(frozen=True)
class BoardPlay:
    """Statistics of play between equal bots; `skill` is the win share of a better bot.

    `order` are the win shares by turn order, the starter first.
    """

    seats: int
    games: int
    bot: str
    order: tuple[Share, ...]
    turns: float
    hits: float  # per turn
    landings: float  # destinations of a piece that may move
    unfinished: float
    skill: Share

    def to_json(self) -> dict[str, Json]:
        return asdict(self)


def win_shares(points: Ints) -> Doubles:
    """Return win shares by game and seat (K15)."""
    winners = points == points.max(1, keepdims=True)
    shares: Doubles = winners / winners.sum(1, keepdims=True)
    return shares


class Shares:
    """Win shares, added up game by game."""

    def __init__(self, played: Played) -> None:
        shares = win_shares(played.points)
        games, seats = shares.shape
        numbers, rows = np.arange(games), np.arange(games)[:, None]
        self.by_bot: Doubles = shares[rows, (np.arange(seats) + rows) % seats]
        starter = (numbers // seats % seats)[:, None]
        self.by_order: Doubles = shares[rows, (starter + np.arange(seats)) % seats]


class Lab:
    """Compiled games on one board."""

    def __init__(self, board: Board, seed: int = 0) -> None:
        matches = matches_on(board)
        if matches is None:
            reason = "measuring a board needs compiled games: install numba"
            raise ArenaError(reason, reason=reason)
        self.board = board
        self.seed = seed
        self._matches = matches
        self.studied = load_piece_values(board.key) is not None

    @property
    def strongest(self) -> Player:
        """Return the strongest player for this board."""
        return Player(STRONGEST if self.studied else CAUTIOUS)

    def play(
        self,
        players: Sequence[Player],
        games: int,
        *,
        progress: Callable[[int], None] | None = None,
    ) -> Played:
        """Play games between players, one per seat."""
        parts = []
        for at in range(0, games, CHUNK):
            part = min(CHUNK, games - at)
            parts.append(self._matches.play(players, part, seed=self.seed, first=at))
            if progress is not None:
                progress(at + part)
        return Played(*(np.concatenate(column) for column in zip(*parts, strict=True)))

    def measure(
        self,
        seats: int,
        games: int,
        *,
        progress: Callable[[int], None] | None = None,
    ) -> BoardPlay:
        """Measure equal bots in all seats, then the strongest against greedy ones."""

        def second(done: int) -> None:
            if progress is not None:
                progress(games + done)

        strongest, greedy = self.strongest, Player(GREEDY)
        played = self.play([strongest] * seats, games, progress=progress)
        order = Shares(played).by_order
        rivals = [strongest] + [greedy] * (seats - 1)
        skill = Shares(self.play(rivals, games, progress=second)).by_bot
        return BoardPlay(
            seats=seats,
            games=games,
            bot="strongest" if self.studied else "cautious",
            order=tuple(Share.of(order[:, place]) for place in range(seats)),
            turns=float(played.turns.mean()),
            hits=float(played.hits.sum() / played.turns.sum()),
            landings=float(played.choices.sum() / max(1, played.choosers.sum())),
            unfinished=float(played.capped.mean()),
            skill=Share.of(skill[:, 0]),
        )
