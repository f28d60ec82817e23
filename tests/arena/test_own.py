"""External bots in matches: they play in every process, and faults cost only decisions."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest

from roost.arena import ArenaError, MatchPlan, run_match
from roost.bots import register_bot
from roost.bots.registry import _installed, _registered, bot_info
from roost.rules import Action, game_of
from roost.rules.core import State

ROOT = Path(__file__).parents[2]
EXAMPLE = f"{ROOT}/examples/bots/my_bot.py:MyBot"
PROGRAM = "run:" + shlex.join([sys.executable, f"{ROOT}/examples/bots/program.py"])


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    before = dict(_registered)
    yield
    _registered.clear()
    _registered.update(before)


def played(*bots: str, games: int, jobs: int = 1) -> tuple[list[float], float]:
    """Return wins and turns, which do not depend on the bots' names."""
    result = run_match(MatchPlan(bots, games, seed=1, raw=True), jobs=jobs)
    return [bot.wins for bot in result.bots], result.turns


def test_a_bot_and_its_program_version_play_the_same_games() -> None:
    assert played(EXAMPLE, "simple", games=20) == played(PROGRAM, "simple", games=20)


class Careless:
    def choose(self, state: State) -> Action:
        return game_of(state).legal_actions(state)[-1]


@pytest.mark.slow
def test_a_registered_bot_is_available_in_every_process() -> None:
    register_bot("pickomino", "careless", Careless)
    for other in ("simple", EXAMPLE):
        alone = played("careless", other, games=60)
        assert played("careless", other, games=60, jobs=2) == alone


def test_an_installed_bot_has_its_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lent_bot.py").write_text(
        "from roost.rules import game_of\n"
        "class Lent:\n"
        "    def choose(self, state): return game_of(state).legal_actions(state)[0]\n"
    )
    info = tmp_path / "lent_bot-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lent-bot\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[roost.bots]\npickomino.lent = lent_bot:Lent\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    _installed.cache_clear()
    try:
        assert [e.name for e in metadata.entry_points(group="roost.bots")] == ["pickomino.lent"]
        assert bot_info("pickomino", "lent").source == "lent_bot:Lent"
        assert len(played("lent", "simple", games=5)[0]) == 2
    finally:
        _installed.cache_clear()


def test_five_hostile_programs_lose_only_their_decisions(tmp_path: Path) -> None:
    greet = (
        "import json, sys, time\n"
        "print(json.dumps({'type': 'ready'}), flush=True)\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'hello': continue\n"
    )
    bodies = {
        "crash": "    sys.exit(1)\n",
        "slow": "    time.sleep(60)\n",
        "flood": "    while True: print('{}')\n",
        "illegal": "    print(json.dumps({'id': message['id'], 'move': 'castle'}), flush=True)\n",
        "garbage": "    print('<html>', flush=True)\n",
    }
    from roost.bots.loading import give_programs, seconds_for_programs

    before = seconds_for_programs()
    give_programs(0.2)
    try:
        for fault, body in bodies.items():
            file = tmp_path / f"{fault}.py"
            file.write_text(greet + body)
            bot = "run:" + shlex.join([sys.executable, "-S", str(file)])
            result = run_match(MatchPlan((bot, "random"), 2, seed=3), jobs=1)
            assert result.games == 2
            assert sum(one.wins for one in result.bots) == pytest.approx(1)
            (faults,) = result.faults.values()
            assert list(result.faults) == [bot]
            assert fault in faults.counts
            assert set(faults.counts) <= {fault, "left"}  # not started again after a few attempts
            assert result.to_json()["faults"][bot]["counts"] == faults.counts
    finally:
        give_programs(before)


def test_a_bot_that_ends_its_process_ends_the_match_with_a_clear_error(tmp_path: Path) -> None:
    file = tmp_path / "hard.py"
    file.write_text("import os\ndef leaves(state): os._exit(5)\n")
    plan = MatchPlan((f"{file}:leaves", "random"), 400, seed=3, raw=True)
    with pytest.raises(ArenaError) as caught:
        run_match(plan, jobs=2)
    assert caught.value.code == "worker-lost"
