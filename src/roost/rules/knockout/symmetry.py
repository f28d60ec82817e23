"""Whether a board looks the same from every seat.

`neighbours` are the spaces that a step leads to: arrows are kept wherever lines are.
"""

from __future__ import annotations

from collections.abc import Sequence

from roost.rules.knockout.constants import number_of, owner

ROUNDS = 6  # of refinement: as far as most boards reach
MOST_LISTED = 2000  # symmetries of a board


def seat_rotation(
    neighbours: Sequence[int], starts: Sequence[int], seats: int
) -> tuple[int, ...] | None:
    """A renaming of the spaces that keeps the lines and turns each seat's start into the next's.

    Turns go round the table, so this is what makes every seat equal. None: there is no such one.
    """
    size = len(neighbours)
    # A space's marks: which (seat, number) stands there; the image must carry the next seat's.
    now = [(-1, -1)] * size
    then = [(-1, -1)] * size
    for piece, space in enumerate(starts):
        if space >= 0:
            seat, number = owner(piece, seats), number_of(piece)
            now[space] = (seat, number)
            then[space] = ((seat - 1) % seats, number)
    return _match(neighbours, _refine(neighbours, now), _refine(neighbours, then))


def automorphisms(neighbours: Sequence[int], most: int = MOST_LISTED) -> list[tuple[int, ...]]:
    """Every renaming of the spaces that keeps all lines, the one that changes nothing included.

    Where there are more than `most`, only that one: a star of ten leaves has 3,628,800.
    """
    size = len(neighbours)
    same = tuple(range(size))
    if count_automorphisms(neighbours) > most:
        return [same]
    colours = _refine(neighbours, [0] * size)
    order = _order(neighbours, colours)
    found: list[tuple[int, ...]] = []
    _place(neighbours, colours, colours, order, found, every=True)
    return found


def count_automorphisms(neighbours: Sequence[int]) -> int:
    """How many renamings keep all lines, without listing them.

    With the spaces of an order fixed one after the other, it is the product of how many places
    each can still go to. From the last to the first: a renaming found late serves all before.
    """
    size = len(neighbours)
    order = _order(neighbours, _refine(neighbours, [0] * size))
    known: list[tuple[int, ...]] = []
    count = 1
    for depth in range(size - 1, -1, -1):
        space = order[depth]
        alike = _refine(neighbours, _marks(size, order[:depth]))
        orbit = _orbit(space, known)
        for target in order[depth + 1 :]:
            if alike[target] == alike[space] and target not in orbit:
                left = _refine(neighbours, _marks(size, order[: depth + 1]))
                right = _refine(neighbours, _marks(size, [*order[:depth], target]))
                found = _match(neighbours, left, right)
                if found is not None:
                    known.append(found)
                    orbit = _orbit(space, known)
        count *= len(orbit)
    return count


def _marks(size: int, fixed: Sequence[int]) -> list[int]:
    """A mark of its own for every fixed space, one for all others."""
    marks = [size] * size
    for i, space in enumerate(fixed):
        marks[space] = i
    return marks


def _orbit(space: int, known: Sequence[tuple[int, ...]]) -> set[int]:
    """Where these renamings and those made of them can take a space."""
    orbit, new = {space}, [space]
    while new:
        at = new.pop()
        for image in known:
            if image[at] not in orbit:
                orbit.add(image[at])
                new.append(image[at])
    return orbit


def _refine(neighbours: Sequence[int], marks: Sequence[object]) -> list[int]:
    """Equal numbers for spaces that no count of marks around them tells apart.

    The numbers mean the same in two calls on the same lines: they hash what was seen.
    """
    size = len(neighbours)
    near = [[s for s in range(size) if mask >> s & 1] for mask in neighbours]
    colours = [hash(("mark", mark)) for mark in marks]
    for _ in range(ROUNDS):
        colours = [
            hash((colours[s], tuple(sorted(colours[t] for t in near[s])))) for s in range(size)
        ]
    return colours


def _match(
    neighbours: Sequence[int], left: Sequence[int], right: Sequence[int]
) -> tuple[int, ...] | None:
    """A renaming that keeps lines and takes each space to one of the same colour."""
    if sorted(left) != sorted(right):
        return None
    found: list[tuple[int, ...]] = []
    _place(neighbours, left, right, _order(neighbours, left), found, every=False)
    return found[0] if found else None


def _order(neighbours: Sequence[int], colours: Sequence[int]) -> list[int]:
    """Rare colours first, then always beside what is placed: mistakes show early."""
    rare = sorted(range(len(neighbours)), key=lambda s: (colours.count(colours[s]), s))
    order: list[int] = []
    while len(order) < len(rare):
        left = [s for s in rare if s not in order]
        order.append(next((s for s in left if any(neighbours[s] >> t & 1 for t in order)), left[0]))
    return order


def _place(
    neighbours: Sequence[int],
    left: Sequence[int],
    right: Sequence[int],
    order: Sequence[int],
    found: list[tuple[int, ...]],
    *,
    every: bool,
) -> None:
    """Add renamings from the left to the right colours to `found`: all, or the first."""
    size = len(neighbours)
    image = [-1] * size

    def fits(space: int, target: int, depth: int) -> bool:
        return all(
            neighbours[space] >> before & 1 == neighbours[target] >> image[before] & 1
            and neighbours[before] >> space & 1 == neighbours[image[before]] >> target & 1
            for before in order[:depth]
        )

    def place(depth: int, used: int) -> None:
        if depth == size:
            found.append(tuple(image))
            return
        space = order[depth]
        for target in range(size):
            if used >> target & 1 or right[target] != left[space]:
                continue
            if fits(space, target, depth):
                image[space] = target
                place(depth + 1, used | 1 << target)
                if found and not every:
                    return

    place(0, 0)
