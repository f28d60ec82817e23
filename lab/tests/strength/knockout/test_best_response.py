"""The best answer to a known policy, held to games of a single number on a small board."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from roost.arena.knockout.boards import Shares
from roost.bots.knockout.values import FOLDER
from roost.rules.knockout.constants import BOTH, SEATS
from roost.solver.knockout.judgement import CAUTIOUS, GREEDY, STUDIED
from roost.solver.knockout.plan import Player
from roost.solver.knockout.planner import Planner
from roost.solver.wasm.arrays import read_arrays
from roost_lab.kernels.bits import seed_of, two_dice
from roost_lab.kernels.moves import active
from roost_lab.kernels.parts import choices_of, next_active
from roost_lab.kernels.turns import play_turn, rank_turns
from roost_lab.strength.knockout import best_response as best
from roost_lab.strength.knockout.best_response_play import add_answer, shares_of_answers
from roost_lab.strength.knockout.ground import Ground
from roost_lab.strength.knockout.response import shares_of_response
from tests.boards import small_board

NUMBER = 1
ALONE = best.Habits(CAUTIOUS, free=1.0, elsewhere=0.0)  # there are no other numbers


@cache
def ground() -> Ground:
    """A ring of nine spaces with a spoke, two numbers for each of three and four seats."""
    ring = [f"A{i}" for i in range(9)]
    lines = [*zip(ring, [*ring[1:], ring[0]], strict=True), ("A0", "C"), ("C", "A3")]
    colours, none = ("blue", "green", "red", "yellow"), [None] * 4
    starts: dict[str, Any] = {
        str(seats): {
            colour: [ring[2 * i], ring[2 * i + 1], *none]
            for i, colour in enumerate(colours[:seats])
        }
        for seats in (3, 4)
    }
    return Ground(small_board("spoke10", lines, starts), seed=5)


@cache
def solved() -> tuple[Any, Any, Any, best.Kinds]:
    tables = ground().tables
    duels = best.solve_duels(tables, NUMBER, ALONE)
    trios = best.solve_trios(tables, NUMBER, ALONE, duels, alone=True)
    pairs = best.kinds_of(tables)
    return duels, trios, best.solve_fours(tables, NUMBER, ALONE, trios, pairs), pairs


def answers() -> best.Answers:
    duels, trios, fours, pairs = solved()
    two, three, four = (np.repeat(part[None], 6, 0) for part in (duels[1:], trios[2:], fours[3]))
    return best.Answers(two, three, four, pairs.kinds, pairs.turns, pairs.images)


def longest_lived(positions: Any, seats: int, roll: tuple[int, int], told: best.Answers) -> Any:
    """Seat 0's move by the tables."""
    moves = []
    choices = choices_of(positions, seats, 0, *roll, BOTH, ground().known)
    for i in range(choices.total):
        for space in range(ground().tables.size):
            if int(choices.masks[i]) >> space & 1:
                turn = np.array([choices.pieces[i], space, -1, -1])
                after, scores = positions.copy(), np.zeros(4)
                play_turn(after, seats, turn)
                add_answer(after, seats, 0, NUMBER, told, scores, 1.0)
                moves.append((scores[0], space, turn))
    return max(moves)[2] if moves else None


def losses(spaces: tuple[int, ...], games: int) -> tuple[Any, Any]:
    """How often each seat's piece is hit, by the rules: seat 0 answers, the others are cautious."""
    seats, told, roads = len(spaces), answers(), ground().known
    values, turns = np.empty(1), np.empty((1, 4), np.int64)
    lost = np.zeros((games, seats))
    for game in range(games):
        random = seed_of(11, game)
        positions = np.full(24, -1, np.int8)
        positions[NUMBER : 6 * seats : 6] = spaces
        seat = 0
        while active(positions, seats):
            low, high = two_dice(random)
            if seat == 0:
                turn = longest_lived(positions, seats, (low, high), told)
            else:
                found = rank_turns(
                    positions, seats, seat, low, high, BOTH, roads, CAUTIOUS, random, values, turns
                )
                turn = turns[0] if found else None
            if turn is not None:
                play_turn(positions, seats, turn)
            seat = next_active(positions, seats, seat)
        lost[game] = positions[NUMBER : 6 * seats : 6] < 0
    return lost.mean(0), lost.std(0) / np.sqrt(games)


@pytest.mark.parametrize("spaces", [(0, 4), (0, 3, 6), (9, 8, 1), (0, 2, 5, 7), (4, 9, 0, 6)])
def test_the_solved_losses_are_those_of_played_games(spaces: tuple[int, ...]) -> None:
    duels, trios, fours, pairs = solved()
    if len(spaces) == 4:
        a, b, c, d = spaces
        image = pairs.images[pairs.turns[b, c]]
        told = fours[0, pairs.kinds[b, c], image[d], image[a]]
    else:
        told = (duels if len(spaces) == 2 else trios)[(0, *spaces)]
    played, error = losses(spaces, 1500)
    assert np.all(np.abs(played - told) < 4 * error + 0.002)
    assert told.sum() == pytest.approx(len(spaces) - 1, abs=0.01)


def test_nobody_lives_longer_in_the_answerers_place() -> None:
    _, trios, _, _ = solved()
    gains = [
        trios[(3, *at, place)] - trios[(place, *at, place)]
        for at in permutations(range(10), 3)
        for place in range(3)
    ]
    assert min(gains) > -5 * best.TOLERANCE
    assert max(gains) > 10 * best.TOLERANCE


def test_pairs_of_a_kind_are_taken_to_its_first() -> None:
    pairs = best.kinds_of(ground().tables)
    for x, y in permutations(range(10), 2):
        image = pairs.images[pairs.turns[x, y]]
        assert [image[x], image[y]] == list(pairs.firsts[pairs.kinds[x, y]])


@pytest.mark.parametrize("seats", [3, 4])
def test_the_answerer_gets_more_than_its_share_among_greedy_bots(seats: int) -> None:
    told = best.solve_answers(ground().tables, seats, best.habits_of(GREEDY, seats))
    shares = shares_of_answers(ground(), told, GREEDY, seats, 3000)
    assert shares.shape == (3000,)
    assert shares.mean() > 1 / seats


@pytest.mark.parametrize("rival", [CAUTIOUS, GREEDY])
def test_a_response_of_a_single_candidate_plays_as_the_studied_does(rival: int) -> None:
    """The same games, by the same seed."""
    shares = shares_of_response(ground(), rival, 3, 40, width=1, samples=2)
    players = [Player(STUDIED), Player(rival), Player(rival)]
    nets = [read_arrays(FOLDER / f"seats{seats}.npz") for seats in SEATS]
    played = Planner(ground().board, None, nets).play(players, 40, seed=ground().seed)
    assert shares.tolist() == Shares(played).by_bot[0]
