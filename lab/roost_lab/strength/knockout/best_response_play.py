"""Compiled games of one answerer (see `best_response`) among equal bots."""

from __future__ import annotations

import numpy as np
from numba import njit

from roost.rules.knockout.constants import BOTH, NUMBERS, OUT, PIECES
from roost.solver.knockout.judgement import CAUTIOUS, STUDIED
from roost.solver.knockout.tables import COLOURS, POINTS, Doubles, Ints, Known, Mask, Places
from roost_lab.kernels.bits import NONE, ONE, lowest, seed_of, two_dice
from roost_lab.kernels.matches import RESULTS, move_by_move, play_planned
from roost_lab.kernels.moves import COLUMNS, END, RUNNING, SEAT, new_game
from roost_lab.kernels.parts import Parts, Standing, choices_of, next_active, no_parts
from roost_lab.kernels.turns import MOVES, best_of, rank_turns
from roost_lab.kernels.values import material, shares_of
from roost_lab.strength.knockout.best_response import Answers
from roost_lab.strength.knockout.ground import Ground, share_of_first


def shares_of_answers(
    ground: Ground, answers: Answers, rival: int, seats: int, games: int
) -> Doubles:
    """The win shares of one who plays by `answers` among rivals of one style."""
    points = np.zeros((games, COLOURS), np.int64)
    start = ground.tables.start(seats)
    play_answers(games, ground.seed, seats, start, ground.known, answers, rival, points)
    return share_of_first(points, seats)


@njit(cache=True)
def add_answer(
    positions: Places,
    seats: int,
    seat: int,
    number: int,
    answers: Answers,
    scores: Doubles,
    sign: float,
) -> None:
    """Add what a number's pieces will lose each seat after the answerer's turn, in points."""
    holders = np.empty(COLOURS, np.int64)
    at = np.empty(COLOURS, np.int64)
    count = 0
    for step in range(1, seats + 1):
        holder = (seat + step) % seats
        if positions[holder * NUMBERS + number] >= 0:
            holders[count] = holder
            at[count] = positions[holder * NUMBERS + number]
            count += 1
    if count < 2:
        return
    none = 0 if holders[count - 1] == seat else 1
    weight = sign * POINTS[number]
    for piece in range(count):
        if count == 2:
            lost = answers.duels[number, none, at[0], at[1], piece]
        elif count == 3:
            lost = answers.trios[number, none, at[0], at[1], at[2], piece]
        else:
            image = answers.images[answers.turns[at[1], at[2]]]
            kind = answers.kinds[at[1], at[2]]
            lost = answers.fours[number, kind, image[at[3]], image[at[0]], piece]
        scores[holders[piece]] -= weight * lost


@njit(cache=True)
def answer_turn(
    positions: Places,
    seats: int,
    seat: int,
    low: int,
    high: int,
    known: Known,
    answers: Answers,
    values: Doubles,
    turns: Ints,
) -> int:
    """Rank turns like `rank_turns`, with the answers' scores."""
    choices = choices_of(positions, seats, seat, low, high, BOTH, known)
    if choices.total == 0:
        return 0
    points = np.zeros(COLOURS, np.int64)
    risked = np.zeros(COLOURS, np.int64)
    stake = material(positions, seats, points, risked)
    base = np.zeros(COLOURS)
    slopes = np.zeros(COLOURS)
    for number in range(NUMBERS):
        add_answer(positions, seats, seat, number, answers, base, 1.0)
    shares_of(base, points, risked, stake, seats, slopes)
    share = slopes[seat]
    for other in range(seats):
        slopes[other] = 1 - share if other == seat else -slopes[other]
    following = next_active(positions, seats, seat)
    standing = Standing(STUDIED, seats, seat, following, stake, points, risked, base, slopes)
    parts = no_parts()
    for i in range(choices.total):
        _fill(positions, seats, seat, choices.pieces[i], choices.wide[i], answers, parts)
    return best_of(positions, standing, choices, parts, values, turns)


@njit(cache=True)
def _fill(
    positions: Places, seats: int, seat: int, piece: int, mask: Mask, answers: Answers, parts: Parts
) -> None:
    """Fill in the effect of moving `piece` to each space of `mask`, by seat, and its victim."""
    number = piece % NUMBERS
    start = positions[piece]
    before = np.zeros(COLOURS)
    add_answer(positions, seats, seat, number, answers, before, -1.0)
    while mask != NONE:
        space = lowest(mask)
        mask &= mask - ONE
        victim = -1
        for colour in range(seats):
            other = colour * NUMBERS + number
            if positions[other] == space and colour != seat:
                victim = other
        parts.victims[piece, space] = victim
        positions[piece] = space
        if victim >= 0:
            positions[victim] = OUT
        changes = parts.changes[piece, space]
        changes[:] = before
        add_answer(positions, seats, seat, number, answers, changes, 1.0)
        if victim >= 0:
            positions[victim] = space
        positions[piece] = start


@njit(cache=True)
def play_answers(
    games: int,
    seed: int,
    seats: int,
    start: Places,
    known: Known,
    answers: Answers,
    rival: int,
    points: Ints,
) -> None:
    """Play games of the answerer, player 0 of `play_matches`, among rivals of one style."""
    positions = np.empty(PIECES, np.int8)
    info = np.empty(COLUMNS, np.int64)
    values = np.empty(1)
    turns = np.empty((1, MOVES), np.int64)
    risked = np.empty(COLOURS, np.int64)
    result = np.zeros(RESULTS, np.int64)
    temper = np.zeros(3)  # of nobody here
    for g in range(games):
        random = seed_of(seed, g)
        new_game(positions, info, start, seats, (g // seats) % seats)
        while info[END] == RUNNING:
            low, high = two_dice(random)
            seat = info[SEAT]
            turns[0, 0] = -1
            if seat == g % seats:
                answer_turn(positions, seats, seat, low, high, known, answers, values, turns)
            elif rival == CAUTIOUS:
                rank_turns(
                    positions, seats, seat, low, high, BOTH, known, rival, random, values, turns
                )
            else:
                move_by_move(
                    rival, temper, positions, info, seats, 0, low, high, known, random, result
                )
                continue
            play_planned(positions, info, seats, 0, turns[0], result)
        material(positions, seats, points[g], risked)
