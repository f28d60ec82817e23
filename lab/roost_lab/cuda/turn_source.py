"""Writes the CUDA source of the turn solver from the same tables the CPU kernels use.

One block solves `SOLVES` turns in shared memory. The outcomes of each group of states are written
out as straight-line code: a maximum and a multiply-add per outcome, with the probabilities as
constants and the successors' values in registers.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from roost.solver.pickomino.turn.tables import FACES, TOTALS, Group, TurnTables, turn_tables

SOLVES = 8
THREADS = 256
ROOT_PARTS = 8
# Chances are added up as integers, which shared memory can do atomically: 1 is 2 ** 31.
ONE = 1 << 31
_SUMS = 4

_PRELUDE = """
#define B {solves}
#define T {threads}
#define STATES {states}
#define ROLLING {rolling}
#define TOTALS {totals}
#define ENDS (TOTALS + 1)
typedef unsigned int u32;
typedef unsigned short u16;

__device__ const u16 STOP[STATES] = {{{stop}}};
__device__ const u16 SUCC[{successors_size}] = {{{successors}}};

static __device__ __forceinline__ u32 place(u32 state) {{
    return state < ROLLING ? state : ROLLING + STOP[state];
}}
static __device__ __forceinline__ void give(u32* chance, u32 slot, float weight) {{
    atomicAdd(chance + slot, (u32)(weight + 0.5f));
}}
"""

_VALUES = """
static __device__ void solve_block(
    const float* __restrict__ payoffs, const float* __restrict__ fails, long long n, float tie,
    long long base, float* best, float* pay, float* parts)
{{
    const int tid = threadIdx.x;
    for (int item = tid; item < ENDS * B; item += T) {{
        const int t = item / B;
        long long turn = base + item % B;
        if (turn >= n) turn = n - 1;
        pay[item] = t < TOTALS ? payoffs[turn * TOTALS + t] : fails[turn];
    }}
    __syncthreads();
    for (int item = ROLLING * B + tid; item < STATES * B; item += T)
        best[item] = pay[STOP[item / B] * B + item % B];
    __syncthreads();
{levels}
    if (tid < B * {parts}) {{
        const int part = tid / B, solve = tid % B;
        const float* values = best + solve;
        const u16* succ = SUCC + {root_at};
        float sum = 0.0f;
        switch (part) {{
{root}
        }}
        parts[tid] = sum;
    }}
    __syncthreads();
    if (tid < B) {{
        float sum = 0.0f;
        for (int part = 0; part < {parts}; part++) sum += parts[part * B + tid];
        best[(ROLLING - 1) * B + tid] = sum;
    }}
    __syncthreads();
}}

