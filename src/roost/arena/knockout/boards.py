"""Board analysis: static facts, and statistics of play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean

from roost.arena.match import interval
from roost.bots.knockout.values import has_worths, planner_for
from roost.rules.core import Json
from roost.rules.knockout import Board
from roost.rules.knockout.symmetry import count_automorphisms, seat_rotation
from roost.solver.knockout.judgement import CAUTIOUS, GREEDY, STRONGEST
from roost.solver.knockout.plan import Played, Player

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
    def of(cls, shares: Sequence[float]) -> Share:
        mean, square = fmean(shares), fmean(share * share for share in shares)
        return cls(mean, *interval(mean, square, len(shares)))


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


def win_shares(points: Sequence[int]) -> list[float]:
    """Return win shares by seat (K15)."""
    winners = [held == max(points) for held in points]
    return [won / sum(winners) for won in winners]


class Shares:
    """Win shares of games, by bot and by turn order."""

    def __init__(self, played: Sequence[Played]) -> None:
        games = [win_shares(game.points) for game in played]
        seats = range(len(games[0]))
        self.by_bot = [
            [shares[(bot + number) % len(seats)] for number, shares in enumerate(games)]
            for bot in seats
        ]
        self.by_order = [
            [
                shares[(number // len(seats) + place) % len(seats)]
                for number, shares in enumerate(games)
            ]
            for place in seats
        ]


class Lab:
    """Fast games on one board."""

    def __init__(self, board: Board, seed: int = 0) -> None:
        self.board = board
        self.seed = seed
        self.studied = has_worths(board.key)
        self._planner = planner_for(board)

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
    ) -> list[Played]:
        """Play games between players, one per seat."""
        played: list[Played] = []
        for at in range(0, games, CHUNK):
            part = min(CHUNK, games - at)
            played += self._planner.play(players, part, seed=self.seed, first=at)
            if progress is not None:
                progress(at + part)
        return played

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
            order=tuple(map(Share.of, order)),
            turns=fmean(game.turns for game in played),
            hits=sum(game.hits for game in played) / sum(game.turns for game in played),
            landings=sum(game.choices for game in played)
            / max(1, sum(game.choosers for game in played)),
            unfinished=fmean(game.capped for game in played),
            skill=Share.of(skill[0]),
        )
