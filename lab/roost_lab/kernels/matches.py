"""Compiled matches between styles of play."""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from roost.rules.knockout.constants import BOTH, MOST_SPACES, NUMBERS, PIECES
from roost.solver.knockout.judgement import CAUTIOUS, GREEDY, STRONGEST, STUDIED, WEIGHING
from roost.solver.knockout.network import Net
from roost.solver.knockout.tables import (
    COLOURS,
    POINTS,
    Doubles,
    Ints,
    Known,
    Mask,
    Masks,
    Places,
)
from roost_lab.kernels.bits import Random, draw, popcount, seed_of, two_dice
from roost_lab.kernels.judged import judge_turns
from roost_lab.kernels.moves import (
    ACTIVE,
    COLUMNS,
    END,
    HALF,
    HIGH,
    LOW,
    MOVERS,
    NO_RIVALS,
    RUNNING,
    SEAT,
    TURN,
    active,
    end_turn,
    move,
    new_game,
    occupied_by,
    pick,
    roll_dice,
)
from roost_lab.kernels.parts import choices_of
from roost_lab.kernels.turns import MOVES, play_turn, rank_turns
from roost_lab.kernels.values import material
from roost_lab.kernels.weighed import weigh_turns

# Columns of a game's result.
TURNS: Final = 0
HITS: Final = 1
MADE: Final = 2  # moves
CHOICES: Final = 3  # landing spaces of all pieces that a roll let move
CHOOSERS: Final = 4  # how many pieces those were
ENDED: Final = 5
RESULTS: Final = 6


@njit(cache=True)
def greedy_move(
    occupied: Mask, pieces: Ints, masks: Masks, count: int, random: Random
) -> tuple[int, int, int]:
    """The most valuable hit, or any move."""
    best = 0
    for i in range(count):
        if masks[i] & occupied:
            best = max(best, POINTS[pieces[i] % NUMBERS])
    if best == 0:
        return pick(random, pieces, masks, count)
    kept_pieces = np.empty(MOVERS, np.int64)
    kept_masks = np.empty(MOVERS, np.uint64)
    kept = 0
    for i in range(count):
        if POINTS[pieces[i] % NUMBERS] == best and masks[i] & occupied:
            kept_pieces[kept] = pieces[i]
            kept_masks[kept] = masks[i] & occupied
            kept += 1
    return pick(random, kept_pieces, kept_masks, kept)


@njit(cache=True)
def weighed_move(
    positions: Places, info: Ints, seats: int, known: Known, temper: Doubles, random: Random
) -> tuple[int, int]:
    """The move that a turn begins with, as likely as it weighs."""
    firsts = np.empty((PIECES, MOST_SPACES))
    hunger, fear, noise = temper[0], temper[1], temper[2]
    low, high, half = info[LOW], info[HIGH], info[HALF]
    weigh_turns(positions, seats, info[SEAT], low, high, half, known, hunger, fear, noise, firsts)
    left = firsts.sum() * np.float64(draw(random) >> np.uint64(11)) / (1 << 53)
    piece, space = -1, -1
    for p in range(PIECES):
        for s in range(MOST_SPACES):
            if firsts[p, s] > 0.0 and (piece < 0 or left >= 0.0):
                piece, space = p, s
            left -= firsts[p, s]
    return piece, space


@njit(cache=True)
def move_by_move(
    style: int,
    temper: Doubles,
    positions: Places,
    info: Ints,
    seats: int,
    rounds: int,
    low: int,
    high: int,
    known: Known,
    random: Random,
    result: Ints,
) -> None:
    """The turn of a player who takes one move after the other; the `temper` is of who weighs."""
    pieces = np.empty(MOVERS, np.int64)
    masks = np.empty(MOVERS, np.uint64)
    reach = known.reach
    occupied = occupied_by(positions)
    count = roll_dice(positions, info, seats, rounds, low, high, occupied, reach, pieces, masks)
    while count:
        result[MADE] += 1
        if style == WEIGHING:
            piece, space = weighed_move(positions, info, seats, known, temper, random)
        elif style == GREEDY:
            piece, space, _ = greedy_move(occupied, pieces, masks, count, random)
        else:
            piece, space, _ = pick(random, pieces, masks, count)
        occupied, victim, count = move(
            positions, info, seats, rounds, piece, space, occupied, reach, pieces, masks
        )
        if victim >= 0:
            result[HITS] += 1


@njit(cache=True)
def play_planned(
    positions: Places, info: Ints, seats: int, rounds: int, turn: Ints, result: Ints
) -> None:
    """Play a whole turn, which may have no move at all (a first piece of -1)."""
    if turn[0] >= 0:
        result[MADE] += 1 if turn[2] < 0 else 2
        result[HITS] += play_turn(positions, seats, turn)
        info[ACTIVE] = active(positions, seats)
    if info[ACTIVE] == 0:
        info[END] = NO_RIVALS
    else:
        end_turn(info, seats, rounds)


@njit(cache=True)
def play_matches(
    games: int,
    seed: int,
    offset: int,
    seats: int,
    start: Places,
    rounds: int,
    known: Known,
    net: Net,
    styles: Ints,
    tempers: Doubles,
    points: Ints,
    results: Ints,
) -> None:
    """Play games; fill every seat's points per game, and what happened in it.

    `styles` and `tempers` (hunger, fear, haze) are per player. Player p sits in seat
    (p + game) % seats, and game g starts with seat (g // seats) % seats.
    """
    positions = np.empty(PIECES, np.int8)
    info = np.empty(COLUMNS, np.int64)
    values = np.empty(1)
    turns = np.empty((1, MOVES), np.int64)
    risked = np.empty(COLOURS, np.int64)
    for g in range(games):
        random = seed_of(seed, offset + g)
        new_game(positions, info, start, seats, ((offset + g) // seats) % seats)
        result = results[g]
        result[:] = 0
        while info[END] == RUNNING:
            low, high = two_dice(random)
            seat = info[SEAT]
            player = (seat - (offset + g) % seats + seats) % seats
            style = styles[player]
            choices = choices_of(positions, seats, seat, low, high, BOTH, known)
            result[CHOOSERS] += choices.total
            for i in range(choices.total):
                result[CHOICES] += popcount(choices.masks[i])
            turns[0, 0] = -1
            if style == STRONGEST and seats == 2:  # as the bot of that name
                style = STUDIED
            if style == STRONGEST:
                judge_turns(positions, seats, seat, low, high, BOTH, known, net, values, turns)
            elif style in (STUDIED, CAUTIOUS):
                rank_turns(
                    positions, seats, seat, low, high, BOTH, known, style, random, values, turns
                )
            else:
                temper = tempers[player]
                move_by_move(
                    style, temper, positions, info, seats, rounds, low, high, known, random, result
                )
                continue
            play_planned(positions, info, seats, rounds, turns[0], result)
        material(positions, seats, points[g], risked)
        result[TURNS] = info[TURN]
        result[ENDED] = info[END]
