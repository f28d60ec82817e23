"""A search for the lines of a board that should become arrows.

It changes whole classes of lines that the board's symmetry repeats, so that all seats stay
equivalent and the arrows are easy to learn. Games between `cautious` and `greedy` bots, which need
no training, measure the candidates. The best ones are measured again with new dice, because the
best of many measurements is biased.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from statistics import fmean

from roost.arena.knockout.boards import Lab, Share, Shares
from roost.rules.core import Json
from roost.rules.errors import BoardError
from roost.rules.knockout import Board, parse_board
from roost.rules.knockout.symmetry import seat_rotation
from roost.solver.knockout.judgement import CAUTIOUS, GREEDY
from roost.solver.knockout.plan import Player

Line = tuple[int, int]
Class = tuple[Line, ...]  # lines that the symmetry maps onto each other, each with a direction

LEAST_TURNS, MOST_TURNS = 35, 70  # acceptable length of a game between two equal bots
MOST_FOR_STARTER = 0.53
AGAIN = 4  # factor for the number of games of the second measurement


@dataclass(frozen=True)
class Oriented:
    """A board with arrows, and its statistics for two; `skill` is cautious against greedy."""

    board: Board
    classes: tuple[str, ...]  # the first line of each class with arrows, as ``O1→O2``
    turns: float
    unfinished: float
    starter: Share
    skill: Share

    @property
    def fit(self) -> bool:
        """Whether game length, fairness and endings are acceptable."""
        return (
            LEAST_TURNS <= self.turns <= MOST_TURNS
            and self.unfinished == 0
            and self.starter.mean <= MOST_FOR_STARTER
        )


def line_classes(board: Board) -> list[Class]:
    """Return the board's lines by class: lines that rotations between seats map onto each other."""
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
    """Yield every choice of up to `most` classes with arrows, each in either direction.

    Classes that the symmetry reverses stay two-way.
    """
    free = [found for found in line_classes(board) if found[0][::-1] not in found]
    for count in range(1, most + 1):
        for chosen in combinations(free, count):
            for ways in product((1, -1), repeat=count):
                yield tuple(
                    tuple((a, b)[::way] for a, b in found)  # type: ignore[misc]
                    for found, way in zip(chosen, ways, strict=True)
                )


def oriented(board: Board, classes: Sequence[Class]) -> Board | None:
    """Return the board with these arrows, or None if a piece could get lost or stuck."""
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
    """Return the `keep` orientations with the most skill, measured again, best first."""
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
    skill = Shares(lab.play([cautious, greedy], games)).by_bot[0]
    return Oriented(
        board=board,
        classes=classes,
        turns=fmean(game.turns for game in alike),
        unfinished=fmean(game.capped for game in alike),
        starter=Share.of(Shares(alike).by_order[0]),
        skill=Share.of(skill),
    )
