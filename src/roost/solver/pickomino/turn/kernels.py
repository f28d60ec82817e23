"""The kernels of Pickomino in this process, and the tables of its turn in their memory."""

from __future__ import annotations

from functools import cache

from roost.solver.pickomino.turn.tables import DICE, flat_tables
from roost.solver.wasm.arrays import packed
from roost.solver.wasm.engine import Instance, Kept


@cache
def kernels() -> Instance:
    return Instance()


@cache
def tables_in_memory(dice: int = DICE) -> Kept:
    """Put the tables of a turn into memory, in the order of the kernels' struct."""
    flat = flat_tables(dice)
    depth, row, chance = zip(*flat.nodes, strict=True)
    lines = [number for line in flat.lines for number in line]
    return kernels().keep(
        packed("i4", lines, len(flat.groups), len(flat.lines[0])),
        packed("f8", flat.miss),
        packed("i4", depth),
        packed("i4", row),
        packed("f8", chance),
        packed("i4", flat.successors),
        packed("i4", [state.total for state in flat.states]),
        packed("b1", [state.has_worm for state in flat.states]),
        packed("i4", flat.group_of),
    )
