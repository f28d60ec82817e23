"""The Knockout board in a terminal: pieces on their spaces and, if there is room, lines."""

from __future__ import annotations

from collections.abc import Collection
from shutil import get_terminal_size

from roost.cli.terminal import draw
from roost.rules.knockout import OUT, KnockoutState, contested, number_of, piece_name

LEAST_ROWS, MOST_ROWS = 15, 31
ROWS_FOR_LINES = 19  # below this size, labels and lines overlap
MOST_COLUMNS = 100


def drawn(
    state: KnockoutState, within_reach: Collection[int], *, below: int, encoding: str | None
) -> list[str]:
    """Draw the board: pieces in brackets, locked ones in braces, reachable spaces in parentheses.

    Leaves room for `below` lines of text, if possible.
    """
    board = state.board
    labels = list(board.names)
    for piece, space in enumerate(state.positions):
        if space != OUT:
            sign = "{%s}" if is_locked(state, piece) else "[%s]"
            labels[space] = sign % piece_name(piece)
    for space in within_reach:
        labels[space] = f"({labels[space].strip('[]')})"
    wide, high = get_terminal_size()
    rows = min(max(high - below, LEAST_ROWS), MOST_ROWS)
    width = min(max(wide - 1, draw.WIDTH), MOST_COLUMNS)
    if rows >= ROWS_FOR_LINES and draw.shows_dots(encoding):
        return draw.network(board.places, labels, board.lines, board.arrows, rows=rows, width=width)
    places = list(board.places)
    for start, end in board.arrows:
        (x, y), (x2, y2) = board.places[start], board.places[end]
        places.append(((x + x2) / 2, (y + y2) / 2))
        labels.append(draw.arrow(x2 - x, y2 - y))
    return draw.scatter(places, labels, rows=rows)


def is_locked(state: KnockoutState, piece: int) -> bool:
    return not contested(state.positions, state.seats, number_of(piece))
