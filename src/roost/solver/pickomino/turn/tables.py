"""The turn of Pickomino as flat tables: states, successors and roll outcomes.

A mid-turn state is (mask of taken faces, dice left, total). States that can still roll are grouped
by (faces left, dice left): the states of one group share the same list of roll outcomes, so a
kernel walks that list once for a whole block of states. Nothing here needs a compiler.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import factorial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from roost.rules.dice import SIDES
from roost.rules.pickomino import constants

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

# In the solver faces are numbered from 0, so that they index arrays: face f of a die is f - 1.
FACES = SIDES
WORM = constants.WORM - 1
DICE = constants.DICE
POINTS = constants.POINTS[1:]
TOTALS = constants.MOST_POINTS + 1
ALL_FACES = (1 << FACES) - 1
LANES = 8

# Values closer than this are a tie, so that rounding never decides a choice.
TIE: Final = 1e-12


class TurnState(NamedTuple):
    """Where a turn stands after a take: taken faces as a bit mask, dice left to roll, total."""

    mask: int
    dice: int
    total: int

    @property
    def has_worm(self) -> bool:
        return bool(self.mask >> WORM & 1)

    @property
    def can_roll(self) -> bool:
        return self.dice > 0 and self.mask != ALL_FACES


@dataclass(frozen=True)
class Group:
    """States with the same number of faces and dice left."""

    faces: int
    dice: int
    first: int
    size: int
    nodes: int
    outcomes: int
    successors: int

    @property
    def rows(self) -> int:
        return self.faces * self.dice


@dataclass(frozen=True)
class TurnTables:
    """Every table a kernel needs; arrays are read-only by convention.

    ``depth``, ``row`` and ``prob`` list the outcomes of each group as a tree in depth-first order:
    a node is its parent with one more (face, count) shown; ``row`` says which, ``depth`` how many
    were shown before it. ``groups`` has one
    line per group: faces, dice, first state, size, first node, nodes, first successor.
    ``successors`` holds, per group, rows x padded states.
    """

    dice: int
    states: tuple[TurnState, ...]
    index: dict[TurnState, int]
    rolling: int
    group_list: tuple[Group, ...]
    groups: npt.NDArray[np.int32]
    miss: npt.NDArray[np.float64]
    depth: npt.NDArray[np.int32]
    row: npt.NDArray[np.int32]
    prob: npt.NDArray[np.float64]
    successors: npt.NDArray[np.int32]
    total: npt.NDArray[np.int32]
    worm: npt.NDArray[np.bool_]
    group_of: npt.NDArray[np.int32]

    @property
    def root(self) -> int:
        return self.index[TurnState(0, self.dice, 0)]


def reachable_states(dice: int) -> list[TurnState]:
    """Every state a turn with this many dice can be in, the start included."""
    seen = {TurnState(0, dice, 0)}
    waiting = list(seen)
    while waiting:
        state = waiting.pop()
        if not state.can_roll:
            continue
        for face in range(FACES):
            if state.mask >> face & 1:
                continue
            for count in range(1, state.dice + 1):
                child = take(state, face, count)
                if child not in seen:
                    seen.add(child)
                    waiting.append(child)
    return sorted(seen)


def take(state: TurnState, face: int, count: int) -> TurnState:
    """The state after taking ``count`` dice of ``face`` (0 to 5, 5 is the worm)."""
    return TurnState(state.mask | 1 << face, state.dice - count, state.total + count * POINTS[face])


def free_faces(mask: int) -> list[int]:
    return [face for face in range(FACES) if not mask >> face & 1]


def outcome_tree(faces: int, dice: int) -> list[tuple[int, int, float]]:
    """Outcomes that show a free face, as (depth, row, probability), parents before children."""
    nodes: list[tuple[int, int, float]] = []
    taken = FACES - faces
    ways = factorial(dice)

    def grow(first: int, left: int, depth: int, divisor: int) -> None:
        for face in range(first, faces):
            for count in range(1, left + 1):
                shown = divisor * factorial(count)
                rest = left - count
                # 0 ** 0 is 1: with every face free, only full outcomes can happen.
                weight = ways * taken**rest / (shown * factorial(rest) * FACES**dice)
                nodes.append((depth, face * dice + count - 1, weight))
                grow(face + 1, rest, depth + 1, shown)

    grow(0, dice, 0, 1)
    return nodes


def _prune(nodes: list[tuple[int, int, float]]) -> list[tuple[int, int, float]]:
    """Drop nodes that have no chance and no child with one (a full roll misses no face)."""
    kept: list[tuple[int, int, float]] = []
    needed = [False] * (FACES + 2)
    for depth, row, prob in reversed(nodes):
        if prob > 0 or needed[depth + 1]:
            kept.append((depth, row, prob))
            needed[depth] = True
        needed[depth + 1] = False
    kept.reverse()
    return kept


@dataclass(frozen=True)
class FlatTables:
    """The content of `TurnTables` as plain lists."""

    dice: int
    states: tuple[TurnState, ...]
    index: dict[TurnState, int]
    rolling: int
    groups: tuple[Group, ...]
    nodes: list[tuple[int, int, float]]
    successors: list[int]
    group_of: list[int]

    @property
    def lines(self) -> list[tuple[int, ...]]:
        """The groups as kernels read them."""
        return [
            (g.faces, g.dice, g.first, g.size, g.nodes, g.outcomes, g.successors)
            for g in self.groups
        ]

    @property
    def miss(self) -> list[float]:
        """The probability, by group, that a roll shows taken faces only."""
        return [((FACES - g.faces) / FACES) ** g.dice for g in self.groups]


@lru_cache(maxsize=4)
def flat_tables(dice: int = DICE) -> FlatTables:
    """The tables of a turn with ``dice`` dice (8 in the game; fewer in tests)."""
    states = reachable_states(dice)

    def key(state: TurnState) -> tuple[Any, ...]:
        taken = state.mask.bit_count()
        return (not state.can_roll, -taken, state.dice, state.mask, state.total)

    states.sort(key=key)
    index = {state: i for i, state in enumerate(states)}
    rolling = sum(state.can_roll for state in states)
    groups: list[Group] = []
    nodes: list[tuple[int, int, float]] = []
    successors: list[int] = []
    group_of: list[int] = []
    start = 0
    while start < rolling:
        faces = FACES - states[start].mask.bit_count()
        left = states[start].dice
        end = start
        while end < rolling and _shape(states[end]) == (faces, left):
            end += 1
        tree = _prune(outcome_tree(faces, left))
        group_of += [len(groups)] * (end - start)
        groups.append(
            Group(faces, left, start, end - start, len(nodes), len(tree), len(successors))
        )
        nodes += tree
        successors += _successors(states[start:end], faces, left, index)
        start = end
    return FlatTables(
        dice, tuple(states), index, rolling, tuple(groups), nodes, successors, group_of
    )


@lru_cache(maxsize=4)
def turn_tables(dice: int = DICE) -> TurnTables:
    """`flat_tables` as arrays."""
    import numpy as np

    flat = flat_tables(dice)
    return TurnTables(
        dice=dice,
        states=flat.states,
        index=flat.index,
        rolling=flat.rolling,
        group_list=flat.groups,
        groups=np.array(flat.lines, np.int32),
        miss=np.array(flat.miss),
        depth=np.array([n[0] for n in flat.nodes], np.int32),
        row=np.array([n[1] for n in flat.nodes], np.int32),
        prob=np.array([n[2] for n in flat.nodes]),
        successors=np.array(flat.successors, np.int32),
        total=np.array([s.total for s in flat.states], np.int32),
        worm=np.array([s.has_worm for s in flat.states]),
        group_of=np.array(flat.group_of, np.int32),
    )


def _shape(state: TurnState) -> tuple[int, int]:
    return FACES - state.mask.bit_count(), state.dice


def _successors(
    states: list[TurnState], faces: int, dice: int, index: dict[TurnState, int]
) -> list[int]:
    """Rows x states, states padded to whole lanes by repeating the last one."""
    padded = states + [states[-1]] * (-len(states) % LANES)
    return [
        index[take(state, free_faces(state.mask)[face], count)]
        for face in range(faces)
        for count in range(1, dice + 1)
        for state in padded
    ]
