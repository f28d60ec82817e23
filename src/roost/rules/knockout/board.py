"""Boards: spaces joined by lines, loaded from data files and checked (K2).

The rulebook's picture is lost, so every board is this project's own. A space is its index in the
file, and a set of spaces is an integer with one bit per space. Pieces may pass occupied spaces
(K7), so the ends of a move on the empty board depend only on the lines and arrows: `Board.reach` is
computed once per board.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path

from roost.rules.core import Json
from roost.rules.errors import BoardError, VariantError
from roost.rules.knockout.boardfile import FORMAT, VERSION, BoardFile, bad, read
from roost.rules.knockout.constants import COLOURS, LENGTHS, NUMBERS, OUT, colours_of
from roost.rules.knockout.symmetry import seat_rotation

DEFAULT_BOARD = "rings61"
_FOLDER = Path(__file__).parent / "boards"


@dataclass(frozen=True, eq=False)
class Board:
    """A checked board. Create one with `parse_board` or `load_board`."""

    key: str
    name: str
    names: tuple[str, ...]
    places: tuple[tuple[float, float], ...]  # x to the right, y down
    lines: tuple[tuple[int, int], ...]
    arrows: tuple[tuple[int, int], ...]  # lines with one direction only
    players: tuple[int, ...]
    symmetric: tuple[int, ...]  # player counts for which all seats are equivalent
    starts: dict[int, tuple[int, ...]]  # per player count: 24 spaces by piece, -1 not in play
    index: dict[str, int] = field(repr=False)
    note: str = ""  # for example, the origin of the board

    def _repr_svg_(self) -> str:
        """Return the drawing that notebooks show."""
        from roost.rules.knockout.svg import board_svg

        return board_svg(self)

    def to_json(self) -> dict[str, Json]:
        """Return the board as file content, which `parse_board` reads."""
        one_way = set(self.arrows)
        named = {
            field: [[self.names[a], self.names[b]] for a, b in pairs]
            for field, pairs in (
                ("lines", [line for line in self.lines if line not in one_way]),
                ("arrows", self.arrows),
            )
            if pairs
        }
        return {
            "format": FORMAT,
            "version": VERSION,
            "key": self.key,
            "name": self.name,
            "note": self.note,
            "spaces": {n: list(at) for n, at in zip(self.names, self.places, strict=True)},
            **named,
            "starts": {str(seats): self._rows(seats) for seats in self.players},
            "symmetric": list(self.symmetric),
        }

    def _rows(self, seats: int) -> dict[str, Json]:
        spaces = [None if space == OUT else self.names[space] for space in self.starts[seats]]
        return {
            colour: spaces[at * NUMBERS : (at + 1) * NUMBERS]
            for at, colour in enumerate(colours_of(seats))
        }

    @property
    def size(self) -> int:
        return len(self.names)

    @cached_property
    def neighbours(self) -> tuple[int, ...]:
        """The neighbours of each space, as bits."""
        near = [0] * self.size
        for a, b in self.lines:
            near[a] |= 1 << b
            near[b] |= 1 << a
        for a, b in self.arrows:
            near[b] &= ~(1 << a)
        return tuple(near)

    @cached_property
    def reach(self) -> tuple[tuple[int, ...], ...]:
        """``reach[length][space]``: the ends of a move of that length, as bits (K7)."""
        spaces = range(self.size)
        none = (0,) * self.size
        return (none, *(tuple(self._ends(s, n) for s in spaces) for n in LENGTHS))

    @cached_property
    def destinations(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """``destinations[length][space]``: the same as `reach`, as ascending spaces."""
        return tuple(tuple(tuple(bits(ends)) for ends in row) for row in self.reach)

    @cached_property
    def distances(self) -> tuple[tuple[int, ...], ...]:
        """``[a][b]``: the number of steps from a to b, -1 if there is no path."""
        return tuple(_distances(self.neighbours, start) for start in range(self.size))

    @property
    def diameter(self) -> int:
        return max(max(row) for row in self.distances)

    def path(self, start: int, end: int, length: int) -> tuple[int, ...] | None:
        """Return the spaces of a path of exactly `length` steps, or None if there is none (K7)."""
        return self._search(start, end, length, 1 << start)

    def _search(self, at: int, end: int, left: int, seen: int) -> tuple[int, ...] | None:
        if left == 0:
            return (at,) if at == end else None
        if not self._walks(at, left, seen) >> end & 1:
            return None
        for step in bits(self.neighbours[at] & ~seen):
            if step == end and left > 1:
                continue
            rest = self._search(step, end, left - 1, seen | 1 << step)
            if rest is not None:
                return (at, *rest)
        return None

    def _ends(self, start: int, length: int) -> int:
        near = self.neighbours
        found = 0

        def visit(at: int, left: int, seen: int) -> None:
            nonlocal found
            if left == 1:
                found |= near[at] & ~seen
                return
            for step in bits(near[at] & ~seen):
                if self._walks(step, left - 1, seen | 1 << step) & ~found:
                    visit(step, left - 1, seen | 1 << step)

        visit(start, length, 1 << start)
        return found

    def _walks(self, at: int, steps: int, seen: int) -> int:
        """Return the ends of walks that avoid `seen`, an upper bound that prunes the searches."""
        ends = 1 << at
        for _ in range(steps):
            following = 0
            for space in bits(ends):
                following |= self.neighbours[space]
            ends = following & ~seen
        return ends


def bits(mask: int) -> list[int]:
    """Return the indices of the set bits, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def _distances(near: tuple[int, ...], start: int) -> tuple[int, ...]:
    far = [-1] * len(near)
    seen = edge = 1 << start
    steps = 0
    while edge:
        following = 0
        for space in bits(edge):
            far[space] = steps
            following |= near[space]
        edge = following & ~seen
        seen |= edge
        steps += 1
    return tuple(far)


