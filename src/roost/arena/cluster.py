"""A Ray cluster as the workers of a match (extra ``roost[ray]``): chunks on many machines.

Every node needs this version of Roost, and external bots (files or programs) at the same paths. If
a node fails, other nodes repeat its chunks.
"""

from __future__ import annotations

import logging
import os
import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from roost.arena.crew import Crew, Played, adopt, known_here
from roost.arena.plan import ArenaError, Chunk, MatchTotals
from roost.arena.play import play_chunk
from roost.bots.registry import BotInfo
from roost.rules.extras import need

LOOK_S = 5.0  # seconds between two checks for new or lost nodes
KNOCK_S = 10.0
FOREVER = -1  # unlimited retries after a lost node; an error in the chunk itself ends the match


@contextmanager
def crew_on_ray(address: str, jobs: int | None = None) -> Iterator[Crew]:
    """Connect to the cluster at an address, as for `ray.init`.

    If this process is already connected to a cluster, use it and leave it connected. ``jobs``
    limits the number of concurrent chunks.
    """
    ray = need("ray", "ray")
    joined = ray.is_initialized()
    if not joined:
        try:
            _check_reachable(address)
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
            raise ArenaError(
                f"no Ray cluster answers at {address}: {error}",
                code="ray-unreachable",
                address=address,
                reason=str(error).strip().partition("\n")[0],
            ) from None
    try:
        yield _Cluster(ray, jobs)
    finally:
        if not joined:
            ray.shutdown()


def _check_reachable(address: str) -> None:
    """Check that the address answers; Ray itself would retry for minutes."""
    if found := re.fullmatch(r"([\w.-]+):(\d+)", address):
        socket.create_connection((found[1], int(found[2])), KNOCK_S).close()


class _Cluster:
    def __init__(self, ray: Any, jobs: int | None) -> None:
        self._ray = ray
        self._jobs = jobs
        self._play = ray.remote(num_cpus=1, max_retries=FOREVER)(play_for)
        self._known = ray.put((*known_here(), str(Path.cwd())))
        self._sent: dict[Any, Chunk] = {}
        self._room = 0
        self._looked = float("-inf")

    def size(self) -> int:
        if self._jobs is not None:
            return self._jobs
        if time.monotonic() - self._looked > LOOK_S:
            self._room = 2 * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            self._looked = time.monotonic()
        return self._room

    def send(self, chunk: Chunk) -> None:
        self._sent[self._play.remote(chunk, self._known)] = chunk

    def receive(self) -> list[Played]:
        done, _ = self._ray.wait(list(self._sent), num_returns=1)
        found = []
        for reference in done:
            try:
                tally = self._ray.get(reference)
            except self._ray.exceptions.RayTaskError:
                raise  # the error from the chunk itself
            except self._ray.exceptions.RayError as error:
                reason = str(error).strip().partition("\n")[0]
                raise ArenaError(
                    f"the Ray cluster is lost: {reason}", code="ray-lost", reason=reason
                ) from None
            found.append((self._sent.pop(reference), tally))
        return found


def play_for(chunk: Chunk, known: tuple[tuple[BotInfo, ...], float, str]) -> MatchTotals:
    """Play a chunk in a worker of the cluster, after setting up the same bots and options."""
    bots, seconds, folder = known
    adopt(bots, seconds)
    if Path(folder).is_dir():
        os.chdir(folder)  # bots that are files have paths relative to it
    return play_chunk(chunk)
