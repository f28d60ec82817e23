"""`make mutate`: plant each fault in a copy of the tree, run its tests, tell who noticed.

    python -m tests.mutants [WORD …] [--workers N] [--fresh]

With words, only faults whose group or description holds one of them. A run that was broken off goes
on where it was; a changed tree starts anew.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import Queue

from tests.mutants import ROOT, Mutant, mutants, wrong

KEPT = ROOT / ".cache" / "mutants.json"
LINKED = (".venv", "web/node_modules")  # nobody changes these
BUILT = ("src/roost/server/static", "src/roost/solver/light")
UNUSED = ("cacheprovider", "schemathesis", "playwright")  # by these tests; they load slowly
PATIENCE_S = 300  # a fault may send a program in circles
WANTED = 90  # percent
NAMED = re.compile(r"^\s*(?:FAILED|FAIL|ERROR)\s+(.*?)(?: - .*)?$", re.MULTILINE)
PASSED, FAILED, BROKEN_OFF = 0, 1, 2  # pytest's and vitest's statuses


@dataclass(frozen=True, slots=True)
class Result:
    """`by` is the test that failed first, or how else the fault was noticed."""

    caught: bool
    by: str
    seconds: float


class Tree:
    """A copy of the working tree to plant faults in."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._second = int(time.time())
        for name in _files():
            self._copy(name)
        for name in BUILT:
            if (ROOT / name).exists():
                shutil.copytree(ROOT / name, root / name, dirs_exist_ok=True)
        # Compiled kernels: to compile them takes minutes.
        for cached in (ROOT / "src").rglob("__pycache__/*.nb[ci]"):
            self._copy(str(cached.relative_to(ROOT)))
        for name in LINKED:
            (root / name).symlink_to((ROOT / name).resolve())

    def _copy(self, name: str) -> None:
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, self.root / name)  # with its time: caches compare it

    def try_out(self, fault: Mutant) -> Result:
        with self._planted(fault):
            started = time.monotonic()
            caught, by = self._notice(fault)
            return Result(caught, by, time.monotonic() - started)

    def run(
        self,
        tests: Iterable[str],
        *,
        web: bool,
        workers: int = 0,
        patience: float | None = PATIENCE_S,
    ) -> subprocess.CompletedProcess[str]:
        folder = self.root / "web" if web else self.root
        if web:
            command = ["node_modules/.bin/vitest", "run", "--reporter", "default"]
            command += sorted({test.removeprefix("web/") for test in tests})
        else:
            command = [".venv/bin/python", "-m", "pytest", "-x", "-q", "-rfE", "--tb=no"]
            command += [f"-pno:{plugin}" for plugin in UNUSED]
            command += ["--hypothesis-profile", "quick", f"-n{workers}", *tests]
        return subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(self.root / "src"), "NO_COLOR": "1"},
            check=False,
            timeout=patience,
            text=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def _notice(self, fault: Mutant) -> tuple[bool, str]:
        try:
            done = self.run(fault.tests, web=fault.web)
        except subprocess.TimeoutExpired:
            return True, f"still running after {PATIENCE_S} s"
        if done.returncode == PASSED:
            return False, ""
        if done.returncode not in (FAILED, BROKEN_OFF):
            raise SystemExit(f"{fault}: the tests could not be run\n{done.stdout[-2000:]}")
        named = NAMED.search(done.stdout)
        return True, named[1] if named else "an error"

    @contextmanager
    def _planted(self, fault: Mutant) -> Iterator[None]:
        path = self.root / fault.file
        path.write_text(fault.planted(path.read_text(encoding="utf-8")), encoding="utf-8")
        # Python takes bytecode by a file's second: that of one fault must not serve another.
        self._second += 1
        os.utime(path, (self._second, self._second))
        try:
            yield
        finally:
            self._copy(fault.file)