# -- files ---------------------------------------------------------------------------------


def parse_board(data: Json) -> Board:
    """Return the board in JSON data. Raise a `BoardError` that locates the mistake."""
    file: BoardFile = read(data)
    index = {name: i for i, name in enumerate(file.names)}
    starts = {
        seats: tuple(
            OUT if (name := row[number]) is None else index[name]
            for row in (file.starts[seats].get(colour, (None,) * NUMBERS) for colour in COLOURS)
            for number in range(NUMBERS)
        )
        for seats in file.players
    }
    lines, arrows = (
        tuple((index[a], index[b]) for a, b in pairs) for pairs in (file.lines, file.arrows)
    )
    board = Board(
        key=file.key,
        name=file.name,
        names=file.names,
        places=file.places,
        lines=lines + arrows,
        arrows=arrows,
        players=file.players,
        symmetric=file.symmetric,
        starts=starts,
        index=index,
        note=file.note,
    )
    _check_connected(board)
    if arrows:
        _check_landings(board)
    for seats in board.symmetric:
        if seat_rotation(board.neighbours, starts[seats], seats) is None:
            reason = f"the board is not the same from every seat for {seats} players"
            raise bad("not-symmetric", "symmetric", reason, value=seats)
    return board


def load_board(path: str | Path) -> Board:
    """Load a board from a file."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
        data = json.loads(text, object_pairs_hook=_object)
    except OSError as error:
        reason = error.strerror or str(error)
        raise bad("other", str(path), reason) from None
    except BoardError:
        raise
    except (ValueError, RecursionError) as error:
        raise bad("not-json", str(path), f"not JSON: {error}", value=str(error)) from None
    return parse_board(data)


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    """Build an object of the file; reject duplicate names, which `json` would accept silently."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise bad("twice", twice, "occurs twice")
    return found


_registered: dict[str, Board] = {}


def register_board(board: Board) -> None:
    """Register a board under its key, for variants and position texts."""
    if board.key in shipped_boards():
        raise bad("shipped", "key", f"{board.key!r} is a shipped board", value=board.key)
    _registered[board.key] = board


@cache
def shipped_boards() -> tuple[str, ...]:
    """Return the keys of the built-in boards, the default first."""
    keys = sorted(path.stem for path in _FOLDER.glob("*.json"))
    return (DEFAULT_BOARD, *(key for key in keys if key != DEFAULT_BOARD))


def boards() -> tuple[str, ...]:
    """Return every known key: built-in boards, then registered ones."""
    return (*shipped_boards(), *_registered)


def get_board(key: str) -> Board:
    """Return the board with this key."""
    if key in _registered:
        return _registered[key]
    if key in shipped_boards():
        return _shipped(key)
    known = ", ".join(boards())
    reason = f"unknown Knockout board {key!r}; known: {known}"
    raise VariantError(reason, code="unknown-board", value=str(key), known=known)


@cache
def _shipped(key: str) -> Board:
    return load_board(_FOLDER / f"{key}.json")


def _check_connected(board: Board) -> None:
    """Raise unless every space can be reached from every other, along the arrows.

    That holds if all spaces can be reached from the first, and the first from all.
    """
    ways = [(0, space) for space in range(board.size)]
    for a, b in (*ways, *((space, 0) for _, space in ways)):
        if board.distances[a][b] < 0:
            start, end = board.names[a], board.names[b]
            reason = f"no path from {start!r} to {end!r}; a board is connected"
            raise bad("not-connected", "lines", reason, value=start, other=end)


def _check_landings(board: Board) -> None:
    """Raise if no move of some length is possible from a space of the empty board.

    Only other pieces can block a move (K10), never the arrows alone.
    """
    for length in LENGTHS:
        for name, ends in zip(board.names, board.reach[length], strict=True):
            if not ends:
                reason = f"no move of {length} can be made from {name!r} on the empty board"
                raise bad("no-landing", "arrows", reason, value=name, length=length)
