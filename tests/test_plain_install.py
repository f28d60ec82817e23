"""The plain install, without extras: everything works or names the extra that it needs."""

from __future__ import annotations

import json
import os
import re
import subprocess
import venv
from collections.abc import Callable, Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from roost.cli import full_names
from roost.rules import format_position, make_game
from tests.wheel import PIP

POSITION = "pickomino 21-24,26,30-36 25/-/27,29 2 www345 . 7"
OPENING = format_position(make_game("knockout").start(2))
ENOUGH = 300.0  # seconds for a command, on a busy machine


def requirements(found: Distribution) -> Iterator[str]:
    """Yield what a distribution needs, without its extras."""
    for line in found.requires or ():
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            yield requirement.name


@pytest.fixture(scope="module")
def plain(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment with the wheel and its dependencies, and nothing else."""
    folder = tmp_path_factory.mktemp("plain")
    venv.create(folder)
    (site,) = folder.glob("lib/*/site-packages")
    subprocess.run([*PIP, "install", "-qq", "--no-deps", "--target", site, wheel], check=True)
    waiting, seen = [*requirements(Distribution.at(next(site.glob("roost-*.dist-info"))))], set()
    while waiting:
        name = re.sub(r"[-_.]+", "-", waiting.pop()).lower()
        if name not in seen:
            seen.add(name)
            found = distribution(name)
            waiting += requirements(found)
            for top in {path.parts[0] for path in found.files or () if path.parts[0] != ".."}:
                if not (site / top).exists():
                    (site / top).symlink_to(Path(str(found.locate_file(top))))
    assert "numpy" not in seen
    return folder / "bin" / "python"


@pytest.fixture
def roost(plain: Path, tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    kept = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "ROOST_HOME": str(tmp_path / "home")}

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [plain, "-m", "roost", *words],
            input="\n" * 20,
            cwd=tmp_path,
            env=kept,
            capture_output=True,
            text=True,
            timeout=ENOUGH,
            check=False,
        )

    return run


# A run of every command; FILE is a finished game.
RUNS = {
    "play": [
        "play pickomino --players bot:simple,bot:strongest --seed 1",
        "play knockout --players bot:simple,bot:strongest --seed 1 --rounds 2",
    ],
    "resume": ["resume --list"],
    "learn": ["learn pickomino"],
    "today": ["today"],
    "rules": ["rules knockout K9"],
    "puzzle": ["puzzle --count 1", "puzzle --from FILE", "puzzle --make new.json --games 2"],
    "review": ["review FILE --rollouts 2", "review FILE --exact"],
    "replay": ["replay FILE --all"],
    "analyse": [
        f"analyse {POSITION} --rollouts 2",
        f"analyse {POSITION} --odds worms",
        f"analyse {OPENING}",
    ],
    "check": ["check FILE"],
    "arena": [
        "arena strongest greedy --games 120 --jobs 1",
        "arena strongest cautious --game knockout --games 4 --jobs 1",
        "arena simple greedy --tournament round-robin --games 2 --jobs 1",
        "arena simple greedy --games 2 --ray 127.0.0.1:9",
    ],
    "bot check": ["bot check greedy --decisions 5"],
    "bot benchmark": ["bot benchmark greedy --positions 3 --games 0 --jobs 1"],
    "bot run": ["bot run greedy --server http://127.0.0.1:9"],
    "board check": ["board check grid49"],
    "board measure": ["board measure grid49 --games 2 --seats 2"],
    "board draw": ["board draw grid49 --out board.svg"],
    "board search": ["board search wheel49 --games 10 --classes 1"],
    "serve": [
        "serve --show-config",
        "serve --store postgresql://127.0.0.1:9/roost --port 0",
        "serve --set metrics=word --port 0",
    ],
    **{f"server {name}": [f"server {name}"] for name in ("list", "bans", "rotate", "drain")},
    **{
        f"server {name}": [f"server {name} abcdef"]
        for name in ("end", "hide", "show", "delete", "ban", "unban", "forget", "backup", "restore")
    },
    "server purge": ["server purge --days 90"],
    "server copy": ["server copy nowhere new", "server copy nowhere postgresql://127.0.0.1:9/x"],
    "settings": ["settings plain=on"],
    "completion": ["completion bash", "completion man"],
    "report": ["report"],
}
NEEDS = {
    "arena simple greedy --tournament round-robin --games 2 --jobs 1": "tournaments",
    "arena simple greedy --games 2 --ray 127.0.0.1:9": "ray",
    "serve --store postgresql://127.0.0.1:9/roost --port 0": "host",
    "serve --set metrics=word --port 0": "host",
}
# These have nothing to work on here: no server, no data of one, no unfinished game, nobody typing.
REFUSED = ("bot run", "learn", "resume", "server ", "today")


@pytest.fixture(scope="module")
def game(plain: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("game") / "game.json"
    words = ["play", "pickomino", "--players", "bot:simple,bot:greedy", "--seed", "2", "--file"]
    subprocess.run([plain, "-m", "roost", *words, path], check=True, stdout=subprocess.DEVNULL)
    return path


def test_every_command_has_a_run() -> None:
    assert set(RUNS) == set(full_names())


@pytest.mark.slow
@pytest.mark.parametrize("command", [run for runs in RUNS.values() for run in runs])
def test_every_command_works_or_names_its_extra(
    roost: Callable[..., subprocess.CompletedProcess[str]],
    game: Path,
    tmp_path: Path,
    command: str,
) -> None:
    word = tmp_path / "word"
    word.touch(mode=0o600)
    word.write_text("sixteen characters")
    done = roost(*(str(game) if word == "FILE" else word for word in command.split()))
    assert "Traceback" not in done.stdout + done.stderr
    if command in NEEDS:
        assert f'pip install "roost[{NEEDS[command]}]"' in done.stderr
    if done.returncode:
        assert done.stderr.count("\n") == 1
        named = re.search(r'pip install "roost\[\w+\]"', done.stderr)
        assert named or "--exact" in command or command.startswith(REFUSED), done.stderr


IMPORTS = """
import importlib, json, pkgutil, roost
failed = {}
for module in pkgutil.walk_packages(roost.__path__, "roost.", onerror=lambda name: None):
    if not module.name.endswith("__main__"):
        try:
            importlib.import_module(module.name)
        except Exception as error:
            failed[module.name] = [type(error).__name__, str(error)]
print(json.dumps(failed))
"""


@pytest.mark.slow
def test_every_module_can_be_imported_or_names_its_extra(plain: Path) -> None:
    done = subprocess.run([plain, "-c", IMPORTS], capture_output=True, text=True, check=True)
    failed = json.loads(done.stdout)
    assert "roost.envs" in failed
    text = r"(\w+) is not installed; pip install 'roost\[\w+\]' brings it"
    bare = {
        name: error
        for name, error in failed.items()
        if error[0] != "MissingExtraError" or not re.fullmatch(text, error[1])
    }
    assert bare == {}
