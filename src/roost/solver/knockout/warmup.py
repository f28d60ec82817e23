"""Calls every kernel once, as games, studies and training call it."""

from __future__ import annotations

import numpy as np

from roost.rules.dice import Roll
from roost.rules.knockout import DEFAULT_BOARD, Knockout, get_board, parse_board
from roost.rules.knockout.constants import PIECES
from roost.solver.knockout.compiled import Compiled
from roost.solver.knockout.games import KnockoutGames, streams
from roost.solver.knockout.iteration import solve_number
from roost.solver.knockout.judgement import STRONGEST, STUDIED
from roost.solver.knockout.moves import COLUMNS, play_random
from roost.solver.knockout.network import untrained, untrained_evaluation
from roost.solver.knockout.planner import Player, Temper
from roost.solver.knockout.tables import BoardTables, PieceValues

# The smallest board there can be: training goes through all of it.
_TRIANGLE = {
    "format": "roost-board",
    "version": 1,
    "key": "triangle",
    "name": "Triangle",
    "spaces": {"A": [0, 0], "B": [1, 0], "C": [0, 1]},
    "lines": [["A", "B"], ["B", "C"], ["C", "A"]],
    "starts": {
        "2": {
            "blue": ["A", *[None] * 5],
            "green": ["B", *[None] * 5],
            "red": [None] * 6,
            "yellow": [None] * 6,
        }
    },
    "symmetric": [],
}


def warm_up() -> None:
    game, board = Knockout(), get_board(DEFAULT_BOARD)
    nets = untrained(2, 4, 4, 0), untrained(3, 4, 4, 0), untrained(4, 4, 4, 0)
    piece_values, evaluations = (
        PieceValues.none(board.size),
        {2: untrained_evaluation(2, 4, 4, 4, 0)},
    )
    planner = Compiled().planner(board, piece_values, nets, evaluations)
    start = game.start(2, first=0)
    rolled = game.apply(start, Roll((1, 2))).state
    planner.shares(start)
    planner.evaluation(start)
    planner.evaluated(start, [left.turn for left in planner.after_rolls(start)])
    planner.completed(rolled, game.legal_actions(rolled))
    planner.weighed(rolled, Temper())
    planner.studied(rolled)
    planner.best(rolled)
    players = [Player(STUDIED), Player(STRONGEST)]
    Compiled().matches(board, None, nets).play(players, 1, seed=0, rounds=1)
    tables = BoardTables(parse_board(_TRIANGLE))
    solve_number(tables, 0)
    row, facts = np.zeros((1, PIECES), np.int8), np.zeros((1, COLUMNS), np.int64)
    log = np.zeros((0, 6), np.int64)
    games, random = KnockoutGames.of([start]), streams(0, 1)
    games.throw(random)
    games.legal()
    games.apply(games.choose(random))
    play_random(row, facts, tables.start(2), 2, 0, tables.reach, 1, 1, log)
