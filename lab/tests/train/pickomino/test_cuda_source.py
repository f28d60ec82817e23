"""The CUDA source computes what the CPU kernels compute: its straight-line code, run as Python."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from roost.solver.pickomino.turn.solve import turn_solver
from roost.solver.pickomino.turn.tables import TOTALS, free_faces, take, turn_tables
from roost_lab.cuda import turn_source as cuda_source

TABLES = turn_tables()
SMALL_GROUPS = [group for group in TABLES.group_list if group.outcomes < 300]


def as_python(lines: list[str]) -> str:
    """Declarations and float suffixes dropped; arrays become what the test provides."""
    code = "\n".join(lines)
    code = re.sub(r"\b(const )?(float\*?|u16\*|u32|int) (?=[a-z])", "", code)
    code = re.sub(r"(?<=\d)f\b", "", code)
    code = re.sub(r"const int pad = \d+; \(void\)pad;", "", code)
    return "\n".join(part.strip() for part in code.replace(";", "\n").splitlines())


@pytest.mark.parametrize("group", SMALL_GROUPS, ids=lambda g: f"{g.faces} faces {g.dice} dice")
def test_the_code_of_each_group_gives_the_value_of_rolling(group: Any) -> None:
    rng = np.random.default_rng(group.first)
    solution = turn_solver().solve(rng.random(TOTALS), 0.2)
    state = TABLES.states[group.first]
    lines = list(cuda_source._backward(TABLES, group, 0))
    body = [
        line for line in lines if re.match(r"\s+(float )?(m\d|sum\d)|\s+const float sum ", line)
    ]
    values = {
        f"v{face * group.dice + count - 1}": solution.state_value(
            take(state, free_faces(state.mask)[face], count)
        )
        for face in range(group.faces)
        for count in range(1, group.dice + 1)
    }
    first = next(line for line in lines if "sum0 =" in line)
    assert f"{cuda_source._miss(group)!r}f * pay[TOTALS * B + solve]" in first
    names: dict[str, Any] = {**values, "fmaxf": max, "sum0": cuda_source._miss(group) * 0.2}
    exec(as_python([line for line in body if line is not first]), names)
    assert names["sum"] == pytest.approx(solution.roll_value(state), abs=1e-12)


def test_the_parts_of_the_first_roll_hold_every_outcome_once() -> None:
    nodes = cuda_source._nodes(TABLES, TABLES.group_list[-1])
    parts = cuda_source._parts(nodes)
    assert sorted(node for part in parts for node in part) == sorted(nodes)
    assert sum(prob for part in parts for _, _, prob in part) == pytest.approx(1)
    assert max(map(len, parts)) < len(nodes) / 3


def test_both_kernels_are_there_and_fit_shared_memory() -> None:
    source = cuda_source.turn_source()
    assert {"turn_values", "turn_ends"} <= set(re.findall(r"\b(turn_\w+)\(", source))
    assert source.count("{") == source.count("}")
    assert cuda_source.shared_bytes(ends=False) < cuda_source.shared_bytes(ends=True) < 227 * 1024
