"""One hand-written loop: the outcomes of a roll, walked for a block of states at a time.

The vectoriser gives up on this loop (it cannot see that the arrays are distinct), so it is spelled
out with vector types; LLVM lowers them to whatever the machine has.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from roost.solver.pickomino.turn.tables import LANES

_INDEX = ir.IntType(64)
_DOUBLE = ir.DoubleType()
_BLOCK = ir.VectorType(_DOUBLE, LANES)
_EACH_LANE = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)


@intrinsic
def walk_outcomes(
    typing: Any,
    parent: Any,
    row: Any,
    prob: Any,
    first: Any,
    end: Any,
    value: Any,
    stack: Any,
    acc: Any,
) -> Any:
    """acc += sum of prob x the best value shown, over the nodes first..end (at least one).

    ``value`` is rows x lanes, ``stack`` depths x lanes with the lowest value at depth 0.
    """
    signature = types.void(parent, row, prob, types.int64, types.int64, value, stack, acc)

    def pointer(context: Any, builder: Any, kind: Any, array: Any, element: Any) -> Any:
        data = context.make_array(kind)(context, builder, value=array).data
        return builder.bitcast(data, element.as_pointer())

    def codegen(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        def at(slot: int, element: Any) -> Any:
            return pointer(context, builder, sig.args[slot], args[slot], element)

        def load(base: Any, index: Any, align: int) -> Any:
            return builder.load(builder.gep(base, [index]), align=align)

        parents, rows = at(0, ir.IntType(32)), at(1, ir.IntType(32))
        probs, values, tops, sums = at(2, _DOUBLE), at(5, _BLOCK), at(6, _BLOCK), at(7, _BLOCK)
        first, end = args[3], args[4]
        start = builder.load(sums, align=8)
        entry = builder.block
        loop = builder.append_basic_block("outcomes")
        done = builder.append_basic_block("outcomes.done")
        builder.branch(loop)

        builder.position_at_end(loop)
        node = builder.phi(_INDEX)
        total = builder.phi(_BLOCK)
        above = builder.zext(load(parents, node, 4), _INDEX)
        top = load(tops, above, 8)
        new = load(values, builder.zext(load(rows, node, 4), _INDEX), 8)
        best = builder.select(builder.fcmp_ordered(">", new, top), new, top)
        here = builder.gep(tops, [builder.add(above, ir.Constant(_INDEX, 1))])
        builder.store(best, here, align=8)
        scalar = builder.insert_element(
            ir.Constant(_BLOCK, ir.Undefined), load(probs, node, 8), ir.Constant(_INDEX, 0)
        )
        weight = builder.shuffle_vector(scalar, ir.Constant(_BLOCK, ir.Undefined), _EACH_LANE)
        gain = builder.fmul(weight, best, flags=("contract",))
        added = builder.fadd(total, gain, flags=("contract",))
        following = builder.add(node, ir.Constant(_INDEX, 1))
        node.add_incoming(first, entry)
        node.add_incoming(following, loop)
        total.add_incoming(start, entry)
        total.add_incoming(added, loop)
        builder.cbranch(builder.icmp_signed("<", following, end), loop, done)

        builder.position_at_end(done)
        builder.store(added, sums, align=8)
        return context.get_dummy_value()

    return signature, codegen
