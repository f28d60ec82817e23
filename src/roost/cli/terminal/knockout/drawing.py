"""The Knockout board in a terminal: pieces on their spaces, joined by lines."""

from __future__ import annotations

from collections.abc import Collection
from shutil import get_terminal_size

from roost.cli.terminal import draw
from roost.rules.knockout import OUT, KnockoutState, contested, number_of, piece_name

LEAST_ROWS, MOST_ROWS = 16, 31
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
    width = min(max(wide - 1, draw.WIDTH - 1), MOST_COLUMNS)
    dots = draw.shows_dots(encoding)
    lines, arrows = (board.lines, board.arrows) if dots else ((), ())
    return draw.network(board.places, labels, lines, arrows, rows=rows, width=width)


def is_locked(state: KnockoutState, piece: int) -> bool:
    return not contested(state.positions, state.seats, number_of(piece))
