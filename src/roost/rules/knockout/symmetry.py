"""Whether a board looks the same from every seat."""

from __future__ import annotations

from collections.abc import Sequence

NUMBERS = 6
ROUNDS = 6  # of refinement: as far as most boards reach


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
            seat, number = (piece // NUMBERS) % seats, piece % NUMBERS
            now[space] = (seat, number)
            then[space] = ((seat - 1) % seats, number)
    return _match(neighbours, _refine(neighbours, now), _refine(neighbours, then))


def symmetries(neighbours: Sequence[int]) -> int:
    """How many renamings of the spaces keep all lines (the size of the automorphism group)."""
    size = len(neighbours)
    fixed: list[int] = []
    count = 1
    # Orbit and stabiliser: how many images a space has while the earlier ones stay put.
    for space in range(size):
        marks = [fixed.index(s) if s in fixed else -1 for s in range(size)]
        images = 0
        for image in range(size):
            if marks[image] >= 0:
                continue
            left, right = marks.copy(), marks.copy()
            left[space] = right[image] = size
            if _match(neighbours, _refine(neighbours, left), _refine(neighbours, right)):
                images += 1
        count *= images
        fixed.append(space)
        if len(set(_refine(neighbours, [*range(space + 1), *[-1] * (size - space - 1)]))) == size:
            break
    return count


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
    size = len(neighbours)
    if sorted(left) != sorted(right):
        return None
    # Spaces with few candidates first, then near those already placed: mistakes show early.
    rare = sorted(range(size), key=lambda s: (left.count(left[s]), s))
    order: list[int] = []
    while len(order) < size:
        beside = [s for s in rare if s not in order and any(neighbours[s] >> t & 1 for t in order)]
        order.append(beside[0] if beside else next(s for s in rare if s not in order))
    image = [-1] * size
    used = 0

    def place(depth: int) -> bool:
        nonlocal used
        if depth == size:
            return True
        space = order[depth]
        for target in range(size):
            if used >> target & 1 or right[target] != left[space]:
                continue
            if any(
                neighbours[space] >> before & 1 != neighbours[target] >> image[before] & 1
                for before in order[:depth]
            ):
                continue
            image[space] = target
            used |= 1 << target
            if place(depth + 1):
                return True
            used &= ~(1 << target)
        return False

    return tuple(image) if place(0) else None
