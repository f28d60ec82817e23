"""A match on a Ray cluster has the same result as on one core, even if a node is lost."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from roost.arena import ArenaError, MatchPlan, Tournament, run_match, run_tournament
from roost.bots.loading import BotError
from tests.scale import scaled

pytestmark = pytest.mark.slow
EXAMPLE = f"{Path(__file__).parents[3]}/examples/bots/my_bot.py:MyBot"


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Start two nodes on this machine: a head that plays, and a second node."""
    before = dict(os.environ)
    os.environ |= {
        "RAY_AUTH_MODE": "disabled",
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
        "RAY_worker_niceness": "0",  # otherwise its workers wait for all other processes
    }
    from ray.cluster_utils import Cluster

    memory = 80 * 2**20
    made: Any = Cluster(
        initialize_head=True,
        head_node_args={
            "num_cpus": 1,
            "object_store_memory": memory,
            "include_dashboard": False,
        },
    )
    made.second = made.add_node(num_cpus=1, object_store_memory=memory)
    yield made
    made.shutdown()
    os.environ.clear()
    os.environ.update(before)


def test_only_the_chunks_of_a_lost_node_are_repeated(cluster: Any, tmp_path: Path) -> None:
    asked = Tournament((EXAMPLE, "greedy"), scaled(200, 4000), seed=5, raw=True)
    alone = run_tournament(asked, jobs=1)
    removed: list[int] = []

    def lose(done: int) -> None:
        if not removed and done >= asked.games // 2:
            removed.append(done)
            cluster.remove_node(cluster.second, allow_graceful=False)

    kept = tmp_path / "kept.jsonl"
    spread = run_tournament(asked, ray=cluster.address, file=kept, progress=lose)
    assert removed
    assert spread == alone
    assert run_tournament(asked, jobs=1, file=kept) == alone


def test_an_error_in_a_chunk_ends_the_match(cluster: Any, tmp_path: Path) -> None:
    """The bot's file has been deleted when a worker imports it."""
    bot = tmp_path / "gone.py"
    bot.write_text(
        "from roost.rules import game_of\ndef bot(s): return game_of(s).legal_actions(s)[0]\n"
    )
    plan = MatchPlan((f"{bot}:bot", "random"), 20, raw=True)
    run_match(plan, jobs=1)
    bot.unlink()
    with pytest.raises(BotError, match="no file"):
        run_match(plan, ray=cluster.address)


def test_the_error_for_a_silent_cluster_names_its_address() -> None:
    with pytest.raises(ArenaError, match=r"127\.0\.0\.1:1") as refusal:
        run_match(MatchPlan(("greedy", "greedy"), 20), ray="127.0.0.1:1")
    assert refusal.value.code == "ray-unreachable"