def _files() -> list[str]:
    """All that git keeps or would keep."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    names = [name for name in listed.split("\0") if name and name not in LINKED]
    return [name for name in names if (ROOT / name).is_file()]


def _state() -> str:
    """Changes with every file but the faults themselves."""
    digest = hashlib.sha256()
    for name in sorted(_files()):
        if not name.startswith("tests/mutants/"):
            digest.update(name.encode() + b"\0" + (ROOT / name).read_bytes() + b"\0")
    return digest.hexdigest()


def _key(fault: Mutant) -> str:
    return hashlib.sha256(json.dumps(asdict(fault)).encode()).hexdigest()


class Memory:
    """Results of this very tree, kept between runs."""

    def __init__(self, *, fresh: bool) -> None:
        self._state = _state()
        self._results: dict[str, dict[str, object]] = {}
        if not fresh and KEPT.exists():
            kept = json.loads(KEPT.read_text(encoding="utf-8"))
            if kept["state"] == self._state:
                self._results = kept["results"]

    def recall(self, fault: Mutant) -> Result | None:
        found = self._results.get(_key(fault))
        return None if found is None else Result(**found)  # type: ignore[arg-type]

    def keep(self, fault: Mutant, result: Result) -> None:
        self._results[_key(fault)] = asdict(result)
        KEPT.parent.mkdir(exist_ok=True)
        text = json.dumps({"state": self._state, "results": self._results})
        KEPT.with_suffix(".new").write_text(text, encoding="utf-8")
        KEPT.with_suffix(".new").replace(KEPT)


def _sound(tree: Tree, faults: list[Mutant], workers: int) -> None:
    """A test that fails anyway notices nothing."""
    for web in (False, True):
        tests = {test for fault in faults if fault.web is web for test in fault.tests}
        # A file that is named as a whole holds its own tests.
        wanted = [test for test in sorted(tests) if test.partition("::")[0] not in tests - {test}]
        if wanted:
            done = tree.run(wanted, web=web, workers=workers, patience=None)
            if done.returncode != PASSED:
                raise SystemExit(f"mutate: without a fault\n{done.stdout[-4000:]}")


def _run(faults: list[Mutant], memory: Memory, workers: int) -> Iterator[tuple[Mutant, Result]]:
    with tempfile.TemporaryDirectory(prefix="roost-mutants-") as folder:
        trees: Queue[Tree] = Queue()
        for number in range(workers):
            trees.put(Tree(Path(folder) / str(number)))
        tree = trees.get()
        _sound(tree, faults, workers)
        trees.put(tree)

        def try_out(fault: Mutant) -> Result:
            tree = trees.get()
            try:
                return tree.try_out(fault)
            finally:
                trees.put(tree)

        with ThreadPoolExecutor(workers) as pool:
            tried = {pool.submit(try_out, fault): fault for fault in faults}
            try:
                for done in as_completed(tried):
                    memory.keep(tried[done], done.result())
                    yield tried[done], done.result()
            finally:
                pool.shutdown(cancel_futures=True)


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def _line(fault: Mutant, result: Result) -> str:
    verdict = "caught  " if result.caught else "SURVIVED"
    return f"{verdict} {result.seconds:4.0f} s  {fault}{result.by and f'  ({result.by})'}"


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make mutate")
    parser.add_argument("words", nargs="*")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--fresh", action="store_true")
    args = parser.parse_args(words)
    faults = mutants()
    if args.words:
        faults = [fault for fault in faults if any(word in str(fault) for word in args.words)]
    stale = wrong(faults)
    if stale or not faults:
        _say("\n".join(stale) or "no such fault")
        return 2
    memory = Memory(fresh=args.fresh)
    results = {fault: memory.recall(fault) for fault in faults}
    left = [fault for fault, result in results.items() if result is None]
    for fault, result in results.items():
        if result is not None:
            _say(_line(fault, result))
    started = time.monotonic()
    if left:
        for fault, result in _run(left, memory, args.workers):
            results[fault] = result
            _say(_line(fault, result))
    return _summary(results, time.monotonic() - started)


def _summary(results: dict[Mutant, Result | None], seconds: float) -> int:
    caught = [fault for fault, result in results.items() if result and result.caught]
    for group in dict.fromkeys(fault.group for fault in results):
        of_all = [fault for fault in results if fault.group == group]
        _say(f"{group:12} {sum(f in caught for f in of_all):3} of {len(of_all):3}")
    percent = 100 * len(caught) / len(results)
    _say(f"{len(caught)} of {len(results)} faults caught, {percent:.0f} %, in {seconds:.0f} s")
    return 0 if percent >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
