"""Import cycles, those through imports inside functions included: `python -m
tests.conventions.cycles`.

Part of `scripts/lint`. A cycle that is still tolerated is named in `tests/conventions/tolerated.py`
by one import that closes it.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Collection

from tests.conventions.sources import Graph, imports
from tests.conventions.tolerated import CYCLES

Edge = tuple[str, str]


def cycles(graph: Graph) -> list[list[str]]:
    """The shortest cycle through each module that has one, every cycle once."""
    found: dict[frozenset[str], list[str]] = {}
    for module in graph:
        way = _way(graph, module, module)
        if way:
            found.setdefault(frozenset(way), way)
    return list(found.values())


def without(graph: Graph, edges: Collection[Edge]) -> Graph:
    return {
        module: {other for other in imported if (module, other) not in edges}
        for module, imported in graph.items()
    }


def needless(graph: Graph, edges: Collection[Edge]) -> list[Edge]:
    """Of these imports those that are gone, or close no cycle."""
    return [
        (importer, imported)
        for importer, imported in sorted(edges)
        if imported not in graph.get(importer, ()) or _way(graph, imported, importer) is None
    ]


def _way(graph: Graph, start: str, end: str) -> list[str] | None:
    """The shortest way from one module to another, both ends included; None where there is none."""
    before = dict.fromkeys(sorted(graph.get(start, ())), start)
    waiting = deque(before)
    while waiting:
        at = waiting.popleft()
        if at == end:
            way = [at]
            while at != start or len(way) == 1:
                at = before[at]
                way.append(at)
            return way[::-1]
        for other in sorted(graph.get(at, ())):
            if other not in before:
                before[other] = at
                waiting.append(other)
    return None


def complaints(graph: Graph, tolerated: Collection[Edge]) -> list[str]:
    said = [f"imports run in a circle: {' → '.join(c)}" for c in cycles(without(graph, tolerated))]
    said += [
        f"no cycle any more, take it off the list: {importer} → {imported}"
        for importer, imported in needless(graph, tolerated)
    ]
    return said


def main() -> int:
    said = complaints(imports(), CYCLES)
    sys.stderr.write("".join(f"{line}\n" for line in said))
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
