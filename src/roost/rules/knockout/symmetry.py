"""Symmetries of boards: whether every seat has the same view.

`neighbours` holds the spaces one step away, so symmetries preserve arrows as well as lines.
"""

from __future__ import annotations

from collections.abc import Sequence

from roost.rules.knockout.constants import number_of, owner

ROUNDS = 6  # of refinement, enough for most boards
MOST_LISTED = 2000  # maximum number of symmetries to list


def seat_rotation(
    neighbours: Sequence[int], starts: Sequence[int], seats: int
) -> tuple[int, ...] | None:
    """Return a symmetry that maps each seat's start to the next seat's, or None.

    Play goes round the table, so such a symmetry makes all seats equivalent.
    """
    size = len(neighbours)
    # A space's mark is the (seat, number) of its piece; the image must have the next seat's mark.
    now = [(-1, -1)] * size
    then = [(-1, -1)] * size
    for piece, space in enumerate(starts):
        if space >= 0:
            seat, number = owner(piece, seats), number_of(piece)
            now[space] = (seat, number)
            then[space] = ((seat - 1) % seats, number)
    return _match(neighbours, _refine(neighbours, now), _refine(neighbours, then))


def automorphisms(neighbours: Sequence[int], most: int = MOST_LISTED) -> list[tuple[int, ...]]:
    """Return every symmetry of the board, including the identity.

    Return only the identity if there are more than `most`: a star of ten leaves has 3,628,800.
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
    """Return the number of symmetries without listing them (orbit-stabilizer theorem).

    It is the product of orbit sizes, each with the spaces earlier in the order fixed. The loop runs
    from the last space to the first, so that symmetries found early help all later steps.
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
    """Return a unique mark for every fixed space, and one mark for all others."""
    marks = [size] * size
    for i, space in enumerate(fixed):
        marks[space] = i
    return marks


def _orbit(space: int, known: Sequence[tuple[int, ...]]) -> set[int]:
    """Return the orbit of a space under the group that these symmetries generate."""
    orbit, new = {space}, [space]
    while new:
        at = new.pop()
        for image in known:
            if image[at] not in orbit:
                orbit.add(image[at])
                new.append(image[at])
    return orbit


def _refine(neighbours: Sequence[int], marks: Sequence[object]) -> list[int]:
    """Return colours from colour refinement: equal if neighbourhoods have the same marks.

    The colours are hashes, so they are comparable between calls with the same lines.
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
    """Return a symmetry that maps each space to one of the same colour, or None."""
    if sorted(left) != sorted(right):
        return None
    found: list[tuple[int, ...]] = []
    _place(neighbours, left, right, _order(neighbours, left), found, every=False)
    return found[0] if found else None


def _order(neighbours: Sequence[int], colours: Sequence[int]) -> list[int]:
    """Return the search order: rare colours first, then neighbours of earlier spaces."""
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
    """Add symmetries from the left to the right colours to `found`: all, or only the first."""
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
