"""Which lines of a drawing should carry arrows? By class of line, as the board's symmetry repeats
it, so that all seats stay equal and the arrows can be learnt at a glance.

Candidates are measured with `cautious` and `greedy` bots, which need no training; the best are
measured again with other dice, since the luckiest of many looks better than it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from roost.arena.knockout.boards import Lab, Share, Shares
from roost.rules.core import Json
from roost.rules.errors import BoardError
from roost.rules.knockout import Board, parse_board
from roost.rules.knockout.symmetry import seat_rotation
from roost.solver.knockout.judgement import CAUTIOUS, GREEDY
from roost.solver.knockout.port import Player

Line = tuple[int, int]
Class = tuple[Line, ...]  # lines that the symmetry joins, each in its direction

LEAST_TURNS, MOST_TURNS = 35, 70  # of two equal bots
MOST_FOR_STARTER = 0.53
AGAIN = 4  # times as many games when the best are measured again


@dataclass(frozen=True)
class Oriented:
    """A board with arrows, and how it plays with two: `skill` is cautious against greedy."""

    board: Board
    classes: tuple[str, ...]  # the first line of each class with arrows, as ``O1→O2``
    turns: float
    unfinished: float
    starter: Share
    skill: Share

    @property
    def fit(self) -> bool:
        """Whether it is as long, as fair and as sure to end as a board should be."""
        return (
            LEAST_TURNS <= self.turns <= MOST_TURNS
            and self.unfinished == 0
            and self.starter.mean <= MOST_FOR_STARTER
        )


def line_classes(board: Board) -> list[Class]:
    """The board's lines by class: those that turning it from seat to seat takes to each other."""
    turns = [
        turn
        for seats in board.players
        if (turn := seat_rotation(board.neighbours, board.starts[seats], seats)) is not None
    ]
    left = {frozenset(line) for line in board.lines}
    classes = []
    for line in board.lines:
        if frozenset(line) not in left:
            continue
        found, new = {line}, [line]
        while new:
            a, b = new.pop()
            for turn in turns:
                image = (turn[a], turn[b])
                if image not in found:
                    found.add(image)
                    new.append(image)
        left -= {frozenset(one) for one in found}
        classes.append(tuple(sorted(found)))
    return classes


def orientations(board: Board, most: int) -> Iterator[tuple[Class, ...]]:
    """Every choice of one to `most` classes that carry arrows, each in either direction. A class
    that the symmetry turns round stays two-way."""
    free = [found for found in line_classes(board) if found[0][::-1] not in found]
    for count in range(1, most + 1):
        for chosen in combinations(free, count):
            for ways in product((1, -1), repeat=count):
                yield tuple(
                    tuple((a, b)[::way] for a, b in found)  # type: ignore[misc]
                    for found, way in zip(chosen, ways, strict=True)
                )


def oriented(board: Board, classes: Sequence[Class]) -> Board | None:
    """The drawing with these arrows, or None where a piece could get lost or stuck."""
    names = board.names
    arrows = [[names[a], names[b]] for found in classes for a, b in found]
    taken = {frozenset(pair) for pair in arrows}
    data: dict[str, Json] = {
        **board.to_json(),
        "key": f"{board.key}-arrows"[:32],
        "lines": [
            [names[a], names[b]] for a, b in board.lines if {names[a], names[b]} not in taken
        ],
        "arrows": arrows,
    }
    try:
        return parse_board(data)
    except BoardError:
        return None


def search(
    board: Board,
    *,
    games: int,
    most: int,
    keep: int,
    seed: int,
    progress: Callable[[int, int], None] | None = None,
) -> list[Oriented]:
    """The `keep` orientations in which skill counts most, measured again, best first."""
    candidates = [
        (turned, classes)
        for classes in orientations(board, most)
        if (turned := oriented(board, classes)) is not None
    ]
    found: list[Oriented] = []
    for turned, classes in candidates:
        found.append(measured(turned, _named(board, classes), games, seed))
        if progress is not None:
            progress(len(found), len(candidates) + keep)
    again: list[Oriented] = []
    for one in _best(found)[:keep]:
        again.append(measured(one.board, one.classes, AGAIN * games, seed + 1))
        if progress is not None:
            progress(len(candidates) + len(again), len(candidates) + keep)
    return _best(again)


def _best(found: Sequence[Oriented]) -> list[Oriented]:
    return sorted((one for one in found if one.fit), key=lambda one: -one.skill.mean)


def _named(board: Board, classes: Sequence[Class]) -> tuple[str, ...]:
    return tuple("→".join(board.names[space] for space in found[0]) for found in classes)


def measured(board: Board, classes: tuple[str, ...], games: int, seed: int) -> Oriented:
    lab = Lab(board, seed)
    cautious, greedy = Player(CAUTIOUS), Player(GREEDY)
    alike = lab.play([cautious, cautious], games)
    skill = Shares(lab.play([cautious, greedy], games)).by_bot[:, 0]
    return Oriented(
        board=board,
        classes=classes,
        turns=float(alike.turns.mean()),
        unfinished=float(alike.capped.mean()),
        starter=Share.of(Shares(alike).by_order[:, 0]),
        skill=Share.of(skill),
    )
