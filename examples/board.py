"""A Knockout board of your own: six rows of six, drawn, checked and played on.

    python examples/board.py square36.json
    roost board check square36.json
    roost play knockout --board square36.json

docs/knockout-boards.md describes the file.
"""

import json
import sys
from itertools import pairwise
from pathlib import Path

from roost.arena import MatchPlan, run_match
from roost.rules.core import Json
from roost.rules.knockout import Board, parse_board, register_board

SIDE = 6
ROWS = {"blue": "A", "green": "C", "red": "D", "yellow": "F"}  # where each colour begins


def square() -> dict[str, Json]:
    """The file: every space is joined to its neighbours in the row and in the column."""
    names = [[f"{row}{column}" for column in range(1, SIDE + 1)] for row in "ABCDEF"]
    across = [[a, b] for row in names for a, b in pairwise(row)]
    down = [[a, b] for row in zip(*names, strict=True) for a, b in pairwise(row)]
    spaces = {name: [20 * x, 20 * y] for y, row in enumerate(names) for x, name in enumerate(row)}
    starts = {colour: [f"{row}{n}" for n in range(1, SIDE + 1)] for colour, row in ROWS.items()}
    return {
        "format": "roost-board",
        "version": 1,
        "key": "square36",
        "name": "Square 36",
        "spaces": spaces,
        "lines": [*across, *down],
        "starts": {"2": starts},
        "symmetric": [],
    }


def main(file: str = "square36.json", games: int = 20) -> Board:
    board = parse_board(square())  # refused, with what is wrong and where, if it is broken
    Path(file).write_text(json.dumps(board.to_json(), indent=1), encoding="utf-8")
    register_board(board)  # known by its key from here on, in this process
    found = run_match(
        MatchPlan(("greedy", "random"), games, game="knockout", variant=board.key), jobs=1
    )
    print(f"{board.name}: {found.turns:.1f} turns, greedy wins {found.bots[0].wins:.0%}")
    return board  # a notebook draws it


if __name__ == "__main__":
    main(*sys.argv[1:2])
