"""Compiled: one step of many games."""

from __future__ import annotations

from numba import njit

from roost.solver.knockout.bits import Random, bit, seed_of, two_dice
from roost.solver.knockout.moves import (
    END,
    HALF,
    HIGH,
    LOW,
    RUNNING,
    SEAT,
    move,
    occupied_by,
    options,
    pick,
    roll_dice,
)
from roost.solver.knockout.tables import Ints, Masks, Places


@njit(cache=True, nogil=True)
def new_streams(seed: int, random: Random) -> None:
    for game in range(len(random)):
        random[game] = seed_of(seed, game)[0]


@njit(cache=True, nogil=True)
def look(
    positions: Places,
    info: Ints,
    seats: int,
    reach: Masks,
    occupied: Masks,
    pieces: Ints,
    masks: Masks,
    movers: Ints,
) -> None:
    """Work out for every game which spaces are occupied and which moves are legal."""
    for game in range(len(info)):
        facts = info[game]
        occupied[game] = occupied_by(positions[game])
        movers[game] = 0
        if facts[LOW]:
            low, high, half = facts[LOW], facts[HIGH], facts[HALF]
            board = occupied[game], reach, pieces[game], masks[game]
            movers[game], _ = options(positions[game], seats, facts[SEAT], low, high, half, *board)


@njit(cache=True, nogil=True)
def throw_many(info: Ints, random: Random, dice: Ints) -> None:
    """Two dice, the lower first, for the games that wait for them."""
    for game in range(len(info)):
        if info[game, END] == RUNNING and info[game, LOW] == 0:
            dice[game, 0], dice[game, 1] = two_dice(random[game : game + 1])


@njit(cache=True, nogil=True)
def roll_many(
    positions: Places,
    info: Ints,
    seats: int,
    rounds: int,
    reach: Masks,
    occupied: Masks,
    pieces: Ints,
    masks: Masks,
    movers: Ints,
    dice: Ints,
) -> None:
    for game in range(len(info)):
        facts = info[game]
        if facts[END] == RUNNING and facts[LOW] == 0:
            low, high = dice[game]
            board = occupied[game], reach, pieces[game], masks[game]
            movers[game] = roll_dice(positions[game], facts, seats, rounds, low, high, *board)


@njit(cache=True, nogil=True)
def first_illegal(pieces: Ints, masks: Masks, movers: Ints, size: int, actions: Ints) -> int:
    """The first game that waits for a move and got one that is not legal, or -1."""
    for game in range(len(movers)):
        found = movers[game] == 0
        piece, space = actions[game] // size, actions[game] % size
        for i in range(movers[game]):
            found = found or (pieces[game, i] == piece and (masks[game, i] & bit(space)) != 0)
        if not found:
            return game
    return -1


@njit(cache=True, nogil=True)
def move_many(
    positions: Places,
    info: Ints,
    seats: int,
    rounds: int,
    reach: Masks,
    occupied: Masks,
    pieces: Ints,
    masks: Masks,
    movers: Ints,
    size: int,
    actions: Ints,
) -> None:
    """Games that wait for a move get theirs, which must be legal."""
    for game in range(len(info)):
        if movers[game]:
            piece, space = actions[game] // size, actions[game] % size
            board = occupied[game], reach, pieces[game], masks[game]
            occupied[game], _, movers[game] = move(
                positions[game], info[game], seats, rounds, piece, space, *board
            )


@njit(cache=True, nogil=True)
def choose_many(
    pieces: Ints, masks: Masks, movers: Ints, size: int, random: Random, actions: Ints
) -> None:
    """Any legal move of each game, all alike; -1 where there is none."""
    for game in range(len(movers)):
        actions[game] = -1
        if movers[game]:
            piece, space, _ = pick(random[game : game + 1], pieces[game], masks[game], movers[game])
            actions[game] = piece * size + space


@njit(cache=True, nogil=True)
def legal_many(pieces: Ints, masks: Masks, movers: Ints, size: int, legal: Places) -> None:
    legal[:] = False
    for game in range(len(movers)):
        for i in range(movers[game]):
            first = pieces[game, i] * size
            for space in range(size):
                if masks[game, i] & bit(space):
                    legal[game, first + space] = True
