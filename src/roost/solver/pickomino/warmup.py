"""Calls every kernel once, as games and studies call it."""

from __future__ import annotations

import numpy as np

from roost.rules.pickomino import Pickomino
from roost.solver.pickomino import steps
from roost.solver.pickomino.games import PickominoGames, random_games, streams
from roost.solver.pickomino.network import network_shares
from roost.solver.pickomino.play import play_turns
from roost.solver.pickomino.reading import inputs
from roost.solver.pickomino.rows import TILES
from roost.solver.pickomino.small import small_game, solve_small
from roost.solver.pickomino.turn.solve import turn_solver
from roost.solver.pickomino.turn.tables import TOTALS


def warm_up() -> None:
    payoffs, fails = np.zeros((1, TOTALS)), np.zeros(1)
    turn_solver().solve(payoffs[0], 0.0).ends()
    turn_solver().solve_many(payoffs, fails)
    turn_solver().ends_many(payoffs, fails)
    games = PickominoGames.of([Pickomino().start(2)])
    rows = (games.owner, games.height, games.seat, games.options)
    worth = np.zeros((1, TILES + 1))
    steps.greedy_worth(2, *rows[:3], worth)
    steps.payoffs_many(*rows, worth, np.empty((1, TOTALS), np.int64), payoffs)
    after = np.empty((1, TILES + 1, TILES), np.int8)
    marks = np.empty((1, TILES + 1), np.bool_)
    steps.outcomes_many(2, *rows, after, after.copy(), marks, marks.copy())
    layers = np.array([inputs(2), 8, 2])
    weights = np.zeros(8 * inputs(2) + 8 + 8 * 2 + 2, np.float32)
    network_shares(2, *rows, layers, weights, np.empty((1, 2)))
    games.apply_rolls(games.random_rolls(np.random.default_rng(0)))
    games.apply(games.legal().argmax(1))
    games.throw(streams(0, 1))
    games.choose(games.legal(), streams(0, 1))
    random_games(2, 1)
    play_turns(PickominoGames.start(2, 1), worth, streams(0, 1))
    solve_small(small_game([21]))