extern "C" __global__ void __launch_bounds__(T) turn_values(
    const float* payoffs, const float* fails, long long n, float tie, float* values)
{{
    extern __shared__ float memory[];
    float* best = memory;
    float* pay = best + STATES * B;
    float* parts = pay + ENDS * B;
    const long long base = (long long)blockIdx.x * B;
    solve_block(payoffs, fails, n, tie, base, best, pay, parts);
    if (threadIdx.x < B && base + threadIdx.x < n)
        values[base + threadIdx.x] = best[(ROLLING - 1) * B + threadIdx.x];
}}
"""

_ENDS = """
extern "C" __global__ void __launch_bounds__(T) turn_ends(
    const float* payoffs, const float* fails, long long n, float tie, float* values, float* ends)
{{
    extern __shared__ float memory[];
    float* best = memory;
    float* pay = best + STATES * B;
    float* parts = pay + ENDS * B;
    u32* chance = (u32*)(parts + {parts} * B);
    const int tid = threadIdx.x;
    const long long base = (long long)blockIdx.x * B;
    for (int item = tid; item < (ROLLING + ENDS) * B; item += T) chance[item] = 0u;
    solve_block(payoffs, fails, n, tie, base, best, pay, parts);
    if (tid < B) {{
        if (base + tid < n) values[base + tid] = best[(ROLLING - 1) * B + tid];
        chance[(ROLLING - 1) * B + tid] = {one}u;
    }}
    __syncthreads();
    if (tid < B * {parts}) {{
        const int part = tid / B, solve = tid % B;
        const float* values_ = best + solve;
        const u16* succ = SUCC + {root_at};
        const float w = {one}.0f;
        u32* to = chance + solve;
        switch (part) {{
{root}
        }}
    }}
    __syncthreads();
{levels}
    for (int item = tid; item < ENDS * B; item += T) {{
        const long long turn = base + item / ENDS;
        const int slot = item % ENDS;
        if (turn < n)
            ends[turn * ENDS + slot] = chance[(ROLLING + slot) * B + item / ENDS] * {scale}f;
    }}
}}
"""


@lru_cache(maxsize=1)
def turn_source() -> str:
    """The whole module: kernels ``turn_values`` and ``turn_ends``."""
    tables = turn_tables()
    prelude = _PRELUDE.format(
        solves=SOLVES,
        threads=THREADS,
        states=len(tables.states),
        rolling=tables.rolling,
        totals=TOTALS,
        stop=_numbers(s.total if s.has_worm else TOTALS for s in tables.states),
        successors_size=tables.successors.size,
        successors=_numbers(tables.successors),
    )
    root = tables.group_list[-1]
    values = _VALUES.format(
        levels="\n".join(_levels(tables, forward=False)),
        parts=ROOT_PARTS,
        root_at=root.successors,
        root="\n".join(_root(tables, root, forward=False)),
    )
    ends = _ENDS.format(
        levels="\n".join(_levels(tables, forward=True)),
        parts=ROOT_PARTS,
        root_at=root.successors,
        root="\n".join(_root(tables, root, forward=True)),
        one=ONE,
        scale=repr(1.0 / ONE),
    )
    return prelude + values + ends


def shared_bytes(*, ends: bool) -> int:
    tables = turn_tables()
    floats = (len(tables.states) + TOTALS + 1 + ROOT_PARTS) * SOLVES
    return 4 * (floats + (tables.rolling + TOTALS + 1) * SOLVES * ends)


def _numbers(values: object) -> str:
    return ",".join(str(int(v)) for v in values)  # type: ignore[attr-defined]


def _nodes(tables: TurnTables, group: Group) -> list[tuple[int, int, float]]:
    span = slice(group.nodes, group.nodes + group.outcomes)
    return list(
        zip(
            tables.depth[span].tolist(),
            tables.row[span].tolist(),
            tables.prob[span].tolist(),
            strict=True,
        )
    )


def _levels(tables: TurnTables, *, forward: bool) -> Iterator[str]:
    """The groups but the first roll's, a barrier wherever the number of free faces changes."""
    groups = list(tables.group_list[:-1])
    if forward:
        groups.reverse()
    turned = 0
    for i, group in enumerate(groups):
        if i and group.faces != groups[i - 1].faces:
            yield "    __syncthreads();"
            turned = 0
        yield from (_forward if forward else _backward)(tables, group, turned)
        # The next group starts at the warp where this one ends.
        turned = (turned + -(-group.size * SOLVES // 32) * 32) % THREADS
    yield "    __syncthreads();"


def _each_state(group: Group, turned: int) -> Iterator[str]:
    padded = -(-group.size // 8) * 8
    items = group.size * SOLVES
    yield f"    for (int item = (tid + T - {turned}) % T; item < {items}; item += T) {{"
    yield "        const int solve = item % B, at = item / B;"
    yield f"        const int state = {group.first} + at;"
    yield f"        const u16* succ = SUCC + {group.successors} + at;"
    yield f"        const int pad = {padded}; (void)pad;"


def _miss(group: Group) -> float:
    return float(((FACES - group.faces) / FACES) ** group.dice)


def _backward(tables: TurnTables, group: Group, turned: int) -> Iterator[str]:
    yield from _each_state(group, turned)
    yield "        const float* values = best + solve;"
    yield f"        float sum0 = {_miss(group)!r}f * pay[TOTALS * B + solve];"
    yield "        " + " ".join(f"float sum{i} = 0.0f;" for i in range(1, _SUMS))
    for row in range(group.rows):
        yield f"        const float v{row} = values[succ[{row} * pad] * B];"
    for i, (depth, row, prob) in enumerate(_nodes(tables, group)):
        new = f"v{row}" if depth == 0 else f"fmaxf(m{depth - 1}, v{row})"
        declare = "float " if _first_at(tables, group, i) else ""
        yield f"        {declare}m{depth} = {new}; sum{i % _SUMS} += {prob!r}f * m{depth};"
    sums = " + ".join(f"sum{i}" for i in range(_SUMS))
    yield f"        const float sum = {sums};"
    yield "        const float stop = pay[STOP[state] * B + solve];"
    yield "        best[state * B + solve] = stop >= sum - tie ? stop : sum;"
    yield "    }"


def _first_at(tables: TurnTables, group: Group, node: int) -> bool:
    depths = tables.depth[group.nodes : group.nodes + node + 1]
    return bool((depths[:-1] != depths[-1]).all())


def _forward(tables: TurnTables, group: Group, turned: int) -> Iterator[str]:
    yield from _each_state(group, turned)
    yield "        const u32 held = chance[state * B + solve];"
    yield "        if (held == 0u) continue;"
    yield "        const float w = (float)held;"
    yield "        u32* to = chance + solve;"
    yield "        const float* values_ = best + solve;"
    yield "        if (values_[state * B] == pay[STOP[state] * B + solve]) {"
    yield "            give(to, (ROLLING + STOP[state]) * B, w);"
    yield "            continue;"
    yield "        }"
    yield f"        give(to, (ROLLING + TOTALS) * B, w * {_miss(group)!r}f);"
    yield from _choices(_nodes(tables, group))
    yield "    }"


def _choices(nodes: list[tuple[int, int, float]]) -> Iterator[str]:
    """Give each outcome's chance to the state that the best face leads to."""
    used = sorted({row for _, row, _ in nodes})
    for row in used:
        yield f"        const u32 s{row} = succ[{row} * pad];"
        yield f"        const float v{row} = values_[s{row} * B];"
        yield f"        const u32 a{row} = place(s{row}) * B;"
    declared: set[int] = set()
    for depth, row, prob in nodes:
        kind = "" if depth in declared else "float "
        index = "" if depth in declared else "u32 "
        declared.add(depth)
        if depth == 0:
            yield f"        {kind}m0 = v{row}; {index}c0 = a{row};"
        else:
            up = depth - 1
            yield f"        {kind}m{depth} = m{up}; {index}c{depth} = c{up};"
            yield f"        if (v{row} > m{up} + tie) {{ m{depth} = v{row}; c{depth} = a{row}; }}"
        if prob:
            yield f"        give(to, c{depth}, w * {prob!r}f);"


def _root(tables: TurnTables, group: Group, *, forward: bool) -> Iterator[str]:
    """The first roll, split into parts of about equal work for the warps of a block."""
    for part, nodes in enumerate(_parts(_nodes(tables, group))):
        yield f"        case {part}: {{"
        yield "        const int pad = 8;"
        if forward:
            yield from _choices(nodes)
        else:
            for row in sorted({row for _, row, _ in nodes}):
                yield f"        const float v{row} = values[succ[{row} * pad] * B];"
            declared: set[int] = set()
            for depth, row, prob in nodes:
                kind = "" if depth in declared else "float "
                declared.add(depth)
                new = f"v{row}" if depth == 0 else f"fmaxf(m{depth - 1}, v{row})"
                gain = f" sum += {prob!r}f * m{depth};" if prob else ""
                yield f"        {kind}m{depth} = {new};{gain}"
        yield "        break; }"


def _parts(nodes: list[tuple[int, int, float]]) -> list[list[tuple[int, int, float]]]:
    trees: list[list[tuple[int, int, float]]] = []
    for node in nodes:
        if node[0] == 0:
            trees.append([])
        trees[-1].append(node)
    parts: list[list[tuple[int, int, float]]] = [[] for _ in range(ROOT_PARTS)]
    for tree in sorted(trees, key=len, reverse=True):
        min(parts, key=len).extend(tree)
    return parts
