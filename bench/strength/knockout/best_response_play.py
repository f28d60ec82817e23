"""Compiled games of one answerer (see `best_response`) among equal bots."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from roost.solver.knockout.kernels import (
    ACTIVE,
    COLUMNS,
    END,
    MOVERS,
    NO_RIVALS,
    RUNNING,
    SEAT,
    active,
    end_turn,
    lowest,
    new_game,
    seed_of,
    two_dice,
)
from roost.solver.knockout.matches import RESULTS, move_by_move
from roost.solver.knockout.turns import (
    CAUTIOUS,
    MODEL,
    Standing,
    best_of,
    choices_of,
    next_active,
    no_parts,
    play_turn,
    rank_turns,
)
from roost.solver.knockout.values import material, shares_of

_ONE: Final = np.uint64(1)
_NONE: Final = np.uint64(0)
_POINTS: Final = np.array([3, 2, 1, 1, 2, 3], np.int64)


@njit(cache=True)
def add_answer(
    positions: Any, seats: int, seat: int, number: int, answers: Any, scores: Any, sign: float
) -> None:
    """Add what a number's pieces will lose each seat after the answerer's turn, in points."""
    holders = np.empty(4, np.int64)
    at = np.empty(4, np.int64)
    count = 0
    for step in range(1, seats + 1):
        holder = (seat + step) % seats
        if positions[holder * 6 + number] >= 0:
            holders[count] = holder
            at[count] = positions[holder * 6 + number]
            count += 1
    if count < 2:
        return
    none = 0 if holders[count - 1] == seat else 1
    weight = sign * _POINTS[number]
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
    positions: Any, seats: int, seat: int, low: int, high: int, known: Any, answers: Any,
    values: Any, turns: Any,
) -> Any:  # fmt: skip
    """As `rank_turns`, with the answers' scores."""
    choices = choices_of(positions, seats, seat, low, high, known)
    if choices.count == 0:
        return 0
    points = np.zeros(4, np.int64)
    risked = np.zeros(4, np.int64)
    stake = material(positions, seats, points, risked)
    base = np.zeros(4)
    slopes = np.zeros(4)
    for number in range(6):
        add_answer(positions, seats, seat, number, answers, base, 1.0)
    shares_of(base, points, risked, stake, seats, slopes)
    share = slopes[seat]
    for other in range(seats):
        slopes[other] = 1 - share if other == seat else -slopes[other]
    following = next_active(positions, seats, seat)
    standing = Standing(MODEL, seats, seat, following, stake, points, risked, base, slopes)
    parts = no_parts()
    for i in range(choices.count):
        _fill(positions, seats, seat, choices.pieces[i], choices.wide[i], answers, parts)
    return best_of(positions, standing, choices, parts, values, turns)


@njit(cache=True)
def _fill(
    positions: Any, seats: int, seat: int, piece: int, mask: Any, answers: Any, parts: Any
) -> None:
    """What a move of `piece` to each space of `mask` changes, by seat; and whom it hits."""
    number = piece % 6
    start = positions[piece]
    before = np.zeros(4)
    add_answer(positions, seats, seat, number, answers, before, -1.0)
    while mask != _NONE:
        space: Any = np.int64(lowest(mask))
        mask &= mask - _ONE
        victim = -1
        for colour in range(seats):
            other = colour * 6 + number
            if positions[other] == space and colour != seat:
                victim = other
        parts.victims[piece, space] = victim
        positions[piece] = space
        if victim >= 0:
            positions[victim] = -1
        changes = parts.changes[piece, space]
        changes[:] = before
        add_answer(positions, seats, seat, number, answers, changes, 1.0)
        if victim >= 0:
            positions[victim] = space
        positions[piece] = start


@njit(cache=True)
def play_answers(
    games: int, seed: int, offset: int, seats: int, start: Any, known: Any, answers: Any,
    rival: int, points: Any,
) -> None:  # fmt: skip
    """Play games of the answerer, player 0 of `play_matches`, among rivals of one policy."""
    positions = np.empty(24, np.int8)
    info = np.empty(COLUMNS, np.int64)
    pieces = np.empty(MOVERS, np.int64)
    masks = np.empty(MOVERS, np.uint64)
    values = np.empty(1)
    turns = np.empty((1, 4), np.int64)
    risked = np.empty(4, np.int64)
    result = np.zeros(RESULTS, np.int64)
    for g in range(offset, offset + games):
        random = seed_of(seed, g)
        new_game(positions, info, start, seats, (g // seats) % seats)
        while info[END] == RUNNING:
            low, high = two_dice(random)
            seat = info[SEAT]
            if seat == g % seats:
                found = answer_turn(
                    positions, seats, seat, low, high, known, answers, values, turns
                )  # fmt: skip
            elif rival == CAUTIOUS:
                found = rank_turns(
                    positions, seats, seat, low, high, known, rival, random, values, turns
                )  # fmt: skip
            else:
                move_by_move(
                    rival, 1.0, positions, info, seats, 0, low, high, known, random, pieces, masks,
                    result,
                )  # fmt: skip
                continue
            if found:
                play_turn(positions, seats, turns[0])
                info[ACTIVE] = active(positions, seats)
            if info[ACTIVE] == 0:
                info[END] = NO_RIVALS
            else:
                end_turn(info, seats, 0)
        material(positions, seats, points[g - offset], risked)
