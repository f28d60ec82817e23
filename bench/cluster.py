"""A match on a Ray cluster of two nodes compared with the same match on two cores: processor time.

Everything that the cluster's processes use counts, what starting them takes apart.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any

from roost.arena import MatchPlan, MatchResult, run_match

TICKS = os.sysconf("SC_CLK_TCK")


def used() -> float:
    """Seconds of processor time of this process and all below it; those that ended count as far
    as their parents asked for them."""
    parents, times = {}, {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        process = int(stat.parent.name)
        parents[process] = int(fields[1])
        times[process] = sum(map(int, fields[11:15]))
    family = {os.getpid()}
    while more := {one for one, parent in parents.items() if parent in family} - family:
        family |= more
    return sum(times[one] for one in family) / TICKS


def start() -> Any:
    os.environ |= {
        "RAY_AUTH_MODE": "disabled",
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    }
    from ray.cluster_utils import Cluster

    made: Any = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    made.add_node(num_cpus=1)
    return made


def timed(plan: MatchPlan, ray: str | None) -> tuple[MatchResult, float, float]:
    before, began, seen = used(), time.monotonic(), [0.0]

    def look(done: int) -> None:
        if done == plan.games:  # while the workers still are there
            seen[0] = used()

    result = run_match(plan, jobs=None if ray else 2, ray=ray, progress=look)
    return result, seen[0] - before, time.monotonic() - began


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20_000)
    plan = MatchPlan(("strongest", "greedy"), parser.parse_args().games)
    alone, without, seconds = timed(plan, None)
    print(f"two processes    {without:7.1f} s of processor time, {seconds:6.1f} s", flush=True)
    before = used()
    cluster = start()
    started = used() - before
    try:
        spread, with_ray, seconds = timed(plan, cluster.address)
    finally:
        cluster.shutdown()
    print(f"two nodes of Ray {with_ray:7.1f} s of processor time, {seconds:6.1f} s")
    print(f"starting them    {started:7.1f} s of processor time")
    ratio, whole = with_ray / without, (with_ray + started) / without
    print(f"ratio            {ratio:7.2f}, with the start {whole:.2f}")
    print(f"same result      {spread == alone}")


if __name__ == "__main__":
    main()
