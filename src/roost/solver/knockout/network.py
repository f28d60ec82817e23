"""The networks that judge whole positions, the player's and the umpire's: shapes and files.

Every number is described by itself (`features`), to two layers for all six, which say who will keep
it; the points add up to who wins (`outcomes`). What numbers have to do with each other is left to a
last layer, which gets the sum of their outputs. Seats are in the order in which they roll.
One network for each count of seats serves every board: what is a board's own stands in its worths.
"""

from __future__ import annotations

from roost.rules.extras import need

need("numpy", "study")

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from roost.rules.knockout.constants import NUMBERS, POINTS

Doubles = npt.NDArray[np.float64]

FEATURES: Final = (0, 0, 17, 19, 33)  # of a number, by seats
FIXED: Final = 3  # of every seat: its points, those contested, and what its numbers will still win
HITS: Final = 2  # of every seat: how likely its roll hits, and how likely it hits twice
OUTCOMES: Final = 4  # of a number: who keeps it (`outcomes`)
MOST_POINTS: Final = float(max(POINTS))  # of a piece
SCALE: Final = 0.25  # of points, for the last layer
SUMMED: Final = 0.4  # how small an umpire's sums over the numbers begin


class Net(NamedTuple):
    """Two layers read a number: ``deep = relu(relu(features @ inner + inner_bias) @ deep +
    deep_bias)``. It says who keeps the number, each outcome `exp(deep @ keeps + keeps_bias)` times
    as likely as its solved game says; from that of all numbers follow shares. The last layer gets
    ``deep @ join``, added up over the contested numbers, and ``fixed @ points + chances @ hits +
    shares @ base + bias``; shares are ``exp(out @ units + out_bias)`` times as large for it.
    """

    inner: Doubles  # [feature, unit]
    inner_bias: Doubles
    deep: Doubles  # [unit, unit of the second layer]
    deep_bias: Doubles
    join: Doubles  # [unit of the second layer, unit of the last]
    keeps: Doubles  # [unit of the second layer, outcome]
    keeps_bias: Doubles
    points: Doubles  # [fixed, unit of the last layer]
    hits: Doubles  # [seat and chance, unit]
    base: Doubles  # [seat, unit]
    bias: Doubles
    out: Doubles  # [seat, unit]
    out_bias: Doubles


Nets = tuple[Net, Net, Net]  # by seats, from 2


class EvaluationNetwork(NamedTuple):
    """Of every contested number n: ``read = relu(relu([features, kept] @ read + numbers[n]) @ deep
    + deep_bias)``, where `kept` is what the player says of who keeps it. Of the table: ``table =
    relu(relu(sum of read @ join + facts @ facts + join_bias) @ table + table_bias)``. Of every
    number again: ``again = relu(read @ again + table @ told + again_bias)``, which makes outcomes
    ``exp(again @ keeps + keeps_bias)`` times as likely. Who wins is counted again; what the player
    made of its own count holds for this one too, times ``exp(relu(sum of again @ last + table @
    rest + last_bias) @ out + out_bias)``.
    """

    read: Doubles  # [feature or outcome, unit]
    numbers: Doubles  # [number, unit]
    deep: Doubles
    deep_bias: Doubles
    join: Doubles
    facts: Doubles  # [points, chances to hit and shares, unit of the table]
    join_bias: Doubles
    table: Doubles
    table_bias: Doubles
    again: Doubles
    told: Doubles
    again_bias: Doubles
    keeps: Doubles
    keeps_bias: Doubles
    last: Doubles
    rest: Doubles
    last_bias: Doubles
    out: Doubles  # [unit, seat]
    out_bias: Doubles


def pack(net: Net | EvaluationNetwork) -> dict[str, npt.NDArray[np.float16]]:
    """The arrays of a file, in half precision."""
    return {name: part.astype(np.float16) for name, part in net._asdict().items()}


def unpack(data: Mapping[str, npt.NDArray[Any]]) -> Net:
    return Net(*(np.ascontiguousarray(data[name], np.float64) for name in Net._fields))


def unpack_evaluation(data: Mapping[str, npt.NDArray[Any]]) -> EvaluationNetwork:
    return EvaluationNetwork(
        *(np.ascontiguousarray(data[name], np.float64) for name in EvaluationNetwork._fields)
    )


def untrained(seats: int, inner: int, outer: int, seed: int) -> Net:
    """A network that adds nothing to what it starts from; the second layer is as wide as the
    last."""
    random = np.random.default_rng(seed)

    def drawn(rows: int, columns: int, fan: int) -> Doubles:
        return random.normal(0, np.sqrt(2 / fan), (rows, columns))

    features, fixed = FEATURES[seats], FIXED * seats
    return Net(
        drawn(features, inner, features),
        np.zeros(inner),
        drawn(inner, outer, inner),
        np.zeros(outer),
        drawn(outer, outer, NUMBERS * outer),
        np.zeros((outer, OUTCOMES)),
        np.zeros(OUTCOMES),
        drawn(fixed, outer, fixed),
        drawn(HITS * seats, outer, HITS * seats),
        drawn(seats, outer, seats),
        np.zeros(outer),
        np.zeros((seats, outer)),
        np.zeros(seats),
    )


def facts(seats: int) -> int:
    """The number of facts about a table."""
    return (FIXED + HITS + 1) * seats


def untrained_evaluation(
    seats: int, read: int, table: int, again: int, seed: int
) -> EvaluationNetwork:
    """Return an evaluation network that agrees with the playing network; `units` per layer."""
    random = np.random.default_rng(seed)

    def drawn(rows: int, columns: int) -> Doubles:
        return random.normal(0, np.sqrt(1 / (3 * rows)), (rows, columns))

    return EvaluationNetwork(
        drawn(FEATURES[seats] + OUTCOMES, read),
        np.zeros((NUMBERS, read)),
        drawn(read, read),
        np.zeros(read),
        drawn(read, table) * SUMMED,
        drawn(facts(seats), table),
        np.zeros(table),
        drawn(table, table),
        np.zeros(table),
        drawn(read, again),
        drawn(table, again),
        np.zeros(again),
        np.zeros((again, OUTCOMES)),
        np.zeros(OUTCOMES),
        drawn(again, table) * SUMMED,
        drawn(table, table),
        np.zeros(table),
        np.zeros((table, seats)),
        np.zeros(seats),
    )
